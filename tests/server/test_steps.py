"""Several moves as one step: all or none, undone as one; drafts, which tell nobody anything."""

from contextlib import ExitStack

import pytest

from server.house import House, Json, Player, Server, text_of
from server.senate import SETTINGS, WATCHER, Listening, Senate, bidding, filling
from toy import curia as c


@pytest.fixture
def curia(house: House, sqlite: str) -> Server:
    """A server that knows Curia."""
    return house.start(sqlite, **SETTINGS)


def leading(server: Server, **more: object) -> Senate:
    """Brutus leads and is to pledge."""
    return Senate(server, bidding(3, phase=c.PLEDGING, bids=[1, 0, 0]) | more)


def two_steps(anna: Player, match_id: str) -> list[str]:
    """Two moves that can follow each other in somebody's turn, with nothing in between."""
    seen = anna.match(match_id)
    for first in seen["moves"]:
        body = {"moves": [first["words"]], "ply": seen["ply"], "seat": seen["deciding"]}
        for second in anna.post(f"matches/{match_id}/draft", body)["legal"]:
            both = body | {"moves": [first["words"], second["words"]]}
            if anna.post(f"matches/{match_id}/draft", both)["legal"]:
                return [first["words"], second["words"]]
    raise AssertionError("there are no two such moves")


def test_a_list_is_one_step_of_one_revision_and_undone_as_one(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    moves, before = two_steps(anna, match_id), anna.match(match_id)
    done = anna.move(match_id, moves, before["ply"])
    after = anna.match(match_id)
    assert done["revision"] == before["revision"] + 1
    mine = [line for line in after["log"][before["ply"] :] if not line["forced"]]
    assert [line["words"] for line in mine] == moves
    assert [line["joined"] for line in mine] == [False, *(True for _ in moves[1:])]
    anna.post(f"matches/{match_id}/undo", {})
    back = anna.match(match_id)
    assert (back["log"], back["view"]) == (before["log"], before["view"])
    anna.post(f"matches/{match_id}/redo", {})
    assert anna.match(match_id)["log"] == after["log"]


def test_all_are_made_or_none(anna: Player) -> None:
    match_id = anna.create("me", "me", "me")["id"]
    first, second = two_steps(anna, match_id)
    before = anna.match(match_id)
    error = anna.move(match_id, [first, second, "end turn", second], before["ply"], 409)["error"]
    assert error["code"] == "illegal"
    after = anna.match(match_id)
    assert (after["revision"], after["log"]) == (before["revision"], before["log"])
    assert anna.move(match_id, [], before["ply"], 400)["error"]["code"] == "bad_input"
    assert anna.move(match_id, [first, "dance"], before["ply"], 400)["error"]["code"] == "bad_input"


def test_a_list_out_of_order_is_put_in_order(curia: Server) -> None:
    senate = Senate(curia, filling(2), 2)
    senate.move("Brutus", ["seal", "add 4", "add 1"])
    assert senate.seen("Brutus")["asked"]["answers"] == {"Brutus": ["add 1", "add 4", "seal"]}
    senate.act("Brutus", "undo")
    assert senate.seen("Brutus")["asked"]["answers"] == {"Brutus": []}


def test_an_answer_can_not_go_on_after_its_end(curia: Server) -> None:
    """Cassius would lead if the others bid nothing; his answer is a bid and no more."""
    senate = Senate(curia, bidding(2), 2)
    why = senate.refused("Cassius", "moves", move=["bid 3", "pledge 1 1 1"], ply=0)
    assert why == "Nobody can plan further than the move before this one (2.1)."
    senate.move("Cassius", "bid 3")
    assert senate.ready() == ["Cassius"]
    senate.move("Brutus", "bid 3")
    assert senate.seen(WATCHER)["to_act"] == "Brutus"


# ---- drafts --------------------------------------------------------------------------------------


def drafted(senate: Senate, name: str, *moves: str) -> Json:
    return senate.act(name, "draft", moves=list(moves), ply=senate.ply)


def test_a_draft_tells_view_moves_and_odds_and_stores_nothing(curia: Server) -> None:
    senate = leading(curia)
    with ExitStack() as stack:
        listening = Listening(stack, senate)
        before = {name: senate.everything(name) for name in senate.all}
        one = drafted(senate, "Brutus", "pledge 1 0 2")
        two = drafted(senate, "Brutus", "look Cassius", "pledge 1 0 2")
        assert {name: senate.everything(name) for name in senate.all} == before
        assert all(len(texts) == 1 for texts in listening.since().values()), "the chat alone"
    assert one["view"]["causes"][:3] == [1, 0, 2]
    assert [move["words"] for move in one["legal"]] == ["wait", "look Cassius", "look Cicero"]
    assert (one["refusal"], one["refused"], one["odds"]["odds"]) == (None, None, None)
    assert one["hints"] == drafted(senate, "Brutus")["hints"], "of one's own letter"
    assert two["moves"] == ["pledge 1 0 2", "look Cassius"], "in the order of the rules"
    assert two["odds"]["odds"] == {"success": "2/5"}
    assert [text_of(one) for one in two["odds"]["says"]] == ["A tribune with probability 2/5."]


def test_a_draft_names_the_first_refusal_and_its_place(curia: Server) -> None:
    senate = leading(curia)
    told = drafted(senate, "Brutus", "pledge 1 0 2", "look Brutus", "wait")
    assert told["refused"] == 1
    assert (told["refusal"]["legal"], told["refusal"]["rule"]) == (False, "2.3")
    assert text_of(told["refusal"]) == "Brutus's letter is known already (2.3)."
    assert told["view"]["causes"][:3] == [1, 0, 2], "the position before it"
    basket = Senate(curia, filling(2), 2)
    told = drafted(basket, "Brutus", "add 1", "add 3", "seal")
    assert (told["refused"], told["view"]["basket_sizes"]) == (1, [1, 0])


def test_trying_does_not_tell_what_making_tells(curia: Server) -> None:
    """A letter is not read by asking what would be seen then, nor by making it part of a list."""
    told = []
    for letter in (1, 5):
        senate = leading(curia, letters=[0, letter, 4])
        look = drafted(senate, "Brutus", "pledge 1 0 2", "look Cassius")
        assert look["view"]["letters"] == [0, None, None]
        assert look["legal"] == []
        beyond = drafted(senate, "Brutus", "pledge 1 0 2", "look Cassius", "add 1")
        assert (beyond["refused"], beyond["view"]["letters"]) == (2, [0, None, None])
        moves = ["pledge 1 0 2", "look Cassius", "add 1"]
        why = senate.refused("Brutus", "moves", move=moves, ply=0)
        assert why == "Nobody can plan further than the move before this one (2.3)."
        assert senate.ply == 0
        told.append([look, beyond])
        senate.move("Brutus", ["pledge 1 0 2", "look Cassius"])
        assert senate.seen("Brutus")["view"]["letters"] == [0, letter, None]
    assert told[0] == told[1]


@pytest.mark.parametrize("last", ["pass", "veto"])
def test_the_end_is_not_seen_by_trying(curia: Server, last: str) -> None:
    """With the last answer the game would be over, and all letters shown."""
    position = filling(2, phase=c.VETOING, letters=[4, 0], turn=2)
    senate = Senate(curia, position, 2, options={"omens": "always"})
    told = drafted(senate, "Cassius", last)
    assert (told["view"]["letters"], told["refusal"], told["legal"]) == ([None, 0], None, [])


# ---- scenarios -----------------------------------------------------------------------------------


def test_a_scenario_is_opened_by_name_and_survives(house: House, sqlite: str) -> None:
    server = house.start(sqlite, **SETTINGS)
    anna = Player(server)
    match_id = anna.create("me", "me", game="curia", options={"scenario": "forum"})["id"]
    for _ in range(2):
        anna.move(match_id, "bid 1", anna.match(match_id)["ply"])
    seen = anna.match(match_id)
    assert (seen["options"], seen["board"]) == ({"scenario": "forum"}, "The forum")
    assert len(seen["moves"]) > 4_000
    anna.move(match_id, "pledge 0 1 0 0 2", seen["ply"])
    before = anna.match(match_id)
    server.kill()
    anna.move_to(house.start(sqlite, **SETTINGS))
    assert anna.match(match_id) == before
    anna.post(f"matches/{match_id}/propose", {"kind": "end"})
    record = anna.http.get(f"/api/matches/{match_id}/record").text
    assert "scenario" in record.partition("\n\n")[0]
    again = anna.match(anna.post("records", {"record": record}, 201)["id"])
    assert (again["board"], again["ply"]) == ("The forum", before["ply"])
    assert anna.match(match_id)["view"] == again["view"]


def test_the_list_of_games_describes_scenarios(curia: Server) -> None:
    games = {game["id"]: game for game in Player(curia).get("games")}
    forum = games["curia"]["scenarios"][1]
    assert forum == {"name": "forum", "players": [2, 3, 4], "options": {"rounds": 2}}
    option = games["curia"]["options"][0]
    assert (option["name"], option["kind"], option["values"]) == (
        "scenario", "scenario", ["curia", "forum"],
    )  # fmt: skip
    error = Player(curia).create_fails({"game": "curia", "options": {"scenario": "circus"}})
    assert "There is no scenario 'circus'" in error["text"]
