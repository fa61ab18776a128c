"""Chapter 9: the campaign."""

from games.total_war_rome.table import CARTHAGE, FOOT, GREECE, ROME, TRIBES, bare, campaign
from rubicon.core.rng import Rng
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.rules import army
from rubicon.games.total_war_rome.rules.reorganise import MOST_GIFTS, find_feuds

HORSE = ["Allied Cavalry"] * 3


def test_9_1_a_turn_ends_when_its_player_says_so() -> None:
    case = campaign().no_windows()
    case.army(ROME, "ROM")
    case.play("march Rome I to CAM", "march Rome I to SAM", "end turn")
    assert case.step() != st.CAMPAIGN_MENU


def test_9_2_where_armies_are_placed() -> None:
    case = campaign().own(ROME, "VEN", "LIG", "RAE").build("RAE", c.BARRACKS)
    case.army(ROME, "ROM")
    case.army(CARTHAGE, "CAM", ["Libyan Spearmen"] * 2)
    case.army(ROME, "", FOOT)
    places = {move.split(" in ")[1] for move in case.legal("place Rome II")}
    assert places == {
        *("Etruria", "Umbria et Picenum", "Samnium", "Magna Graecia", "Venetia", "Raetia"),
    }
    case.play("place Rome II in VEN")
    assert case.s.army_mu[1] == 3


def test_9_3_navies_begin_in_home_ports() -> None:
    case = campaign().own(ROME, "VEN")
    case.navy(ROME, "", 2)
    places = {move.split(" in ")[1] for move in case.legal("launch")}
    assert "Roma (Latium)" in places
    assert not places & {"Venetia", "Samnium"}


def test_9_4_movement_units() -> None:
    case = bare(st.CAMPAIGN_TURN, ROME).no_windows()
    foot, horse = case.army(ROME, "ROM", FOOT), case.army(ROME, "CAM", HORSE)
    n = case.navy(ROME, "ROM")
    case.go_on()
    assert (case.s.army_mu[foot], case.s.army_mu[horse], case.s.navy_mu[n]) == (3, 5, 4)
    greek = bare(st.CAMPAIGN_TURN, GREECE).no_windows().develop(GREECE, c.SEAMANSHIP)
    n = greek.navy(GREECE, "ATT")
    light = greek.army(GREECE, "ATT", ["Thessalian Cavalry"] * 2 + ["Thracian Cavalry"])
    heavy = greek.army(GREECE, "PEL", ["Thessalian Cavalry", "War Elephants of Greece"])
    greek.go_on()
    assert greek.s.navy_mu[n] == 5
    assert (greek.s.army_mu[light], greek.s.army_mu[heavy]) == (5, 3)


def test_9_5_rivers_and_mountains_cost_one_more() -> None:
    case = campaign().unroad().own(ROME, "LIG", "VEN", "INS", "SYR")
    a = case.army(ROME, "ETR", FOOT)
    case.play("march Rome I to LIG")
    assert case.s.army_mu[a] == 1
    assert not case.legal("march Rome I to Insubria")
    b = case.army(ROME, "MGR", ["Italian Infantry"] * 3)
    case.play("march Rome II to SYR")
    assert case.s.army_mu[b] == 2
    river = case.army(ROME, "VEN", ["Italian Infantry"] * 3)
    case.play("march Rome III to INS")
    assert case.s.army_mu[river] == 1


def test_9_6_roads_cover_three_regions() -> None:
    case = campaign().unroad().own(ROME, "INS")
    for one, other in (("MGR", "CAM"), ("CAM", "ROM"), ("ROM", "ETR"), ("ETR", "INS")):
        case.road(one, other)
    a = case.army(ROME, "MGR", FOOT, mu=2)
    for place, left in (("CAM", 1), ("ROM", 1), ("ETR", 1), ("INS", 0)):
        case.play(f"march Rome I to {place}")
        assert case.s.army_mu[a] == left


def test_9_7_elsewhere_an_army_comes_as_a_conqueror() -> None:
    case = campaign().no_windows()
    case.army(ROME, "UMB")
    case.play("march Rome I to VEN")
    assert case.step() == st.ROLL
    assert case.s.dice == [c.YELLOW, c.YELLOW]


def test_9_8_fight_before_leaving() -> None:
    case = campaign().no_windows()
    case.army(ROME, "VEN")
    case.army(CARTHAGE, "VEN", ["Libyan Spearmen"] * 3)
    assert not case.legal("march")
    case.play("fight with Rome I")
    assert case.step() == st.MEET_FIRST


def test_9_9_reorganising() -> None:
    case = campaign().no_windows()
    a, b = case.army(ROME, "ROM", FOOT), case.army(ROME, "ROM", ["Italian Infantry"] * 3)
    case.play("reorganise Rome I and Rome II")
    assert (case.s.army_mu[a], case.s.army_mu[b]) == (2, 2)
    case.play("give Italian Infantry from Rome II to Rome I")
    for _ in range(2):
        case.play("give Italian Infantry from Rome II to Rome I")
    case.play("done")
    assert case.s.army_at[b] == c.ABSENT
    assert len(case.cards(a)) == 7
    # Chance takes one of the main battle cards.
    case.play("end turn", "chance takes Italian Infantry from Rome I")
    assert len(case.cards(a)) == 6


def test_9_9_an_army_without_mu_does_not_reorganise() -> None:
    for weary in range(2):
        case = campaign().no_windows()
        armies = case.army(ROME, "ROM", FOOT), case.army(ROME, "ROM", FOOT)
        assert case.legal("reorganise")
        case.s.army_mu[armies[weary]] = 0
        assert not case.legal("reorganise")
    case = campaign().no_windows()
    crowd = case.army(ROME, "ROM", ["Italian Infantry"] * 7)
    case.army(ROME, "ROM", FOOT)
    assert case.legal("reorganise")
    case.s.army_mu[crowd] = 0
    assert not case.legal("reorganise")


def test_9_9_navies_reorganise_too() -> None:
    case = campaign().no_windows()
    n, m = case.navy(ROME, "TYR", 2), case.navy(ROME, "TYR", 2)
    case.play("regroup Rome navy 1 and Rome navy 2")
    case.play("pass a ship of Rome from Rome navy 1 to Rome navy 2", "done")
    assert case.s.ships[n * 4] == 1
    assert case.s.ships[m * 4] == 3


def test_9_10_generals_change_places() -> None:
    case = campaign()
    a, b = case.army(ROME, "ROM", FOOT, stars=2), case.army(ROME, "CAM", HORSE, stars=4)
    spare = case.spare(ROME, 5)
    names = case.rules.names.generals
    old, other = case.s.leader[a], case.s.leader[b]
    case.play(f"let {names[spare]} lead Rome I")
    assert case.s.leader[a] == spare
    assert case.s.general_at[old] == c.SPARE
    assert not case.legal(f"let {names[other]} lead Rome I")
    far = campaign()
    far.army(ROME, "BAE", FOOT)
    far.spare(ROME, 5)
    assert not far.legal("let")


def test_9_11_subduing_unrest() -> None:
    case = campaign()
    a = case.army(ROME, "ROM", FOOT)
    case.s.unrest[case.region("ROM")] = 2
    case.play("subdue with Rome I")
    assert (case.s.unrest[case.region("ROM")], case.s.army_mu[a]) == (1, 2)
    small = campaign()
    small.army(ROME, "ROM", HORSE)
    small.s.unrest[small.region("ROM")] = 2
    assert not small.legal("subdue")


def test_9_12_embarking_and_landing() -> None:
    case = campaign().no_windows()
    a, n = case.army(ROME, "ROM", FOOT), case.navy(ROME, "TYR")
    case.play("embark Rome I on Rome navy 1", "sail Rome navy 1 to SRD")
    assert case.s.army_at[a] == case.region("SRD")
    assert (case.s.army_mu[a], case.s.navy_mu[n]) == (2, 2)
    case.play("land Rome I in CTG")
    assert (case.s.army_mu[a], case.s.navy_mu[n]) == (1, 1)
    assert case.s.aboard[a] == c.NONE


def test_9_13_a_later_attempt_costs_a_unit() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "VEN", FOOT)
    case.play("conquer with Rome I").roll("blank blank")
    assert case.s.owner[case.region("VEN")] == ROME
    assert case.s.army_mu[a] == 2


def test_9_14_a_besieger_stops() -> None:
    case = campaign().no_windows().own(c.NONE, "NUM")
    a = case.army(ROME, "SYR", FOOT)
    case.own(ROME, "SYR")
    case.play("march Rome I to LIL")
    assert case.s.halted[a]
    assert not case.legal("march")
    case.play("assault with Rome I").roll("skull blank blank")
    case.play("lose Republican Legionaries").roll("blank blank blank blank")
    assert case.legal("march")


def test_9_15_tribes_fight_each_other() -> None:
    case = campaign(TRIBES).no_windows()
    a = case.army(TRIBES, "ARV", ["Lowland Warriors"] * 4)
    b = case.army(TRIBES, "AED", ["Highland Warriors"] * 4)
    case.play("end turn").roll("skull blank x x")
    case.play("lose Highland Warriors", "lose Lowland Warriors")
    assert (len(case.cards(a)), len(case.cards(b))) == (3, 3)
    calm = campaign(TRIBES).no_windows().develop(TRIBES, c.REDUCED_ANTIPATHY)
    calm.army(TRIBES, "ARV", ["Lowland Warriors"] * 4)
    calm.army(TRIBES, "AED", ["Highland Warriors"] * 4)
    calm.play("end turn")
    assert not calm.told("fought_tribes")
    find_feuds(calm.s, TRIBES * 4, TRIBES * 4 + 4)
    assert st.step_of(calm.s.agenda[-1]) == st.INFIGHTING


def test_9_9_gifts_come_to_an_end() -> None:
    case = campaign().no_windows()
    case.army(ROME, "ROM", FOOT)
    case.army(ROME, "ROM", ["Italian Infantry"] * 2)
    case.play("reorganise Rome I and Rome II")
    case.s.gifts = MOST_GIFTS
    assert case.legal() == ["done"]


def test_9_9_an_army_without_a_general_is_dissolved_too() -> None:
    case = campaign().no_windows()
    case.army(ROME, "ROM", FOOT)
    b = case.army(ROME, "ROM", ["Italian Infantry"] * 2, stars=0)
    case.play("reorganise Rome I and Rome II")
    case.play(*["give Italian Infantry from Rome II to Rome I"] * 2, "done")
    assert case.s.army_at[b] == c.ABSENT


def test_9_9_a_navy_takes_over_what_another_carried() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "ROM", FOOT)
    n, m = case.navy(ROME, "TYR", 1), case.navy(ROME, "TYR", 1)
    case.load(a, n)
    case.play("regroup Rome navy 1 and Rome navy 2")
    case.play("pass a ship of Rome from Rome navy 1 to Rome navy 2", "done")
    assert (case.s.navy_at[n], case.s.aboard[a]) == (c.ABSENT, m)


def test_9_15_who_is_gone_fights_no_more() -> None:
    case = campaign(TRIBES).no_windows()
    for place in ("ARV", "AED", "TRE"):
        case.army(TRIBES, place, ["Lowland Warriors"] * 2 + ["Slingers"])
    # Arvernia and Aedua fight; then there is nobody left in Aedua for Treveria.
    case.play("end turn").roll("skull skull s blank")
    case.play("lose Slingers")
    assert case.s.army_at[13] == c.ABSENT
    assert case.s.army_at[12] != c.ABSENT
    assert case.step() != st.ROLL


def test_9_3_a_navy_is_launched_in_a_home_port() -> None:
    case = campaign().no_windows()
    n = case.navy(ROME, "")
    case.play("launch Rome navy 1 in CAM")
    assert case.s.navy_at[n] == case.region("CAM")
    assert case.told("placed")


def test_9_9_chance_takes_only_what_is_too_much() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "ROM", [*FOOT, *["Velites"] * 3, "Scorpio"])
    case.play("end turn")
    takes = [case.rules.grammar.words(move) for move in case.possible()]
    assert takes == ["chance takes Velites from Rome I"]
    assert case.s.weight(case.possible()[0]) == 3
    assert case.s.sample(Rng(1)) == case.possible()[0]
    case.play(*takes)
    assert len(case.cards(a)) == 7


def test_9_9_a_besieger_reorganises_too() -> None:
    case = campaign().no_windows()
    a, b = case.army(ROME, "LIL", FOOT), case.army(ROME, "LIL", ["Italian Infantry"] * 3)
    for halted in (a, b):
        case.s.halted = [0] * len(case.s.halted)
        case.s.halted[halted] = 1
        assert case.legal("reorganise")


def test_9_12_an_army_lands_in_the_port_where_its_navy_lies() -> None:
    case = campaign().no_windows()
    a, n = case.army(ROME, "", FOOT), case.navy(ROME, "ROM")
    case.load(a, n).play("land Rome I in ROM")
    assert (case.s.aboard[a], case.s.army_at[a]) == (c.NONE, case.region("ROM"))
    assert (case.s.army_mu[a], case.s.navy_mu[n]) == (2, 3)
    away = campaign().no_windows().status(ROME, CARTHAGE, c.ALLY)
    b, m = away.army(ROME, "", FOOT), away.navy(ROME, "CTG")
    away.load(b, m).play("invade CTG with Rome I")
    assert away.s.aboard[b] == c.NONE
    assert (away.s.army_mu[b], away.s.navy_mu[m], away.s.halted[b]) == (2, 3, 1)


def test_9_9_an_army_takes_no_more_cards_than_two_can_have() -> None:
    case = campaign().no_windows()
    a = case.army(ROME, "ROM", [*["Republican Legionaries"] * 6, *["Velites"] * 2])
    case.army(ROME, "ROM", ["Italian Infantry"] * 6)
    b = case.army(ROME, "ROM", ["Allied Cavalry"] * 4)
    case.army(ROME, "CAM", FOOT[:2])
    case.play("reorganise Rome I and Rome II")
    case.play(*["give Italian Infantry from Rome II to Rome I"] * 6, "done")
    for _ in range(c.ROOM - 14):
        army.add_card(case.s, a, case.kind("Imperial Legionaries"), 0)
        case.s.stack[case.kind("Imperial Legionaries")] -= 1
    case.play("reorganise Rome I and Rome III")
    assert not case.legal("give Allied Cavalry")
    # What can't be merged is cut down first.
    case.play("done", "end turn")
    assert case.step() == st.RANDOM_LOSSES
    while case.step() == st.RANDOM_LOSSES:
        case.apply(case.possible()[0])
    assert case.s.army_at[b] == c.ABSENT
    assert case.step() == st.MERGING
