"""Chapter 7: events."""

from games.total_war_rome.table import (
    CARTHAGE,
    FOOT,
    GREECE,
    ROME,
    Case,
    agents,
    bare,
    campaign,
    spending,
)
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.board import EVENTS
from rubicon.games.total_war_rome.rules.agenda import push
from rubicon.games.total_war_rome.rules.purchases import drafted

SPEARS = ["Libyan Spearmen"] * 4


def card_of(case: Case, event: str) -> str:
    """The card with an event that somebody holds."""
    number = EVENTS.index(event)
    held = [i for i in range(55) if case.s.t.event[i] == number and case.s.card_at[i] < 4]
    return f"card {held[0] + 1}"


def meeting(attacker: list[str] | tuple[str, ...] = FOOT, *events: tuple[int, str]) -> Case:
    """Rome marches into a Carthaginian army in Venetia, without difficult terrain."""
    case = campaign()
    for seat, event in events:
        case.hold(seat, event)
    case.no_windows()
    case.army(ROME, "UMB", attacker)
    case.army(CARTHAGE, "VEN", SPEARS)
    return case.play("march Rome I to VEN")


def fighting(attacker: list[str] | tuple[str, ...] = FOOT, *events: tuple[int, str]) -> Case:
    """The same, when both want to fight."""
    return meeting(attacker, *events).play("stand and fight", "stand and fight")


def test_7_1_all_who_might_hold_a_card_are_asked_together() -> None:
    case = bare(st.TAXATION, ROME).hold(ROME, "drought").hold(GREECE, "omens").go_on()
    assert case.step() == st.WINDOW
    assert set(case.s.asked()) == {ROME, GREECE}
    assert case.s.window() > 0
    drought = card_of(case, "drought")
    case.play(f"play {drought} in CTG")
    assert case.s.dry[case.region("CTG")] == 0
    case.play("pass")
    assert case.s.dry[case.region("CTG")] == 1
    assert GREECE in case.s.asked()


def test_7_2_marches_and_winds() -> None:
    case = campaign().hold(ROME, "forced_march", "fair_winds")
    a = case.army(ROME, "ROM")
    n = case.navy(ROME, "ROM")
    case.play(f"play {card_of(case, 'forced_march')} on army Rome I")
    case.play(f"play {card_of(case, 'fair_winds')} on navy Rome navy 1")
    assert (case.s.army_mu[a], case.s.navy_mu[n]) == (5, 6)


def test_7_3_errands_gifts_and_revolts() -> None:
    case = agents().hold(ROME, "second_errand", "envoys_gift").gold(ROME, 0)
    trade = case.action(ROME, "trade")
    case.play(f"play {card_of(case, 'second_errand')}", f"play {card_of(case, 'envoys_gift')}")
    assert (case.s.errands, case.s.gift) == (1, 1)
    case.play(f"trade with Carthage in CTG by {trade}")
    assert case.s.gold[ROME] == 3
    revolt = agents(GREECE).hold(ROME, "slave_revolt")
    revolt.s.agenda.pop()
    push(revolt.s, st.AGENT_TURN, GREECE)
    revolt.build("BYC", c.BARRACKS).no_windows().go_on()
    name = card_of(revolt, "slave_revolt")
    assert not any("Byzacium" in move for move in revolt.legal("play"))
    revolt.play(f"play {name} in CTG and HIP")
    assert revolt.s.unrest[revolt.region("CTG")] == revolt.s.unrest[revolt.region("HIP")] == 1


def test_7_4_counter_intelligence_and_safe_houses() -> None:
    case = agents().hold(CARTHAGE, "counter_intelligence")
    riots = case.action(ROME, "riots")
    case.no_windows().play(f"riots in CTG by {riots}")
    case.play(f"play {card_of(case, 'counter_intelligence')}")
    assert case.s.unrest[case.region("CTG")] == 0
    safe = agents().hold(ROME, "safe_house").build("CTG", c.MARKET)
    sabotage = safe.action(ROME, "sabotage")
    safe.no_windows().play(f"sabotage market in CTG by {sabotage}").roll("x")
    safe.play(f"play {card_of(safe, 'safe_house')}")
    assert safe.s.agent_at[0] == safe.region("ROM")


def test_7_4_treaties_and_trade_can_not_be_cancelled() -> None:
    case = agents().hold(CARTHAGE, "counter_intelligence")
    trade = case.action(ROME, "trade")
    case.play(f"trade with Carthage in CTG by {trade}")
    assert case.step() == st.AGENT_MENU


def test_7_5_pirates_harvest_and_drought() -> None:
    case = bare(st.TAXATION, ROME, 2).hold(ROME, "pirates", "bountiful_harvest").no_windows()
    case.build("CTG", c.MARKET).build("BYC", c.MARKET).gold(CARTHAGE, 5).gold(ROME, 0).go_on()
    case.play(f"play {card_of(case, 'pirates')} against Carthage")
    case.play(f"play {card_of(case, 'bountiful_harvest')}").passes()
    assert case.s.gold[ROME] == 11 + 3
    assert case.s.gold[CARTHAGE] == 5 + 10 - 2
    dry = bare(st.TAXATION, ROME, 2).hold(ROME, "drought").no_windows().gold(CARTHAGE, 0).go_on()
    dry.play(f"play {card_of(dry, 'drought')} in CTG").passes()
    assert dry.s.gold[CARTHAGE] == 10 - 3


def test_7_5_pirates_take_gold_that_was_just_raised() -> None:
    case = bare(st.TAXATION, ROME, 2).hold(ROME, "pirates").no_windows().gold(CARTHAGE, 0)
    for place in ("CTG", "BYC", "TRI", "LIL"):
        case.build(place, c.MARKET)
    case.go_on().play(f"play {card_of(case, 'pirates')} against Carthage").passes()
    assert case.s.gold[CARTHAGE] == 10 - 3
    assert case.s.raided == [0] * 4


def test_7_4_a_safe_house_does_not_bar_an_agent() -> None:
    case = agents().hold(CARTHAGE, "safe_house")
    murder = case.action(ROME, "assassination")
    case.no_windows().play(f"murder Carthage agent 1 by {murder}").roll("skull skull")
    case.play(f"play {card_of(case, 'safe_house')}")
    agent = CARTHAGE * c.AGENTS
    assert case.s.agent_at[agent] == case.region("CTG")
    assert case.s.agent_barred[agent] == 0


def test_3_13_7_11_loyal_elephants_do_not_panic() -> None:
    """[3.13] [7.11] Mercenaries of a general with Mercenary Loyalty."""
    for trait, asked in ((c.MERCENARY_LOYALTY, False), (c.NEVER_GIVE_UP, True)):
        case = campaign().hold(ROME, "elephants_panic").no_windows()
        case.army(ROME, "UMB", FOOT)
        a = case.army(CARTHAGE, "VEN", ["Forest Elephants", *SPEARS[:2]])
        case.general(a, 4, trait)
        case.army(CARTHAGE, "CTG", SPEARS[:2])
        case.play("march Rome I to VEN", "stand and fight", "stand and fight")
        # Carthage's better general sees what Rome deploys.
        case.play("hold", "deploy Forest Elephants with nothing and nothing")
        while case.step() in (st.REVEALING, st.REDEPLOYING):
            case.play("hold")
        assert (case.step() == st.WINDOW) == asked


def test_7_3_7_6_events_of_a_phase_come_at_any_time_of_ones_own_turn() -> None:
    """[7.3] [7.6] Revolts, storms and desertion; the plague comes at the start only."""
    case = campaign().hold(ROME, "storm_at_sea", "mercenary_desertion", "plague").no_windows()
    case.navy(GREECE, "AES", 3)
    a = case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2 + ["Illyrian Raiders"])
    plague = card_of(case, "plague")
    assert not any(plague in move for move in case.legal("play"))
    case.play(f"play {card_of(case, 'storm_at_sea')} on navy Greece navy 1").roll("skull blank")
    assert case.s.ships[2 * GREECE * c.FACTIONS + GREECE] == 2
    case.play(f"play {card_of(case, 'mercenary_desertion')} on army Carthage I").roll("skull")
    assert len(case.cards(a)) == 2
    assert case.step() == st.CAMPAIGN_MENU
    revolt = agents().hold(ROME, "slave_revolt").no_windows()
    revolt.play(f"play {card_of(revolt, 'slave_revolt')} in CTG and HIP")
    assert revolt.s.unrest[revolt.region("CTG")] == 1


def test_7_6_mercenaries_of_an_ally_do_not_desert() -> None:
    case = bare(st.CAMPAIGN_TURN, GREECE).hold(ROME, "mercenary_desertion").no_windows()
    case.army(GREECE, "ATT", ["Hoplites", "Hoplites", "Illyrian Raiders"])
    case.army(CARTHAGE, "CTG", ["Libyan Spearmen"] * 2 + ["Illyrian Raiders"])
    case.status(ROME, GREECE, c.ALLY).go_on()
    name = card_of(case, "mercenary_desertion")
    assert case.legal("play") == [f"play {name} on army Carthage I"]


def test_7_12_who_calls_a_storm_rolls_for_it() -> None:
    case = bare(st.CAMPAIGN_TURN, GREECE).hold(ROME, "storm_at_sea", "omens").no_windows()
    case.navy(GREECE, "AES", 3)
    case.go_on().play(f"play {card_of(case, 'storm_at_sea')} on navy Greece navy 1")
    case.roll("blank blank").play(f"play {card_of(case, 'omens')} for number 1").roll("skull")
    assert case.s.ships[2 * GREECE * c.FACTIONS + GREECE] == 2


def test_7_14_cards_for_purchases_count_whenever_they_are_used() -> None:
    case = spending().hold(ROME, "conscription", "master_builder").gold(ROME, 10)
    case.army(ROME, "ROM", FOOT[:2])
    case.play("buy Velites for army I", "build market in ROM")
    case.play(f"use {card_of(case, 'conscription')}", f"use {card_of(case, 'master_builder')}")
    assert drafted(case.s, ROME).gold[ROME] == 10
    case.play("buy Velites for army I", "build walls in CAM")
    assert drafted(case.s, ROME).gold[ROME] == 10 - 2 - 2


def test_7_6_plague_desertion_and_storms() -> None:
    case = bare(st.CAMPAIGN_TURN, GREECE).hold(
        ROME, "plague", "mercenary_desertion", "storm_at_sea"
    )
    case.no_windows()
    a = case.army(CARTHAGE, "CTG", [*SPEARS, "Gallic Horse"])
    n = case.navy(CARTHAGE, "SRD", 3)
    b = case.army(CARTHAGE, "", ["Citizen Spearmen"] * 3)
    case.load(b, n).go_on()
    case.play(f"play {card_of(case, 'plague')} in CTG", "lose Libyan Spearmen")
    assert len(case.cards(a)) == 4
    case.play(f"play {card_of(case, 'mercenary_desertion')} on army Carthage I").roll("skull")
    assert "Gallic Horse" not in case.cards(a)
    case.play(f"play {card_of(case, 'storm_at_sea')} on navy Carthage navy 1").roll("skull blank")
    assert sum(case.s.ships[n * 4 : n * 4 + 4]) == 2
    case.play("chance takes Citizen Spearmen from Carthage II")
    assert len(case.cards(b)) == 2


def test_7_7_oratory_calms() -> None:
    case = agents().hold(ROME, "inspired_oratory")
    case.s.unrest[case.region("ROM")] = 3
    case.play(f"play {card_of(case, 'inspired_oratory')} in ROM and ROM")
    assert case.s.unrest[case.region("ROM")] == 1


def test_7_8_slip_away_and_no_escape() -> None:
    case = meeting(FOOT, (CARTHAGE, "slip_away"), (ROME, "no_escape"))
    case.play("stand and fight", "stand and fight")
    assert case.step() == st.WINDOW
    case.passes_but(CARTHAGE, f"play {card_of(case, 'slip_away')}")
    case.play(f"play {card_of(case, 'no_escape')}")
    assert case.s.b_phase > 0
    free = meeting(FOOT, (CARTHAGE, "slip_away"))
    free.play("stand and fight", "stand and fight")
    free.passes_but(CARTHAGE, f"play {card_of(free, 'slip_away')}")
    free.play("escape to DAL")
    assert free.s.army_at[4] == free.region("DAL")


def test_7_9_traitors_and_citizens() -> None:
    case = campaign().hold(ROME, "traitor_at_the_gates").hold(GREECE, "defiant_citizens")
    case.no_windows().army(ROME, "LIL", FOOT)
    case.play("assault with Rome I")
    case.play(f"play {card_of(case, 'traitor_at_the_gates')}")
    case.play(f"play {card_of(case, 'defiant_citizens')}")
    assert case.s.dice == [c.RED] * 3
    other = campaign().hold(GREECE, "defiant_citizens").no_windows()
    other.army(ROME, "UMB", FOOT)
    other.play("march Rome I to VEN", f"play {card_of(other, 'defiant_citizens')}")
    assert other.s.dice == [c.YELLOW, c.YELLOW, c.RED]


def test_7_10_ground_and_scouts() -> None:
    events = ((ROME, "local_guides"), (CARTHAGE, "chosen_ground"), (CARTHAGE, "scouts_report"))
    case = fighting(FOOT, *events)
    case.passes_but(ROME, f"play {card_of(case, 'local_guides')}")
    assert case.s.b_terrain == 1
    case.passes_but(CARTHAGE, f"play {card_of(case, 'chosen_ground')}")
    assert case.s.b_terrain == 0
    case.passes_but(CARTHAGE, f"play {card_of(case, 'scouts_report')}")
    assert case.s.b_reveals == [0, 1]


def test_7_11_before_a_combat() -> None:
    case = fighting(FOOT, (ROME, "furious_charge"))
    case.play("hold", "hold")
    case.play(f"play {card_of(case, 'furious_charge')}")
    assert case.s.dice[: case.s.b_split] == [c.YELLOW, c.GREEN, c.RED]
    rain = fighting([*FOOT, "Scorpio"], (ROME, "rain_of_missiles"))
    rain.play("deploy Republican Legionaries with nothing and Scorpio", "hold")
    rain.play(f"play {card_of(rain, 'rain_of_missiles')} for number 1")
    assert rain.s.dice == [c.GREEN, c.GREEN]
    panic = campaign().hold(ROME, "elephants_panic").no_windows()
    panic.army(ROME, "UMB", FOOT)
    panic.army(CARTHAGE, "VEN", ["War Elephants of Carthage", "Libyan Spearmen", "Libyan Spearmen"])
    panic.play("march Rome I to VEN", "stand and fight", "stand and fight")
    panic.play("hold", "deploy War Elephants of Carthage with nothing and nothing")
    panic.play(f"play {card_of(panic, 'elephants_panic')}").roll("blank skull")
    assert panic.s.b_lost[1] == 1


def test_7_11_ambush_rolls_first() -> None:
    case = campaign().hold(ROME, "ambush").no_windows()
    case.army(ROME, "UMB", FOOT)
    case.army(CARTHAGE, "DAL", SPEARS)
    case.s.owner[case.region("VEN")] = ROME
    case.s.army_at[0] = case.region("VEN")
    case.play("march Rome I to DAL", "stand and fight", "stand and fight", "hold", "hold")
    case.play(f"play {card_of(case, 'ambush')}")
    assert len(case.s.dice) == 2
    case.roll("skull blank")
    assert case.s.b_lost == [0, 1]
    assert case.s.b_fights == 1


def test_7_12_holding_the_line_and_omens() -> None:
    case = fighting(FOOT, (CARTHAGE, "hold_the_line"), (CARTHAGE, "omens"))
    case.play("hold", "hold").roll("skull skull blank blank")
    case.passes_but(CARTHAGE, f"play {card_of(case, 'hold_the_line')}")
    case.passes_but(CARTHAGE, f"play {card_of(case, 'omens')} for number 1").roll("blank")
    case.passes()
    assert case.s.b_lost == [0, 0]


def test_7_13_surgeons() -> None:
    case = fighting(["Republican Legionaries"] * 3, (CARTHAGE, "field_surgeons"))
    case.play("hold", "hold").roll("skull blank blank blank")
    for _ in range(2):
        case.play("hold", "hold").roll("blank blank blank blank")
    while case.step() == st.STRIKING:
        case.play("done")
    case.passes_but(CARTHAGE, f"play {card_of(case, 'field_surgeons')}")
    case.play("recover Libyan Spearmen")
    assert len(case.cards(4)) == 4


def test_7_14_conscription_and_master_builder() -> None:
    case = spending(ROME, 2).hold(ROME, "conscription", "master_builder").gold(ROME, 4)
    a = case.army(ROME, "", ["Italian Infantry"] * 2)
    case.play(f"use {card_of(case, 'conscription')}")
    case.play("buy Republican Legionaries for army I", "buy Republican Legionaries for army I")
    builder = next(move for move in case.legal("use"))
    case.play(builder, "build market in ROM", "finish", "finish")
    assert case.s.gold[ROME] == 0
    assert len(case.cards(a)) == 4
    assert case.s.built[case.region("ROM")] == c.MARKET


def test_7_1_an_answer_that_has_become_impossible_is_not_played() -> None:
    case = bare(st.TAXATION, 0)
    case.hold(CARTHAGE, "drought").hold(GREECE, "drought").no_windows().go_on()
    cards = {seat: i + 1 for i, seat in enumerate(case.s.card_at) if seat in (CARTHAGE, GREECE)}
    for seat in case.state.asked():
        case.play(f"play card {cards[seat]} in ROM" if seat in cards else "pass")
    assert case.s.card_at[cards[CARTHAGE] - 1] == c.DISCARD
    assert case.s.card_at[cards[GREECE] - 1] == GREECE


def test_7_5_where_nothing_can_dry_nobody_is_asked() -> None:
    case = bare(st.TAXATION, 0)
    case.s.owner = [ROME] * c.REGIONS
    case.hold(ROME, "drought").no_windows().go_on()
    assert case.step() != st.WINDOW


def test_7_6_mercenaries_desert_before_a_battle() -> None:
    case = campaign().hold(ROME, "mercenary_desertion")
    card = case.s.card_at.index(ROME) + 1
    case.no_windows()
    case.army(ROME, "VEN", FOOT)
    a = case.army(CARTHAGE, "VEN", ["Gallic Horse", "Germanic Horse"])
    case.play("fight with Rome I", "stand and fight", "stand and fight")
    case.play(f"play card {card} on army Carthage I").roll("skull skull")
    assert case.s.army_at[a] == c.ABSENT
    # There is nobody left to fight.
    assert case.s.b_phase == 0
    assert case.step() == st.ROLL


def test_7_8_nobody_slips_away_from_an_island() -> None:
    case = campaign().hold(ROME, "slip_away")
    case.no_windows()
    case.army(ROME, "SAR", FOOT)
    case.army(CARTHAGE, "SAR", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I")
    assert case.legal() == ["stand and fight"]
    assert case.state.has_one_answer()
    case.play("stand and fight", "stand and fight")
    assert case.legal() == ["pass"]


def test_7_11_missiles_rain_once() -> None:
    case = campaign()
    for _ in range(2):
        case.hold(ROME, "rain_of_missiles")
    cards = [i + 1 for i, seat in enumerate(case.s.card_at) if seat == ROME]
    case.no_windows()
    case.army(ROME, "DAL", [*FOOT[:2], "Velites"])
    case.army(CARTHAGE, "DAL", ["Libyan Spearmen"] * 3)
    case.play("fight with Rome I", "stand and fight", "stand and fight")
    case.play("deploy Republican Legionaries with Velites and nothing", "hold")
    case.play(f"play card {cards[0]} for number 2")
    assert case.legal("play") == []


def test_7_11_elephants_may_stand_firm() -> None:
    case = campaign().hold(ROME, "elephants_panic")
    card = case.s.card_at.index(ROME) + 1
    case.no_windows()
    case.army(ROME, "VEN", FOOT)
    case.army(CARTHAGE, "VEN", ["War Elephants of Carthage"] * 2)
    case.play("fight with Rome I", "stand and fight", "stand and fight", "hold", "hold")
    case.play(f"play card {card}").roll("blank x")
    assert case.s.b_zone[case.s.b_main[1]] == c.DEPLOYED


def test_7_3_a_revolt_in_the_middle_of_ones_turn() -> None:
    case = agents().hold(ROME, "slave_revolt").build("CTG", c.BARRACKS)
    sabotage = case.action(ROME, "sabotage")
    case.no_windows()
    name = card_of(case, "slave_revolt")
    assert not any("Carthago" in move for move in case.legal(f"play {name}"))
    case.play(f"sabotage barracks in CTG by {sabotage}").roll("skull")
    case.play(f"play {name} in CTG and HIP")
    assert case.s.unrest[case.region("CTG")] == 1


def test_7_4_one_card_is_enough() -> None:
    case = agents().hold(CARTHAGE, "counter_intelligence", "counter_intelligence")
    riots = case.action(ROME, "riots")
    case.no_windows().play(f"riots in CTG by {riots}")
    case.play(f"play {card_of(case, 'counter_intelligence')}")
    assert case.step() == st.AGENT_MENU
    assert case.s.card_at.count(CARTHAGE) == 1
    safe = agents().hold(ROME, "safe_house", "safe_house").build("CTG", c.MARKET)
    sabotage = safe.action(ROME, "sabotage")
    safe.no_windows().play(f"sabotage market in CTG by {sabotage}").roll("x")
    safe.play(f"play {card_of(safe, 'safe_house')}")
    assert safe.step() == st.AGENT_MENU
    assert safe.s.card_at.count(ROME) == 1


def test_7_6_desertion_and_storms_in_the_middle_of_ones_turn() -> None:
    case = campaign().hold(ROME, "mercenary_desertion", "storm_at_sea")
    case.hold(ROME, "omens").no_windows()
    a = case.army(CARTHAGE, "CTG", [*SPEARS, "Gallic Horse"])
    friend = case.army(GREECE, "ATT", ["Hoplites", "Hoplites", "Gallic Horse"])
    case.status(ROME, GREECE, c.ALLY)
    n = case.navy(CARTHAGE, "SRD", 3)
    desertion, storm = card_of(case, "mercenary_desertion"), card_of(case, "storm_at_sea")
    assert case.legal(f"play {desertion}") == [f"play {desertion} on army Carthage I"]
    case.play(f"play {desertion} on army Carthage I").roll("skull").passes()
    assert "Gallic Horse" not in case.cards(a)
    assert "Gallic Horse" in case.cards(friend)
    case.play(f"play {storm} on navy Carthage navy 1").roll("blank blank")
    # Whose storm it is has rolled its dice [7.12].
    assert case.state.asked() == [ROME]
    case.play(f"play {card_of(case, 'omens')} for number 1").roll("skull")
    assert sum(case.s.ships[n * 4 : n * 4 + 4]) == 2
    assert case.step() == st.CAMPAIGN_MENU


def test_7_8_who_slips_away_goes_to_a_region() -> None:
    case = campaign().hold(CARTHAGE, "slip_away").no_windows()
    case.army(ROME, "UMB", FOOT)
    case.army(CARTHAGE, "VEN", SPEARS)
    case.navy(CARTHAGE, "ADR")
    case.play("march Rome I to VEN", "stand and fight", "avoid battle")
    case.play(f"play {card_of(case, 'slip_away')}")
    assert case.legal()
    assert all(move.startswith("escape to ") for move in case.legal())
    assert not any("navy" in move for move in case.legal())
