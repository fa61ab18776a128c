"""Chapter 9: the two boards, and boards of one's own."""

import re

import pytest

from games.roman_conquest.boards import BALANCED, CLASSIC, SMALL
from games.roman_conquest.table import given, settled
from rubicon.core.errors import BadInput
from rubicon.games.roman_conquest.board import Board, read_board
from rubicon.games.roman_conquest.game import GAME
from rubicon.words import Phrase


def marches(board: Board, navy: bool, force: str) -> list[int]:
    """How many marches each troop of a force is from Rome."""
    over = range(len(board.hexes)) if navy else board.land()
    far = board.reached(board.index(board.homes["Rome"]), over)
    return sorted(
        far[p]
        for p, one in enumerate(board.hexes)
        if one.t and board.nearest(one) == [force]
        for _ in range(one.t)
    )


def test_9_1_the_classic_board() -> None:
    board = read_board(CLASSIC, "classic.toml")
    assert (len(board.hexes), len(board.land())) == (143, 83)
    assert {one.t for one in board.hexes} == {0, 1}
    assert marches(board, False, "Caesar") == [4, 4, 5, 5, 5, 5, 6, 6, 6, 7]
    assert marches(board, True, "Pompeius") == [5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9]
    assert marches(board, False, "Crassus")[0] == 9
    assert marches(board, False, "Crassus")[-1] == 16


def test_9_2_the_balanced_board() -> None:
    board = read_board(BALANCED, "balanced.toml")
    assert (len(board.hexes), len(board.land())) == (143, 84)
    assert not board.named("Hadria").is_sea
    assert marches(board, False, "Caesar") == [6, 6, 6, 6, 7, 7, 7, 7, 8, 8]
    assert marches(board, True, "Pompeius") == [6, 6, 7, 7, 7, 7, 8, 8, 8, 9, 9]
    assert marches(board, False, "Crassus") == (
        [6, 6, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9, 10, 10, 11, 11]
    )
    assert sum(marches(board, True, "Rome")) > 0
    assert len(marches(board, True, "Rome")) == 14
    assert [board.named(name).t for name in ("Mediolanum", "Patavium")] == [2, 2]


def test_9_3_a_board_of_ones_own() -> None:
    case = given(board=SMALL, phase="leader")
    assert case.rules.board_name == "Small"
    assert case.rules.describe_board()["standard"] is False
    assert case.troops("Galli") == {"Caesar": 1}
    assert {"9.3", "9.4"} <= set(case.rules.standing_rules)
    says = str(GAME.check_board(SMALL, "small.toml"))
    assert says == (
        "small.toml: Small is sound: 8 hexes of land, 2 of sea, 1 troops of Caesar, "
        "1 troops of Pompeius, 1 troops of Crassus and 1 troops of Rome."
    )


def test_9_3_codes_name_hexes_too() -> None:
    rules = settled()
    assert rules.hexes.read("E10") == rules.hexes.read("Roma")
    codes = rules.board.codes()
    assert len(set(codes)) == len(codes)


HEX = '{ q = 1, r = 1, name = "Liguria", region = "South" }'
MARE = '{ q = 0, r = 2, name = "Mare", region = "South", sea = true }'
FAULTS = [
    ("name = ", "name ", "the file is not TOML"),
    ('name = "Small"', "", "the board has no name"),
    ('italy = ["Roma"]', "", "the board has no list of names italy"),
    ('italy = ["Roma"]', 'italy = ["Roma", "Roma"]', "the board lists Roma twice in italy"),
    ("[homes]", "[houses]", "the board has no [homes] table"),
    ("[zones]", "[areas]", "the board has no [zones] table"),
    ('Caesar = "Galli"\n', "", "[homes] has no Caesar"),
    (HEX, '{ q = 1, r = 1, region = "South" }', "hex number 6 has no name"),
    (HEX, HEX.replace("q = 1", "q = 1.5"), "hex Liguria has no q, or it is no whole number"),
    (HEX, HEX.replace("r = 1", "r = 100"), "hex Liguria has no r, or it is no whole number"),
    (HEX, HEX.replace(' region = "South"', " t = 1"), "hex Liguria has no region"),
    (HEX, HEX.replace('"South"', '"South", t = 5'), "hex Liguria has a t that is no number"),
    (HEX, HEX.replace('"South"', '"South", sea = 1'), "hex Liguria has a sea that is neither"),
    (HEX, HEX.replace("Liguria", "roma"), "hex Roma has a name that another has"),
    (HEX, HEX.replace("Liguria", "a1"), "hex a1 has a name that is the short name of a hex"),
    (HEX, HEX.replace("q = 1", "q = 0"), "hex Liguria is in the place of Massilia"),
    ('Caesar = "Galli"', 'Caesar = "Gallia"', "[homes] names Gallia, which is not on the board"),
    ('Caesar = "Galli"', 'Caesar = "Mare"', "the home of Caesar in Mare, which is sea"),
    ('Caesar = "Galli"', 'Caesar = "Syria"', "has Syria twice; it is the home of Caesar"),
    (MARE, MARE.replace("true", "true, t = 1"), "hex Mare has troops, but it is sea"),
    (HEX, HEX.replace('"South"', '"South", t = 1'), None),
    (
        'name = "Massilia", region = "South"',
        'name = "Massilia", region = "South", t = 1',
        "hex Massilia has a T as far from the home of Caesar and Pompeius",
    ),
    ('Caesar = ["Galli"]', 'Caesar = ["Alpes"]', "[zones] leaves Caesar's home out of his zone"),
    (
        'Caesar = ["Galli"]',
        'Caesar = ["Galli", "Roma"]',
        "[zones] gives Caesar Roma, which is not land next to his home",
    ),
    ('["Hispania"]', '["Hispania", "Mare"]', "Mare, which is not land next to his home"),
    (
        'Caesar = ["Galli"]\nPompeius = ["Hispania"]',
        'Caesar = ["Galli", "Massilia"]\nPompeius = ["Hispania", "Massilia"]',
        "[zones] gives Massilia to Caesar and to Pompeius",
    ),
    ('italy = ["Roma"]', 'italy = ["Liguria"]', "italy leaves out Rome"),
    ('italy = ["Roma"]', 'italy = ["Roma", "Mare"]', "italy names Mare, which is sea"),
    ('italy = ["Roma"]', 'italy = ["Roma", "Alpes"]', "italy names Alpes, which is not joined"),
    (
        'italy = ["Roma"]',
        'italy = ["Roma", "Liguria", "Massilia", "Galli"]',
        "italy has troops of Caesar in Galli",
    ),
    (
        'italy = ["Roma"]',
        'italy = ["Roma", "Liguria", "Illyria"]',
        "italy has Illyria, which is in the zone of Crassus",
    ),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FAULTS)
def test_9_3_a_fault_is_named_in_one_sentence(old: str, new: str, sentence: str | None) -> None:
    assert old in SMALL
    text = SMALL.replace(old, new, 1)
    if sentence is None:
        read_board(text, "small.toml")
        return
    with pytest.raises(BadInput, match=re.escape(sentence)) as caught:
        read_board(text, "small.toml")
    assert str(caught.value).startswith("small.toml: ")
    assert str(caught.value).endswith(".")


def test_9_3_faults_of_the_whole_file() -> None:
    hexes = SMALL[SMALL.index("hexes = [") : SMALL.index("[homes]")]
    for text, sentence in (
        (SMALL.replace(hexes, ""), "the board has no list of hexes"),
        (SMALL.replace(hexes, "hexes = []\n"), "the board has 0 hexes, not 1 to 143"),
        ("x = " + "[" * 5000, "nested too deep"),
    ):
        with pytest.raises(BadInput, match=sentence):
            read_board(text, Phrase("core.as-written", {"text": "a file"}))


def test_9_4_the_land_must_lead_to_rome() -> None:
    sea = SMALL.replace(
        'name = "Alpes", region = "North"', 'name = "Alpes", region = "N", sea = true'
    )
    sea = sea.replace(
        'name = "Liguria", region = "South"', 'name = "Liguria", region = "S", sea = true'
    )
    with pytest.raises(BadInput, match="Caesar in Galli, from where no march over land leads"):
        read_board(sea, "small.toml")


def test_9_4_islands_are_allowed() -> None:
    assert "Sardinia" in settled().names
