"""What is to be done next: the agenda, the turn order, and the dice.

The agenda is a stack of steps. A chapter puts steps on it and takes its own away; no chapter calls
another. `play.py` does what lies on top until somebody, or chance, has to decide.
"""

from rubicon.core.rng import Rng
from rubicon.games.total_war_rome import codes as c
from rubicon.games.total_war_rome import steps as st
from rubicon.games.total_war_rome.state import Table


def push(s: Table, step: int, number: int) -> None:
    """This is to be done first now."""
    s.agenda.append(step | (number << st.STEP_BITS))


def drop(s: Table) -> None:
    """The step on top is done."""
    s.agenda.pop()


def top(s: Table) -> int:
    """What is to be done now."""
    return st.step_of(s.agenda[len(s.agenda) - 1])


def top_number(s: Table) -> int:
    """The number beside it."""
    return st.number_of(s.agenda[len(s.agenda) - 1])


# ---- what is under way ---------------------------------------------------------------------------
# What is over leaves numbers behind that mean nothing any more: these tell when they count.


def is_acting(s: Table) -> bool:
    """[6.7] Whether an agent's action is under way."""
    for one in s.agenda:
        if st.TREATY_ANSWER <= st.step_of(one) <= st.AGENT_DIES:
            return True
    return False


def is_meeting(s: Table) -> bool:
    """[11.1] Whether armies meet, up to the end of their battle."""
    if s.b_phase > 0:
        return True
    for one in s.agenda:
        step = st.step_of(one)
        if st.MEET_FIRST <= step <= st.ESCAPING or step == st.BATTLE:
            return True
    return False


def is_taking(s: Table) -> bool:
    """[10.2] Whether a region is being taken."""
    for one in s.agenda:
        step = st.step_of(one)
        if st.CONQUEST <= step <= st.ATTACK_ROLLED and step != st.LOSSES:
            return True
    return False


# ---- the turn order [5.4] ------------------------------------------------------------------------


def seat_after(s: Table, seat: int, places: int) -> int:
    """The seat so many places after another in the turn order."""
    n = s.t.players
    if s.backwards:
        return (seat - places + n) % n
    return (seat + places) % n


def push_for_all(s: Table, step: int) -> None:
    """[1.6] A step for each seat, in the turn order."""
    for place in range(s.t.players - 1, -1, -1):
        push(s, step, seat_after(s, s.first, place))


# ---- dice [1.9] ----------------------------------------------------------------------------------


def throw(s: Table, then: int, number: int) -> None:
    """Roll the dice that lie ready, ask who may change the roll, and go on with a step."""
    s.faces = []
    s.again = c.NONE
    push(s, then, number)
    push(s, st.OPEN_WINDOW, st.AFTER_ROLL)
    push(s, st.ROLL, 0)


def dice_now(s: Table) -> int:
    """How many dice are thrown together now."""
    if s.again != c.NONE:
        return 1
    return min(c.MOST_DICE, len(s.dice) - len(s.faces))


def die_now(s: Table, place: int) -> int:
    """The colour of one of them."""
    if s.again != c.NONE:
        return s.dice[s.again]
    return s.dice[len(s.faces) + place]


def list_rolls(s: Table, out: list[int]) -> None:
    """Every throw that can come, if they are few."""
    n = dice_now(s)
    if n > 2:
        return
    for first in range(c.FACES):
        if n == 1:
            add_roll(s, c.ROLL_1 << c.VERB_SHIFT | first, out)
            continue
        for second in range(c.FACES):
            add_roll(s, c.ROLL_2 << c.VERB_SHIFT | first | second << c.DIE_BITS, out)


def add_roll(s: Table, roll: int, out: list[int]) -> None:
    """A throw, if it can come."""
    if weigh_roll(s, roll) > 0:
        out.append(roll)


def weigh_roll(s: Table, roll: int) -> int:
    """In how many ways the dice fall like this."""
    n = dice_now(s)
    if c.verb_of(roll) != c.ROLL_1 + n - 1:
        return 0
    if (roll & ((1 << c.VERB_SHIFT) - 1)) >> (c.DIE_BITS * n) != 0:
        return 0
    ways = 1
    for place in range(n):
        ways *= s.t.faces[die_now(s, place) * c.FACES + c.die_of(roll, place)]
    return ways


def sample_roll(s: Table, rng: Rng) -> int:
    """Throw the dice."""
    n = dice_now(s)
    roll = (c.ROLL_1 + n - 1) << c.VERB_SHIFT
    for place in range(n):
        ticket = int(rng.below(6))
        face = 0
        while ticket >= s.t.faces[die_now(s, place) * c.FACES + face]:
            ticket -= s.t.faces[die_now(s, place) * c.FACES + face]
            face += 1
        roll |= face << (c.DIE_BITS * place)
    return roll


def roll(s: Table, move: int) -> None:
    """[1.9] The dice have fallen."""
    n = dice_now(s)
    if s.telling:
        tell_roll(s, move, n)
    if s.again != c.NONE:
        s.faces[s.again] = c.die_of(move, 0)
        s.again = c.NONE
        drop(s)
        return
    for place in range(n):
        s.faces.append(c.die_of(move, place))
    if len(s.faces) == len(s.dice):
        drop(s)


def tell_roll(s: Table, move: int, n: int) -> None:
    """The colours and faces of a throw, each three bits wide."""
    colours = 0
    faces = 0
    for place in range(n):
        colours |= die_now(s, place) << (3 * place)
        faces |= c.die_of(move, place) << (3 * place)
    code = st.ROLLED if s.again == c.NONE else st.REROLLED
    s.note(code, n, colours, faces, s.roller + 1, s.sufferer + 1)


def clear_dice(s: Table) -> None:
    """Nothing lies ready."""
    s.dice = []
    s.faces = []
    s.roller = c.NONE
    s.sufferer = c.NONE


def count_face(s: Table, face: int) -> int:
    """How many dice show a face."""
    found = 0
    for one in s.faces:
        if one == face:
            found += 1
    return found


def kills(s: Table) -> int:
    """[10.4] [14.5] Skulls, and pairs of X."""
    return count_face(s, c.SKULL) + count_face(s, c.X) // 2
