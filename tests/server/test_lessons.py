"""Lessons over the wire: each step is judged, one can go back, and nobody else can look."""

import pytest

from patience import wait_for
from rubicon.lessons import load_lessons
from rubicon.registry import GAMES, find_game
from server.house import GAME, House, Json, Player, Server, text_of
from server.senate import SETTINGS
from toy.finding import CURIA

TOY = CURIA.id
NAMES = [(game, one.id) for game in GAMES for one in load_lessons(find_game(game))]


@pytest.fixture
def curia(house: House, sqlite: str) -> Server:
    """A server that knows the toy."""
    return house.start(sqlite, **SETTINGS)


def begin(player: Player, game: str, lesson: str) -> str:
    """The match of a lesson."""
    return str(player.post(f"games/{game}/lessons/{lesson}", {})["id"])


def do(player: Player, match: str, words: str, status: int = 200) -> Json:
    """A move where the match is now."""
    return player.move(match, words, player.match(match)["ply"], status)


def step_of(player: Player, match: str) -> int:
    """How many steps are done."""
    return int(player.match(match)["lesson"]["step"])


def test_the_lobby_is_told_the_lessons_and_a_lesson_is_none_of_its_matches(curia: Server) -> None:
    anna = Player(curia)
    told = {game["id"]: [one["id"] for one in game["lessons"]] for game in anna.get("games")}
    assert told[TOY] == ["first-round", "whole-round"]
    match = begin(anna, TOY, "first-round")
    assert anna.get("lobby") == {"mine": [], "open": [], "watch": []}
    assert begin(anna, TOY, "first-round") == match
    assert begin(Player(curia), TOY, "first-round") != match


def test_a_wrong_move_is_answered_by_kind_and_changes_nothing(curia: Server) -> None:
    anna = Player(curia)
    match = begin(anna, TOY, "first-round")
    before = anna.match(match)
    assert text_of(before["lesson"]) == "Bid two coins or more."
    assert before["lesson"]["example"] == "bid 2"
    said = {
        words: do(anna, match, words, 409)["error"] for words in ("bid 0", "bid 1", "pledge 1 0 0")
    }
    assert {words: error["code"] for words, error in said.items()} == {
        "bid 0": "lesson", "bid 1": "lesson", "pledge 1 0 0": "illegal",
    }  # fmt: skip
    assert text_of(said["bid 0"]) == "Who bids nothing leads nothing."
    assert text_of(said["bid 1"]) == "Cassius will bid more."
    assert anna.match(match) == before


def test_steps_go_on_with_answers_that_wait_and_lines_of_the_rivals(curia: Server) -> None:
    anna = Player(curia)
    match = begin(anna, TOY, "first-round")
    do(anna, match, "bid 3")
    assert [entry["seat"] for entry in anna.match(match)["log"]] == ["Brutus", "Cassius"]
    do(anna, match, "pledge 1 1 0")
    assert text_of(do(anna, match, "wait", 409)["error"]) == "You would learn nothing."
    do(anna, match, "look Cassius")
    assert text_of(do(anna, match, "add 4", 409)["error"]) == "Keep that for later."
    do(anna, match, "add 1")
    waiting = anna.match(match)
    assert waiting["asked"]["answers"] == {"Brutus": ["add 1"]}
    assert waiting["lesson"]["step"] == 4
    do(anna, match, "seal")
    over = anna.match(match)["lesson"]
    assert (over["step"], over["steps"], over["example"]) == (5, 5, None)
    assert (text_of(over), over["next"]) == ("The baskets are open.", "whole-round")
    assert do(anna, match, "pass", 409)["error"]["code"] == "lesson"


def test_one_can_go_back_a_step_again_and_again_and_start_over(curia: Server) -> None:
    anna = Player(curia)
    match = begin(anna, TOY, "first-round")
    back = f"matches/{match}/lesson"
    assert anna.match(match)["lesson"]["back"] is False
    for words in ("bid 2", "pledge 1 0 0", "look Cassius", "add 1", "seal"):
        do(anna, match, words)
    plies = []
    while anna.match(match)["lesson"]["back"]:
        anna.post(back, {"to": "step"})
        now = anna.match(match)
        plies.append((now["lesson"]["step"], now["ply"]))
    assert plies == [(3, 4), (2, 3), (1, 2), (0, 0)]
    do(anna, match, "bid 3")
    assert step_of(anna, match) == 1
    anna.post(back, {"to": "start"})
    now = anna.match(match)
    assert (now["lesson"]["step"], now["ply"], now["deciding"]) == (0, 0, "Brutus")


def test_undo_takes_back_what_was_done_in_a_lesson_too(anna: Player) -> None:
    match = begin(anna, GAME, "first-turn")
    do(anna, match, "rome 2 legions in Italia")
    assert step_of(anna, match) == 1
    anna.post(f"matches/{match}/undo", {})
    assert step_of(anna, match) == 0


def test_a_chance_to_interrupt_waits_until_the_learner_has_read(house: House, sqlite: str) -> None:
    """At a table it would close by itself, since nothing can be played."""
    anna = Player(house.start(sqlite, window_seconds=0.02))
    match = begin(anna, "total_war_rome", "round")
    do(anna, match, "bid 0")
    do(anna, match, "order Rome first clockwise")
    for _ in range(50):
        now = anna.match(match)
        assert ([move["words"] for move in now["moves"]], now["lesson"]["step"]) == (["pass"], 2)
    do(anna, match, "pass")
    wait_for(lambda: anna.match(match)["lesson"]["example"])
    assert step_of(anna, match) == 3


def test_a_bot_plays_the_others_and_one_can_play_on_after_the_end(curia: Server) -> None:
    anna = Player(curia)
    match = begin(anna, TOY, "whole-round")

    def asked() -> Json | None:
        now = anna.match(match)
        return now if now["moves"] or now["lesson"]["step"] else None

    while not (now := wait_for(asked))["lesson"]["step"]:
        anna.move(match, now["lesson"]["example"], now["ply"])
    assert now["lesson"]["goes_on"]


def test_a_lesson_that_ends_the_game_can_be_started_over(anna: Player) -> None:
    match = begin(anna, GAME, "ability")
    while example := anna.match(match)["lesson"]["example"]:
        do(anna, match, example)
    over = anna.match(match)
    assert (over["status"], over["outcome"]["winners"]) == ("over", ["Caesar"])
    anna.post(f"matches/{match}/lesson", {"to": "step"})
    assert anna.match(match)["status"] == "running"
    anna.post(f"matches/{match}/lesson", {"to": "start"})
    again = anna.match(match)
    assert (again["status"], again["outcome"], again["lesson"]["step"]) == ("running", None, 0)


def test_a_lesson_goes_on_where_it_was_after_a_restart(house: House, sqlite: str) -> None:
    server = house.start(sqlite)
    anna = Player(server)
    match = begin(anna, "triumvirate", "following")
    do(anna, match, "play Pompeius 8")
    before = anna.match(match)
    server.kill()
    anna.move_to(house.start(sqlite))
    assert anna.match(match) == before
    assert begin(anna, "triumvirate", "following") == match


def test_nobody_looks_at_or_acts_in_the_lesson_of_another(anna: Player, berta: Player) -> None:
    match = begin(anna, "triumvirate", "pledges")
    for path in ("", "/log", "/at/0", "/record", "/views"):
        berta.get(f"matches/{match}{path}", 404)
    berta.post(f"matches/{match}/lesson", {"to": "start"}, 404)
    berta.post(f"matches/{match}/join", {}, 404)


def test_a_learner_sees_no_more_than_his_seat_and_no_match_proper_goes_back(anna: Player) -> None:
    match = begin(anna, "triumvirate", "pledges")
    assert anna.match(match)["view"]["seats"]["Claudii"]["hand"] is None
    assert anna.get(f"matches/{match}/at/0?viewer=open", 403)["error"]["code"] == "forbidden"
    assert anna.get(f"matches/{match}/record", 409)["error"]["code"] == "conflict"
    proper = anna.create("me", "me", "me")["id"]
    assert anna.match(proper)["lesson"] is None
    refused = anna.post(f"matches/{proper}/lesson", {"to": "start"}, 409)["error"]
    assert text_of(refused) == "This match is no lesson."


def test_a_learner_neither_resigns_nor_is_replaced(anna: Player) -> None:
    match = begin(anna, GAME, "first-turn")
    for path, body in (
        ("resign", {}),
        ("propose", {"kind": "end"}),
        ("stand-in", {"seat": "Caesar", "bot": "greedy"}),
    ):
        error = anna.post(f"matches/{match}/{path}", body, 409)["error"]
        assert text_of(error).startswith("That is not possible in a lesson")


def test_a_lesson_that_there_is_not(anna: Player) -> None:
    error = anna.post(f"games/{GAME}/lessons/flying", {}, 404)["error"]
    assert text_of(error).startswith("There is no lesson 'flying'; there are first-turn, ")
    assert anna.post("games/chess/lessons/first-turn", {}, 404)["error"]["code"] == "not_found"


@pytest.mark.parametrize(("game", "lesson"), NAMES)
def test_every_lesson_can_be_done_by_its_own_examples(
    house: House, sqlite: str, game: str, lesson: str
) -> None:
    anna = Player(house.start(sqlite))
    match = begin(anna, game, lesson)

    def ready() -> Json | None:
        now = anna.match(match)
        return now if now["lesson"]["example"] or now["lesson"]["step"] == steps else None

    steps = anna.match(match)["lesson"]["steps"]
    while (now := wait_for(ready))["lesson"]["step"] < steps:
        ending = [move["words"] for move in now["moves"] if move["words"].startswith("end ")]
        words = ending[0] if lesson == "first-year" and ending else now["lesson"]["example"]
        anna.move(match, words, now["ply"])
