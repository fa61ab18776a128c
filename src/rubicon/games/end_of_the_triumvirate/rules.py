"""The rules, in the order of the rulebook; the numbers in brackets are its paragraphs."""

from rubicon.core.rng import Rng
from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate.codes import (
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from rubicon.games.end_of_the_triumvirate.resolver import (
    attackers_before_clash,
    attackers_left,
    defenders_left,
    ways_to_draw,
    weapons_to_draw,
)
from rubicon.games.end_of_the_triumvirate.state import RepublicTable

# ---- 2. SETTING UP ---------------------------------------------------------------------------


def set_up(s: RepublicTable) -> None:
    """Lay out the pieces [2.2] [2.4] [2.5] [2.7] [10.1] [10.2] [10.3] and begin the first turn."""
    t = s.t
    for p in range(c.PROVINCES):
        if s.owner[p] != c.NONE:
            s.realm[s.owner[p]] += 1
            s.count_legions(t.start_legions, p)
    for seat in range(t.players):
        s.citizens[seat] = t.start_citizens
        s.purse[seat] = t.start_gold
        s.gold_left -= t.start_gold
    for colour in range(c.COLOURS):
        s.bag[colour] = t.start_weapons
    begin_turn(s)


# ---- 3. THE TURN, AND ITS SUPPLIES -----------------------------------------------------------


def begin_turn(s: RepublicTable) -> None:
    """[3.1] Supplies first; they lead on to Rome's gift, to movement and to actions."""
    s.points = s.t.movement_points
    s.taken = 0
    if s.telling:
        s.note(c.TURN_BEGAN, s.active, s.turn, s.calendar, s.carried[s.active], 0)
    move_governors(s)
    supply_gold(s)


def move_governors(s: RepublicTable) -> None:
    """[3.2] In and out of the supply boxes; one on a civil servant stays [3.3] [4.10]."""
    stayed = 0
    for p in range(c.PROVINCES):
        if s.owner[p] == s.active:
            if s.servants[p] == 0:
                s.boxed[p] = 1 - s.boxed[p]
            else:
                stayed += 1
    if s.telling:
        s.note(c.GOVERNORS_MOVED, s.active, stayed, 0, 0, 0)


def is_open(s: RepublicTable, p: int) -> bool:
    """[3.4] Whether a province of the active player yields; no carried servant opens one [4.13]."""
    return s.owner[p] == s.active and s.boxed[p] == 0


def supply_gold(s: RepublicTable) -> None:
    """[3.4] All of it, unless there is too little [3.8]."""
    due = s.t.rome_gift
    for p in range(c.PROVINCES):
        if is_open(s, p):
            due += s.t.yield_gold[s.t.type[p]]
    if due > s.gold_left:
        s.phase = c.TAKE_GOLD
        s.cursor = -1
        ask_next_province(s)
        return
    for p in range(c.PROVINCES):
        if is_open(s, p):
            take_gold(s, p, s.t.yield_gold[s.t.type[p]])
    supply_legions(s)


def supply_legions(s: RepublicTable) -> None:
    """[3.4] All of them, unless there are too few [3.8]."""
    due = s.t.rome_gift
    for p in range(c.PROVINCES):
        if is_open(s, p):
            due += s.t.yield_legions[s.t.type[p]]
    if due > s.legions_left:
        s.phase = c.TAKE_LEGIONS
        s.cursor = -1
        ask_next_province(s)
        return
    for p in range(c.PROVINCES):
        if is_open(s, p):
            take_legions(s, p, s.t.yield_legions[s.t.type[p]])
    s.phase = c.ROME


def take_gold(s: RepublicTable, p: int, amount: int) -> None:
    """[3.5] It lies in the province; where the character stands it goes to his hand."""
    if amount == 0:
        return
    s.gold_left -= amount
    if s.place[s.active] == p:
        s.purse[s.active] += amount
    else:
        s.gold[p] += amount
    if s.telling:
        s.note(c.YIELDED, s.active, p, amount, 0, s.place[s.active])


def take_legions(s: RepublicTable, p: int, amount: int) -> None:
    """[3.5] Legions stay in the province."""
    if amount == 0:
        return
    s.count_legions(amount, p)
    if s.telling:
        s.note(c.YIELDED, s.active, p, 0, amount, s.place[s.active])


def yield_asked(s: RepublicTable, p: int) -> int:
    """What a province yields of the supply that is short now [3.8]."""
    if not is_open(s, p):
        return 0
    if s.phase == c.TAKE_GOLD:
        return s.t.yield_gold[s.t.type[p]]
    return s.t.yield_legions[s.t.type[p]]


def supply_asked(s: RepublicTable) -> int:
    """What is left of the supply that is short now."""
    if s.phase == c.TAKE_GOLD:
        return s.gold_left
    return s.legions_left


def ask_next_province(s: RepublicTable) -> None:
    """[3.8] Province by province, while there is anything left to take."""
    s.cursor += 1
    if supply_asked(s) > 0:
        while s.cursor < c.PROVINCES:
            if yield_asked(s, s.cursor) > 0:
                return
            s.cursor += 1
    s.cursor = 0
    if s.phase == c.TAKE_GOLD:
        supply_legions(s)
    else:
        s.phase = c.ROME


def most_to_take(s: RepublicTable) -> int:
    """[3.8] From none to the full yield, as far as the supply goes."""
    return min(yield_asked(s, s.cursor), supply_asked(s))


def legal_takes(s: RepublicTable, out: list[int]) -> None:
    """[3.8] How much to take in the province that is asked about."""
    what = c.GOLD if s.phase == c.TAKE_GOLD else c.LEGIONS
    for amount in range(most_to_take(s), -1, -1):
        out.append(pack(c.TAKE, s.cursor, what, amount))


def take(s: RepublicTable, p: int, what: int, amount: int) -> None:
    """[3.8] What is forgone stays in the supply."""
    if s.telling:
        s.note(c.TOOK, s.active, p, what, amount, 0)
    if what == c.GOLD:
        take_gold(s, p, amount)
    else:
        take_legions(s, p, amount)
    ask_next_province(s)


def legal_gifts(s: RepublicTable, out: list[int]) -> None:
    """[3.6] Rome's gifts, each cut to what the supply holds [3.9], or whole ones only [11.7]."""
    whole = s.t.rome_gift
    before_gold = -1
    before_legions = -1
    for wanted in range(whole, -1, -1):
        gold = min(wanted, s.gold_left)
        legions = min(whole - wanted, s.legions_left)
        if s.t.reading_whole_gifts and gold + legions < whole:
            continue
        if gold != before_gold or legions != before_legions:
            legal_stationing(s, gold, legions, out)
            before_gold = gold
            before_legions = legions
    if before_gold < 0:
        out.append(pack(c.GIFT, c.NOWHERE, c.NOWHERE, 0))


def legal_stationing(s: RepublicTable, gold: int, legions: int, out: list[int]) -> None:
    """[3.7] Rome's legions go into own provinces; which goes first makes no difference."""
    if legions == 0:
        out.append(pack(c.GIFT, c.NOWHERE, c.NOWHERE, gold))
        return
    for p in range(c.PROVINCES):
        if s.owner[p] != s.active:
            continue
        if legions == 1:
            out.append(pack(c.GIFT, p, c.NOWHERE, gold))
            continue
        for q in range(p, c.PROVINCES):
            if s.owner[q] == s.active:
                out.append(pack(c.GIFT, p, q, gold))


def receive_gift(s: RepublicTable, p: int, q: int, gold: int) -> None:
    """[3.7] Gold to the hand, legions to the provinces; then movement begins."""
    s.purse[s.active] += gold
    s.gold_left -= gold
    if p != c.NOWHERE:
        s.count_legions(1, p)
    if q != c.NOWHERE:
        s.count_legions(1, q)
    if s.telling:
        s.note(c.ROME_GAVE, s.active, gold, p, q, 0)
    s.phase = c.MOVEMENT


# ---- 4. MOVEMENT -----------------------------------------------------------------------------


def is_immune(s: RepublicTable, seat: int) -> bool:
    """[5.2] One province left: no attack on him."""
    return s.realm[seat] == 1


def legal_movement(s: RepublicTable, out: list[int]) -> None:
    """[4.1] End it, put a servant down [4.9], or go on: by land [4.2] or by sea [4.3]."""
    out.append(c.END_MOVEMENT * c.VERB)
    me = s.active
    if s.carried[me] > 0:
        out.append(c.PLACE * c.VERB)
    points = s.points
    if points == 0:
        return
    home = s.place[me]
    row = home * c.PROVINCES
    legions = s.legions[home]
    servants = s.servants[home]
    laden = s.t.cost_laden
    free = s.t.cost_free
    owner = s.owner
    for to in range(c.PROVINCES):
        cost = free[row + to]
        if cost == 0 or cost > points:
            continue
        most = legions if laden[row + to] <= points else 0
        least = 0
        if owner[to] != me:
            if most == 0 or is_immune(s, owner[to]):
                continue
            least = 1
        verb = c.MARCH if laden[row + to] == 1 else c.SAIL
        base = verb * c.VERB + to * c.FIRST
        for n in range(base + least * c.SECOND, base + most * c.SECOND + 1, c.SECOND):
            out.append(n)
            for k in range(1, servants + 1):
                out.append(n + k)


def travel(s: RepublicTable, to: int, legions: int, servants: int) -> None:
    """Pay for the way [4.2] [4.3] [4.4], take legions [4.6] and servants [4.8] along; arrive."""
    me = s.active
    home = s.place[me]
    way = home * c.PROVINCES + to
    cost = s.t.cost_laden[way] if legions > 0 else s.t.cost_free[way]
    s.points -= cost
    s.legions[home] -= legions
    s.servants[home] -= servants
    s.carried[me] += servants
    if s.telling:
        if servants > 0:
            s.note(c.SERVANTS_LEFT, me, home, servants, s.servants[home], 0)
        verb = c.MARCHED if s.t.cost_laden[way] == 1 else c.SAILED
        s.note(verb, me, home, to, legions, s.carried[me])
    if s.owner[to] == me:
        s.legions[to] += legions
        s.place[me] = to
        if not pick_up(s, me, c.PICK_UP):
            s.phase = c.MOVEMENT
    else:
        attack(s, to, legions)


def pick_up(s: RepublicTable, seat: int, question: int) -> bool:
    """[4.12] All gold lying there goes to his hand; True if he must be asked first [11.5]."""
    p = s.place[seat]
    if s.gold[p] == 0:
        return False
    if s.t.reading_chosen_pickup:
        s.phase = question
        return True
    gather(s, seat)
    return False


def gather(s: RepublicTable, seat: int) -> None:
    """Take the gold of the province where the character stands."""
    p = s.place[seat]
    s.purse[seat] += s.gold[p]
    if s.telling:
        s.note(c.GATHERED, seat, p, s.gold[p], 0, 0)
    s.gold[p] = 0


def collect(s: RepublicTable, wanted: bool) -> None:
    """[11.5] The answer to the question about gold; play goes on where it was asked."""
    asked = s.phase
    if wanted:
        gather(s, s.loser if asked == c.REFUGE else s.active)
    if asked == c.REFUGE:
        compensate(s)
    elif s.target == c.NONE:
        s.phase = c.MOVEMENT
    else:
        drive_out(s)


def place_servant(s: RepublicTable) -> None:
    """[4.9] The governor steps onto him: the box is open. A second one stands idle [4.11]."""
    me = s.active
    p = s.place[me]
    s.carried[me] -= 1
    s.servants[p] += 1
    s.boxed[p] = 0
    if s.telling:
        s.note(c.PLACED, me, p, s.servants[p], 0, 0)


# ---- 5. ATTACKS ------------------------------------------------------------------------------


def attack(s: RepublicTable, to: int, legions: int) -> None:
    """[4.7] [5.1] The legions that travel fight; first weapons are drawn [5.3]."""
    s.target = to
    s.attackers = legions
    if s.telling:
        s.note(c.ATTACKED, s.active, s.owner[to], to, legions, s.legions[to])
    if count_draw(s) > 0:
        s.phase = c.BATTLE
    else:
        fight(s, 0, 0)


def count_draw(s: RepublicTable) -> int:
    """[5.3] How many weapons are drawn in the attack under way."""
    in_bag = s.bag[0] + s.bag[1] + s.bag[2]
    return weapons_to_draw(s.attackers, s.legions[s.target], s.t.weapons_drawn, in_bag)


def guard(s: RepublicTable, p: int) -> int:
    """[5.6] What the defender's character, if he is there, removes."""
    return s.t.protection if s.place[s.owner[p]] == p else 0


def list_draws(s: RepublicTable, out: list[int]) -> None:
    """Every draw that can come out of the bag, by colour."""
    n = count_draw(s)
    for red in range(n + 1):
        for blue in range(n - red + 1):
            draw = pack(c.DRAW, red, blue, n - red - blue)
            if weigh_draw(s, draw) > 0:
                out.append(draw)


def weigh_draw(s: RepublicTable, draw: int) -> int:
    """In how many ways the bag yields this draw."""
    red = first_of(draw)
    blue = second_of(draw)
    black = third_of(draw)
    if verb_of(draw) != c.DRAW or s.phase != c.BATTLE or red + blue + black != count_draw(s):
        return 0
    return (
        ways_to_draw(s.bag[0], red) * ways_to_draw(s.bag[1], blue) * ways_to_draw(s.bag[2], black)
    )


def sample_draw(s: RepublicTable, rng: Rng) -> int:
    """Reach into the bag: weapon by weapon, without putting back."""
    red_left = s.bag[0]
    blue_left = s.bag[1]
    left = red_left + blue_left + s.bag[2]
    n = count_draw(s)
    red = 0
    blue = 0
    for _ in range(n):
        weapon = int(rng.below(left))
        left -= 1
        if weapon < red_left:
            red += 1
            red_left -= 1
        elif weapon < red_left + blue_left:
            blue += 1
            blue_left -= 1
    return pack(c.DRAW, red, blue, n - red - blue)


def draw(s: RepublicTable, weapons: list[int]) -> None:
    """[5.4] [5.5] Only the two colours that fight count."""
    mine = weapons[s.active]
    theirs = weapons[s.owner[s.target]]
    if s.telling:
        idle = weapons[0] + weapons[1] + weapons[2] - mine - theirs
        left = s.legions[s.target] - mine
        s.note(c.DREW, mine, theirs, idle, s.attackers - theirs, left)
    fight(s, mine, theirs)


def fight(s: RepublicTable, mine: int, theirs: int) -> None:
    """[5.4] Weapons, then protection [5.6], then one for one [5.7]."""
    me = s.active
    to = s.target
    enemy = s.owner[to]
    attackers = s.attackers
    defenders = s.legions[to]
    protection = guard(s, to)
    own = attackers_left(attackers, defenders, mine, theirs, protection)
    left = defenders_left(attackers, defenders, mine, theirs, protection)
    s.bag[me] -= mine
    s.bag[enemy] -= theirs
    s.legions[to] = left
    s.attackers = own
    s.legions_left += attackers - own + defenders - left
    if s.telling:
        tell_fight(s, attackers, defenders, mine, theirs, protection)
    if own > 0:
        conquer(s)
    else:
        retreat(s)


def tell_fight(
    s: RepublicTable, attackers: int, defenders: int, mine: int, theirs: int, guards: int
) -> None:
    """The course of the battle, step by step."""
    standing = attackers_before_clash(attackers, theirs, guards)
    if guards > 0:
        s.note(c.GUARDED, s.owner[s.target], attackers - theirs - standing, s.target, standing, 0)
    s.note(
        c.CLASHED, min(standing, defenders - mine), s.attackers, s.legions[s.target], s.target, 0
    )


def retreat(s: RepublicTable) -> None:
    """[5.8] [5.9] Back where he was, his servants with him; nobody gets a card [6.11]."""
    if s.telling:
        s.note(c.FAILED, s.active, s.target, s.place[s.active], 0, 0)
    s.target = c.NONE
    s.phase = c.MOVEMENT


def conquer(s: RepublicTable) -> None:
    """[5.10] Governors change colour, not place; the servants standing there change sides [6.2]."""
    me = s.active
    to = s.target
    s.loser = s.owner[to]
    s.owner[to] = me
    s.realm[me] += 1
    s.realm[s.loser] -= 1
    s.legions[to] = s.attackers
    s.attackers = 0
    s.place[me] = to
    s.captured = s.servants[to]
    if s.telling:
        s.note(c.CONQUERED, me, s.loser, to, s.legions[to], s.boxed[to])
    if s.realm[me] >= s.t.provinces_to_win:
        win(s, me, c.NINE_PROVINCES)
        return
    take_train(s)
    if not pick_up(s, me, c.PICK_UP):
        drive_out(s)


# ---- 6. AFTER A CONQUEST ---------------------------------------------------------------------


def is_caught(s: RepublicTable) -> bool:
    """Whether the loser's character is in the province that he lost."""
    return s.place[s.loser] == s.target


def take_train(s: RepublicTable) -> None:
    """[6.2] What a caught character carries goes to the conqueror's character."""
    if is_caught(s):
        s.captured += s.carried[s.loser]
        s.carried[s.active] += s.carried[s.loser]
        s.carried[s.loser] = 0
    if s.telling and s.captured > 0:
        s.note(c.CAPTURED, s.active, s.loser, s.target, s.captured, 0)


def drive_out(s: RepublicTable) -> None:
    """[6.1] Escape comes before compensation."""
    if is_caught(s):
        s.phase = c.ESCAPE
    else:
        compensate(s)


def legal_escapes(s: RepublicTable, out: list[int]) -> None:
    """[6.3] Any other province of his own."""
    for p in range(c.PROVINCES):
        if s.owner[p] == s.loser:
            out.append(pack(c.FLEE, p, 0, 0))


def escape(s: RepublicTable, p: int) -> None:
    """[6.3] [6.4] He gets away, at the price of a step where he led."""
    seat = s.loser
    falls_in_politics = leads(s, seat, c.POLITICS)
    falls_in_war = leads(s, seat, c.WARFARE)
    s.place[seat] = p
    if s.telling:
        s.note(c.ESCAPED, seat, s.target, p, 0, 0)
    if falls_in_politics:
        step_down(s, seat, c.POLITICS)
    if falls_in_war:
        step_down(s, seat, c.WARFARE)
    if not pick_up(s, seat, c.REFUGE):
        compensate(s)


def step_down(s: RepublicTable, seat: int, track: int) -> None:
    """[6.4] One step lost, though never the first."""
    if s.track[track * c.COLOURS + seat] == 1:
        return
    s.track[track * c.COLOURS + seat] -= 1
    if s.telling:
        s.note(c.STEPPED_DOWN, seat, track, s.track[track * c.COLOURS + seat], 0, 0)


def compensate(s: RepublicTable) -> None:
    """[6.5] The card goes to the loser; a second loss turns it [6.7], a third keeps it [6.8]."""
    if s.card_holder != s.loser:
        s.card_holder = s.loser
        s.card_side = c.SIDE_ONE
    elif s.card_side == c.SIDE_TWO and s.t.reading_alternate_cards:
        s.card_side = c.SIDE_ONE
    else:
        if s.telling:
            s.note(c.CARD_TURNED, s.loser, s.card_side, 0, 0, 0)
        s.card_side = c.SIDE_TWO
        s.phase = c.COMPENSATION
        return
    added = add_weapons(s, s.loser, 1)
    if s.telling:
        s.note(c.CARD_ONE, s.loser, added, 0, 0, 0)
    settle_servants(s)


def legal_claims(s: RepublicTable, out: list[int]) -> None:
    """[6.7] Either track below the top."""
    for track in range(2):
        if s.track[track * c.COLOURS + s.loser] < s.t.top:
            out.append(pack(c.CLAIM, track, 0, 0))


def claim(s: RepublicTable, track: int) -> None:
    """[6.7] A step for the loser; it may win him the game in another's turn [9.1]."""
    step_up(s, s.loser, track)
    if s.phase != c.OVER:
        settle_servants(s)


def settle_servants(s: RepublicTable) -> None:
    """[6.9] A weapon for each captured servant, or as agreed [11.4]; movement goes on."""
    due = s.captured
    if s.t.reading_captured_none:
        due = 0
    elif due > 1 and not s.t.reading_captured_each:
        due = 1
    if due > 0:
        added = add_weapons(s, s.loser, due)
        if s.telling:
            s.note(c.SERVANT_WEAPONS, s.loser, added, due, 0, 0)
    s.target = c.NONE
    s.loser = c.NONE
    s.captured = 0
    s.phase = c.MOVEMENT


def add_weapons(s: RepublicTable, seat: int, wanted: int) -> int:
    """From the reserve into the bag, as many as there are [6.6] [6.10]; how many it were."""
    added = min(wanted, s.reserve(seat))
    s.bag[seat] += added
    return added


# ---- 7. ACTIONS ------------------------------------------------------------------------------


def leads(s: RepublicTable, seat: int, track: int) -> bool:
    """[7.10] Nobody higher, somebody lower; level ones lead at the top, or as agreed [11.3]."""
    base = track * c.COLOURS
    level = s.track[base + seat]
    lower = False
    for other in range(s.t.players):
        if s.track[base + other] > level:
            return False
        if s.track[base + other] < level:
            lower = True
    return lower or level == s.t.top or s.t.reading_both_lead


def price(s: RepublicTable, verb: int) -> int:
    """[7.1] The first, second or third action, dearer for one who doesn't lead [7.9]."""
    gold = s.t.action_cost[s.taken]
    if verb == c.IMPROVE:
        return gold
    track = c.WARFARE if verb == c.ARM else c.POLITICS
    if not leads(s, s.active, track):
        gold += s.t.action_surcharge
    return gold


def may_improve(s: RepublicTable, track: int) -> bool:
    """[7.3] [7.4] [7.5] Where he stands decides; there is no step beyond the top [7.6]."""
    where = s.t.type[s.place[s.active]]
    if s.track[track * c.COLOURS + s.active] == s.t.top:
        return False
    return where == c.COMPETENCE or where == track


def legal_actions(s: RepublicTable, out: list[int]) -> None:
    """[7.2] What the province allows and the hand can pay."""
    out.append(c.END_TURN * c.VERB)
    if s.taken == len(s.t.action_cost):
        return
    gold = s.purse[s.active]
    if gold < price(s, c.IMPROVE):
        return
    for track in range(2):
        if may_improve(s, track):
            out.append(pack(c.IMPROVE, track, 0, 0))
    where = s.t.type[s.place[s.active]]
    if where == c.POLITICAL and gold >= price(s, c.PERSUADE):
        legal_citizens(s, out)
    elif where == c.MILITARY and gold >= price(s, c.ARM) and s.reserve(s.active) > 0:
        out.append(c.ARM * c.VERB)


def legal_citizens(s: RepublicTable, out: list[int]) -> None:
    """[7.7] Win one for oneself or take one from another."""
    if s.neutral() > 0:
        out.append(c.PERSUADE * c.VERB)
    for seat in range(s.t.players):
        if seat != s.active and s.citizens[seat] > 0:
            out.append(pack(c.DISSUADE, seat, 0, 0))


def pay(s: RepublicTable, verb: int) -> None:
    """[7.1] From the hand, back to the common supply [1.2]."""
    gold = price(s, verb)
    s.purse[s.active] -= gold
    s.gold_left += gold
    if s.telling:
        s.note(c.PAID, s.active, gold, s.taken + 1, verb, gold - s.t.action_cost[s.taken])
    s.taken += 1


def improve(s: RepublicTable, track: int) -> None:
    """[7.3] [7.4] [7.5] One step up."""
    pay(s, c.IMPROVE)
    step_up(s, s.active, track)


def step_up(s: RepublicTable, seat: int, track: int) -> None:
    """One step, and with it perhaps the game [9.6]."""
    s.track[track * c.COLOURS + seat] += 1
    if s.telling:
        s.note(
            c.STEPPED_UP,
            seat,
            track,
            s.track[track * c.COLOURS + seat],
            s.t.type[s.place[seat]],
            s.phase,
        )
    if s.track[seat] == s.t.top and s.track[c.COLOURS + seat] == s.t.top:
        win(s, seat, c.BOTH_TRACKS)


def persuade(s: RepublicTable) -> None:
    """[7.3] A neutral citizen comes to his side."""
    pay(s, c.PERSUADE)
    s.citizens[s.active] += 1
    if s.telling:
        s.note(c.PERSUADED, s.active, s.citizens[s.active], 0, 0, 0)
    check_citizens(s, s.active)


def dissuade(s: RepublicTable, seat: int) -> None:
    """[7.3] A citizen of another becomes neutral."""
    pay(s, c.DISSUADE)
    s.citizens[seat] -= 1
    if s.telling:
        s.note(c.DISSUADED, s.active, seat, s.citizens[seat], 0, 0)


def arm(s: RepublicTable) -> None:
    """[7.4] Two weapons into the bag, or the last one [7.8]."""
    pay(s, c.ARM)
    added = add_weapons(s, s.active, s.t.arms)
    if s.telling:
        s.note(c.ARMED, s.active, added, s.bag[s.active], 0, 0)


# ---- 8. THE END OF A TURN --------------------------------------------------------------------


def end_turn(s: RepublicTable) -> None:
    """[8.1] The cap, the calendar [8.3], and an election at the end of the year."""
    trim_legions(s)
    s.calendar -= 1
    if s.telling:
        s.note(c.TURN_ENDED, s.active, s.calendar, 0, 0, 0)
    if s.calendar == 0:
        elect(s)
    else:
        next_turn(s)


def trim_legions(s: RepublicTable) -> None:
    """[8.2] No more than the cap in any province."""
    for p in range(c.PROVINCES):
        excess = s.legions[p] - s.t.legion_cap
        if excess > 0:
            s.count_legions(-excess, p)
            if s.telling:
                s.note(c.TRIMMED, p, excess, s.owner[p], 0, 0)


def next_turn(s: RepublicTable) -> None:
    """[2.7] Round the table."""
    s.active = (s.active + 1) % s.t.players
    s.turn += 1
    begin_turn(s)


def most_popular(s: RepublicTable, last: int) -> int:
    """[8.4] Most citizens; among equals the oldest turn [8.5], or the first seat [11.8].

    It is asked for an election after the turn of the seat `last`.
    """
    first = 0 if s.t.reading_first_seat else last + 1
    best = first % s.t.players
    for i in range(1, s.t.players):
        seat = (first + i) % s.t.players
        if s.citizens[seat] > s.citizens[best]:
            best = seat
    return best


def elect(s: RepublicTable) -> None:
    """[8.6] A first election brings the card; a second one wins [9.2]."""
    seat = most_popular(s, s.active)
    if s.telling:
        level = s.citizens.count(s.citizens[seat])
        s.note(c.ELECTED, seat, s.citizens[seat], s.consul[seat] + 1, level, 0)
    if s.consul[seat] == 1:
        win(s, seat, c.SECOND_CONSULSHIP)
        return
    s.consul[seat] = 1
    s.elected = seat
    s.phase = c.CONSUL


def legal_stations(s: RepublicTable, out: list[int]) -> None:
    """[8.7] Any province of the new consul's."""
    for p in range(c.PROVINCES):
        if s.owner[p] == s.elected:
            out.append(pack(c.STATION, p, 0, 0))


def station(s: RepublicTable, p: int) -> None:
    """[8.7] Then citizens leave [8.8], and the six are counted [9.4]."""
    seat = s.elected
    s.servants[p] += 1
    s.boxed[p] = 0
    if s.telling:
        s.note(c.STATIONED, seat, p, s.servants[p], 0, 0)
    leaving = min(s.t.citizens_returned, s.citizens[seat])
    s.citizens[seat] -= leaving
    if s.telling:
        s.note(c.CITIZENS_LEFT, seat, leaving, s.citizens[seat], 0, 0)
    check_citizens(s, seat)
    if s.phase != c.OVER:
        begin_year(s)


def begin_year(s: RepublicTable) -> None:
    """[8.9] The calendar stone goes back to the start."""
    s.elected = c.NONE
    s.calendar = s.t.year_turns
    if s.telling:
        s.note(c.YEAR_BEGAN, s.calendar, 0, 0, 0, 0)
    next_turn(s)


# ---- 9. WINNING ------------------------------------------------------------------------------


def check_citizens(s: RepublicTable, seat: int) -> None:
    """[9.3] A consul card and six citizens."""
    if s.consul[seat] == 1 and s.citizens[seat] >= s.t.citizens_to_win:
        win(s, seat, c.SIX_CITIZENS)


def win(s: RepublicTable, seat: int, ending: int) -> None:
    """[9.1] At once, in anybody's turn."""
    s.winner = seat
    s.ending = ending
    s.phase = c.OVER
    s.target = c.NONE
    s.loser = c.NONE
    s.captured = 0
    s.elected = c.NONE
    if s.telling:
        s.note(c.WON, seat, ending, 0, 0, 0)


# ---- THE SEQUENCE OF PLAY --------------------------------------------------------------------


def legal(s: RepublicTable, out: list[int]) -> None:
    """What the seat to act may do, phase by phase in the order of the turn [3.1]."""
    phase = s.phase
    if phase == c.MOVEMENT:
        legal_movement(s, out)
    elif phase == c.ACTIONS:
        legal_actions(s, out)
    elif phase == c.ROME:
        legal_gifts(s, out)
    elif phase == c.TAKE_GOLD or phase == c.TAKE_LEGIONS:
        legal_takes(s, out)
    elif phase == c.ESCAPE:
        legal_escapes(s, out)
    elif phase == c.COMPENSATION:
        legal_claims(s, out)
    elif phase == c.CONSUL:
        legal_stations(s, out)
    elif phase == c.PICK_UP or phase == c.REFUGE:
        out.append(pack(c.COLLECT, 1, 0, 0))
        out.append(pack(c.COLLECT, 0, 0, 0))


def apply(s: RepublicTable, move: int) -> None:
    """Carry out a move, the most frequent ones first."""
    verb = verb_of(move)
    if verb == c.MARCH or verb == c.SAIL:
        travel(s, first_of(move), second_of(move), third_of(move))
    elif verb == c.END_MOVEMENT:
        s.phase = c.ACTIONS
    elif verb == c.END_TURN:
        end_turn(s)
    elif verb == c.GIFT:
        receive_gift(s, first_of(move), second_of(move), third_of(move))
    elif verb == c.DRAW:
        draw(s, [first_of(move), second_of(move), third_of(move)])
    elif verb == c.TAKE:
        take(s, first_of(move), second_of(move), third_of(move))
    elif verb == c.IMPROVE:
        improve(s, first_of(move))
    elif verb == c.PLACE:
        place_servant(s)
    elif verb == c.CLAIM:
        claim(s, first_of(move))
    elif verb == c.FLEE:
        escape(s, first_of(move))
    elif verb == c.PERSUADE:
        persuade(s)
    elif verb == c.DISSUADE:
        dissuade(s, first_of(move))
    elif verb == c.ARM:
        arm(s)
    elif verb == c.STATION:
        station(s, first_of(move))
    else:
        collect(s, first_of(move) == 1)
