"""Worlds that a seat can't tell apart: whatever it asks, the real server answers the same.

A match is begun twice: from a position, and from another one that the seat could as well be in. All
that the seat can ask for is asked in both; status, headers, length and body must be equal.
"""

import pytest

from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import State
from rubicon.registry import find_game
from server.house import House, Json, Player

CASES = [("triumvirate", 2, 25), ("triumvirate", 2, 40), ("total_war_rome", 3, 60)]
DIFFERS = ("date",)
MOST_MOVES = 12
Request = tuple[str, str, Json | None]


def two_worlds(game: str, players: int, plies: int) -> tuple[int, State, State]:
    """A seat that decides, a position, and another one that it could as well be in."""
    rules, rng = find_game(game).rules(players, {}, None, ""), Rng(plies)
    match = Match(rules)
    while True:
        for _ in match.settle(rng):
            pass
        seat = match.state.to_act()
        if len(match.log) >= plies and not match.state.asked():
            world = rules.imagine(glimpse(rules, match.state, seat)).draw(rng)
            if world != match.state:
                return seat, match.state, world
        moves = match.state.legal()
        match.play(seat, moves[rng.below(len(moves))])


def opened(writer: Player, reader: Player, game: str, players: int, seat: int, at: Json) -> str:
    """A match from a position, in which the reader has the seat; its id."""
    seats = ["invite" if one == seat else "me" for one in range(players)]
    made = writer.create(*seats, game=game, position=at)
    (invitation,) = made["invites"].values()
    token = invitation.rpartition("/")[2]
    reader.post(f"matches/{made['id']}/join", {"token": token, "written": True})
    return str(made["id"])


def asked(
    reader: Player, match_id: str, request: tuple[str, str, Json | None]
) -> tuple[object, ...]:
    """All of an answer, but for the match's name and the time."""
    method, path, body = request
    answer = reader.http.request(method, f"/api/matches/{match_id}{path}", json=body)
    headers = [one for one in answer.headers.multi_items() if one[0] not in DIFFERS]
    told = [(name, value.replace(match_id, "ID")) for name, value in headers]
    return answer.status_code, told, answer.text.replace(match_id, "ID")


def questions(snapshot: Json, others: list[str]) -> list[Request]:
    """Everything that can be asked, with moves that are allowed and some that are not."""
    own, ply = [move["words"] for move in snapshot["moves"]][:MOST_MOVES], snapshot["ply"]
    looks = ("", "/at/0", "/views", "/log", "/board", "/record", "/lead", "/comparison")
    every: list[Request] = [("GET", path, None) for path in looks]
    every += [("GET", f"/log?viewer={seat['seat']}", None) for seat in snapshot["seats"]]
    for words in own + others:
        every.append(("POST", "/why", {"move": words}))
        every.append(("GET", f"/odds?move={words}", None))
        every.append(("POST", "/draft", {"moves": [words], "ply": ply}))
    for path, body in (
        ("/undo", {}), ("/redo", {}), ("/stand", {"passes": True}),
        ("/propose", {"kind": "takeback", "ply": 0}), ("/moves", {"move": "nonsense", "ply": ply}),
        ("/moves", {"move": own[0], "ply": ply + 1}),
    ):  # fmt: skip
        every.append(("POST", path, body))
    return every


@pytest.mark.parametrize(("game", "players", "plies"), CASES)
def test_both_worlds_answer_alike(
    game: str, players: int, plies: int, house: House, sqlite: str
) -> None:
    server = house.start(sqlite)
    writer, reader = Player(server), Player(server)
    seat, *worlds = two_worlds(game, players, plies)
    rules = find_game(game).rules(players, {}, None, "")
    ids = [opened(writer, reader, game, players, seat, rules.position(world)) for world in worlds]
    # Moves that somebody could make in one of the worlds, and nobody in the other.
    grammar = rules.grammar.words
    others = sorted({grammar(move) for world in worlds for move in world.legal()})[:MOST_MOVES]
    answers = 0
    for request in questions(reader.match(ids[0]), others):
        one, other = (asked(reader, match_id, request) for match_id in ids)
        assert one == other, request
        answers += one[0] == 200
    assert answers > MOST_MOVES
    assert rules.position(worlds[0]) != rules.position(worlds[1])
