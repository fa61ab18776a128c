"""Dense numbers of moves: without gaps, as few as the settings allow, and always the same."""

from hashlib import sha256

import pytest

from conformance.cases import games
from core.test_verbs import GRAMMAR, LAYOUT, VERBS, complaint
from rubicon.core.actions import Actions, number_moves
from rubicon.core.contract import Rules
from rubicon.core.errors import BadInput
from rubicon.core.kinds import Field, Number
from rubicon.core.options import SCENARIO
from rubicon.core.verbs import Grammar, Verb
from toy.finding import CURIA, find_any

SAMPLED = 5000
"""Numbers looked at where there are more."""

FROZEN = {
    "curia-2-curia": (470, "768b37452252", 2176782347, "39c0df105e26"),
    "curia-2-forum": (6203, "fd903f040dff", 2176782347, "39c0df105e26"),
    "curia-3-curia": (471, "6277fcc6a6b4", 2176782347, "39c0df105e26"),
    "curia-3-forum": (6204, "cccd3c2031df", 2176782347, "39c0df105e26"),
    "curia-4-curia": (472, "7ca08f704ab9", 2176782347, "39c0df105e26"),
    "curia-4-forum": (6205, "40df16bcde96", 2176782347, "39c0df105e26"),
    "end_of_the_triumvirate-2": (2086, "80b6cae491f3", 18, "36d45ec1f667"),
    "end_of_the_triumvirate-3": (3920, "3c09abf03113", 19, "ad3422079168"),
    "triumvirate-2": (55, "c7de83725f72", 56, "68679b2c318d"),
    "roman_conquest-3": (3285, "bfdda4be9499", 1910, "7393834aaa3c"),
    "total_war_rome-2-whole": (78816, "04e30146cbb5", 2494, "259451405075"),
    "total_war_rome-2-first_war": (78816, "04e30146cbb5", 2494, "259451405075"),
    "total_war_rome-3-whole": (91911, "38918830998f", 3022, "d5df0e1a0aee"),
    "total_war_rome-4-whole": (108860, "7b765f9f8942", 3552, "5287e94bd88e"),
}


SETTLED = [
    (game.id, players, scenario)
    for game in games()
    for players in game.players
    for scenario in [one.name for one in game.scenarios if players in one.players] or [""]
]


def digest(actions: Actions) -> str:
    """What the numbers mean, in short."""
    step = 1 + actions.size // SAMPLED
    words = [actions.grammar.words(actions.move(i)) for i in range(0, actions.size, step)]
    return sha256("\n".join(words).encode()).hexdigest()[:12]


def settled(name: str, players: int, **options: object) -> Rules:
    return find_any(name).rules(players, options, None, "")


@pytest.mark.parametrize(("name", "players", "scenario"), SETTLED)
def test_the_numbers_of_a_game_never_change(name: str, players: int, scenario: str) -> None:
    """A trained net knows moves by their numbers; if these change, the rules version must."""
    rules = settled(name, players, **({SCENARIO: scenario} if scenario else {}))
    found = (
        *(rules.actions.size, digest(rules.actions)),
        *(rules.chances.size, digest(rules.chances)),
    )
    assert found == FROZEN["-".join([name, str(players), *([scenario] if scenario else [])])]


@pytest.mark.parametrize(("name", "players", "scenario"), SETTLED)
def test_every_number_is_a_move_and_every_move_has_its_number(
    name: str, players: int, scenario: str
) -> None:
    rules = settled(name, players, **({SCENARIO: scenario} if scenario else {}))
    for actions in (rules.actions, rules.chances):
        sampled = list(range(0, actions.size, 1 + actions.size // SAMPLED))
        assert actions.numbers(map(actions.move, sampled)) == sampled


# ---- arithmetic --------------------------------------------------------------------------------


def test_decisions_and_chance_are_numbered_apart_and_in_order() -> None:
    actions, chances = number_moves(GRAMMAR)
    assert (actions.size, chances.size) == (2 * 10 * 10 + 2 * 10 + 2 + 1 + 10, 2)
    assert actions.number(GRAMMAR.parse("drive Ostia and 1 mule")) == 1
    assert actions.number(GRAMMAR.parse("drive Nova Via 2 carts")) == 120
    assert actions.number(GRAMMAR.parse("stay long")) == 222
    assert [GRAMMAR.words(chances.move(i)) for i in range(2)] == ["roll 1", "roll 6"]


def test_what_can_not_come_about_has_no_number() -> None:
    actions, chances = number_moves(GRAMMAR)
    for numbers, words in ((chances, "roll 3"), (actions, "roll 6"), (chances, "stay long")):
        with pytest.raises(BadInput, match=f"'{words}' has no number under these settings"):
            numbers.number(GRAMMAR.parse(words))


@pytest.mark.parametrize("number", [-1, 233])
def test_a_number_out_of_range_is_no_move(number: int) -> None:
    with pytest.raises(BadInput, match=f"There is no number {number}; there are 0 to 232"):
        number_moves(GRAMMAR)[0].move(number)


def test_a_number_finds_its_legal_move() -> None:
    actions = number_moves(GRAMMAR)[0]
    legal = [GRAMMAR.parse(words) for words in ("stay long", "close the gate")]
    assert actions.find(222, legal) == legal[0]
    with pytest.raises(BadInput, match="The number 0, 'drive Ostia', is not legal now"):
        actions.find(0, legal)


def test_verbs_that_are_never_legal_together_share_their_numbers() -> None:
    drive = VERBS[0]
    ride = Verb(9, "ride", drive.fields, "ride {to} {carts} {mules}", same_action_as=drive.code)
    grammar = Grammar([ride, drive], LAYOUT, ())
    actions = Actions(grammar, by_chance=False)
    assert actions.size == 200
    rode, driven = grammar.parse("ride Ostia 1 0"), grammar.parse("drive Ostia 1 cart")
    assert actions.number(rode) == actions.number(driven) == 10
    assert actions.move(10) == driven
    assert actions.find(10, [rode]) == rode


def test_fields_that_depend_on_each_other_are_listed() -> None:
    fields = tuple(
        Field(name, Number(3, complaint("")), slot)
        for name, slot in zip("ab", LAYOUT.slots, strict=False)
    )
    verb = Verb(1, "pair", fields, "pair {a} {b}", possible=lambda values: values[0] < values[1])
    actions = Actions(Grammar([verb], LAYOUT, ()), by_chance=False)
    words = [actions.grammar.words(move) for move in map(actions.move, range(actions.size))]
    assert words == ["pair 0 1", "pair 0 2", "pair 0 3", "pair 1 2", "pair 1 3", "pair 2 3"]
    with pytest.raises(BadInput):
        actions.number(actions.grammar.parse("pair 2 1"))


def test_a_roll_of_twelve_dice_is_reckoned_and_never_listed() -> None:
    chances = settled(CURIA.id, 2).chances
    last = chances.move(chances.size - 1)
    assert chances.size == 6 + 5 + 6**12
    assert chances.grammar.words(last) == "roll" + " 6" * 12
    assert chances.number(last) == chances.size - 1


# ---- as few as the settings allow --------------------------------------------------------------

FLAGSHIP = "end_of_the_triumvirate"


def has_number(rules: Rules, words: str) -> bool:
    move = rules.grammar.parse(words)
    actions = rules.chances if rules.grammar.verb(move).by_chance else rules.actions
    try:
        return actions.move(actions.number(move)) is not None
    except BadInput:
        return False


@pytest.mark.parametrize(
    ("players", "options", "there", "not_there"),
    [
        (3, {}, "march Italia 34 legions 6 servants", "march Italia 35 legions"),
        (3, {"legion_cap": 3, "movement_points": 2}, "sail Italia 12 legions",
         "sail Italia 13 legions"),
        (2, {}, "march Italia 1 legion 4 servants", "march Italia 1 legion 5 servants"),
        (3, {}, "take 2 gold in Italia", "take 3 gold in Italia"),
        (3, {}, "take 2 gold in Italia", "take 0 legions in Italia"),
        (3, {"political_gold": 4}, "take 4 gold in Italia", "take 1 legion in Italia"),
        (3, {}, "rome 1 gold", "collect gold"),
        (3, {"rome_when_short": "whole"}, "rome nothing", "rome 1 gold"),
        (3, {"gold_pickup": "chosen"}, "collect gold", "march Italia 60 legions"),
        (2, {}, "draw 2 Crassus", "draw 3 Crassus"),
        (3, {"weapons_total": 2}, "draw 2 Caesar", "draw 3 Caesar"),
    ],
)  # fmt: skip
def test_the_flagship_has_no_number_for_what_can_not_come_about(
    players: int, options: dict[str, object], there: str, not_there: str
) -> None:
    rules = settled(FLAGSHIP, players, **options)
    assert has_number(rules, there)
    assert not has_number(rules, not_there)


def test_provinces_out_of_play_have_no_numbers() -> None:
    rules = settled(FLAGSHIP, 2)
    closed = [one["name"] for one in rules.describe_board()["provinces"] if not one["in_play"]]
    assert closed
    for name in closed:
        for words in (f"march {name}", f"escape {name}", f"rome 1 legion in {name}"):
            assert not has_number(rules, words)
            assert has_number(settled(FLAGSHIP, 3), words)


def test_marches_and_voyages_share_their_numbers() -> None:
    rules = settled(FLAGSHIP, 3)
    march, sail = (rules.grammar.parse(f"{verb} Sicilia 2 legions") for verb in ("march", "sail"))
    assert rules.actions.number(march) == rules.actions.number(sail)
    assert rules.actions.find(rules.actions.number(sail), [sail]) == sail


def test_without_weapons_chance_has_no_numbers() -> None:
    chances = settled(FLAGSHIP, 3, weapons_drawn=0).chances
    assert chances.size == 0
    with pytest.raises(BadInput):
        chances.move(0)


def test_a_dealer_who_is_named_is_not_drawn() -> None:
    assert settled("triumvirate", 2).chances.size == 2 + 54
    assert settled("triumvirate", 2, first_dealer="Aemilii").chances.size == 54
