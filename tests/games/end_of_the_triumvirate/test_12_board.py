"""Chapter 12: a board is a file, and every fault in it is named in one sentence."""

import pytest

from games.end_of_the_triumvirate.boards import STANDARD
from games.end_of_the_triumvirate.table import Case, settled
from rubicon.core.errors import BadInput
from rubicon.games.end_of_the_triumvirate.board import read_board, seas_between
from rubicon.games.end_of_the_triumvirate.game import GAME

SPAIN = '"Hispania Citerior"'
SICILIA = STANDARD[STANDARD.index('[[province]]\ncode = "SIC"') : STANDARD.index("[[sea]]")]


def changed(*changes: tuple[str, str]) -> str:
    """The standard board with something else in place of something, once."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_12_2_the_standard_board_is_sound() -> None:
    assert str(GAME.check_board(STANDARD, "board.toml")) == (
        "board.toml: Mare Nostrum is sound: 15 provinces, 7 seas, "
        "a start for three players and one for two."
    )


def test_12_2_a_board_of_ones_own_can_be_played_on() -> None:
    own = changed(
        ('name = "Mare Nostrum"', 'name = "Mine"'),
        (
            'name = "Gallia Transalpina"\ntype = "military"',
            'name = "Gallia Transalpina"\ntype = "political"',
        ),
    )
    rules = settled(board=own)
    assert (rules.board_name, rules.board_text) == ("Mine", own)
    case = Case(rules, rules.start())
    case.pass_turns(3)
    assert case.province("GAL")["gold"] == 2


PROVINCE_FAULTS = [
    ("is not TOML", [("[[province]]", "[[province")], "the file is not TOML: "),
    ("no name", [('name = "Mare Nostrum"', "")], "the board has no name."),
    ("empty name", [('name = "Mare Nostrum"', 'name = " "')], "the board has no name."),
    ("no provinces", [("[[province]]", "[[land]]")] * 15, "the board has no [[province]] entries."),
    ("fourteen", [(SICILIA, "")], "the board has 14 provinces instead of 15."),
    ("no province name", [('name = "Italia"', "")], "a [[province]] entry has no name."),
    ("no type", [('type = "political"', "")], "province Italia has no type."),
    (
        "unknown type",
        [('type = "political"', 'type = "holy"')],
        "province Italia is of type 'holy', not political, military or competence.",
    ),
    (
        "bad code",
        [('code = "ITA"', 'code = "ITAL"')],
        "province Italia has the code 'ITAL', not three capital letters.",
    ),
    (
        "small code",
        [('code = "ITA"', 'code = "ita"')],
        "province Italia has the code 'ita', not three capital letters.",
    ),
    (
        "code with a digit",
        [('code = "ITA"', 'code = "IT1"')],
        "province Italia has the code 'IT1', not three capital letters.",
    ),
    (
        "code twice",
        [('code = "ITA"', 'code = "GAL"')],
        "province Italia has a code that another has.",
    ),
    (
        "name twice",
        [('name = "Illyricum"', 'name = "ITALIA"')],
        "province ITALIA has a name that another has.",
    ),
    (
        "missing borders",
        [('borders = ["Hispania Citerior", "Gallia Cisalpina"]', "")],
        "province Gallia Transalpina has no list of borders.",
    ),
    (
        "borders of another kind",
        [('borders = ["Hispania Citerior", "Gallia Cisalpina"]', "borders = [1]")],
        "province Gallia Transalpina has no list of borders.",
    ),
    (
        "border twice",
        [('["Hispania Citerior", "Gallia Cisalpina"]', '["Italia", "Italia"]')],
        "province Gallia Transalpina lists Italia twice in borders.",
    ),
    (
        "one-sided border",
        [('["Gallia Transalpina", "Italia", "Illyricum"]', '["Italia", "Illyricum"]')],
        "province Gallia Transalpina has a border with Gallia Cisalpina, but not the other way.",
    ),
    (
        "one-sided arrow",
        [('arrows = ["Sicilia"]', "")],
        "province Sicilia has an arrow with Italia, but not the other way.",
    ),
    (
        "unknown neighbour",
        [('borders = ["Hispania Citerior", "Gallia Cisalpina"]', 'borders = ["Britannia"]')],
        "province Gallia Transalpina has a border with Britannia, which is not on the board.",
    ),
    (
        "own neighbour",
        [('arrows = ["Sicilia"]', 'arrows = ["Italia"]')],
        "province Italia has an arrow with itself.",
    ),
    (
        "cut off",
        [('borders = []\nseas = ["Mare Ibericum", "Mare Tyrrhenum"]', "borders = []")],
        "province Sardinia et Corsica has no border, no arrow and no sea: nobody could enter it.",
    ),
]
SEA_FAULTS = [
    ("no seas", [("[[sea]]", "[[lake]]")] * 7, "the board has no [[sea]] entries."),
    (
        "seas of another kind",
        [("[[sea]]", "[[lake]]")] * 7 + [('"Mare Nostrum"', '"Mare Nostrum"\nsea = [1]')],
        "the board has no [[sea]] entries.",
    ),
    (
        "unknown sea",
        [('seas = ["Mare Ibericum"]', 'seas = ["Mare Caspium"]')],
        "province Gallia Transalpina touches Mare Caspium, which is not on the board.",
    ),
    (
        "unknown meeting",
        [('meets = ["Mare Tyrrhenum"]', 'meets = ["Mare Caspium"]')],
        "sea Mare Ibericum meets Mare Caspium, which is not on the board.",
    ),
    (
        "one-sided meeting",
        [('meets = ["Mare Tyrrhenum"]', "meets = []")],
        "sea Mare Tyrrhenum meets Mare Ibericum, but not the other way.",
    ),
    (
        "itself",
        [('meets = ["Mare Tyrrhenum"]', 'meets = ["Mare Tyrrhenum", "Mare Ibericum"]')],
        "sea Mare Ibericum meets itself.",
    ),
    (
        "no list of meetings",
        [('meets = ["Mare Tyrrhenum"]', "")],
        "sea Mare Ibericum has no list of meets.",
    ),
]
START_FAULTS = [
    (
        "no start",
        [("[two_players]", "[duo]"), ("[two_players.C", "[duo.C"), ("[two_players.P", "[duo.P")],
        "the board has no [two_players] table.",
    ),
    (
        "seat missing",
        [("[three_players.Crassus]", "[three_players.Cicero]")],
        "[three_players.Crassus] is missing.",
    ),
    (
        "no character",
        [('character = "Syria"', "")],
        "[three_players.Crassus] has no character.",
    ),
    (
        "no servant",
        [('servant = "Syria"', "")],
        "[three_players.Crassus] has no servant.",
    ),
    (
        "character abroad",
        [('character = "Syria"', 'character = "Africa"')],
        "[three_players.Crassus] puts the character in Africa, which is not his.",
    ),
    (
        "no list",
        [('governors_in = ["Achaea", "Macedonia"]', "")],
        "[three_players.Crassus] has no list of governors_in.",
    ),
    (
        "out of play not listed",
        [("out_of_play = []", "")],
        "[three_players] has no list of out_of_play.",
    ),
    (
        "unknown province",
        [('governors_in = ["Achaea", "Macedonia"]', 'governors_in = ["Achaia", "Macedonia"]')],
        "[three_players] Crassus lists Achaia, which is not on the board.",
    ),
    (
        "doubly owned",
        [('governors_in = ["Achaea", "Macedonia"]', 'governors_in = ["Achaea", "Illyricum"]')],
        "[three_players] Crassus lists Illyricum, which Caesar has already.",
    ),
    (
        "unowned",
        [('governors_in = ["Achaea", "Macedonia"]', 'governors_in = ["Achaea"]')],
        "[three_players] gives Macedonia to nobody.",
    ),
    (
        "wrong count",
        [
            ('governors_in = ["Achaea", "Macedonia"]', 'governors_in = ["Achaea"]'),
            (f'[{SPAIN}, "Aegyptus"]', f'[{SPAIN}, "Aegyptus", "Macedonia"]'),
        ],
        "[three_players.Pompeius] has 6 provinces instead of 5.",
    ),
    (
        "wrong count with two",
        [
            (f'[{SPAIN}, "Achaea"]', f"[{SPAIN}]"),
            ('out_of_play = ["Asia"', 'out_of_play = ["Achaea", "Asia"'),
        ],
        "[two_players.Pompeius] has 5 provinces instead of 6.",
    ),
]
FAULTS = PROVINCE_FAULTS + SEA_FAULTS + START_FAULTS


@pytest.mark.parametrize(
    ("changes", "sentence"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_12_2_a_fault_is_named_with_its_file_and_entry(
    changes: list[tuple[str, str]], sentence: str
) -> None:
    with pytest.raises(BadInput) as error:
        read_board(changed(*changes), "mine.toml")
    said = str(error.value)
    assert said.startswith(f"mine.toml: {sentence}")
    if sentence.endswith("."):
        assert said == f"mine.toml: {sentence}"


def test_12_2_a_faulty_board_cannot_be_settled_or_checked() -> None:
    faulty = changed(('type = "political"', 'type = "holy"'))
    for read in (lambda: settled(board=faulty), lambda: GAME.check_board(faulty, "my_board.toml")):
        with pytest.raises(BadInput, match=r"^my_board\.toml: province Italia"):
            read()


@pytest.mark.parametrize(
    ("home", "to", "seas"),
    [
        ("Italia", "Gallia Cisalpina", 1),
        ("Italia", "Cyrenaica", 2),
        ("Gallia Transalpina", "Cyrenaica", 3),
        ("Gallia Transalpina", "Syria", 4),
    ],
)
def test_4_3_seas_on_the_shortest_voyage(home: str, to: str, seas: int) -> None:
    board = GAME.standard_board
    one, other = board.provinces[board.index(home)], board.provinces[board.index(to)]
    assert seas_between(board, one, other) == seas_between(board, other, one) == seas
