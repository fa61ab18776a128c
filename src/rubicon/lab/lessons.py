"""Replays lessons and says what is wrong with them: one sentence for each fault.

Every accepted move is tried where they are few, some of them at random where they are many; bots
play as they would for a learner.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from rubicon.bots.contract import Bot, close_bot
from rubicon.bots.roster import make_bot
from rubicon.core.contract import Game, Rules, core
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.state import NOBODY
from rubicon.lessons.course import Course
from rubicon.lessons.files import SUFFIX, lesson_files, read_file
from rubicon.lessons.lesson import FAMILY, Lesson, Pattern, Step
from rubicon.rulebook import load_rulebook
from rubicon.words import Listed, Named, Phrase, language, quoted
from rubicon.words.entries import read_entries
from rubicon.words.scopes import ENGLISH, source

T = TypeVar("T")
MOST_TRIED = 12
"""Moves that are tried in one position, and positions that are kept for the next step."""
MOST_MOVES = 60
"""In a step that goes on until something is done."""
EARLY_MOVES = 4
"""So long a learner who may go on does; then he ends the step if he can."""
STARTS = 3
"""How often a lesson is begun in which chance has a part."""


# ---- all lessons of a game -----------------------------------------------------------------------


def faults_of(game: Game) -> list[Phrase]:
    """A sentence for everything that is wrong with a game's lessons."""
    lessons, found = list[Lesson](), list[Phrase]()
    for file in lesson_files(game):
        try:
            lesson = read_file(game, file)
        except BadInput as error:
            found.append(error.says)
            continue
        found += [in_file(lesson, says) for says in faults_in(game, lesson)]
        twin = next((one for one in lessons if one.order == lesson.order), None)
        if twin is not None:
            found.append(in_file(lesson, core("lesson-order-twice", other=quoted(twin.id))))
        lessons.append(lesson)
    return [*found, *unused_entries(game, lessons)]


def in_file(lesson: Lesson, says: Phrase) -> Phrase:
    """A fault with its file."""
    return core("lesson-in-file", file=quoted(lesson.id + SUFFIX), why=says)


def in_step(step: Step, says: Phrase) -> Phrase:
    """A fault with its step."""
    return core("lesson-in-step", step=quoted(step.id), why=says)


def faults_in(game: Game, lesson: Lesson) -> Iterator[Phrase]:
    """What is wrong with one lesson."""
    speaks = language(ENGLISH)
    for entry in lesson.entries():
        if not speaks.knows(f"{game.id}.{entry}"):
            yield core("lesson-lacks-entry", entry=quoted(entry))
    yield from wrong_rules(game, lesson)
    try:
        rules = game.rules(lesson.players, lesson.options, None, "")
        if lesson.others is not None:
            close_bot(make_bot(lesson.others))
        course = Course(lesson, rules)
    except BadInput as error:
        yield error.says
        return
    written = list(wrong_patterns(course))
    yield from written
    if not written:
        yield from wrong_ways(course)


def wrong_rules(game: Game, lesson: Lesson) -> Iterator[Phrase]:
    """Paragraphs that there are not."""
    named = [step for step in lesson.steps if step.rule is not None]
    try:
        numbers = load_rulebook(game.id).numbers() if named else []
    except BadInput as error:
        yield error.says
        return
    for step in named:
        if step.rule not in numbers:
            yield in_step(step, core("lesson-no-such-rule", rule=quoted(step.rule)))


def unused_entries(game: Game, lessons: list[Lesson]) -> Iterator[Phrase]:
    """Entries that no lesson has."""
    text = source(game.id, ENGLISH) or ""
    there = [id_ for id_ in read_entries(text, game.id) if id_.startswith(f"{FAMILY}-")]
    named = {entry for lesson in lessons for entry in lesson.entries()}
    for entry in there:
        if entry not in named:
            yield core("lesson-unused-entry", entry=quoted(entry))


# ---- what is written -----------------------------------------------------------------------------


def wrong_patterns(course: Course) -> Iterator[Phrase]:
    """Moves that can't be said, and kinds of moves that there are not."""
    lesson = course.lesson
    for one in lesson.wrong:
        if (fault := wrong_pattern(course.rules, one.pattern)) is not None:
            yield fault
    for step in lesson.steps:
        patterns = [*step.expect, *step.until, *(one.pattern for one in step.wrong)]
        faults = [wrong_pattern(course.rules, pattern) for pattern in patterns]
        yield from (in_step(step, fault) for fault in faults if fault is not None)
        try:
            lines = course.read(step.then)
        except BadInput as error:
            yield in_step(step, error.says)
            continue
        for seat, move in lines:
            if seat == course.seat:
                words = course.rules.grammar.words(move)
                yield in_step(step, core("lesson-line-own", words=words))


def wrong_pattern(rules: Rules, pattern: Pattern) -> Phrase | None:
    """Why no move can be of a kind; None if one can."""
    if pattern.words is not None:
        try:
            rules.grammar.parse(pattern.words)
        except BadInput as error:
            return error.says
        return None
    wanted = set(pattern.fields)
    for verb in rules.grammar.verbs:
        told = verb.schema()["properties"]
        is_named = pattern.fields.get("verb", verb.name)
        names = is_named if isinstance(is_named, list) else [is_named]
        if wanted <= set(told) and verb.name in names and not verb.by_chance:
            return None
    fields = Listed.of((quoted(name) for name in pattern.fields), "comma")
    return core("lesson-pattern-fields", fields=fields)


# ---- playing it ----------------------------------------------------------------------------------


@dataclass(slots=True)
class Heard:
    """What has been said to wrong moves, by step and name; None: by the lesson as a whole."""

    said: set[tuple[str | None, str]] = field(default_factory=set)
    refused: dict[tuple[str | None, str], Phrase] = field(default_factory=dict)


def wrong_ways(course: Course) -> Iterator[Phrase]:
    """Play a lesson in all ways, or in many; the first step that can't be done ends it."""
    heard, rng = Heard(), Rng(1)
    try:
        matches = starts(course, rng)
    except BadInput as error:
        yield core("lesson-in-start", why=error.says)
        return
    for step in course.lesson.steps:
        try:
            matches = after(course, step, matches, heard, rng)
        except BadInput as error:
            yield in_step(step, error.says)
            return
    yield from unheard(course.lesson, heard)


def starts(course: Course, rng: Rng) -> list[Match]:
    """The matches with which the lesson can begin."""
    found = []
    for _ in range(STARTS):
        match = Match(course.rules, course.first())
        for _ in match.settle(course.luck(match, rng)):
            pass
        let_others_play(course, match, rng)
        found.append(match)
    return different(found)


def after(course: Course, step: Step, matches: list[Match], heard: Heard, rng: Rng) -> list[Match]:
    """The matches after a step that was done in all ways that are tried."""
    found = []
    for match in matches:
        if step.until:
            found.append(walk(course, step, match.fork(), heard, rng))
            continue
        for move in some(fitting(course, step, match, heard), rng):
            fork = match.fork()
            make(course, fork, move, rng)
            found.append(fork)
    return some(different(found), rng)


def walk(course: Course, step: Step, match: Match, heard: Heard, rng: Rng) -> Match:
    """Do a step that goes on until something is done."""
    place = course.place(match).step
    for made in range(MOST_MOVES):
        moves = fitting(course, step, match, heard)
        ending = [move for move in moves if step.ends(course.rules, move)]
        if made >= EARLY_MOVES and ending:
            moves = ending
        make(course, match, moves[rng.below(len(moves))], rng)
        if course.place(match).step != place:
            return match
    raise BadInput(core("lesson-never-ends", most=MOST_MOVES))


def fitting(course: Course, step: Step, match: Match, heard: Heard) -> list[int]:
    """The moves that a step asks for; what is said to all others is noted."""
    if match.state.to_act() == NOBODY:
        raise BadInput(core("lesson-game-over"))
    listen(course, step, match, heard)
    moves = course.accepted(match)
    if not moves:
        prompt = course.rules.prompt(match.state, course.seat)
        raise BadInput(core("lesson-nothing-fits", prompt=prompt))
    return moves


def listen(course: Course, step: Step, match: Match, heard: Heard) -> None:
    """Note what is said to wrong moves here, and which of them the rules themselves refuse."""
    rules, before = course.rules, match.before(course.seat)
    wrong = [move for move in match.choices(course.seat) if not step.accepts(rules, move)]
    said = {course.wrong(step, move).id for move in wrong}
    for where, lines in ((step.id, step.wrong), (None, course.lesson.wrong)):
        for one in lines:
            key = (where, one.says)
            parts = (one.says,) if where is None else (where, one.says)
            if course.lesson.phrase(*parts).id in said:
                heard.said.add(key)
            elif one.pattern.words is not None:
                move = rules.grammar.parse(one.pattern.words)
                refusal = rules.why_not(before, course.seat, move)
                if refusal is not None:
                    says = {"says": quoted(one.says), "words": one.pattern.words}
                    heard.refused[key] = core("lesson-wrong-refused", rule=refusal.rule, **says)


def unheard(lesson: Lesson, heard: Heard) -> Iterator[Phrase]:
    """What is written and never said."""
    for one in lesson.wrong:
        if (None, one.says) not in heard.said:
            yield heard.refused.get((None, one.says), never_said(one.says))
    for step in lesson.steps:
        for one in step.wrong:
            if (step.id, one.says) not in heard.said:
                yield in_step(step, heard.refused.get((step.id, one.says), never_said(one.says)))


def never_said(says: str) -> Phrase:
    """A sentence that no learner comes to hear."""
    return core("lesson-wrong-never", says=quoted(says))


def make(course: Course, match: Match, move: int, rng: Rng) -> None:
    """A move of the learner's, and all that follows until he has to decide again."""
    _, left = course.take(match, [move], rng)
    if left:
        raise BadInput(course.never(match, left[0]))
    let_others_play(course, match, rng)


def let_others_play(course: Course, match: Match, rng: Rng) -> None:
    """The bots' moves, until the learner has to decide or the game is over."""
    bots: dict[int, Bot] = {}
    lesson, rules = course.lesson, course.rules
    while waiting := match.waiting():
        seat = next((one for one in waiting if one != course.seat), course.seat)
        if seat == course.seat or course.is_done(match):
            break
        if lesson.others is None and course.seat in waiting:
            break
        if lesson.others is None:
            name = Named(rules.seats[seat], rules.game.id)
            prompt = rules.prompt(match.state)
            raise BadInput(core("lesson-nobody-plays", seat=name, prompt=prompt))
        bot = bots.setdefault(seat, make_bot(lesson.others))
        legal = match.before(seat).legal()
        match.step(seat, [bot.choose(rules, match.seen(seat), legal, rng)])
        for _ in match.settle(course.luck(match, rng)):
            pass
    for bot in bots.values():
        close_bot(bot)


def different(matches: list[Match]) -> list[Match]:
    """Matches in different positions."""
    found = list[Match]()
    for match in matches:
        known = ((one.state, one.answers) for one in found)
        if (match.state, match.answers) not in known:
            found.append(match)
    return found


def some(things: list[T], rng: Rng) -> list[T]:
    """All of them if they are few, else some at random."""
    left = list(things)
    while len(left) > MOST_TRIED:
        left.pop(rng.below(len(left)))
    return left
