"""Chapter 4: diplomacy and victory points."""

from games.total_war_rome.table import CARTHAGE, FOOT, GREECE, ROME, campaign
from rubicon.core.state import CHANCE
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules.land import status
from rubicon.games.total_war_rome.rules.standing import attack


def test_4_1_status_is_the_same_for_both() -> None:
    case = campaign().status(ROME, GREECE, c.FRIENDLY)
    assert status(case.s, ROME, GREECE) == status(case.s, GREECE, ROME) == c.FRIENDLY
    assert status(case.s, ROME, CARTHAGE) == c.NEUTRAL


def test_4_2_an_attack_makes_enemies() -> None:
    case = campaign().status(ROME, CARTHAGE, c.FRIENDLY).no_windows()
    case.own(CARTHAGE, "LIG")
    case.army(ROME, "ETR", FOOT)
    case.play("march Rome I to LIG")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    assert case.s.points[ROME] == 0


def test_4_3_armies_meet_everybody_but_allies() -> None:
    case = campaign().no_windows()
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    case.army(ROME, "UMB", FOOT)
    case.play("march Rome I to VEN")
    assert case.step() == st.MEET_FIRST
    other = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY)
    other.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    other.army(ROME, "UMB", FOOT)
    other.play("march Rome I to VEN")
    assert other.step() == st.ROLL


def test_4_4_an_ally_is_asked() -> None:
    for answer, place in (("accept", "VEN"), ("decline", "UMB")):
        case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
        a = case.army(ROME, "UMB", FOOT)
        case.play("march Rome I to VEN", answer)
        assert case.s.army_at[a] == case.region(place)
        assert case.s.owner[case.region("VEN")] == CARTHAGE
        assert status(case.s, ROME, CARTHAGE) == c.ALLY
    assert "march Rome I to Venetia" not in case.legal("march")


def test_4_4_an_ally_is_asked_on_the_coast_too() -> None:
    for answer, lands in (("accept", True), ("decline", False)):
        case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY)
        a = case.army(ROME, "ROM", FOOT)
        case.load(a, case.navy(ROME, "SYT"))
        case.play("land Rome I in CTG", answer)
        assert (case.s.army_at[a] == case.region("CTG")) == lands
        assert (case.s.army_mu[a], case.s.navy_mu[0]) == ((2, 3) if lands else (3, 4))
    assert "land Rome I in Carthago" not in case.legal("land")
    case.play("invade CTG with Rome I")
    assert case.s.aboard[a] == c.NONE
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    assert (case.s.halted[a], case.s.army_mu[a], case.s.navy_mu[0]) == (1, 2, 3)


def test_4_5_a_guest_may_turn_on_his_host() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    a = case.army(ROME, "VEN", FOOT)
    case.play("invade VEN with Rome I").roll("blank blank")
    assert case.s.owner[case.region("VEN")] == ROME
    assert case.s.army_mu[a] == 3
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY


def test_4_5_an_ally_can_be_attacked_anywhere() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY)
    case.army(ROME, "ETR", FOOT)
    guest = case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    assert case.step() == st.LEAVE_ALLY
    # Who defends the region must be beaten first [10.7].
    case.play("conquer with Carthage I")
    assert case.step() == st.MEET_FIRST
    assert (case.s.army, case.s.other) == (guest, 0)
    away = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(ROME, "VEN")
    away.army(ROME, "VEN", FOOT)
    away.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    away.own(c.NONE, "VEN").play("fight with Rome I")
    assert away.step() == st.MEET_FIRST


def test_4_5_a_broken_alliance() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).status(ROME, GREECE, c.FRIENDLY)
    case.own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    case.s.points[ROME] = 3
    case.play("invade VEN with Rome I")
    assert case.s.points[ROME] == 2
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    assert status(case.s, ROME, GREECE) == c.NEUTRAL
    assert case.step() == st.ROLL


def test_4_5_points_never_fall_below_nothing() -> None:
    case = campaign().status(ROME, CARTHAGE, c.ALLY)
    attack(case.s, ROME, CARTHAGE, c.NONE)
    assert case.s.points[ROME] == 0


def test_4_6_armies_on_each_others_land_must_act() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN", "LIG")
    case.army(ROME, "UMB", FOOT)
    guest = case.army(ROME, "LIG", ["Italian Infantry"] * 3)
    case.play("invade VEN with Rome I")
    assert case.step() == st.LEAVE_ALLY
    assert case.legal("withdraw")
    case.play("conquer with Rome II").roll("blank blank")
    assert case.s.owner[case.region("LIG")] == ROME
    assert case.s.army_at[guest] == case.region("LIG")
    case.roll("blank blank")
    assert case.s.owner[case.region("VEN")] == ROME


def test_4_6_or_leave() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    guest = case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I", "withdraw to LIG")
    assert case.s.army_at[guest] == case.region("LIG")


def test_4_7_invading_a_home_brings_points_once() -> None:
    case = campaign().no_windows().own(CARTHAGE, "LIL")
    a = case.army(ROME, "LIL", ["Republican Legionaries"] * 6)
    case.play("assault with Rome I").roll(
        "blank blank blank", "skull skull skull skull skull skull blank"
    )
    assert case.s.points[ROME] == 1 + 2
    assert case.s.owner[case.region("LIL")] == ROME
    case.own(CARTHAGE, "LIL")
    case.s.assaulted[a] = 0
    case.play("assault with Rome I").roll(
        "blank blank blank", "skull skull skull skull skull skull blank"
    )
    assert case.s.points[ROME] == 3
    home = campaign().no_windows().own(CARTHAGE, "SAM")
    home.army(ROME, "SAM", ["Republican Legionaries"] * 4)
    home.play("assault with Rome I").roll("blank blank", "skull blank blank blank blank")
    assert home.s.points[ROME] == 0
    assert home.s.owner[home.region("SAM")] == ROME


def test_4_6_a_guest_in_a_home_assaults_it() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I", "conquer with Carthage I")
    # The garrison of Etruria: two, and one more.
    case.roll("blank blank blank")
    assert len(case.s.dice) == 3 + 1


def test_4_6_the_second_guest_stands_on_his_own_land_then() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.own(ROME, "LIG")
    case.army(ROME, "UMB", FOOT)
    for _ in range(2):
        case.army(CARTHAGE, "LIG", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I", "conquer with Carthage II").roll("blank blank")
    assert case.s.owner[case.region("LIG")] == CARTHAGE
    assert case.step() == st.ROLL


def test_4_6_a_guest_who_beats_the_defender_may_assault() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    case.army(ROME, "ETR", ["Italian Infantry"] * 2)
    case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I", "conquer with Carthage I")
    case.play("stand and fight", "stand and fight")
    # Etruria has trees: one combat for terrain, then one in the centre.
    for _ in range(2):
        case.play("hold", "hold").roll("skull blank blank blank")
    while case.step() != st.ROLL or len(case.s.dice) != 3:
        if case.state.to_act() == CHANCE:
            case.roll("blank")
        else:
            case.play("done" if case.step() == st.STRIKING else case.legal()[0])
    assert case.s.dice == [c.RED] * 3
    case.roll("blank blank blank", "skull blank blank blank")
    assert case.s.owner[case.region("ETR")] == CARTHAGE


def test_4_6_a_beaten_guest_assaults_nothing() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY).own(CARTHAGE, "VEN")
    case.army(ROME, "UMB", FOOT)
    case.army(ROME, "ETR", ["Italian Infantry"] * 3)
    guest = case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("invade VEN with Rome I", "conquer with Carthage I")
    case.play("avoid battle", "stand and fight").roll("x blank").play("escape to LIG")
    assert case.s.army_at[guest] == case.region("LIG")
    assert case.s.dice == [c.YELLOW] * 2


def test_4_2_an_attack_from_within_makes_enemies_too() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.FRIENDLY)
    case.army(ROME, "LIL", FOOT)
    case.play("assault with Rome I")
    assert status(case.s, ROME, CARTHAGE) == c.ENEMY
    open_land = campaign().no_windows().own(CARTHAGE, "SYR")
    open_land.army(ROME, "SYR", FOOT)
    open_land.play("conquer with Rome I")
    assert status(open_land.s, ROME, CARTHAGE) == c.ENEMY


def test_4_6_armies_of_other_allies_must_act_too() -> None:
    case = campaign().no_windows().own(CARTHAGE, "VEN").own(GREECE, "LIG")
    case.status(ROME, CARTHAGE, c.ALLY).status(ROME, GREECE, c.ALLY)
    case.army(ROME, "UMB", FOOT)
    mine = case.army(ROME, "LIG", ["Italian Infantry"] * 3)
    guest = case.army(GREECE, "CAM", ["Hoplites"] * 3)
    case.play("invade VEN with Rome I")
    assert status(case.s, ROME, GREECE) == c.NEUTRAL
    case.play("conquer with Rome II").roll("blank blank")
    assert case.s.army_at[mine] == case.region("LIG")
    assert status(case.s, ROME, GREECE) == c.ENEMY
    case.play("withdraw to ROM")
    assert case.s.army_at[guest] == case.region("ROM")
    assert case.step() == st.ROLL


def test_4_6_after_the_battle_comes_the_assault() -> None:
    case = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY)
    case.army(ROME, "ETR", FOOT)
    guest = case.army(CARTHAGE, "ETR", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I", "conquer with Carthage I", "stand and fight", "avoid battle")
    case.roll("blank skull").play("escape to ROM")
    assert case.step() == st.LEAVE_ALLY
    case.play("conquer with Carthage I").roll("blank blank blank")
    assert case.s.army_at[guest] == case.region("ETR")
    assert len(case.s.dice) == 3 + 1
