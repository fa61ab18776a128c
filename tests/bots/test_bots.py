"""Bots: legal moves, from what was seen alone, the same for the same seed; greedy beats random."""

import json

import pytest

from rubicon.bots.contract import Bot
from rubicon.bots.levels import LEVELS
from rubicon.bots.roster import BOTS, make_bot
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import Seen, glimpse, read_seen
from rubicon.core.state import CHANCE, NOBODY, State
from rubicon.registry import find_game
from toy.finding import DEALT, curia, given

FLAGSHIP = find_game("end_of_the_triumvirate").rules(2, {}, None, "")


QUICKLY = {
    **{name: name for name in BOTS},
    **{level.name: f"{level.name}?iterations=32" for level in LEVELS},
}
"""Every bot, with so little thought that a test can wait for it."""


def choose(bot: Bot, rules: Rules, state: State, seed: int) -> int:
    """A decision without a past."""
    return ask(bot, glimpse(rules, state, state.to_act()), state.legal(), seed)


def ask(bot: Bot, seen: Seen, legal: list[int], seed: int) -> int:
    """As the server asks: what was seen has been through JSON."""
    sent = read_seen(seen.rules, json.loads(json.dumps(seen.record())))
    return bot.choose(seen.rules, sent, legal, Rng(seed))


def play(rules: Rules, bots: list[Bot], seed: int) -> State:
    """A whole game; every move must be legal."""
    match, rng = Match(rules), Rng(seed)
    for ply in range(rules.max_plies):
        seat = match.state.to_act()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            match.play(CHANCE, match.state.sample(rng))
            continue
        move = ask(bots[seat], match.seen(seat), match.state.legal(), seed * 1000 + ply)
        match.play(seat, move)
    return match.state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_plays_a_game_with_secrets_to_its_end(name: str, players: int) -> None:
    bots = [make_bot(QUICKLY[name]) for _ in range(players)]
    assert bots[0].name == name
    assert play(curia(players), bots, 3).to_act() == NOBODY


@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_see_does_not_change_its_move(name: str) -> None:
    """What looks the same and the same seed give the same move, whichever world is the true one."""
    rules, rng, differed = curia(3), Rng(8), 0
    state = rules.start()
    while (seat := state.to_act()) != NOBODY:
        if seat != CHANCE:
            world = rules.imagine(glimpse(rules, state, seat)).draw(rng)
            differed += state != world
            chosen = {choose(make_bot(QUICKLY[name]), rules, it, 5) for it in (state, world)}
            assert len(chosen) == 1
        moves = state.legal() or [state.sample(rng)]
        state.apply(moves[rng.below(len(moves))])
    assert differed


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_chooses_the_same_move_and_others_do_not_always(name: str) -> None:
    state = FLAGSHIP.start()
    bots = [make_bot(QUICKLY[name]) for _ in range(2)]
    assert choose(bots[0], FLAGSHIP, state, 1) == choose(bots[1], FLAGSHIP, state, 1)
    if name == "random":
        assert len({choose(bots[0], FLAGSHIP, state, seed) for seed in range(20)}) > 1


def test_greedy_takes_what_looks_best_at_once() -> None:
    """Coins are worth more in the purse than on a cause; it sees no further."""
    match = given(curia(), DEALT)
    assert choose(make_bot("greedy"), match.rules, match.state, 1) == match.rules.grammar.parse(
        "pledge 0 0 0"
    )


def test_greedy_beats_random_clearly() -> None:
    """Both sit first as often."""
    wins = 0
    for seed in range(24):
        seat = seed % 2
        bots = [make_bot("random"), make_bot("random")]
        bots[seat] = make_bot("greedy")
        wins += play(FLAGSHIP, bots, seed).payoff(seat) == 1000
    assert wins >= 20


def test_there_is_no_bot_of_another_name() -> None:
    with pytest.raises(BadInput, match="There is no bot 'genius'; there are tiro, miles"):
        make_bot("genius")
