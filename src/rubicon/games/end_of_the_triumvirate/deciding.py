"""Where a turn can decide the game: who may win in it, and which moves are enough to try."""

from rubicon.games.end_of_the_triumvirate import codes as c
from rubicon.games.end_of_the_triumvirate import rules
from rubicon.games.end_of_the_triumvirate.codes import COLOURS, PROVINCES
from rubicon.games.end_of_the_triumvirate.play import Republic


def may_win(s: Republic, seat: int) -> bool:
    """False only if the seat surely cannot win before the turn under way is over."""
    if s.phase == c.OVER:
        return s.winner == seat
    if may_be_elected(s, seat):
        return True
    if seat != s.active:
        # In another's turn he is left with the steps of the compensation card [6.7].
        return steps_short(s, seat) <= s.points + 1
    return may_act(s, seat) or may_conquer(s, seat)


def steps_short(s: Republic, seat: int) -> int:
    """Steps missing on both tracks together."""
    return 2 * s.t.top - s.track[seat] - s.track[COLOURS + seat]


def actions_left(s: Republic) -> int:
    """Actions that the active player may still take [7.1]."""
    return len(s.t.action_cost) - s.taken


def is_before_actions(s: Republic) -> bool:
    """Whether the active player still moves, or is about to."""
    return s.phase not in (c.ACTIONS, c.CONSUL)


def may_be_elected(s: Republic, seat: int) -> bool:
    """[9.2] [9.4] Whether an election at the end of this turn may win him the game."""
    if s.phase == c.CONSUL:
        return s.elected == seat
    if s.calendar != 1:
        return False
    left = actions_left(s)
    most = s.citizens[seat] + (left if seat == s.active else 0)
    if s.consul[seat] == 0:
        return most >= s.t.citizens_to_win + s.t.citizens_returned
    for rival in range(s.t.players):
        fewest = s.citizens[rival] - (left if rival != s.active else 0)
        if fewest > most:
            return False
    return True


def gold_in_reach(s: Republic) -> int:
    """The most gold that the active player can have in hand for his actions."""
    gold = s.purse[s.active]
    if not is_before_actions(s):
        return gold
    if s.phase not in (c.MOVEMENT, c.BATTLE) and s.points == s.t.movement_points:
        gold += s.t.rome_gift
    # A pile for each point [4.2] [4.12]; what he has not been given yet lies in the supply [3.8].
    if s.phase == c.TAKE_GOLD:
        gold += s.gold_left
    piles = s.gold[:]
    for _ in range(s.points + 1):
        best = 0
        for p in range(1, PROVINCES):
            if piles[p] > piles[best]:
                best = p
        gold += piles[best]
        piles[best] = 0
    return gold


def affordable(s: Republic, gold: int) -> int:
    """How many actions so much gold pays at best."""
    done = 0
    for at in range(s.taken, len(s.t.action_cost)):
        gold -= s.t.action_cost[at]
        if gold < 0:
            break
        done += 1
    return done


def may_act(s: Republic, seat: int) -> bool:
    """[9.3] [9.6] Whether steps or citizens may win, wherever he can go."""
    steps = steps_short(s, seat)
    missing = s.t.citizens_to_win - s.citizens[seat]
    may_persuade = s.consul[seat] == 1 and missing <= s.t.citizens_total
    left = actions_left(s)
    if steps > left and not (may_persuade and missing <= left):
        return False
    actions = affordable(s, gold_in_reach(s))
    if steps <= actions and (is_before_actions(s) or can_step_here(s, seat)):
        return True
    if not may_persuade or missing > actions:
        return False
    return is_before_actions(s) or s.t.type[s.place[seat]] == c.POLITICAL


def can_step_here(s: Republic, seat: int) -> bool:
    """[7.2] Whether the missing steps can be taken where he stands."""
    kind = s.t.type[s.place[seat]]
    if kind == c.COMPETENCE:
        return True
    other = c.WARFARE if kind == c.POLITICS else c.POLITICS
    return s.track[other * COLOURS + seat] == s.t.top


def may_conquer(s: Republic, seat: int) -> bool:
    """[9.5] Whether points and legions may suffice for the provinces that are missing."""
    missing = s.t.provinces_to_win - s.realm[seat]
    attacks = s.points + (1 if s.phase == c.BATTLE else 0)
    if missing > attacks or not is_before_actions(s):
        return False
    legions = s.attackers if s.phase == c.BATTLE else 0
    if s.phase != c.MOVEMENT and s.points == s.t.movement_points:
        legions += s.t.rome_gift
        if s.phase != c.ROME:
            legions += s.legions_left
    guards: list[int] = []
    for p in range(PROVINCES):
        if s.owner[p] == seat:
            legions += s.legions[p]
        elif s.owner[p] >= 0:
            guards.append(fewest_lost(s, p, seat))
    guards.sort()
    needed = 1
    for at in range(min(missing, len(guards))):
        needed += guards[at]
    return legions >= needed


def fewest_lost(s: Republic, p: int, seat: int) -> int:
    """[5.4] [5.6] [5.7] The legions that a conquest costs at least."""
    drawn = min(s.t.weapons_drawn, s.bag[seat], s.legions[p])
    return s.legions[p] - drawn + rules.guard(s, p)


def decisive(s: Republic, moves: list[int]) -> list[int]:
    """On a tour it is enough to go with all legions or with none, and to leave servants alone.

    Of Rome's legions it is enough that all go to one province.
    """
    if s.phase == c.ROME:
        return [move for move in moves if is_plain_gift(move)]
    if s.phase != c.MOVEMENT:
        return moves
    army = s.legions[s.place[s.active]]
    kept: list[int] = []
    for move in moves:
        verb = c.verb_of(move)
        if verb in (c.MARCH, c.SAIL):
            legions = c.second_of(move)
            if c.third_of(move) > 0 or legions not in (0, army):
                continue
        elif verb == c.PLACE:
            continue
        kept.append(move)
    return kept


def is_plain_gift(move: int) -> bool:
    """Gold alone, or all legions in one province."""
    p = c.first_of(move)
    q = c.second_of(move)
    return q in (c.NOWHERE, p)
