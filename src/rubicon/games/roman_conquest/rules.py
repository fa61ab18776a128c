"""The rules, in the order of the rulebook; the numbers in brackets are its paragraphs."""

from rubicon.core.rng import Rng
from rubicon.games.roman_conquest import codes as c
from rubicon.games.roman_conquest.codes import (
    first_of,
    pack,
    second_of,
    third_of,
    verb_of,
)
from rubicon.games.roman_conquest.resolver import (
    is_throw,
    losses_of,
    others_of,
    troops_of,
    ways_to_throw,
)
from rubicon.games.roman_conquest.state import ConquestTable

# ---- 2. SETTING UP ---------------------------------------------------------------------------


def begin(s: ConquestTable, seat: int) -> None:
    """[2.4] The roll has named the first player."""
    s.first = seat
    s.active = seat
    if s.telling:
        s.note(c.BEGINS, seat, 0, 0, 0, 0)
    begin_turn(s)


# ---- 3. THE TURN -----------------------------------------------------------------------------


def begin_turn(s: ConquestTable) -> None:
    """[3.1] The leader comes first."""
    s.phase = c.LEADER
    if s.telling:
        s.note(c.TURN_BEGAN, s.active, s.turn, s.round, 0, 0)


def legal_for_leader(s: ConquestTable, out: list[int]) -> None:
    """[3.2] Exactly one of these."""
    out.append(pack(c.ROLL, 0, 0, 0))
    if may_collect(s):
        out.append(pack(c.COLLECT, 0, 0, 0))
    if may_parade(s):
        out.append(pack(c.PARADE, 0, 0, 0))
    out.append(pack(c.STAY, 0, 0, 0))


def stay(s: ConquestTable) -> None:
    """[3.2] Nothing, this time."""
    if s.telling:
        s.note(c.STAYED, s.active, s.leader[s.active], 0, 0, 0)
    begin_troops(s)


def roll(s: ConquestTable, number: int) -> None:
    """[3.3] So far the leader may go."""
    s.roll = number
    s.phase = c.TRAVEL
    if s.telling:
        s.note(c.ROLLED, s.active, number, 0, 0, 0)


def legal_ways(s: ConquestTable, out: list[int]) -> None:
    """[3.3] Every hex that is not too far, over land and sea [3.4]; where he is comes first."""
    me = s.active
    t = s.t
    reached: list[int] = [s.leader[me]]
    seen: list[int] = [0] * c.HEXES
    seen[s.leader[me]] = 1
    out.append(pack(c.GO, s.leader[me], 0, 0))
    begin = 0
    for _ in range(s.roll):
        end = len(reached)
        for i in range(begin, end):
            p = reached[i]
            # [3.5] He does not pass through a rival's troops, but he may walk away from them.
            if i > 0 and s.has_rivals(me, p):
                continue
            for way in range(t.way_from[p], t.way_from[p + 1]):
                to = t.ways[way]
                if seen[to] == 0:
                    seen[to] = 1
                    reached.append(to)
                    if may_stop(s, to):
                        out.append(pack(c.GO, to, 0, 0))
        begin = end


def may_stop(s: ConquestTable, to: int) -> bool:
    """[3.5] Anywhere, or as agreed only where it need not be deadly [11.5]."""
    if not s.t.reading_refused or not s.has_rivals(s.active, to):
        return True
    return may_follow(s, to)


def may_follow(s: ConquestTable, to: int) -> bool:
    """[11.5] Whether a troop of his own stands next to a hex and could enter it."""
    t = s.t
    if not may_enter(s, to):
        return False
    for way in range(t.way_from[to], t.way_from[to + 1]):
        if s.troops(s.active, t.ways[way]) > 0:
            return True
    return False


def go(s: ConquestTable, to: int) -> None:
    """[3.3] The leader moves, or stays where he is."""
    me = s.active
    if s.telling:
        s.note(c.TRAVELLED, me, s.leader[me], to, int(s.has_rivals(me, to)), 0)
    s.leader[me] = to
    s.roll = 0
    begin_troops(s)


# ---- 4. TROOPS -------------------------------------------------------------------------------


def begin_troops(s: ConquestTable) -> None:
    """[3.1] The troops come after the leader."""
    s.phase = c.TROOPS


def may_enter(s: ConquestTable, to: int) -> bool:
    """[4.3] Only one of them has a navy; others at sea may only land [4.4]."""
    return s.t.sea[to] == 0 or s.t.navy[s.active] == 1


def room(s: ConquestTable, to: int) -> int:
    """[4.5] How many more of the mover's troops a hex can take."""
    return s.t.stack_limit - s.troops(s.active, to)


def fresh(s: ConquestTable, home: int) -> int:
    """[4.6] The mover's troops in a hex that have not moved."""
    return s.troops(s.active, home) - s.arrived(home)


def is_late(s: ConquestTable, home: int, to: int) -> bool:
    """[4.7] Whether the place of an order, by the board, is not after the order before it."""
    return home < s.last_home or (home == s.last_home and to <= s.last_to)


def least_order(s: ConquestTable, home: int, to: int) -> int:
    """[4.7] The fewest troops of an order: a late one needs the room that was just made for it."""
    if not is_late(s, home, to):
        return 1
    if to != s.last_home:
        return s.t.stack_limit + 1
    return room(s, to) - s.last_troops + 1


def legal_orders(s: ConquestTable, out: list[int]) -> None:
    """[4.9] Done, or an order [4.1] [4.2]: late ones first [4.7], then those in their place."""
    out.append(pack(c.DONE, 0, 0, 0))
    t = s.t
    begin = 0
    last = s.last_home
    if last != c.NONE:
        begin = last
        if may_enter(s, last):
            for way in range(t.way_from[last], t.way_from[last + 1]):
                home = t.ways[way]
                if home < last:
                    list_orders(s, home, last, least_order(s, home, last), out)
    shift = s.active * c.STACK_BITS
    mask = c.STACK_MASK << shift
    stacks = s.stacks
    sea = t.sea
    ways = t.ways
    sails = t.navy[s.active] == 1
    limit = t.stack_limit
    # Search spends most of its time here, so it asks no function.
    home = -1
    for stack in stacks:
        home += 1
        if stack & mask == 0 or home < begin:
            continue
        free = ((stack & mask) >> shift) - (stack >> c.ARRIVED_SHIFT)
        if free == 0:
            continue
        base = (c.MARCH << c.VERB_SHIFT) | home
        after = s.last_to if home == last else c.NONE
        for way in range(t.way_from[home], t.way_from[home + 1]):
            to = ways[way]
            if to <= after or (not sails and sea[to] == 1):
                continue
            order = base | (to << c.SECOND_SHIFT)
            most = min(free, limit - ((stacks[to] & mask) >> shift))
            for troops in range(1, most + 1):
                out.append(order | (troops << c.THIRD_SHIFT))


def list_orders(s: ConquestTable, home: int, to: int, least: int, out: list[int]) -> None:
    """[4.7] Late ones: so many of those who have not moved, as far as there is room [4.5]."""
    base = pack(c.MARCH, home, to, 0)
    for troops in range(least, min(fresh(s, home), room(s, to)) + 1):
        out.append(base | (troops << c.THIRD_SHIFT))


def march(s: ConquestTable, home: int, to: int, troops: int) -> None:
    """[4.6] They have moved; in Italy they start the war [5.6]."""
    me = s.active
    s.add_troops(me, home, -troops)
    s.add_troops(me, to, troops)
    s.stacks[to] += troops << c.ARRIVED_SHIFT
    s.last_home = home
    s.last_to = to
    s.last_troops = troops
    if s.telling:
        s.note(c.MARCHED, me, home, to, troops, s.t.sea[to])
    if s.war == 0 and s.t.italy[to] == 1 and not s.t.reading_standing:
        begin_war(s, to, c.BY_ENTERING)


def done(s: ConquestTable) -> None:
    """[4.9] All troops stand where they will fight."""
    stacks = s.stacks
    p = -1
    for stack in stacks:
        p += 1
        if stack > c.TROOPS_MASK:
            stacks[p] = stack & c.TROOPS_MASK
    s.last_home = c.NONE
    s.last_to = c.NONE
    s.last_troops = 0
    next_fight(s)


# ---- 5. CONQUEST -----------------------------------------------------------------------------


def may_collect(s: ConquestTable) -> bool:
    """[5.2] In his zone, in the conquest phase [5.1], with fewer tokens than the most [5.3]."""
    me = s.active
    if s.war == 1 or s.conquests[me] >= s.t.conquest_cap:
        return False
    return s.t.zone[s.leader[me]] == me


def may_parade(s: ConquestTable) -> bool:
    """[5.4] In Rome, in the conquest phase, with tokens."""
    me = s.active
    return s.war == 0 and s.conquests[me] > 0 and s.leader[me] == s.t.home[c.ROME]


def collect(s: ConquestTable) -> None:
    """[5.2] One token, or as many as Crassus takes; never more than the most [5.3]."""
    me = s.active
    before = s.conquests[me]
    s.conquests[me] = min(s.t.conquest_cap, before + s.t.collects[me])
    if s.telling:
        s.note(c.COLLECTED, me, s.conquests[me] - before, s.conquests[me], s.t.collects[me], 0)
    begin_troops(s)


def parade(s: ConquestTable) -> None:
    """[5.4] Conquests become popularity; what each token counts may be drawn [11.2]."""
    me = s.active
    if s.telling:
        s.note(c.PARADED, me, s.conquests[me], 0, 0, 0)
    if s.t.reading_drawn:
        s.phase = c.VALUES
    else:
        become_popular(s, s.conquests[me])


def become_popular(s: ConquestTable, worth: int) -> None:
    """[5.5] Popularity is the sum of the tokens."""
    me = s.active
    s.popularity[me] += worth
    if s.telling:
        s.note(c.VALUED, me, worth, s.popularity[me], s.conquests[me], 0)
    s.conquests[me] = 0
    begin_troops(s)


def begin_war(s: ConquestTable, p: int, cause: int) -> None:
    """[5.6] [5.7] For good; conquest tokens are useless now [5.8]."""
    s.war = 1
    if s.telling:
        tokens = s.conquests[0] + s.conquests[1] + s.conquests[2]
        s.note(c.WAR_BEGAN, s.active, p, cause, tokens, 0)
    for seat in range(c.SEATS):
        s.conquests[seat] = 0


# ---- 6. FIGHTS -------------------------------------------------------------------------------


def attacking(s: ConquestTable) -> int:
    """The force that attacks: the mover's, or what has become of it [6.14]."""
    return s.active if s.is_alive(s.active) else c.ROME


def is_contested(s: ConquestTable, p: int) -> bool:
    """[6.1] [6.2] Whether there is a fight in a hex."""
    force = attacking(s)
    if force == c.ROME:
        # [6.14] Rome's new troops go on against troops, but not against leaders.
        return s.troops(c.ROME, p) > 0 and s.stacks[p] & c.PLAYERS_MASK > 0
    if s.troops(force, p) > 0:
        return s.owner(p, force) != c.NONE or count_rivals(s, p) > 0
    return s.leader[force] == p and s.has_rivals(force, p)


def count_rivals(s: ConquestTable, p: int) -> int:
    """How many leaders of the mover's rivals are in a hex."""
    count = 0
    for seat in range(c.SEATS):
        if seat != s.active and s.leader[seat] == p:
            count += 1
    return count


def list_fights(s: ConquestTable, out: list[int]) -> None:
    """[6.1] The hexes in which there is still a fight to come, in peace as in war [5.9]."""
    mask = c.STACK_MASK << (attacking(s) * c.STACK_BITS)
    others = c.TROOPS_MASK & ~mask
    caesar = s.leader[0]
    pompeius = s.leader[1]
    crassus = s.leader[2]
    p = -1
    for stack in s.stacks:
        p += 1
        is_shared = stack & mask > 0 and stack & others > 0
        is_stand = p == caesar or p == pompeius or p == crassus
        if is_shared or (is_stand and is_contested(s, p)):
            out.append(p)


def next_fight(s: ConquestTable) -> None:
    """[6.3] The mover chooses, if there is anything to choose."""
    fights: list[int] = []
    list_fights(s, fights)
    if len(fights) == 0:
        after_fights(s)
    elif len(fights) == 1 or not s.is_alive(s.active):
        fight(s, fights[0])
    else:
        s.phase = c.FIGHTS


def legal_fights(s: ConquestTable, out: list[int]) -> None:
    """[6.3] Any of them."""
    fights: list[int] = []
    list_fights(s, fights)
    for p in fights:
        out.append(pack(c.FIGHT, p, 0, 0))


def fight(s: ConquestTable, p: int) -> None:
    """[6.1] With dice if both sides have troops; leaders cannot fight alone [6.2]."""
    force = attacking(s)
    enemy = s.owner(p, force)
    if s.troops(force, p) == 0:
        kill(s, force, enemy, c.WALKED_IN)
    elif enemy == c.NONE:
        kill_rivals(s, p, c.CAUGHT)
    else:
        join_battle(s, p, force, enemy)
        return
    go_on(s)


def go_on(s: ConquestTable) -> None:
    """After a fight comes the next one, unless the game is over."""
    if s.phase != c.OVER:
        next_fight(s)


def is_led(s: ConquestTable, force: int, p: int) -> bool:
    """[6.4] Whether a force's leader is in a hex; its troops are."""
    return force != c.ROME and s.leader[force] == p


def join_battle(s: ConquestTable, p: int, force: int, enemy: int) -> None:
    """[6.4] The dice are about to be thrown."""
    s.battle = p
    s.phase = c.ATTACK
    if s.telling:
        s.note(c.ATTACKED, force, enemy, p, s.troops(force, p), s.troops(enemy, p))
        if is_led(s, force, p):
            s.note(c.LED, force, p, 0, 0, 0)
        if is_led(s, enemy, p):
            s.note(c.LED, enemy, p, 0, 0, 0)
        if force == c.ROME or enemy == c.ROME:
            other = force if enemy == c.ROME else enemy
            s.note(c.ROLLS_FOR_ROME, rolls_for_rome(s, other), p, 0, 0, 0)


def rolls_for_rome(s: ConquestTable, enemy: int) -> int:
    """[6.9] The next player clockwise who is in the game and not in the fight."""
    seat = (s.active + 1) % c.SEATS
    while seat == enemy or not s.is_alive(seat):
        seat = (seat + 1) % c.SEATS
    return seat


def list_throws(troops: int, led: bool, verb: int, out: list[int]) -> None:
    """[6.4] Everything that so many dice can show, the highest first."""
    dice: list[int] = [1] * troops
    while True:
        throw = 0
        for place in range(troops):
            throw |= dice[place] << (place * c.DIE_BITS)
        if led:
            for face in range(1, c.LEADER_FACES + 1):
                out.append(pack(verb, throw | (face << c.LEADER_SHIFT), 0, 0))
        else:
            out.append(pack(verb, throw, 0, 0))
        place = troops - 1
        while place > 0 and dice[place] == dice[place - 1]:
            dice[place] = 1
            place -= 1
        if dice[place] == c.FACES:
            return
        dice[place] += 1


def sample_throw(s: ConquestTable, force: int, rng: Rng) -> int:
    """[6.4] Throw the dice of a side, and sort them."""
    count = s.troops(force, s.battle)
    faces: list[int] = [0] * (c.FACES + 1)
    for _ in range(count):
        faces[1 + int(rng.below(c.FACES))] += 1
    throw = 0
    place = 0
    for below in range(c.FACES):
        face = c.FACES - below
        for _ in range(faces[face]):
            throw |= face << (place * c.DIE_BITS)
            place += 1
    if is_led(s, force, s.battle):
        throw |= (1 + int(rng.below(c.LEADER_FACES))) << c.LEADER_SHIFT
    return throw


def throwing(s: ConquestTable) -> int:
    """The force whose dice are thrown now."""
    force = attacking(s)
    return force if s.phase == c.ATTACK else s.owner(s.battle, force)


def throw_attack(s: ConquestTable, throw: int) -> None:
    """[6.4] The attacker's dice lie there until the defender has thrown."""
    s.throw = throw
    s.phase = c.DEFENCE
    if s.telling:
        s.note(c.THREW, attacking(s), s.battle, throw, 0, 0)


def throw_defence(s: ConquestTable, throw: int) -> None:
    """[6.5] The dice are compared; then they are thrown again [6.8], or the battle is over."""
    p = s.battle
    force = attacking(s)
    enemy = s.owner(p, force)
    if s.telling:
        s.note(c.THREW, enemy, p, throw, 0, 0)
    losses = losses_of(s.throw, throw, s.troops(force, p), s.troops(enemy, p), s.t.reading_pairs)
    s.add_troops(force, p, -troops_of(losses))
    s.add_troops(enemy, p, -others_of(losses))
    s.throw = 0
    s.phase = c.ATTACK
    left = s.troops(force, p)
    still = s.troops(enemy, p)
    if s.telling:
        s.note(c.CLASHED, p, troops_of(losses), others_of(losses), left, still)
    if left == 0:
        lose_battle(s, force, enemy)
    elif still == 0:
        win_battle(s, force, enemy)


def win_battle(s: ConquestTable, force: int, enemy: int) -> None:
    """The attacker has won: leaders who stood there are killed [6.10] [6.11]."""
    p = end_battle(s, force, enemy)
    if is_led(s, enemy, p):
        kill(s, enemy, force, c.IN_BATTLE)
    if force != c.ROME:
        kill_rivals(s, p, c.CAUGHT)
    go_on(s)


def lose_battle(s: ConquestTable, force: int, enemy: int) -> None:
    """The defender has won: the mover's leader, if he was there, is killed [6.10]."""
    p = end_battle(s, enemy, force)
    if is_led(s, force, p):
        kill(s, force, enemy, c.IN_BATTLE)
    go_on(s)


def end_battle(s: ConquestTable, winner: int, loser: int) -> int:
    """No troops of one side are left; where that was."""
    p = s.battle
    s.battle = c.NONE
    if s.telling:
        s.note(c.BEAT, winner, loser, p, s.troops(winner, p), 0)
    return p


def kill_rivals(s: ConquestTable, p: int, how: int) -> None:
    """[6.11] All leaders of the mover's rivals in a hex; some may have been there before [7.5]."""
    for i in range(1, c.SEATS):
        seat = (s.active + i) % c.SEATS
        if s.phase != c.OVER and s.leader[seat] == p:
            kill(s, seat, s.active, how)


def kill(s: ConquestTable, seat: int, killer: int, how: int) -> None:
    """[6.12] He is out of the game, and the last one left has won it [8.1]."""
    if s.telling:
        s.note(c.KILLED, seat, s.leader[seat], killer, how, 0)
    s.leader[seat] = c.NONE
    s.conquests[seat] = 0
    s.popularity[seat] = 0
    s.rome[seat] = 0
    turn_roman(s, seat)
    left = 0
    last = 0
    for other in range(c.SEATS):
        if s.is_alive(other):
            left += 1
            last = other
    if left == 1:
        win(s, 1 << last, c.LAST_LEADER)


def turn_roman(s: ConquestTable, seat: int) -> None:
    """[6.13] All his troops, wherever they are; four of them at most in a hex."""
    if s.telling:
        s.note(c.TURNED, seat, s.count_troops(seat), 0, 0, 0)
    for p in range(s.t.hexes):
        turned = s.troops(seat, p)
        if turned > 0:
            romans = s.troops(c.ROME, p)
            joining = min(turned, s.t.stack_limit - romans)
            s.add_troops(seat, p, -turned)
            s.add_troops(c.ROME, p, joining)
            if s.telling and joining < turned:
                s.note(c.TRIMMED, p, turned - joining, 0, 0, 0)


def after_fights(s: ConquestTable) -> None:
    """[3.1] The war may begin now [11.3]; then Roman troops may be won over [7.1]."""
    me = s.active
    if not s.is_alive(me):
        next_turn(s)
        return
    if s.war == 0 and s.t.reading_standing:
        look_at_italy(s)
    if may_recruit(s):
        s.phase = c.FAVOUR
    else:
        count_rome(s)


def look_at_italy(s: ConquestTable) -> None:
    """[11.3] A troop that is not Roman stands there."""
    for p in range(s.t.hexes):
        if s.t.italy[p] == 1 and s.stacks[p] & c.PLAYERS_MASK > 0:
            begin_war(s, p, c.BY_STANDING)
            return


# ---- 7. WINNING ROMAN TROOPS OVER ------------------------------------------------------------


def may_recruit(s: ConquestTable) -> bool:
    """[7.1] His leader is among Roman troops, and he is popular."""
    me = s.active
    return s.popularity[me] > 0 and s.troops(c.ROME, s.leader[me]) > 0


def decline(s: ConquestTable) -> None:
    """[7.1] He need not."""
    if s.telling:
        s.note(c.DECLINED, s.active, s.leader[s.active], 0, 0, 0)
    count_rome(s)


def ask_favour(s: ConquestTable, number: int) -> None:
    """[7.2] They join him, or nothing happens [7.4]; in Italy that is war [7.3]."""
    me = s.active
    p = s.leader[me]
    troops = s.troops(c.ROME, p)
    if number <= s.popularity[me]:
        s.add_troops(c.ROME, p, -troops)
        s.add_troops(me, p, troops)
        if s.telling:
            s.note(c.RECRUITED, me, p, troops, number, s.popularity[me])
        if s.war == 0 and s.t.italy[p] == 1:
            begin_war(s, p, c.BY_FAVOUR)
    elif s.telling:
        s.note(c.REBUFFED, me, p, troops, number, s.popularity[me])
    count_rome(s)


# ---- 8. WINNING ------------------------------------------------------------------------------


def holds_rome(s: ConquestTable) -> bool:
    """[8.2] His leader is in Rome in the civil war, with whom else it takes [11.4]."""
    me = s.active
    p = s.t.home[c.ROME]
    if s.war == 0 or s.leader[me] != p:
        return False
    if s.t.reading_with_troop:
        return s.troops(me, p) > 0
    return not s.t.reading_no_rival or count_rivals(s, p) == 0


def count_rome(s: ConquestTable) -> None:
    """[8.2] One turn more, or again from none; enough of them win [8.3]."""
    me = s.active
    if holds_rome(s):
        s.rome[me] += 1
        if s.telling:
            s.note(c.HELD, me, s.rome[me], s.t.turns_in_rome, 0, 0)
        if s.rome[me] >= s.t.turns_in_rome:
            win(s, 1 << me, c.HELD_ROME)
            return
    elif s.rome[me] > 0:
        s.rome[me] = 0
        if s.telling:
            s.note(c.LEFT, me, 0, 0, 0, 0)
    next_turn(s)


def next_turn(s: ConquestTable) -> None:
    """[2.4] Clockwise, past those who are out; the last round ends the game [8.4]."""
    seat = s.active
    is_new_round = False
    while True:
        seat = (seat + 1) % c.SEATS
        if seat == s.first:
            is_new_round = True
        if s.is_alive(seat):
            break
    if is_new_round and s.round == s.t.round_limit:
        end_last_round(s)
        return
    s.active = seat
    s.turn += 1
    if is_new_round:
        s.round += 1
        if s.telling:
            s.note(c.ROUND_BEGAN, s.round, s.t.round_limit, 0, 0, 0)
    begin_turn(s)


def end_last_round(s: ConquestTable) -> None:
    """[8.4] Turns in Rome, then popularity, then troops; among equals they share."""
    best = 0
    winners = 0
    for seat in range(c.SEATS):
        if s.is_alive(seat):
            merit = (s.rome[seat] << 24) + (s.popularity[seat] << 10) + s.count_troops(seat)
            if winners == 0 or merit > best:
                best = merit
                winners = 1 << seat
            elif merit == best:
                winners |= 1 << seat
    win(s, winners, c.LAST_ROUND)


def win(s: ConquestTable, winners: int, ending: int) -> None:
    """The game is over."""
    s.winners = winners
    s.ending = ending
    s.phase = c.OVER
    if s.telling:
        code = c.WON if winners & (winners - 1) == 0 else c.SHARED
        s.note(code, winners, ending, 0, 0, 0)


# ---- THE SEQUENCE OF PLAY --------------------------------------------------------------------


def legal(s: ConquestTable, out: list[int]) -> None:
    """What the mover may do, phase by phase [3.1]."""
    phase = s.phase
    if phase == c.TROOPS:
        legal_orders(s, out)
    elif phase == c.TRAVEL:
        legal_ways(s, out)
    elif phase == c.LEADER:
        legal_for_leader(s, out)
    elif phase == c.FIGHTS:
        legal_fights(s, out)
    elif phase == c.FAVOUR:
        # [7.1] He may, and he need not.
        out.append(pack(c.RECRUIT, 0, 0, 0))
        out.append(pack(c.DECLINE, 0, 0, 0))


def apply(s: ConquestTable, move: int) -> None:
    """Carry out a move, the most frequent ones first."""
    verb = verb_of(move)
    first = first_of(move)
    if verb == c.MARCH:
        march(s, first, second_of(move), third_of(move))
    elif verb == c.DONE:
        done(s)
    elif verb == c.ROLL:
        s.phase = c.ROLLING
    elif verb == c.DIE:
        roll(s, first)
    elif verb == c.GO:
        go(s, first)
    elif verb == c.THROW:
        if s.phase == c.ATTACK:
            throw_attack(s, first)
        else:
            throw_defence(s, first)
    elif verb == c.STAY:
        stay(s)
    elif verb == c.COLLECT:
        collect(s)
    elif verb == c.PARADE:
        parade(s)
    elif verb == c.FIGHT:
        fight(s, first)
    elif verb == c.RECRUIT:
        s.phase = c.TWENTY
    elif verb == c.DECLINE:
        decline(s)
    elif verb == c.TWENTY_DIE:
        ask_favour(s, first)
    elif verb == c.TOKENS:
        become_popular(s, first + 2 * second_of(move) + 3 * third_of(move))
    else:
        begin(s, first)


# ---- CHANCE ----------------------------------------------------------------------------------


def sample(s: ConquestTable, rng: Rng) -> int:
    """Throw the dice that are due."""
    phase = s.phase
    if phase == c.ROLLING:
        return pack(c.DIE, 1 + int(rng.below(c.TRAVEL_FACES)), 0, 0)
    if phase == c.ATTACK or phase == c.DEFENCE:
        return pack(c.THROW, sample_throw(s, throwing(s), rng), 0, 0)
    if phase == c.TWENTY:
        return pack(c.TWENTY_DIE, 1 + int(rng.below(c.FAVOUR_FACES)), 0, 0)
    if phase == c.OPENING:
        return pack(c.BEGIN, int(rng.below(c.SEATS)), 0, 0)
    values: list[int] = [0, 0, 0]
    for _ in range(s.conquests[s.active]):
        values[int(rng.below(c.TOKEN_VALUES))] += 1
    return pack(c.TOKENS, values[0], values[1], values[2])


def weigh(s: ConquestTable, outcome: int) -> int:
    """In how many ways this comes about; 0 if it cannot."""
    phase = s.phase
    verb = verb_of(outcome)
    first = first_of(outcome)
    if phase == c.VALUES and verb == c.TOKENS:
        return weigh_tokens(s, first, second_of(outcome), third_of(outcome))
    if second_of(outcome) > 0 or third_of(outcome) > 0:
        return 0
    if (phase == c.ATTACK or phase == c.DEFENCE) and verb == c.THROW:
        force = throwing(s)
        if is_throw(first, s.troops(force, s.battle), is_led(s, force, s.battle)):
            return ways_to_throw(first)
    elif phase == c.ROLLING and verb == c.DIE:
        return int(1 <= first <= c.TRAVEL_FACES)
    elif phase == c.TWENTY and verb == c.TWENTY_DIE:
        return int(1 <= first <= c.FAVOUR_FACES)
    elif phase == c.OPENING and verb == c.BEGIN:
        return int(first < c.SEATS)
    return 0


def weigh_tokens(s: ConquestTable, ones: int, twos: int, threes: int) -> int:
    """[11.2] In how many ways the tokens of a parade have these values."""
    if ones + twos + threes != s.conquests[s.active]:
        return 0
    ways = 1
    for i in range(twos):
        ways = ways * (ones + i + 1) // (i + 1)
    for i in range(threes):
        ways = ways * (ones + twos + i + 1) // (i + 1)
    return ways


def outcomes(s: ConquestTable, out: list[int]) -> None:
    """Everything that chance may bring."""
    phase = s.phase
    if phase == c.ATTACK or phase == c.DEFENCE:
        force = throwing(s)
        list_throws(s.troops(force, s.battle), is_led(s, force, s.battle), c.THROW, out)
    elif phase == c.ROLLING:
        for number in range(1, c.TRAVEL_FACES + 1):
            out.append(pack(c.DIE, number, 0, 0))
    elif phase == c.TWENTY:
        for number in range(1, c.FAVOUR_FACES + 1):
            out.append(pack(c.TWENTY_DIE, number, 0, 0))
    elif phase == c.OPENING:
        for seat in range(c.SEATS):
            out.append(pack(c.BEGIN, seat, 0, 0))
    elif phase == c.VALUES:
        tokens = s.conquests[s.active]
        for threes in range(tokens + 1):
            for twos in range(tokens - threes + 1):
                out.append(pack(c.TOKENS, tokens - threes - twos, twos, threes))
