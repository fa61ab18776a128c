"""The fields of a position: what each may hold, whatever the options are."""

from rubicon.core.fields import Field
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st

LAST_SEAT = c.SEATS - 1
ALL_ARMIES = c.SEATS * c.ARMIES
ALL_NAVIES = c.SEATS * c.NAVIES
MOST_ROUNDS = 99
MOST_GOLD = 999
MOST_POINTS = 99
EVERY_REGION = (1 << c.REGIONS) - 1
MOST_MOVE = (1 << 53) - 1
MOST_STEP = (1 << (st.STEP_BITS + 11)) - 1
MOST_AGENDA = 64
MOST_ROLL = 24
MOST_ORDERS = 2 * 4 * 200
MOST_PLAYS = 64

FIELDS: tuple[Field, ...] = (
    # by region and border
    Field("owner", c.NONE, LAST_SEAT, c.REGIONS),
    Field("unrest", 0, 99, c.REGIONS),
    Field("built", 0, 15, c.REGIONS),
    Field("dry", 0, 1, c.REGIONS),
    Field("road", 0, 1, c.BORDERS),
    # by seat
    Field("gold", 0, MOST_GOLD, c.SEATS),
    Field("points", 0, MOST_POINTS, c.SEATS),
    Field("developed", 0, (1 << c.DEVELOPMENTS) - 1, c.SEATS),
    Field("fresh", 0, (1 << c.DEVELOPMENTS) - 1, c.SEATS),
    Field("number", 0, 10, c.SEATS),
    Field("bid", c.NONE, 255, c.SEATS),
    Field("invaded", 0, EVERY_REGION, c.SEATS),
    Field("harvest", 0, 99, c.SEATS),
    Field("raided", 0, 9, c.SEATS),
    Field("has_built", 0, 1, c.SEATS),
    Field("status", c.ENEMY, c.ALLY, c.SEATS * c.SEATS),
    # action cards, with a bit for each seat to which one was shown in a hand; generals, stacks
    Field("card_at", 0, c.DISCARD, c.ACTION_CARDS),
    Field("shown", 0, 15, c.ACTION_CARDS),
    Field("general_at", c.IN_STACK, c.SERVING, c.GENERALS),
    Field("stack", 0, 20, c.KINDS),
    Field("ship_stack", 0, 20, c.FACTIONS),
    # agents
    Field("agent_at", c.ABSENT, c.REGIONS - 1, c.SEATS * c.AGENTS),
    Field("agent_acts", 0, 9, c.SEATS * c.AGENTS),
    Field("agent_barred", 0, 1, c.SEATS * c.AGENTS),
    # armies; `knows` has a bit for each seat that knows a card, and one for watchers
    Field("army_at", c.ABSENT, c.PLACES - 1, ALL_ARMIES),
    Field("aboard", c.NONE, ALL_NAVIES - 1, ALL_ARMIES),
    Field("leader", c.NONE, c.GENERALS - 1, ALL_ARMIES),
    Field("cards", c.NONE, c.KINDS - 1, ALL_ARMIES * c.ROOM),
    Field("knows", 0, 31, ALL_ARMIES * c.ROOM),
    Field("army_mu", 0, 20, ALL_ARMIES),
    Field("credit", 0, 3, ALL_ARMIES),
    Field("halted", 0, 1, ALL_ARMIES),
    Field("assaulted", 0, EVERY_REGION, ALL_ARMIES),
    Field("moved_leader", 0, 1, ALL_ARMIES),
    # navies; `ships` by navy and faction
    Field("navy_at", c.ABSENT, c.PLACES - 1, ALL_NAVIES),
    Field("ships", 0, 5, ALL_NAVIES * c.FACTIONS),
    Field("navy_mu", 0, 20, ALL_NAVIES),
    # the round and its turns
    Field("turn", 0, MOST_ROUNDS),
    Field("phase", 0, c.SPENDING_PHASE),
    Field("active", 0, LAST_SEAT),
    Field("first", 0, LAST_SEAT),
    Field("backwards", 0, 1),
    Field("cursor", 0, 99),
    Field("is_last", 0, 1),
    Field("ending", 0, c.SHARED),
    Field("agenda", 0, MOST_STEP, MOST_AGENDA, grows=True),
    # dice
    Field("dice", c.BLACK, c.RED, MOST_ROLL, grows=True),
    Field("faces", 0, 3, MOST_ROLL, grows=True),
    Field("again", c.NONE, MOST_ROLL - 1),
    Field("roller", c.NONE, LAST_SEAT),
    Field("sufferer", c.NONE, LAST_SEAT),
    # a chance to interrupt
    Field("asked_mask", 0, 15),
    Field("answers", c.NONE, MOST_MOVE, c.SEATS),
    Field("plays", 0, MOST_MOVE, MOST_PLAYS, grows=True),
    # an agent's turn and action
    Field("errands", 0, 9),
    Field("subterfuge", 0, 1),
    Field("gift", 0, 1),
    Field("traded", 0, 15),
    Field("act", 0, MOST_MOVE),
    Field("agent", c.NONE, c.SEATS * c.AGENTS - 1),
    Field("cancelled", 0, 1),
    Field("saved", 0, 1),
    # losses that an owner has to choose
    Field("hurt", c.NONE, ALL_ARMIES - 1),
    Field("main_due", 0, 20),
    Field("small_due", 0, 20),
    Field("random_due", 0, 40),
    Field("bled", 0, 20),
    # conquest and assault
    Field("army", c.NONE, ALL_ARMIES - 1),
    Field("region", c.NONE, c.REGIONS - 1),
    Field("defiant", 0, 9),
    Field("traitor", 0, 9),
    Field("taken", 0, 99),
    Field("taken_s", 0, 99),
    Field("refused", 0, EVERY_REGION),
    # a meeting of armies
    Field("other", c.NONE, ALL_ARMIES - 1),
    Field("avoiding", 0, 3),
    Field("escaping", c.NONE, ALL_ARMIES - 1),
    Field("stopped", 0, 1),
    # reorganising and merging
    Field("pair", c.NONE, ALL_ARMIES - 1, 2),
    Field("gifts", 0, 99),
    # a battle: by side, and by card of a side
    Field("b_army", c.NONE, ALL_ARMIES - 1, 2),
    Field("b_ally", c.NONE, ALL_ARMIES - 1, 2),
    Field("b_phase", 0, c.VICTOR),
    Field("b_terrain", 0, 20),
    Field("b_reveals", 0, 20, 2),
    Field("b_kind", c.NONE, c.KINDS - 1, 2 * c.SIDE),
    Field("b_from", c.NONE, ALL_ARMIES - 1, 2 * c.SIDE),
    Field("b_zone", 0, c.SPENT, 2 * c.SIDE),
    Field("b_main", c.NONE, 2 * c.SIDE - 1, 2),
    Field("b_light", c.NONE, 2 * c.SIDE - 1, 2),
    Field("b_engine", c.NONE, 2 * c.SIDE - 1, 2),
    Field("b_fights", 0, 40),
    Field("b_used", 0, 255, 2),
    Field("b_extra", 0, 255, 2),
    Field("b_size", 0, 20, 2),
    Field("b_lost", 0, 20, 2),
    Field("b_ambush", c.NONE, 1),
    Field("b_part", 0, 9),
    Field("b_split", 0, MOST_ROLL),
    Field("b_shield", 0, 9, 2),
    Field("b_target", c.NONE, 2 * c.SIDE - 1),
    Field("b_striker", c.NONE, 2 * c.SIDE - 1),
    Field("b_rerolled", 0, 1),
    Field("b_result", c.NONE, 9),
    Field("b_due", 0, 9, 2),
    Field("b_extra_back", 0, 9, 2),
    # a naval battle
    Field("n_navy", c.NONE, ALL_NAVIES - 1, 2),
    Field("n_size", 0, 5, 2),
    Field("n_lost", 0, 5, 2),
    Field("n_load", 0, c.ROOM, 2),
    Field("n_seen", 0, 255),
    Field("n_drowned", 0, 40),
    # spending: orders as pairs of seat and move, and what was bought this round
    Field("orders", 0, MOST_MOVE, MOST_ORDERS, grows=True),
    Field("buys", 0, 99, c.SEATS * 12),
    Field("improved", 0, EVERY_REGION, c.SEATS),
    Field("added", 0, 20, ALL_ARMIES * 2),
)

MOST_LISTED = 8192
"""No list that the rules make is longer."""
