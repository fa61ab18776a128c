"""Chapter 10: conquest, assault and siege; chapter 11: meeting armies."""

import pytest

from games.total_war_rome.table import CARTHAGE, FOOT, GREECE, ROME, Case, campaign, spending
from rubicon.core.state import EVERYTHING
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.land import is_garrisoned, status

SPEARS = ["Libyan Spearmen"] * 4


def marching(to: str, home: str, cards: list[str] | tuple[str, ...] = FOOT) -> Case:
    """Rome marches into a region."""
    case = campaign().no_windows()
    case.own(ROME, home).army(ROME, home, cards)
    return case.play(f"march Rome I to {to}")


def test_10_1_garrisons() -> None:
    case = campaign(ROME, 2).build("VEN", c.BARRACKS)
    assert is_garrisoned(case.s, case.region("MAC"))
    assert is_garrisoned(case.s, case.region("VEN"))
    assert not is_garrisoned(case.s, case.region("LIG"))


@pytest.mark.parametrize(
    ("place", "home", "dice"),
    [
        ("LIG", "ETR", [c.GREEN, c.GREEN]),
        ("VEN", "UMB", [c.YELLOW, c.YELLOW]),
        ("SYR", "MGR", [c.RED, c.RED]),
        ("ILL", "DAL", [c.GREEN, c.GREEN]),
        ("CTB", "EDE", [c.YELLOW, c.GREEN, c.WHITE]),
    ],
)
def test_10_2_10_3_the_defence_roll(place: str, home: str, dice: list[int]) -> None:
    """[10.2] [10.3] By the gold value, or as the board says."""
    assert marching(place, home).s.dice == dice


def test_10_4_losses_are_the_owners_choice() -> None:
    case = marching("VEN", "UMB", [*FOOT[:3], "Allied Cavalry", "Velites"]).roll("skull s")
    assert set(case.legal("lose")) == {"lose Republican Legionaries", "lose Allied Cavalry"}
    case.play("lose Allied Cavalry", "lose Velites")
    assert case.cards(0) == ["Republican Legionaries"] * 3
    assert marching("VEN", "UMB").roll("x blank").s.owner[case.region("VEN")] == ROME
    pair = marching("VEN", "UMB").roll("x x")
    assert pair.legal("lose") == ["lose Republican Legionaries"]


def test_10_5_the_region_is_taken_unless_the_army_is_destroyed() -> None:
    case = marching("VEN", "UMB").roll("blank s")
    assert case.s.owner[case.region("VEN")] == ROME
    assert case.legal("march")
    lost = marching("VEN", "UMB", FOOT[:2]).roll("skull blank")
    assert lost.s.owner[lost.region("VEN")] == c.NONE
    assert lost.s.army_at[0] == c.ABSENT


def test_10_6_mercenary_regions_may_join() -> None:
    case = marching("ILL", "DAL").roll("blank blank")
    case.play("take Illyrian Raiders")
    assert "Illyrian Raiders" in case.cards(0)
    assert case.s.owner[case.region("ILL")] == ROME
    assert marching("ILL", "DAL").roll("blank s").step() == st.CAMPAIGN_MENU


def assault(
    cards: list[str] | tuple[str, ...] = FOOT,
    place: str = "LIL",
    **options: str,
) -> Case:
    """Rome stands before a garrison."""
    case = campaign(ROME, 4, **options).no_windows()
    case.army(ROME, place, cards)
    return case


def test_10_7_one_assault_in_a_turn() -> None:
    case = (
        assault().play("assault with Rome I").roll("x blank blank", "blank blank blank blank blank")
    )
    assert not case.legal("assault")
    guarded = assault()
    guarded.army(CARTHAGE, "LIL", SPEARS)
    assert guarded.legal("fight")
    assert not guarded.legal("assault")


def test_10_8_10_9_the_garrison_rolls() -> None:
    """[10.8] [10.9] Gold and one more, and one for barracks; red, or yellow."""
    assert assault().play("assault with Rome I").s.dice == [c.RED] * 3
    camp = assault().build("LIL", c.BARRACKS).play("assault with Rome I")
    assert camp.s.dice == [c.RED] * 4
    siege = assault().develop(ROME, c.SIEGECRAFT).play("assault with Rome I")
    assert siege.s.dice == [c.YELLOW] * 3
    home = assault(place="CAM").own(CARTHAGE, "CAM").play("assault with Rome I")
    assert home.s.dice == [c.YELLOW] * 3


def test_10_10_10_11_the_attack_roll() -> None:
    """[10.10] [10.11] Foot, artillery and the general; dead infantry does not roll."""
    cards = ["Republican Legionaries", "Italian Infantry", "Allied Cavalry", "Onager of Rome"]
    case = (
        assault([*cards, "Auxiliary Archers"]).play("assault with Rome I").roll("skull blank blank")
    )
    case.play("lose Italian Infantry")
    assert case.s.dice == [c.GREEN, c.GREEN, c.YELLOW, c.GREEN, c.WHITE]
    walls = assault().build("LIL", c.WALLS).play("assault with Rome I").roll("blank blank blank")
    assert walls.s.dice == [c.WHITE] * 4 + [c.WHITE]


@pytest.mark.parametrize(
    ("garrison", "army", "taken"),
    [
        ("x blank blank", "skull blank blank blank blank", True),
        ("x blank blank", "x blank blank blank blank", False),
        ("x s blank", "x s s blank blank", True),
        ("x s blank", "x s blank blank blank", False),
        ("blank blank blank", "blank blank blank blank blank", False),
    ],
)
def test_10_12_more_damage_wins_then_more_s(garrison: str, army: str, taken: bool) -> None:
    case = assault().build("LIL", c.MARKET).play("assault with Rome I").roll(garrison, army)
    assert (case.s.owner[case.region("LIL")] == ROME) == taken
    assert case.s.built[case.region("LIL")] == c.MARKET


def test_10_13_a_successful_assault_ends_the_march() -> None:
    win = ("blank blank blank", "skull blank blank blank blank")
    assert not assault().play("assault with Rome I").roll(*win).legal("march")
    on = assault(after_assault="go_on").play("assault with Rome I").roll(*win)
    assert on.legal("march")


def test_10_14_after_a_failed_assault_the_army_may_go_on() -> None:
    case = assault().play("assault with Rome I")
    case.roll("blank blank blank", "blank blank blank blank blank")
    assert case.legal("march")


def test_10_15_a_besieged_region_can_not_be_improved() -> None:
    case = spending(CARTHAGE, 2).gold(CARTHAGE, 20)
    case.army(ROME, "BYC", FOOT)
    inside = case.army(CARTHAGE, "CTG", SPEARS)
    assert "build market in Carthago" in case.legal("build")
    assert not any("Byzacium" in move for move in case.legal("build"))
    assert inside == 4


def test_10_16_navies_leave_a_captured_port() -> None:
    case = assault()
    n = case.navy(CARTHAGE, "LIL")
    case.play("assault with Rome I").roll("blank blank blank", "skull blank blank blank blank")
    assert case.s.navy_at[n] >= c.REGIONS


# ---- chapter 11 ----------------------------------------------------------------------------------


def meeting(stars: int = 2, other: int = 2) -> Case:
    """Rome meets Carthage in Venetia."""
    case = campaign().no_windows()
    case.army(ROME, "UMB", FOOT, stars)
    case.army(CARTHAGE, "VEN", SPEARS, other)
    return case.play("march Rome I to VEN")


def test_11_1_both_declare() -> None:
    case = meeting()
    assert case.s.to_act() == ROME
    case.play("stand and fight")
    assert case.s.to_act() == CARTHAGE
    case.play("stand and fight")
    assert case.s.b_phase > 0


@pytest.mark.parametrize(
    ("faces", "escapes"),
    [
        ("s x", True),
        ("x s", False),
        ("skull skull", False),
        ("blank s", True),
        ("blank blank", False),
    ],
)
def test_11_2_the_better_symbol_escapes(faces: str, escapes: bool) -> None:
    case = meeting().play("stand and fight", "avoid battle").roll(faces)
    assert (case.step() == st.ESCAPING) == escapes


def test_11_3_where_an_army_escapes_to() -> None:
    case = meeting()
    case.army(ROME, "NOR", ["Italian Infantry"] * 2)
    case.navy(CARTHAGE, "ADR")
    case.play("stand and fight", "avoid battle").roll("blank s")
    places = set(case.legal("escape"))
    assert "escape aboard Carthage navy 1" in places
    assert "escape to Noricum" not in places
    case.play("escape to DAL")
    assert case.s.army_at[4] == case.region("DAL")
    assert case.s.owner[case.region("DAL")] == c.NONE
    closed = meeting()
    for place in ("INS", "DAL", "NOR"):
        closed.army(ROME, place, ["Italian Infantry"])
    assert "avoid battle" in closed.legal("avoid")


def test_11_4_who_has_units_left_may_follow() -> None:
    case = meeting().play("stand and fight", "avoid battle").roll("blank s")
    case.play("escape to DAL").roll("blank blank")
    case.play("march Rome I to DAL")
    assert case.step() == st.MEET_FIRST


def test_10_16_a_navy_puts_to_sea_with_its_army() -> None:
    case = campaign().no_windows().own(CARTHAGE, "LIG")
    guest = case.army(CARTHAGE, "LIG", ["Libyan Spearmen"] * 3)
    n = case.navy(CARTHAGE, "LIG")
    case.load(guest, n)
    case.army(ROME, "ETR", FOOT)
    case.play("march Rome I to LIG").roll("blank blank")
    assert case.s.navy_at[n] == case.s.army_at[guest] == case.region("LGS")


def test_11_2_the_active_player_escapes() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I", "avoid battle", "stand and fight").roll("x s")
    case.play("escape to UMB")
    assert case.s.army_at[a] == case.region("UMB")


def test_11_3_one_may_escape_to_an_own_army() -> None:
    case = campaign().no_windows()
    case.army(ROME, "VEN", FOOT)
    case.army(ROME, "UMB", ["Italian Infantry"] * 2)
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I", "avoid battle", "stand and fight").roll("x s")
    assert "escape to Umbria et Picenum" in case.legal()


def test_10_4_who_knew_a_card_sees_it_lost() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "UMB", [*FOOT, "Italian Infantry"])
    case.s.knows[a * c.ROOM] |= 1 << CARTHAGE
    case.play("march Rome I to VEN").roll("skull blank")
    known, unknown = map(
        case.rules.grammar.parse, ("lose Republican Legionaries", "lose Italian Infantry")
    )
    assert case.state.seen_as(unknown, CARTHAGE) != unknown
    assert case.state.seen_as(unknown, ROME) == case.state.seen_as(unknown, EVERYTHING) == unknown
    assert case.state.seen_as(known, GREECE) == case.state.seen_as(unknown, GREECE)


@pytest.mark.parametrize("level", [c.NEUTRAL, c.FRIENDLY])
def test_4_2_10_7_an_assault_makes_enemies(level: int) -> None:
    """[4.2] [10.7] Also by an army that came there without an attack."""
    case = assault().status(ROME, CARTHAGE, level).play("assault with Rome I")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY


@pytest.mark.parametrize("level", [c.NEUTRAL, c.FRIENDLY])
def test_4_2_9_13_a_later_conquest_makes_enemies(level: int) -> None:
    """[4.2] [9.13] An army that escaped to a region takes it later."""
    case = campaign().no_windows().own(CARTHAGE, "VEN").status(ROME, CARTHAGE, level)
    case.army(ROME, "VEN", FOOT)
    case.play("conquer with Rome I")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY


def test_10_13_no_forced_march_after_an_assault() -> None:
    case = campaign().hold(ROME, "forced_march").no_windows()
    a = case.army(ROME, "LIL", ["Republican Legionaries"] * 6)
    card = case.s.card_at.index(ROME) + 1
    case.play("assault with Rome I").roll(
        "blank blank blank", "skull skull skull skull skull skull blank"
    )
    case.play(f"play card {card} on army Rome I")
    assert case.s.army_mu[a] == 2
    assert not case.legal("march")
    assert case.refused("march Rome I to SYR") == "10.13"
    free = campaign(after_assault="go_on").no_windows()
    free.army(ROME, "LIL", ["Republican Legionaries"] * 6)
    free.play("assault with Rome I").roll(
        "blank blank blank", "skull skull skull skull skull skull blank"
    )
    assert free.legal("march Rome I to Syracusae")
