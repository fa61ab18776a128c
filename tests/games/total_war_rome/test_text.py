"""The sentences of the game: what happened, what is expected, why not, how it ended."""

import re

import pytest

from games.total_war_rome.table import (
    CARTHAGE,
    GREECE,
    ROME,
    TRIBES,
    Case,
    agents,
    campaign,
    settled,
    spending,
    started,
)
from rubicon.core.rng import Rng
from rubicon.core.state import CHANCE, EVERYTHING, NOBODY, WATCHER
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.prompts import MOMENTS, STEPS
from rubicon.games.total_war_rome.refusals import NEEDS
from rubicon.games.total_war_rome.text import KINDS, Teller
from rubicon.words import current
from rubicon.words.language import slug

RAW = re.compile(r"[{}$_]|total_war_rome|\bevent-|\bname-|\n|  |\?\.")


def teller() -> Teller:
    return settled().teller


def told(code: int, *numbers: int) -> str:
    """An event as a sentence."""
    return teller().event(code, [*numbers, *[0] * (5 - len(numbers))]).text


# ---- what happened -------------------------------------------------------------------------------


def test_verbs_agree_with_the_faction() -> None:
    assert told(st.TAXED, ROME, 12, 15) == "Rome raises 12 gold in taxes and has 15 now."
    assert told(st.TAXED, TRIBES, 12, 15) == "Barbarians raise 12 gold in taxes and have 15 now."
    assert told(st.ORDER_SET, ROME, TRIBES, 0) == (
        "Rome decides: Barbarians begin, and play goes clockwise."
    )
    assert told(st.ORDER_SET, TRIBES, ROME, 1) == (
        "Barbarians decide: Rome begins, and play goes counter-clockwise."
    )


SENTENCES: list[tuple[str, str]] = [
    (told(st.ROUND_BEGAN, 4, 1), "Round 4 begins. It is the last one."),
    (told(st.BID_SHOWN, GREECE, 3, 0), "Greece shows initiative card 3 and no gold."),
    (
        told(st.TREATY_MADE, ROME, GREECE, 1, c.ALLY),
        "The treaty is made: Rome and Greece are allies now.",
    ),
    (told(st.TREATY_MADE, ROME, GREECE, 0, 1), "The treaty that Rome offered Greece is declined."),
    (told(st.BUILT, ROME, 0, c.MARKET), "Rome builds a market in Roma (Latium)."),
    (told(st.BUILT, TRIBES, 0, c.WALLS), "Barbarians build walls in Roma (Latium)."),
    (told(st.TOOK_REGION, ROME, 0, 1, 0), "Rome I takes Etruria."),
    (told(st.TOOK_REGION, ROME, 0, 1, CARTHAGE + 1), "Rome I takes Etruria from Carthage."),
    (told(st.REGION_FREED, ROME, 1, 0), "Etruria rises against Rome and is independent now."),
    (told(st.REGION_FREED, ROME, 1, 3), "Etruria rises against Rome and goes back to Greece."),
    (told(st.ROLLED, 2, 4 | 2 << 3, 3 | 2 << 3), "Rolled: red skull and green X."),
    (told(st.SHIPS_LOST, 0, 0, 0), "Rome navy 1 loses its last ship."),
    (told(st.SHIPS_LOST, 0, 0, 2), "Rome navy 1 loses a ship and has 2 left."),
    (told(st.UNREST_FELL, ROME, 1, 1, 0, 0), "An orator speaks: unrest in Etruria falls to 0."),
    (
        told(st.DAMAGED, 0, 0, 1, 0, 2),
        "Rome I has a wounded card now: Republican Legionaries.",
    ),
    (
        told(st.DAMAGED, 4, 0, 1, 1, 2),
        "A second wound in Carthage I kills Republican Legionaries.",
    ),
    (told(st.DAMAGED, 4, 0, 2, 1, 2), "Carthage I loses Republican Legionaries."),
    (
        told(st.DAMAGED, 4, 0, 3, 1, 2),
        "Carthage I loses Republican Legionaries, and a second wound kills Republican Legionaries.",
    ),
    (told(st.DEPLOYED_CARDS, 0, 1, 0, 0, 2), "Rome I sends Republican Legionaries."),
    (told(st.DEPLOYED_CARDS, 4, 0, 0, 0, 2), "Carthage I sends nobody."),
    (told(st.PHASE_BEGAN, c.FLANKS, 2), "Now comes the fight for the flanks."),
    (
        told(st.WON_BATTLE, ROME, 0, 4, 2, 5),
        "Rome I has beaten Carthage I: Rome gains 2 VP and has 5 VP now.",
    ),
    (told(st.CARD_LOST, ROME, 0, c.UNSEEN, 0), "Rome I loses a card."),
    (told(st.BOUGHT, ROME, 0, c.UNSEEN, 3), "Rome I is reinforced by a card for 3 gold."),
    (
        told(st.GAME_ENDED, c.SHARED, 3),
        "The game is over. The victory is shared by Rome and Carthage.",
    ),
]


@pytest.mark.parametrize(("text", "wanted"), SENTENCES)
def test_what_happened_is_told(text: str, wanted: str) -> None:
    assert text == wanted


def test_every_kind_of_event_has_a_sentence() -> None:
    for kind in KINDS.values():
        assert current().knows(f"total_war_rome.event-{slug(kind.name)}"), kind.name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_happens_and_is_expected_reads_as_a_sentence(players: int) -> None:
    rules, rng = settled(players), Rng(7)
    state, seen = rules.start(), set[str]()
    for _ in range(1200):
        seat = state.to_act()
        if seat == NOBODY:
            break
        for viewer in (seat, WATCHER, EVERYTHING):
            assert not RAW.search(str(rules.prompt(state, viewer)))
        legal = state.legal() if seat != CHANCE else []
        state.tell(True)
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
        numbers = list(state.told())
        state.tell(False)
        for viewer in (ROME, WATCHER, EVERYTHING):
            for event in rules.events(numbers[:], viewer):
                assert not RAW.search(event.text), event.text
                seen.add(event.entry)
    assert len(seen) > 40


# ---- what is expected ----------------------------------------------------------------------------


def test_every_step_has_a_prompt_a_rule_and_words_for_refusals() -> None:
    for entry, rule in STEPS.values():
        assert re.fullmatch(r"\d+\.\d+", rule)
        found = current().find("total_war_rome", f"prompt-{entry}")
        assert found is not None, entry
        assert "due" in found[1].attributes
    for moment in MOMENTS.values():
        assert current().knows(f"total_war_rome.moment-{moment}")


def test_prompts_say_who_decides_what() -> None:
    assert str(started(2).rules.prompt(started(2).state)) == "Chance draws the generals."
    turn = campaign(TRIBES)
    assert str(turn.rules.prompt(turn.state, TRIBES)) == (
        "Barbarians, move your armies and navies, or end your turn."
    )
    assert turn.rules.relevant_rule(turn.state) == "9.1"


def test_nobody_but_the_buyer_is_told_what_is_left() -> None:
    case = spending(ROME).gold(ROME, 9)
    assert str(case.rules.prompt(case.state, ROME)) == (
        "Rome, write your orders, then seal them: 9 gold left."
    )
    for viewer in (CARTHAGE, WATCHER, EVERYTHING):
        prompt = case.rules.prompt(case.state, viewer)
        assert str(prompt) == "All write their orders in secret."
        assert "gold" not in prompt.fields


# ---- why a move is not allowed -------------------------------------------------------------------


def refusal(case: Case, seat: int, words: str) -> str:
    found = case.rules.why_not(case.state, seat, case.rules.grammar.parse(words))
    assert found is not None
    return found.sentence()


def test_refusals_say_what_is_needed_and_cite_the_rule() -> None:
    case = campaign(ROME)
    case.army(ROME, "ROM")
    assert refusal(case, ROME, "march Rome I to Carthago") == (
        "Carthago is not adjacent to Roma (Latium) (9.5)."
    )
    assert refusal(case, CARTHAGE, "end turn") == (
        "This is not your decision: now Rome moves armies and navies (9.1)."
    )
    assert (
        refusal(case, ROME, "bid 3") == "This does not fit: now Rome moves armies and navies (9.1)."
    )
    assert refusal(agents(TRIBES), TRIBES, "bid 3") == (
        "This does not fit: now Barbarians act with agents (6.4)."
    )


def marching() -> Case:
    """Rome I in Umbria with 1 MU, Rome II beside the board, Rome III aboard."""
    case = campaign(ROME).unroad()
    case.army(ROME, "UMB", mu=1)
    case.army(ROME, "")
    case.load(case.army(ROME, "ROM"), case.navy(ROME, "ROM"))
    return case


def halted() -> Case:
    case = marching()
    case.own(CARTHAGE, "UMB").s.halted[0] = 1
    return case


def buying(gold: int = 9) -> Case:
    case = spending(ROME).gold(ROME, gold)
    case.army(ROME, "ROM")
    return case


WHY: list[tuple[Case, str, str]] = [
    (marching(), "march Carthage I to Etruria", "Carthage I is not yours (9.1)."),
    (marching(), "march Rome IV to Etruria", "There is no Rome IV (3.10)."),
    (
        marching(),
        "march Rome II to Etruria",
        "Rome II is beside the board; it has to be placed first (9.2).",
    ),
    (
        marching(),
        "march Rome III to Etruria",
        "Rome III is aboard a navy; it has to land first (9.12).",
    ),
    (
        halted(),
        "march Rome I to Etruria",
        "Rome I stands before the garrison of Umbria et Picenum "
        "and does not move on in this turn (9.14).",
    ),
    (marching(), "place Rome I in Etruria", "Rome I is on the board already (9.2)."),
    (marching(), "place Carthage I in Etruria", "Carthage I is not yours (9.1)."),
    (marching(), "place Rome IV in Etruria", "There is no Rome IV (3.10)."),
    (marching(), "place Rome II in Carthago", "Carthago is not under your control (9.2)."),
    (buying(), "buy Velites for army III", "There is no Rome III (15.4)."),
    (
        buying(),
        "buy veteran Velites for army I",
        "No card of veteran Velites can be bought (15.2).",
    ),
    (buying(2), "buy Allied Cavalry for army I", "That costs 3 gold, and you have 2 (15.2)."),
    (
        buying(),
        "buy Hoplites for army I",
        "Hoplites do not serve your faction (15.2).",
    ),
    (
        buying(),
        "buy Imperial Legionaries for army I",
        "Imperial Legionaries can't be recruited now: a development is missing, "
        "or the Marian Reforms have replaced them (15.8).",
    ),
    (buying(), "build market in Carthago", "Carthago is not under your control (15.9)."),
    (
        buying().build("ROM", c.MARKET),
        "build market in Roma (Latium)",
        "Roma (Latium) has its market already (15.9).",
    ),
    (
        buying().play("build market in Roma (Latium)"),
        "build walls in Roma (Latium)",
        "Roma (Latium) gets an improvement in this round already (15.9).",
    ),
    (buying(1), "build market in Etruria", "That costs 2 gold, and you have 1 (15.9)."),
    (buying(1), "develop column 1", "That costs 3 gold, and you have 1 (15.7)."),
    (
        buying().play("develop column 1"),
        "develop column 2",
        "Manipular Drill is in a row of which you have bought one in this round (15.7).",
    ),
]


@pytest.mark.parametrize(("case", "words", "sentence"), WHY)
def test_refusals_name_what_stands_in_the_way(case: Case, words: str, sentence: str) -> None:
    assert refusal(case, ROME, words) == sentence


def test_a_refusal_does_not_tell_what_is_left_of_the_cards_of_others() -> None:
    case = buying()
    before = refusal(case, ROME, "buy Hoplites for army I")
    case.s.stack[case.kind("Hoplites")] = 0
    assert refusal(case, ROME, "buy Hoplites for army I") == before


def test_every_refusal_is_a_sentence_with_a_rule() -> None:
    for rule, says in NEEDS.values():
        assert re.fullmatch(r"\d+\.\d+", rule)
        text = str(says)
        assert text[0].isupper()
        assert not text.endswith(".")
        assert not RAW.search(text)


# ---- how it ended --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ending", "points", "sentence"),
    [
        (c.MOST_POINTS, [3, 9, 2, 1], "Carthage wins with 9 VP (16.1)."),
        (c.MOST_POINTS, [3, 2, 2, 9], "Barbarians win with 9 VP (16.1)."),
    ],
)
def test_how_it_ended(ending: int, points: list[int], sentence: str) -> None:
    case = campaign(ROME)
    case.s.agenda, case.s.ending, case.s.points = [st.OVER], ending, points
    case.s.is_last = 1
    outcome = case.rules.outcome(case.state)
    assert outcome is not None
    assert outcome.text == sentence
