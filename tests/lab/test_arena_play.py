"""Playing an arena: shared luck, several processes, folders that survive whatever happens."""

import json
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from rubicon.bots.random_bot import RandomBot
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.record import read_record, replay
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen
from rubicon.core.state import CHANCE
from rubicon.lab.arena import game as games
from rubicon.lab.arena import run as runs
from rubicon.lab.arena import store as stores
from rubicon.lab.arena.game import Place, Played, Stopped, play_game
from rubicon.lab.arena.question import Question, ask
from rubicon.lab.arena.run import check_code, run
from rubicon.lab.arena.store import Folder, Memory, stored_games
from rubicon.registry import find_game

NAME = "triumvirate"
FLAGSHIP = "end_of_the_triumvirate"


def asking(seed: int = 1, bots: tuple[str, ...] = ("greedy", "random")) -> Question:
    return ask(NAME, bots, seed=seed)


def results(store: Memory) -> dict[Place, tuple[tuple[int, ...], int]]:
    return {place: (played.payoffs, played.plies) for place, played in store.games.items()}


def played_out(question: Question, rounds: int) -> Memory:
    store = Memory(question)
    run(store, rounds, 1)
    return store


def draws(question: Question, place: Place) -> list[int]:
    """What chance dealt in the first hand."""
    _, record = play_game(json.dumps(question.json()), "", place)
    match = replay(read_record(record), find_game)
    log = [entry.move for entry in match.log[:30] if entry.seat == CHANCE]
    return log[:23]


MADE: "list[Watched]" = []


# ---- one game ------------------------------------------------------------------------------------


def test_the_games_of_a_round_share_their_luck_and_rounds_do_not() -> None:
    question = asking()
    assert draws(question, Place(0, 0)) == draws(question, Place(0, 1))
    assert draws(question, Place(0, 0)) != draws(question, Place(1, 0))
    assert draws(question, Place(0, 0)) != draws(asking(seed=2), Place(0, 0))


class Watched(RandomBot):
    """Notes what it is handed."""

    def __init__(self) -> None:
        self.seen: list[Seen] = []
        self.closed = 0
        MADE.append(self)

    def choose(self, rules: Rules, seen: Seen, legal: list[int], rng: Rng) -> int:
        self.seen.append(seen)
        assert len(legal) > 1
        return super().choose(rules, seen, legal, rng)

    def close(self) -> None:
        self.closed += 1


def test_every_seat_of_every_game_has_a_bot_of_its_own_which_is_handed_what_it_saw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    MADE.clear()
    monkeypatch.setattr(games, "make_bot", lambda _: Watched())
    store = played_out(asking(), 1)
    assert len(MADE) == 4
    for bot, (played, seat) in zip(
        MADE, ((played, seat) for played in store.games.values() for seat in (0, 1)),
        strict=True,
    ):  # fmt: skip
        assert bot.closed == 1
        assert played.clocks[seat].count == len(bot.seen)
        assert {seen.viewer for seen in bot.seen} == {seat}
        assert len({seen.view["viewer"] for seen in bot.seen}) == 1
        assert [len(seen.story) for seen in bot.seen] == sorted(
            len(seen.story) for seen in bot.seen
        )


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda: -5, "-5 is not a legal move"),
        (lambda: 1 // 0, "ZeroDivisionError"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_place(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[[], int], sentence: str
) -> None:
    class Failing(RandomBot):
        def choose(self, *_: Any) -> int:
            return answer()

    monkeypatch.setattr(games, "make_bot", lambda _: Failing())
    with pytest.raises(BadInput, match=rf"failed as .* in round 0, seating 0.*{sentence}"):
        run(Memory(asking()), 1, 1)


def test_a_program_that_fails_is_counted_and_the_game_goes_on() -> None:
    store = played_out(asking(bots=("program:false", "random")), 1)
    for played in store.games.values():
        assert sorted(played.faults) == [0, 5]


def test_a_game_that_nobody_wants_any_more_is_given_up() -> None:
    with pytest.raises(Stopped):
        play_game(json.dumps(asking().json()), "", Place(0, 0), lambda: True)


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    question = asking()
    rules = question.rules()
    monkeypatch.setattr(rules, "max_plies", 3)
    table = games.ArenaTable(question, rules, Place(0, 0))
    with pytest.raises(BadInput, match="more than its longest game"):
        table.play(lambda: False)


# ---- many games ----------------------------------------------------------------------------------


def test_the_same_question_plays_the_same_games_in_any_number_of_processes() -> None:
    question = asking(bots=("random", "greedy"))
    alone, together = played_out(question, 3), Memory(question)
    seen: list[Played] = []
    run(together, 3, 2, seen.append)
    assert results(alone) == results(together)
    assert len(seen) == 6


def test_three_seats_are_played_one_against_two() -> None:
    question = ask(FLAGSHIP, ("random", "greedy"), 3, one_against_rest=True)
    store = Memory(question)
    run(store, 1, 1)
    assert sorted(place.seating for place in store.games) == [0, 1, 2]
    assert all(sum(played.payoffs) == 1000 for played in store.games.values())


def test_a_run_ends_when_it_is_settled_or_late() -> None:
    store = Memory(asking())
    run(store, 5, 1, settled=lambda: len(store.games) >= 3)
    assert len(store.games) == 3
    run(store, 5, 1, seconds=0.0)
    assert len(store.games) == 3
    run(store, 5, 2, seconds=0.0)
    assert len(store.games) == 3
    run(store, 5, 2, settled=lambda: len(store.games) >= 5)
    assert len(store.games) == 5


def test_a_process_gives_up_its_game_when_the_run_has_ended(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert not runs.unwanted()
    stop = get_context("spawn").Event()
    monkeypatch.setattr(runs.Flags, "stop", stop)
    assert not runs.unwanted()
    stop.set()
    assert runs.unwanted()


# ---- folders -------------------------------------------------------------------------------------


def test_a_folder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    question = asking()
    folder = Folder(question, tmp_path)
    run(folder, 2, 1)
    folder.close()
    before = (tmp_path / "games.jsonl").read_bytes()
    again = Folder(question, tmp_path)
    fresh: list[Played] = []
    run(again, 4, 1, fresh.append)
    again.close()
    assert len(fresh) == 4
    assert (tmp_path / "games.jsonl").read_bytes().startswith(before)
    assert results(again) == results(played_out(question, 4)) == results(stored_games(tmp_path))
    records = sorted((tmp_path / "records").iterdir())
    assert [path.name for path in records][:2] == ["00000-00.txt", "00000-01.txt"]
    assert len(records) == 8
    record = read_record(records[1].read_text())
    assert list(record.seats.values()) == ["random", "greedy"]
    replay(record, find_game)


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    folder = Folder(asking(), tmp_path, records=False)
    run(folder, 2, 1)
    folder.close()
    file = tmp_path / "games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-10])
    assert len(stored_games(tmp_path).games) == 3
    again = Folder(asking(), tmp_path, records=False)
    assert len(again.games) == 3
    run(again, 2, 1)
    again.close()
    assert len(stored_games(tmp_path).games) == 4
    assert not list((tmp_path / "records").iterdir())


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (asking(seed=2), r"another question \(seed 1\)"),
        (asking(bots=("random", "greedy")), r"another question \(bots greedy,random\)"),
    ],
)
def test_another_question_is_refused(tmp_path: Path, other: Question, sentence: str) -> None:
    Folder(asking(), tmp_path).close()
    with pytest.raises(BadInput, match=sentence):
        Folder(other, tmp_path)


def test_a_folder_that_is_no_arena_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("{}\n")
    with pytest.raises(BadInput, match=r"no question\.json"):
        Folder(asking(), tmp_path)
    (tmp_path / "question.json").write_text("[]")
    with pytest.raises(BadInput, match="not the question"):
        Folder(asking(), tmp_path)
    whole = {"format": 9, **asking().json()}
    (tmp_path / "question.json").write_text(json.dumps(whole))
    with pytest.raises(BadInput, match="format 9"):
        Folder(asking(), tmp_path)
    (tmp_path / "question.json").write_text(json.dumps(whole | {"format": 1}))
    with pytest.raises(BadInput, match="line 1"):
        Folder(asking(), tmp_path)
    with pytest.raises(BadInput, match="can't hold the games"):
        Folder(asking(), tmp_path / "question.json")
    with pytest.raises(BadInput, match="can't be read"):
        stores.question_in(tmp_path / "nowhere")


def test_only_one_process_plays_into_a_folder(tmp_path: Path) -> None:
    first = Folder(asking(), tmp_path)
    with pytest.raises(BadInput, match="Another process"):
        Folder(asking(), tmp_path)
    first.close()
    Folder(asking(), tmp_path).close()


def test_games_of_other_code_are_not_added_to_unless_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = played_out(asking(), 1)
    check_code(store, mix=False)
    monkeypatch.setattr(runs, "code_of", lambda _: "f" * 12)
    with pytest.raises(BadInput, match="other code"):
        check_code(store, mix=False)
    check_code(store, mix=True)
