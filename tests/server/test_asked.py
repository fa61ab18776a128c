"""Several asked at once: any order, one reveal, and not a byte of an answer before it."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import permutations
from typing import Any

import pytest

from games.triumvirate.table import deciding
from patience import wait_for
from server.house import House, Json, Player, Server
from server.senate import (
    SEATS,
    SETTINGS,
    WATCHER,
    Listening,
    Senate,
    bidding,
    filling,
    not_ready,
    vetoing,
)

BIDS = {"Brutus": "bid 1", "Cassius": "bid 3", "Cicero": "bid 0", "Cato": "bid 2"}
PLEDGES = deciding("C75", "P75")


@pytest.fixture
def curia(house: House, sqlite: str) -> Server:
    """A server that knows Curia."""
    return house.start(sqlite, **SETTINGS)


def pledging(server: Server) -> Senate:
    """Both houses of Triumvirate are asked for a pledge."""
    position = PLEDGES.rules.position(PLEDGES.state)
    return Senate(server, position, 2, game="triumvirate")


# ---- answering -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_they_answer_in_any_order_and_enter_the_log_in_the_rules_order(
    curia: Server, players: int
) -> None:
    for order in permutations(SEATS[:players]):
        senate = Senate(curia, bidding(players), players)
        first = senate.seen(WATCHER)
        assert first["asked"]["seats"] == list(SEATS[:players])
        assert (first["to_act"], first["thinking"], first["deciding"]) == (None, False, None)
        for count, name in enumerate(order, 1):
            done = senate.act(name, "moves", move=BIDS[name], ply=first["ply"])
            if count < players:
                assert done == {"revision": first["revision"], "ply": first["ply"]}
                assert senate.ready() == [seat for seat in SEATS if seat in order[:count]]
        assert done == {"revision": first["revision"] + 1, "ply": first["ply"] + players}
        assert senate.words() == [f"{name}: bid" for name in SEATS[:players]]
        over = senate.seen("Cassius")
        assert (over["asked"], over["to_act"], senate.ready()) == (None, "Cassius", [])
        assert over["view"]["bids"] == [1, 3, 0][:players]


def test_both_houses_pledge_at_once(curia: Server) -> None:
    senate = pledging(curia)
    ply = senate.ply
    assert senate.seen("Aemilii")["deciding"] == "Aemilii"
    assert senate.seen("Claudii")["deciding"] == "Claudii"
    senate.act("Claudii", "moves", move="pledge Pompeius 7", ply=ply)
    senate.act("Aemilii", "moves", move="pledge Caesar 5", ply=ply)
    log = senate.seen("Claudii")["log"]
    assert [line["seat"] for line in log[:2]] == ["Aemilii", "Claudii"]
    assert "5" not in log[0]["words"]
    assert log[1]["words"] == "pledge Pompeius 7"


def test_who_has_answered_is_told_so_and_is_not_asked_again(curia: Server) -> None:
    senate = Senate(curia, bidding(3))
    senate.move("Cassius", "bid 2")
    mine = senate.seen("Cassius")
    assert mine["asked"]["answers"] == {"Cassius": ["bid 2"]}
    assert (mine["asked"]["ready"], mine["deciding"], mine["moves"]) == (["Cassius"], None, [])
    assert senate.refused("Cassius", "moves", move="bid 1", ply=senate.ply) == (
        "You have answered already. Take that back first."
    )
    assert "bad_input" in str(senate.move("Brutus", [], 400))
    lobby = {name: player.get("lobby")["mine"] for name, player in senate.people.items()}
    turns = {name: mine[0]["your_turn"] for name, mine in lobby.items()}
    assert turns == {"Brutus": True, "Cassius": False, "Cicero": True}


# ---- not a byte ----------------------------------------------------------------------------------


Received = dict[str, list[str]]


def after_answer(senate: Senate, name: str, move: object) -> Received:
    """All that the others receive, by sockets and by asking, after somebody has answered so."""
    with ExitStack() as stack:
        listening = Listening(stack, senate)
        before = senate.in_lobby(WATCHER)
        if move is not None:
            senate.move(name, move)
        assert senate.in_lobby(WATCHER) == before, "not even when it was changed last"
        came = listening.since()
        others = [one for one in senate.all if one != name]
        return {one: came[one] + senate.everything(one) for one in others}


def without_readiness(received: Received) -> Received:
    """The same without who is ready."""
    return {
        name: [not_ready(text) for text in texts if '"type":"presence"' not in text]
        for name, texts in received.items()
    }


QUESTIONS: dict[str, tuple[Any, str, list[object]]] = {
    "bid": (lambda s: Senate(s, bidding(3)), "Brutus", ["bid 0", "bid 1", "bid 3"]),
    "last bid": (lambda s: Senate(s, bidding(3)), "Cicero", ["bid 0", "bid 3"]),
    "sealed": (
        lambda s: Senate(s, filling(3)), "Brutus",
        ["seal", ["add 1", "seal"], ["add 1", "add 4", "seal"]],
    ),
    "veto": (lambda s: Senate(s, vetoing(3)), "Brutus", ["pass", "veto"]),
    "pledge": (
        pledging, "Aemilii", ["pledge nothing", "pledge Caesar 7", "pledge Caesar 5"],
    ),
    "second pledge": (pledging, "Claudii", ["pledge nothing", "pledge Pompeius 7"]),
}  # fmt: skip


@pytest.mark.parametrize("question", list(QUESTIONS))
def test_until_the_reveal_nobody_receives_a_byte_of_an_answer(curia: Server, question: str) -> None:
    make, name, moves = QUESTIONS[question]
    received = [after_answer(make(curia), name, move) for move in moves]
    assert all(one == received[0] for one in received)
    silence = after_answer(make(curia), name, None)
    assert without_readiness(received[0]) == without_readiness(silence)
    shows_ready = any(one != silence for one in received)
    assert shows_ready == (question != "veto"), "who is ready is shown, but not in a window"


def test_a_basket_that_is_not_sealed_is_nobodys_business(curia: Server) -> None:
    """Not even that somebody has begun."""
    received = [
        after_answer(Senate(curia, filling(3)), "Brutus", move)
        for move in (None, "add 1", ["add 1", "add 4"])
    ]
    assert received[0] == received[1] == received[2]


def test_the_others_answers_do_not_show_in_ones_own(curia: Server) -> None:
    """What Cicero is told of his own answer does not depend on what Brutus has answered."""
    told = []
    for move in ("bid 0", "bid 3"):
        senate = Senate(curia, bidding(3))
        senate.move("Brutus", move)
        done = senate.move("Cicero", "bid 2")
        told.append([str(done), *senate.everything("Cicero")])
    assert told[0] == told[1]


def test_one_device_for_two_keeps_their_answers_apart(curia: Server) -> None:
    anna, berta = Player(curia), Player(curia)
    wish: Json = {"game": "curia", "position": filling(3)}
    made = anna.create("me", "me", "invite", **wish)
    berta.post(
        f"matches/{made['id']}/join",
        {"token": made["invites"]["Cicero"].rpartition("/")[2], "written": True},
    )
    path = f"matches/{made['id']}"
    anna.move(made["id"], ["add 1", "seal"], 0)
    second = anna.match(made["id"])
    assert (second["deciding"], second["viewer"]) == ("Cassius", "Cassius")
    assert second["asked"]["answers"] == {"Cassius": []}
    assert "add 1" not in str(second)
    body = {"moves": [], "ply": 0, "seat": "Brutus"}
    assert anna.post(f"{path}/draft", body, 403)["error"]["code"] == "forbidden"
    anna.move(made["id"], "add 0", 0)
    anna.post(f"{path}/undo", {})
    assert anna.match(made["id"])["deciding"] == "Cassius", "the last to begin goes back first"
    anna.post(f"{path}/undo", {})
    back = anna.match(made["id"])
    assert (back["deciding"], back["asked"]["answers"]) == ("Brutus", {"Brutus": []})
    anna.move(made["id"], "seal", 0)
    anna.move(made["id"], "seal", 0)
    assert anna.match(made["id"])["view"]["seat"] is None
    assert anna.post(f"{path}/why", {"move": "add 1"}, 403)["error"]["code"] == "forbidden"


# ---- taking back ---------------------------------------------------------------------------------


def test_an_answer_can_be_taken_back_step_by_step_until_the_reveal(curia: Server) -> None:
    senate = Senate(curia, filling(2), 2)
    for move in ("add 1", "add 4", "seal"):
        senate.move("Brutus", move)
    assert senate.ready() == ["Brutus"]
    for left in (["add 1", "add 4"], ["add 1"], []):
        senate.act("Brutus", "undo")
        assert senate.seen("Brutus")["asked"]["answers"] == {"Brutus": left}
        assert senate.ready() == []
    assert senate.refused("Brutus", "undo") == (
        "There is nothing to undo: others are being asked already."
    )
    senate.move("Brutus", ["add 1", "seal"])
    senate.move("Cassius", "seal")
    assert senate.words()[:3] == ["Brutus: add", "Brutus: seal", "Cassius: seal"]
    for name in ("Brutus", "Cassius"):
        assert senate.refused(name, "undo") == (
            "There is nothing to undo: others are being asked already."
        )


def test_after_the_reveal_it_is_refused_with_the_reason(curia: Server) -> None:
    senate = Senate(curia, bidding(2), 2)
    senate.move("Brutus", "bid 0")
    senate.move("Cassius", "bid 2")
    assert senate.refused("Brutus", "undo") == "There is nothing to undo: Cassius has acted since."
    why = senate.refused("Cassius", "undo")
    assert why.startswith("There is nothing to undo: something hidden has been shown since,")


# ---- a bot among them ----------------------------------------------------------------------------


def met_baskets(server: Server) -> Iterator[tuple[Json, list[Json]]]:
    """Baskets of a bot, until one has needed several moves."""
    for _ in range(30):
        anna = Player(server)
        match_id = anna.create("me", "random", game="curia", position=filling(2))["id"]
        with anna.follow(match_id) as socket:
            socket.until(lambda s: s["seats"][1]["ready"] or socket.others)
            wait_for(lambda: anna.match(match_id)["seats"][1]["ready"])  # noqa: B023
            before = anna.match(match_id)
            anna.move(match_id, "seal", 0)
            after = socket.until(lambda s: s["ply"] > 0)
            seen = [text for text in socket.texts if '"ply":0' in text]
            assert not any('"thinking":true' in text for text in seen)
        yield before, [line for line in after["log"] if line["seat"] == "Cassius"]


def test_a_bot_answers_too_and_nobody_sees_it_think(curia: Server) -> None:
    for before, basket in met_baskets(curia):
        assert (before["thinking"], before["ply"], before["revision"]) == (False, 0, 1)
        assert basket[-1]["words"] == "seal"
        assert [line["joined"] for line in basket] == [False] + [True] * (len(basket) - 1)
        if len(basket) > 1:
            return
    raise AssertionError("no bot has put a card into its basket")


# ---- agreeing, leaving ---------------------------------------------------------------------------


def led(senate: Senate) -> int:
    """Brutus has bid most and pledged; the ply at which the bids began."""
    ply = senate.ply
    for name, move in (("Cassius", "bid 0"), ("Brutus", "bid 1"), ("Cicero", "bid 0")):
        senate.move(name, move)
    senate.move("Brutus", ["pledge 1 0 2", "wait"])
    return ply


def test_a_take_back_clears_the_answers(curia: Server) -> None:
    senate = Senate(curia, bidding(3))
    ply = led(senate) + len(SEATS[:3])
    senate.move("Cassius", ["add 3", "seal"])
    senate.move("Cicero", "add 1")
    senate.act("Brutus", "propose", kind="takeback", ply=ply + 1)
    assert senate.seen(WATCHER)["proposal"]["ply"] == ply, "not into the middle of a step"
    assert senate.ready() == ["Cassius"]
    for name in ("Cassius", "Cicero"):
        senate.act(name, "answer", yes=True)
    assert senate.ply == ply
    assert senate.seen(WATCHER)["to_act"] == "Brutus"
    senate.move("Brutus", ["pledge 1 0 2", "wait"])
    assert senate.seen("Cassius")["asked"]["answers"] == {"Cassius": []}
    assert senate.ready() == []


def test_nobody_answers_again_when_answers_were_shown(curia: Server) -> None:
    """Who has seen the others' bids would bid one more."""
    senate = Senate(curia, bidding(3))
    ply = led(senate)
    for name in senate.people:
        for one in (ply, ply + 1):
            said = senate.refused(name, "propose", kind="takeback", ply=one)
            assert said.startswith("Something hidden has been shown since")
    assert senate.seen(WATCHER)["proposal"] is None


def test_an_answer_leaves_a_proposal_alone_and_the_reveal_does_not(curia: Server) -> None:
    senate = Senate(curia, bidding(3))
    ply = led(senate) + len(SEATS[:3])
    senate.act("Cicero", "propose", kind="takeback", ply=ply)
    senate.move("Cassius", "seal")
    assert senate.seen(WATCHER)["proposal"]["by"] == "Cicero"
    senate.move("Brutus", "seal")
    senate.move("Cicero", "seal")
    assert senate.seen(WATCHER)["proposal"] is None


def test_who_resigns_in_a_question_is_replaced_and_his_answer_stands(curia: Server) -> None:
    senate = Senate(curia, filling(3))
    senate.move("Cassius", "add 3")
    senate.move("Cicero", ["add 1", "seal"])
    senate.act("Cicero", "resign")
    senate.act("Cassius", "stand-in", seat="Cassius", bot="random")
    wait_for(lambda: senate.ready("Brutus") == ["Cassius", "Cicero"])
    assert senate.refused("Cassius", "undo").startswith("A bot is playing for you")
    senate.act("Cassius", "stand-in", seat="Cassius", bot=None)
    assert senate.seen("Cassius")["asked"]["answers"]["Cassius"][0] == "add 3"
    senate.move("Brutus", "seal")
    words = senate.words()
    assert words[:3] == ["Brutus: seal", "Cassius: add", *words[2:3]]
    assert words.count("Cicero: add") == 1


def test_of_two_who_are_asked_one_may_resign(curia: Server) -> None:
    senate = Senate(curia, bidding(2), 2)
    senate.move("Brutus", "bid 3")
    senate.act("Cassius", "resign")
    over = senate.seen("Cassius")
    assert (over["status"], over["asked"], over["log"]) == ("over", None, [])
    assert "bid 3" not in str(over)
    assert senate.ready() == []


def test_who_is_out_is_not_asked_and_has_no_say(curia: Server) -> None:
    position = bidding(3, out=[0, 0, 1], purse=[18, 18, 0])
    senate = Senate(curia, position)
    seen = senate.seen("Cicero")
    assert [one["out"] for one in seen["seats"]] == [False, False, True]
    assert seen["asked"]["seats"] == ["Brutus", "Cassius"]
    assert (seen["deciding"], seen["asked"]["answers"]) == (None, {})
    assert "comes first" in senate.refused("Cicero", "moves", move="bid 0", ply=0)
    senate.move("Brutus", "bid 1")
    senate.move("Cassius", "bid 0")
    senate.act("Brutus", "propose", kind="end")
    assert senate.seen(WATCHER)["proposal"]["needed"] == ["Cassius"]
    for what, body in (("answer", {"yes": False}), ("propose", {"kind": "takeback", "ply": 0})):
        assert senate.refused("Cicero", what, **body).startswith("You are out of this match")
    senate.act("Cassius", "answer", yes=True)
    assert senate.seen(WATCHER)["status"] == "ended"
