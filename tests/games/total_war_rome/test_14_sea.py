"""Chapter 14: the sea."""

from games.total_war_rome.table import CARTHAGE, FOOT, GREECE, ROME, Case, campaign
from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules import sea
from rubicon.games.total_war_rome.rules.land import status


def at_sea(mine: int = 2, theirs: int = 2, level: int = c.ENEMY) -> Case:
    """A Roman navy in the Tyrrhenian, a Carthaginian one beside it."""
    case = campaign().no_windows().status(ROME, CARTHAGE, level)
    case.navy(ROME, "TYR", mine)
    case.navy(CARTHAGE, "SRD", theirs)
    return case


def fight(mine: int = 2, theirs: int = 2) -> Case:
    """Rome sails into the enemy."""
    return at_sea(mine, theirs).play("sail Rome navy 1 to SRD")


def test_14_1_sailing_and_docking() -> None:
    case = campaign().no_windows()
    n = case.navy(ROME, "ROM")
    case.play("sail Rome navy 1 to TYR", "sail Rome navy 1 to LGS")
    assert case.s.navy_mu[n] == 2
    assert set(case.legal("dock")) == {"dock Rome navy 1 in Etruria"}
    case.play("dock Rome navy 1 in ETR")
    assert case.s.navy_mu[n] == 2


def test_14_2_navies_in_port_are_safe() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ENEMY)
    case.navy(CARTHAGE, "LIL")
    case.navy(ROME, "TYR")
    assert not case.legal("attack")
    case.play("sail Rome navy 1 to SRD")
    assert case.step() == st.CAMPAIGN_MENU


def test_14_3_enemies_fight_at_once_and_others_by_choice() -> None:
    assert fight().step() == st.ROLL
    case = campaign().no_windows().status(ROME, CARTHAGE, c.FRIENDLY)
    case.navy(CARTHAGE, "SRD")
    case.navy(ROME, "TYR")
    case.play("sail Rome navy 1 to SRD")
    assert case.step() == st.CAMPAIGN_MENU
    case.play("attack Carthage navy 1 with Rome navy 1")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY


def arrives(case: Case) -> str | None:
    """The navy that all see arrive, while it may be intercepted."""
    seen = case.rules.view(case.state, GREECE)["sea_battle"]
    return seen["arrives"] if seen else None


def test_14_4_interception() -> None:
    for answer, fights in (("intercept with Carthage navy 1", True), ("pass", False)):
        case = at_sea(level=c.NEUTRAL).play("sail Rome navy 1 to IOS")
        assert case.step() == st.CAMPAIGN_MENU
        case.navy(GREECE, "AEN")
        case.play("sail Rome navy 1 to TYR")
        assert case.step() == st.INTERCEPTING
        assert arrives(case) == "Rome navy 1"
        case.play(answer)
        assert (case.step() == st.ROLL) == fights
        assert arrives(case) is None
        if fights:
            assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    friend = at_sea(level=c.FRIENDLY).play("sail Rome navy 1 to LGS", "sail Rome navy 1 to TYR")
    assert friend.step() == st.CAMPAIGN_MENU


def test_14_5_ships_sink() -> None:
    case = fight().roll("skull x x blank blank blank blank blank")
    assert case.s.navy_at[2] == c.ABSENT
    one = fight().roll("skull x blank blank x blank blank blank")
    assert sum(one.s.ships[8:12]) == 1
    assert sum(one.s.ships[0:4]) == 2


def test_14_6_marines_capture() -> None:
    case = at_sea(2, 3).develop(ROME, c.MARINES).play("sail Rome navy 1 to SRD")
    case.roll("s s blank blank blank blank blank blank", "blank blank")
    assert case.s.ships[0:4] == [2, 1, 0, 0]
    assert case.s.ships[8:12] == [0, 2, 0, 0]


def test_14_7_carried_armies_suffer() -> None:
    case = at_sea(4, 2)
    a = case.army(ROME, "", [*FOOT, "Italian Infantry", "Italian Infantry"])
    case.load(a, 0).play("sail Rome navy 1 to SRD")
    case.roll("blank " * 7 + "blank", "skull s blank blank")
    takes = "chance takes Italian Infantry from Rome I"
    case.play(takes, takes, "chance takes Republican Legionaries from Rome I")
    assert len(case.cards(a)) == 3
    sunk = at_sea(1, 2)
    b = sunk.army(ROME, "", FOOT, stars=4)
    sunk.load(b, 0).play("sail Rome navy 1 to SRD").roll("blank blank skull blank blank blank")
    assert sunk.s.army_at[b] == c.ABSENT
    assert c.SERVING not in sunk.s.general_at


def test_14_8_retreat() -> None:
    case = fight(3, 3).roll(
        "skull blank blank blank blank blank blank blank", "blank blank blank blank"
    )
    assert case.s.to_act() == CARTHAGE
    places = {move.split(" to ")[1] for move in case.legal("retreat")}
    assert {"Carthago", "Mare Balearicum", "Syrtes"} <= places
    assert "Mare Sardoum" not in places
    case.play("retreat with Carthage navy 1 to CTG")
    assert case.s.navy_at[2] == case.region("CTG")
    tie = fight().roll("blank " * 7 + "blank")
    assert tie.s.to_act() == ROME


def test_14_9_the_victor_may_attack_again() -> None:
    case = fight(3, 3).roll(
        "skull blank blank blank blank blank blank blank", "blank blank blank blank"
    )
    case.play("retreat with Carthage navy 1 to BLR", "sail Rome navy 1 to BLR")
    assert case.step() == st.ROLL


def test_14_10_lost_ships_go_back_to_their_faction() -> None:
    case = fight().roll("skull skull blank blank blank blank blank blank")
    assert case.s.ship_stack[CARTHAGE] == 10


def test_14_11_victory_at_sea() -> None:
    assert fight().roll("skull skull blank blank blank blank blank blank").s.points[ROME] == 1
    single = fight(2, 1).roll("skull blank blank blank blank blank")
    assert single.s.points[ROME] == 0


def test_14_8_who_can_not_retreat_is_sunk_with_his_army() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ENEMY)
    case.navy(ROME, "AQT", 3)
    n = case.navy(CARTHAGE, "BRT", 3)
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 3)
    case.load(a, n)
    # The only way out of the Oceanus Britannicus is watched.
    case.navy(ROME, "AQT", 1)
    case.play("sail Rome navy 1 to BRT")
    case.roll("skull blank blank blank blank blank", "blank blank blank blank blank blank")
    while case.state.to_act() == CHANCE:
        case.play(case.rules.grammar.words(case.possible()[0]))
    assert case.s.navy_at[n] == case.s.army_at[a] == c.ABSENT
    assert case.s.points[ROME] == 0


def test_14_6_both_capture_at_the_same_time() -> None:
    case = campaign(CARTHAGE).no_windows().status(ROME, CARTHAGE, c.ENEMY)
    case.develop(ROME, c.MARINES).develop(CARTHAGE, c.MARINES)
    case.navy(ROME, "SRD", 2)
    case.navy(CARTHAGE, "TYR", 2)
    case.play("sail Carthage navy 1 to SRD").roll("s s blank blank s s blank blank")
    assert case.s.ships[0:4] == [1, 1, 0, 0]
    assert case.s.ships[8:12] == [1, 1, 0, 0]


def test_14_6_14_10_the_worst_ship_sinks_and_the_best_is_boarded() -> None:
    """[14.6] [14.10] In a navy with ships of two factions."""
    case = at_sea(2, 1)
    worst, best = sorted(range(c.FACTIONS), key=lambda f: sea.power(case.s, f))[:: c.FACTIONS - 1]
    assert sea.power(case.s, worst) < sea.power(case.s, best)
    case.s.ships[0:4] = [int(f in (worst, best)) for f in range(c.FACTIONS)]
    after = case.s.clone()
    sea.sink(after, 0)
    assert [f for f in range(c.FACTIONS) if after.ships[f]] == [best]
    assert sea.take_best(case.s, 0) == best


def test_14_6_a_full_navy_sinks_what_it_captures() -> None:
    case = at_sea(5, 2).develop(ROME, c.MARINES)
    before = case.s.ship_stack[CARTHAGE]
    sea.capture(case.s, 2, 0, CARTHAGE)
    assert case.s.ships[0:4] == [5, 0, 0, 0]
    assert case.s.ship_stack[CARTHAGE] == before + 1
