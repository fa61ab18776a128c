"""Nothing leaks: what is sent is the same in matches that look the same; planted leaks are found.

`tools/no_leaks.py` does this over as many positions as one likes.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from conformance.checks import leaks
from conformance.payloads import telling_answers, telling_payloads
from games.total_war_rome.retold import retold
from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    GREECE,
    ROME,
    Case,
    agents,
    campaign,
    settled,
)
from games.total_war_rome.test_07_events import card_of, fighting
from games.total_war_rome.test_12_battles import battle
from no_leaks import positions
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import hints, play, prompts, sight
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.combat_odds import Worlds
from rubicon.games.total_war_rome.imagination import Possible
from rubicon.games.total_war_rome.play import War
from rubicon.games.total_war_rome.refusals import Judge
from rubicon.games.total_war_rome.rules import events, windows
from rubicon.games.total_war_rome.rules.agenda import dice_now
from rubicon.games.total_war_rome.rules.agents import deal_card
from rubicon.games.total_war_rome.rules.taxation import income
from rubicon.games.total_war_rome.rules.windows import LAST_PLAY
from rubicon.games.total_war_rome.view import Writer
from rubicon.server import heads
from rubicon.server.live import LiveMatch

LONGEST, LOG, REFUSALS = 4000, 24, 40


def certificate(match: Match, rng: Rng) -> list[str]:
    """All that is looked at in one position."""
    universe = list(match.rules.grammar.universe())
    asked = universe[:: 1 + len(universe) // REFUSALS]
    return [
        *leaks(match.rules, match.state, asked, rng, 2),
        *telling_payloads(match, rng),
        *telling_answers(match, rng),
    ]


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_leaks(players: int) -> None:
    rules, rng = settled(players), Rng(players)
    for match in islice(positions(rules, rng, 40 + players, LONGEST, LOG), 25):
        assert certificate(match, rng) == []


@pytest.mark.parametrize("viewer", [ROME, CARTHAGE, WATCHER])
def test_the_matches_that_look_the_same_do_differ(viewer: int) -> None:
    rng = Rng(viewer & 7)
    differing = 0
    for match in islice(positions(settled(2), rng, 8, LONGEST, LOG), 12):
        other = retold(match, viewer, rng)
        assert match.seen(viewer).view == other.seen(viewer).view
        differing += match.first != other.first or match.log != other.log
    assert differing > 6


# ---- planted leaks -------------------------------------------------------------------------------
# Each secret is let out in one place, and the certificate has to find it in a position that is made
# for it: nothing is left to luck.


def dealt() -> Case:
    """Carthage holds cards."""
    return agents(ROME, 2).hold(CARTHAGE, "omens", "plague", "ambush")


def bought() -> Case:
    """Carthage has an army that nobody else has seen."""
    case = campaign(ROME, 2)
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Citizen Spearmen", "Citizen Cavalry"])
    return case


def bidding() -> Case:
    """Rome has bid."""
    case = agents(ROME, 2).gold(ROME, 20).gold(CARTHAGE, 20)
    case.s.agenda = [st.END_ROUND, st.COMPARE_BIDS, st.BIDDING]
    case.s.phase, case.s.number = c.INITIATIVE_PHASE, [1, 2, 0, 0]
    return case.play("bid 7")


def dealt_numbers() -> Case:
    """Three have looked at their initiative cards."""
    case = agents(ROME, 3)
    case.s.agenda = [st.END_ROUND, st.COMPARE_BIDS, st.BIDDING]
    case.s.phase, case.s.number = c.INITIATIVE_PHASE, [1, 2, 3, 0]
    return case


def ordering() -> Case:
    """Rome has written and sealed orders."""
    case = agents(ROME, 2).gold(ROME, 30).gold(CARTHAGE, 20)
    case.s.phase, case.s.orders = c.SPENDING_PHASE, []
    case.s.agenda = [st.END_ROUND, st.SETTLE_BASKETS, st.BASKETS]
    return case.play("hire a general", "hire a general", "finish")


def answering() -> Case:
    """Rome has answered a question at taxation; Carthage is asked next."""
    case = agents(ROME, 2).hold(ROME, "bountiful_harvest", "drought").hold(CARTHAGE, "pirates")
    case.s.phase = c.TAXATION_PHASE
    window = st.WINDOW | st.AT_TAXATION << st.STEP_BITS
    case.s.agenda = [st.END_ROUND, st.TAX_INCOME, window]
    case.s.asked_mask = 3
    return case.play(next(move for move in case.legal() if move.startswith("play")))


def pledging() -> Case:
    """Two events were played at once: Rome's waits while Carthage's dice are rolled."""
    case = answering()
    s = case.s
    s.plays = [LAST_PLAY, 0, ROME, s.answers[ROME]]
    s.answers, s.asked_mask = [c.NONE] * c.SEATS, 0
    s.dice, s.roller, s.sufferer = [c.RED], CARTHAGE, CARTHAGE
    s.agenda = [
        *(st.END_ROUND, st.TAX_INCOME, st.RESOLVE_PLAY | st.AT_TAXATION << st.STEP_BITS),
        *(st.PANIC_ROLLED, st.ROLL),
    ]
    return case


def deploying() -> Case:
    """Rome's cards lie face down."""
    mine = ("Republican Legionaries", "Italian Infantry", "Allied Cavalry", "Velites")
    case = battle(mine)
    return case.play("deploy Italian Infantry with Velites and nothing")


def knows_hidden_bids(patch: pytest.MonkeyPatch) -> None:
    """A bid is sent in the place of whether there is one."""
    usual: Any = Writer.seat

    def leaked(self: Writer, seat: int) -> Any:
        return usual(self, seat) | {"has_bid": self.s.bid[seat]}

    patch.setattr(Writer, "seat", leaked)


def counts_in(
    field: str, secret: Callable[[War, int], int]
) -> Callable[[pytest.MonkeyPatch], None]:
    """A public number of every seat tells a secret beside itself."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        usual: Any = Writer.seat

        def leaked(self: Writer, seat: int) -> Any:
            given = usual(self, seat)
            return given | {field: given[field] + 1000 * secret(self.s, seat)}

        patch.setattr(Writer, "seat", leaked)

    return plant


def hand_of(s: War, seat: int) -> int:
    return sum(card for card, place in enumerate(s.card_at) if place == seat)


def army_of(s: War, seat: int) -> int:
    first = seat * c.ARMIES * c.ROOM
    return sum(s.cards[first : first + c.ROOM])


def order_of(s: War, seat: int) -> int:
    return sum(s.orders[i + 1] for i in range(0, len(s.orders), 2) if s.orders[i] == seat)


def answer_of(s: War, seat: int) -> int:
    return s.answers[seat]


def play_of(s: War, seat: int) -> int:
    return sum(s.plays[i + 1] for i in range(0, len(s.plays), 2) if s.plays[i] == seat)


def deployment_of(s: War, seat: int) -> int:
    return sum(s.b_main) if seat == ROME else 0


PLANTED: dict[str, tuple[Callable[[], Case], Callable[[pytest.MonkeyPatch], None]]] = {
    "hand": (dealt, counts_in("harvest", hand_of)),
    "army card": (bought, counts_in("harvest", army_of)),
    "bid": (bidding, knows_hidden_bids),
    "basket": (ordering, counts_in("harvest", order_of)),
    "answer": (answering, counts_in("harvest", answer_of)),
    "pledged event": (pledging, counts_in("harvest", play_of)),
    "deployment": (deploying, counts_in("harvest", deployment_of)),
}


def found_in(case: Case) -> list[str]:
    """What the certificate says of a position: many worlds, so that nothing is left to luck."""
    return list(leaks(case.rules, case.s, [], Rng(1), 8))


@pytest.mark.parametrize("secret", PLANTED)
def test_a_planted_leak_is_found(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, plant = PLANTED[secret]
    assert found_in(make()) == []
    plant(monkeypatch)
    assert any("can tell the position from another" in leak for leak in found_in(make()))


def dealing() -> Case:
    """Carthage gets a card."""
    case = agents(ROME, 2)
    case.s.agenda = [st.END_ROUND, st.DEALING]
    case.s.first = CARTHAGE
    return case


def before(make: Callable[[], Case]) -> Case:
    """The same position before what is hidden was decided."""
    case = make()
    s = case.s
    s.cursor, s.orders = 0, []
    s.bid = [c.NONE] * c.SEATS
    s.answers = [c.NONE] * c.SEATS
    s.b_main, s.b_light, s.b_engine = ([c.NONE] * 2 for _ in range(3))
    return case


MASKS: dict[str, Callable[[], Case]] = {
    "hand": dealing,
    "bid": lambda: before(bidding),
    "basket": lambda: before(ordering),
    "standing answer": lambda: before(answering),
    "deployment": lambda: before(deploying),
}


@pytest.mark.skipif(not play.__file__.endswith(".py"), reason="compiled code can't be altered")
@pytest.mark.parametrize("secret", MASKS)
def test_a_move_that_is_seen_through_is_found(secret: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make = MASKS[secret]
    assert found_in(make()) == []
    monkeypatch.setattr(play, "seen_move", lambda _step, _actor, move, _viewer: move)
    assert found_in(make())


@pytest.mark.skipif(not sight.__file__.endswith(".py"), reason="compiled code can't be altered")
def test_a_story_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_in(dealing()) == []
    monkeypatch.setattr(sight, "seen_events", lambda told, _viewer: told[:])
    assert found_in(dealing())


# ---- the same secrets, let out elsewhere ---------------------------------------------------------


def giving() -> Case:
    """Rome may pass cards from one army to another."""
    case = campaign(ROME, 2)
    case.army(ROME, "ROM", ["Republican Legionaries", "Italian Infantry", "Velites"])
    case.army(ROME, "ROM", ["Republican Legionaries", "Italian Infantry"])
    return case.play("reorganise Rome I and Rome II")


def losing() -> Case:
    """Rome has to give up a card that nobody else has seen."""
    case = campaign(ROME, 2)
    a = case.army(ROME, "ROM", ["Republican Legionaries"] * 2 + ["Italian Infantry"] * 2)
    case.s.hurt, case.s.main_due = a, 1
    case.s.agenda.append(st.LOSSES | a << st.STEP_BITS)
    return case


@pytest.mark.skipif(not sight.__file__.endswith(".py"), reason="compiled code can't be altered")
@pytest.mark.parametrize("make", [giving, losing])
def test_a_story_that_names_an_army_card_is_found(
    make: Callable[[], Case], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_in(make()) == []
    monkeypatch.setattr(sight, "seen_events", lambda told, _viewer: told[:])
    assert found_in(make())


def true_odds(patch: pytest.MonkeyPatch) -> None:
    """Odds are worked out with the cards that the enemy really has."""
    patch.setattr(Worlds, "of", lambda _self, _rules, s, _seat: [s] * 20)


def true_hints(patch: pytest.MonkeyPatch) -> None:
    """What a seat can count on is less its bid."""
    patch.setattr(hints, "income", lambda s, seat: income(s, seat) - s.bid[seat])


def true_prompt(patch: pytest.MonkeyPatch) -> None:
    """All read how much gold is left to one who has ordered."""
    patch.setattr(
        prompts, "basket_fields", lambda s, _n, _number: {"left": prompts.gold_left(s, ROME)}
    )
    patch.setitem(prompts.ABOUT, st.BASKETS, prompts.basket_fields)


def true_refusal(patch: pytest.MonkeyPatch) -> None:
    """Who asks for a card of another's hand is told that it is there."""
    usual: Any = Judge.why_not

    def told(self: Judge, s: War, seat: int, move: int) -> Any:
        refusal = usual(self, s, seat, move)
        held = s.card_at[c.card_of(move)] if c.card_of(move) < c.ACTION_CARDS else seat
        return refusal and replace(refusal, rule="6.1" if held == CARTHAGE else refusal.rule)

    patch.setattr(Judge, "why_not", told)


def true_forcing(patch: pytest.MonkeyPatch) -> None:
    """Who can only pass is not asked: he passes at once."""
    patch.setattr(War, "has_one_answer", lambda s: s.to_act() >= 0 and len(s.legal()) == 1)


def true_asking(patch: pytest.MonkeyPatch) -> None:
    """Only those are asked who hold a card for this moment."""
    usual: Any = War.asked

    def asked(s: War) -> list[int]:
        found: list[int] = usual(s)
        holds = [seat for seat in found if holds_answer(s, seat)] if s.window() else found
        return holds or found[:1]

    patch.setattr(War, "asked", asked)


def holds_answer(s: War, seat: int) -> bool:
    options: list[int] = []
    events.legal_answers(s, seat, st.AT_TAXATION, options)
    return len(options) > 1


ELSEWHERE: dict[str, tuple[Callable[[], Case], Callable[[pytest.MonkeyPatch], None]]] = {
    "army cards in odds": (deploying, true_odds),
    "a bid in hints": (bidding, true_hints),
    "a basket in a prompt": (ordering, true_prompt),
    "a hand in refusals": (dealt, true_refusal),
    "a held event in what is forced": (lambda: before(answering), true_forcing),
    "a held event in who is asked": (lambda: before(answering), true_asking),
}


@pytest.mark.skipif(not play.__file__.endswith(".py"), reason="compiled code can't be altered")
@pytest.mark.parametrize("leak", ELSEWHERE)
def test_a_leak_elsewhere_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    make, plant = ELSEWHERE[leak]
    case = make()
    asked = [c.pack(c.LEVY, 0, 0, 0, card) for card in range(c.ACTION_CARDS)]
    assert list(leaks(case.rules, case.s, asked, Rng(1), 8)) == []
    plant(monkeypatch)
    found = list(leaks(case.rules, make().s, asked, Rng(1), 8))
    assert any("can tell the position from another" in one for one in found)


@pytest.mark.skipif(not windows.__file__.endswith(".py"), reason="compiled code can't be altered")
def test_a_window_that_only_holders_open_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is asked stands in the position: only the way there tells that it depends on hands."""

    def taxed() -> Match:
        case = agents(ROME, 2).hold(CARTHAGE, "bountiful_harvest")
        case.s.agenda = [st.END_ROUND, st.TAXATION, st.AGENT_MENU | ROME << st.STEP_BITS]
        match = Match(case.rules, case.s)
        match.play(ROME, c.END_TURN << c.VERB_SHIFT)
        return match

    def found(match: Match) -> int:
        assert match.state.asked() == [CARTHAGE]
        differing = 0
        for seed in range(8):
            try:
                retold(match, ROME, Rng(seed))
            except AssertionError:
                differing += 1
        return differing

    assert found(taxed()) == 0
    monkeypatch.setattr(windows, "might_answer", lambda s, seat, _kind: holds_answer(s, seat))
    assert found(taxed()) > 2


def test_a_standing_answer_that_is_sent_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """[7.1] Who passes every question of a phase, as he said beforehand, is his secret."""
    match, usual = Match(settled(2), before(answering).s), heads.asked_json

    def leaked(live: LiveMatch, you: tuple[int, ...], viewer: int) -> Any:
        found = usual(live, you, viewer)
        return found and found | {"standing": sorted(map(str, live.match.standing.items()))}

    assert [leak for seed in range(6) for leak in telling_answers(match, Rng(seed))] == []
    monkeypatch.setattr(heads, "asked_json", leaked)
    assert [leak for seed in range(6) for leak in telling_answers(match, Rng(seed))]


def omens_first(answer: str) -> Case:
    """Rome plays Omens on the skull that hurts Carthage; Carthage has answered in the same moment.

    The die is thrown again while Carthage's answer waits.
    """
    case = fighting(FOOT, (ROME, "omens"), (CARTHAGE, "hold_the_line"))
    case.play("hold", "hold").roll("skull blank blank blank")
    held = {event: f"play {card_of(case, event)}" for event in ("omens", "hold_the_line")}
    return case.play(f"{held['omens']} for number 1", held.get(answer, answer))


def test_7_1_nobody_sees_that_an_answer_waits() -> None:
    """It may never be carried out: then its owner keeps the card, and nobody knows he has it."""
    passed, plays = omens_first("pass"), omens_first("hold_the_line")
    assert (passed.s.to_act(), plays.s.to_act()) == (CHANCE, CHANCE)
    assert passed.s.plays != plays.s.plays
    for viewer in (ROME, GREECE, WATCHER):
        assert passed.rules.view(passed.s, viewer) == plays.rules.view(plays.s, viewer)
    [own] = plays.rules.view(plays.s, CARTHAGE)["plays"]
    assert (own["seat"], own["question"], own["move"]["verb"]) == ("Carthage", "roll", "play")
    assert found_in(plays) == []
    for case in (passed, plays):
        case.events.clear()
        case.roll("blank")
        assert not case.told("played")
    for viewer in (ROME, GREECE, WATCHER):
        assert passed.rules.view(passed.s, viewer) == plays.rules.view(plays.s, viewer)
    assert passed.s == plays.s


def test_7_1_an_answer_that_waits_is_carried_out() -> None:
    """The step stays on the agenda until the last answer is."""
    case = omens_first("hold_the_line").roll("skull")
    assert case.told("played")
    assert case.s.b_shield == [0, 1]
    assert case.s.plays == []


def test_10_10_the_story_tells_of_the_dice_of_an_assault() -> None:
    """Which artillery was lost shows in the dice that lie there, so it is told as well."""
    case = campaign(ROME, 2)
    engines = ["Scorpio", "Ballistae of Rome"]
    case.army(ROME, "CTG", ["Republican Legionaries"] * 3 + engines)
    case.no_windows().play("assault with Rome I")
    while case.s.to_act() == CHANCE:
        case.roll(" ".join(["s"] + ["blank"] * (dice_now(case.s) - 1)))
    assert case.legal("lose") == [f"lose {kind}" for kind in engines]
    assert found_in(case) == []
    case.play("lose Scorpio")
    assert case.told("stormed")


# ---- every hidden slot takes several values ------------------------------------------------------

SLOTS: dict[str, tuple[Callable[[], Case], Callable[[War], object]]] = {
    "hand": (dealt, lambda s: tuple(s.card_at)),
    "army card": (bought, lambda s: tuple(s.cards)),
    "bid": (bidding, lambda s: s.bid[ROME]),
    "initiative card": (dealt_numbers, lambda s: tuple(s.number)),
    "basket": (ordering, lambda s: tuple(s.orders)),
    "answer": (answering, lambda s: s.answers[ROME]),
    "pledged event": (pledging, lambda s: tuple(s.plays)),
    "deployment": (deploying, lambda s: (s.b_main[ROME], s.b_light[ROME])),
}


@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("viewer", [CARTHAGE, WATCHER])
def test_every_hidden_slot_takes_several_values(slot: str, viewer: int) -> None:
    make, value = SLOTS[slot]
    case = make()
    if slot in ("hand", "army card"):
        viewer = ROME if viewer == CARTHAGE else viewer
    rng, rules = Rng(4), case.rules
    seen = Match(rules, case.s).seen(viewer)
    found = {value(rules_world(rules.imagine(seen).draw(rng))) for _ in range(40)}
    assert len(found) > (1 if slot == "initiative card" else 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_true_is_never_ruled_out(players: int) -> None:
    """What somebody remembers allows the cards that there really are, all through a match."""
    match, rng = Match(settled(players)), Rng(players)
    for ply in range(700):
        seat, moves = match.state.to_act(), match.state.legal()
        move = match.state.sample(rng) if seat == CHANCE else moves[rng.below(len(moves))]
        match.play(seat, move)
        if ply % 9 == 0:
            for viewer in (*range(players), WATCHER):
                assert list(ruled_out(match, viewer)) == []


def ruled_out(match: Match, viewer: int) -> Iterator[str]:
    """What is true, and could not be imagined."""
    s, possible = rules_world(match.state), match.rules.imagine(match.seen(viewer))
    assert isinstance(possible, Possible)
    recall = possible.recall
    for seat in range(s.t.players):
        for deck in range(recall.deck + 1):
            held = [recall.deck_of[card] for card in range(55) if s.card_at[card] == seat]
            if held.count(deck) != recall.held[seat].get(deck, 0):
                yield f"the hand of {seat}"
    if not s.asked() and not possible.is_sound(s):
        yield "the position"
    for pool in set(recall.pool_of):
        armies = [a for a, place in enumerate(recall.pool_of) if place == pool]
        cards = [kind for a in armies for kind in s.cards[a * c.ROOM : (a + 1) * c.ROOM]]
        if not can_be([kind for kind in cards if kind != c.NONE], recall.items(pool)):
            yield f"the cards of {armies}"


def can_be(kinds: list[int], items: list[int]) -> bool:
    """Whether each card can be another one of those of which something is known."""
    taken: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for place, item in enumerate(items):
            if item >> kinds[card] & 1 and place not in tried:
                tried.add(place)
                if place not in taken or find(taken[place], tried):
                    taken[place] = card
                    return True
        return False

    return all(find(card, set()) for card in range(len(kinds)))


def rules_world(state: object) -> War:
    assert isinstance(state, War)
    return state


def test_1_7_allies_show_each_other_cards() -> None:
    """[1.7] An army or the hand; others see only that it happened."""
    case = agents().status(ROME, GREECE, c.ALLY).hold(ROME, "omens", "plague")
    case.army(ROME, "ROM", ["Republican Legionaries", "Velites"])
    assert case.legal("show") == ["show Rome I to Greece"]
    assert case.legal("open") == ["open the hand to Greece"]
    for seed in range(4):
        assert list(leaks(case.rules, case.s, [], Rng(seed), 2)) == [], "not even what is shown"
    case.play("show Rome I to Greece", "open the hand to Greece")
    assert case.legal("show") == case.legal("open") == []
    assert case.told("army_shown")
    for seat, army, hand in ((GREECE, 0, 2), (CARTHAGE, 2, 0), (WATCHER, 2, 0)):
        view = case.rules.view(case.s, seat)
        assert view["armies"]["Rome I"]["hidden"] == army
        assert len(view["seats"]["Rome"]["shown"]) == hand
        assert view["seats"]["Rome"]["hand"] is None
    assert found_in(case) == []
    seen = glimpse(case.rules, case.s, GREECE)
    for seed in range(10):
        world = rules_world(case.rules.imagine(seen).draw(Rng(seed)))
        assert [i for i in range(55) if world.card_at[i] == ROME] == [
            i for i in range(55) if case.s.card_at[i] == ROME
        ]


def test_1_7_others_learn_only_that_something_is_shown() -> None:
    case = agents().status(ROME, GREECE, c.ALLY).hold(ROME, "omens")
    case.army(ROME, "ROM", ["Republican Legionaries", "Velites"])
    told = {}
    for words in ("show Rome I to Greece", "open the hand to Greece"):
        match = Match(case.rules, case.s)
        move = case.rules.grammar.parse(words)
        events = match.play(ROME, move)
        for viewer in (CARTHAGE, GREECE, WATCHER):
            told[words, viewer] = (
                match.seen(viewer).story,
                case.rules.words_for(ROME, move, viewer),
                [str(event.text) for event in case.rules.events(events, viewer)],
            )
    first, second = ("show Rome I to Greece", "open the hand to Greece")
    for viewer in (CARTHAGE, WATCHER):
        assert told[first, viewer] == told[second, viewer]
        assert told[first, viewer][1:] == ("show cards", ["Rome shows cards to an ally."])
    assert told[first, GREECE] != told[second, GREECE]


def test_1_7_a_card_that_is_dealt_again_is_not_known_any_more() -> None:
    case = agents(ROME, 2).status(ROME, CARTHAGE, c.ALLY).hold(ROME, "omens")
    card = case.s.card_at.index(ROME)
    case.play("open the hand to Carthage", f"levy card {card + 1}")
    assert case.rules.view(case.s, CARTHAGE)["seats"]["Rome"]["shown"] == []
    deal_card(case.s, ROME, card)
    assert case.rules.view(case.s, CARTHAGE)["seats"]["Rome"]["shown"] == []


def test_allies_and_composite_armies_see_each_other() -> None:
    """[1.7] [12.25] A spy's view is for allies too; who fights together sees the other's cards."""
    case = agents().status(ROME, GREECE, c.ALLY)
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen", "Libyan Spearmen"])
    card = case.action(ROME, "spy")
    case.no_windows().play(f"spy on Carthage I by {card}")
    seen = [
        case.rules.view(case.s, seat)["armies"]["Carthage I"]["hidden"]
        for seat in (ROME, GREECE, 3, WATCHER)
    ]
    assert seen == [0, 0, 2, 2]
