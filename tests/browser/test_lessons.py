"""Every lesson done by clicking, after every wrong move that it has a word for; and the tips."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser import card_table
from browser.conftest import Invite
from browser.guest import GAME, Guest, Json
from browser.test_by_clicking import make_a_move
from patience import wait_for
from rubicon.core.labels import label
from rubicon.lessons import Course, Lesson, Step, load_lessons
from rubicon.registry import find_game
from rubicon.words import Phrase

Click = Callable[[Guest, Course, int, Json], None]
LEGIONS, SERVANTS = "Legions", "Civil servants"


# ---- the walk ------------------------------------------------------------------------------------


def says(told: Json) -> str:
    return str(Phrase.from_json(told))


def course_of(game: str, lesson: Lesson) -> Course:
    rules = find_game(game).rules(lesson.players, lesson.options, None, "")
    return Course(lesson, rules)


def do_all_lessons(guest: Guest, game: str, click: Click) -> None:
    """From the list through all lessons, each entered from the one before."""
    guest.expect_noise("409")
    guest.open("/")
    title = find_game(game).title
    card = guest.page.get_by_role("article").filter(
        has=guest.page.get_by_role("heading", name=title, exact=True)
    )
    card.get_by_role("link", name="Learn").click()
    lessons = load_lessons(find_game(game))
    guest.page.get_by_role("button", name=f"Begin: {lessons[0].phrase()}").click()
    for lesson in lessons:
        expect(guest.lesson.get_by_role("heading")).to_contain_text(str(lesson.phrase()))
        do_lesson(guest, course_of(game, lesson), click)
        # Those who play as they like may end the game before the lesson does.
        expect(guest.lesson).to_contain_text(says(guest.snapshot()["lesson"]["says"]))
        if lesson is not lessons[-1]:
            guest.lesson.get_by_role("button", name=re.compile("^Next")).click()
    guest.lesson.get_by_role("link", name="All lessons").click()
    expect(guest.page.get_by_text("Done")).to_have_count(len(lessons))


def do_lesson(guest: Guest, course: Course, click: Click) -> None:
    """Step by step: what is wrong first, then what is asked."""
    wrong_in = -1
    while (now := learner_asked(guest))["lesson"]["step"] < len(course.lesson.steps):
        place = now["lesson"]["step"]
        step = course.lesson.steps[place]
        expect(guest.lesson).to_contain_text(says(now["lesson"]["says"]))
        guest.at_ply(now["ply"])
        if place != wrong_in:
            wrong_in = place
            expect(guest.spoken).to_contain_text(says(now["lesson"]["says"]))
            for move, answer in wrong_moves(course, step, now).items():
                click(guest, course, move, now)
                expect(guest.lesson).to_contain_text(answer)
                assert guest.snapshot()["ply"] == now["ply"]
        if course.lesson.others is not None:
            play_freely(guest, course, now, click)
        else:
            click(guest, course, accepted(course, step, now)[0], now)
        wait_for(lambda: is_further(guest.snapshot(), now))


def is_further(now: Json, before: Json) -> bool:
    return bool(now["ply"] != before["ply"] or now["lesson"]["step"] != before["lesson"]["step"])


def learner_asked(guest: Guest) -> Json:
    """The match, as soon as the learner has to decide or is done."""

    def asked() -> Json | None:
        now = guest.snapshot()
        lesson = now["lesson"]
        return now if lesson["example"] or lesson["step"] == lesson["steps"] else None

    found: Json = wait_for(asked)
    return found


def accepted(course: Course, step: Step, now: Json) -> list[int]:
    return [move["id"] for move in now["moves"] if step.accepts(course.rules, move["id"])]


def wrong_moves(course: Course, step: Step, now: Json) -> dict[int, str]:
    """A move for each word that the lesson has against one, if such a move can be made."""
    known = [course.lesson.phrase(step.id, one.says) for one in step.wrong]
    found: dict[str, int] = {}
    for move in now["moves"]:
        if not step.accepts(course.rules, move["id"]):
            phrase = course.wrong(step, move["id"])
            if phrase in known:
                found.setdefault(str(phrase), move["id"])
    assert len(found) == len(known)
    return {move: answer for answer, move in found.items()}


# ---- the board -----------------------------------------------------------------------------------


def click_on_map(guest: Guest, course: Course, move: int, now: Json) -> None:
    """A move of the game on the map, with the mouse."""
    fields = course.rules.grammar.fields(move)
    if fields["verb"] in ("march", "sail"):
        travel(guest, fields, now)
    elif fields["verb"] == "rome" and fields["legions"] == 2:
        guest.click_province(fields["provinces"][0])
        guest.chooser.get_by_role("button", name="2 legions here").click()
    elif fields["verb"] == "station":
        guest.click_province(fields["province"])
    else:
        type_move(guest, course.rules.grammar.words(move), str(label(course.rules, move)))


def travel(guest: Guest, fields: Json, now: Json) -> None:
    """To the target, with as many as are wanted; where there is no choice, one click is enough."""
    guest.click_province(fields["to"])
    if sum(move["fields"].get("to") == fields["to"] for move in now["moves"]) == 1:
        return
    set_number(guest, LEGIONS, fields["legions"])
    set_number(guest, SERVANTS, fields["servants"])
    guest.chooser.locator("button.confirm").click()


def set_number(guest: Guest, name: str, wanted: int) -> None:
    """By the buttons beside the number, where there is a choice."""
    expect(guest.chooser).to_be_visible()
    stepper = guest.chooser.locator(".stepper").filter(has_text=name)
    if not stepper.count():
        return
    while (shown := int(stepper.locator("output").inner_text())) != wanted:
        way = "One fewer" if shown > wanted else "One more"
        stepper.get_by_role("button", name=f"{way}: {name}").click()
        expect(stepper.locator("output")).not_to_have_text(str(shown))


def type_move(guest: Guest, words: str, name: str) -> None:
    """The button with this label, found by typing."""
    guest.page.locator("#typed").fill(words)
    guest.tray.get_by_role("button", name=name, exact=True).first.click()


def play_freely(guest: Guest, course: Course, now: Json, click: Click) -> None:
    """Something by clicking, until the step is done."""
    if course.rules.game.id == GAME:
        make_a_move(guest, now)
    else:
        click(guest, course, now["moves"][0]["id"], now)


def click_card(guest: Guest, course: Course, move: int, now: Json) -> None:
    """A card, with the mouse; a pledge is confirmed."""
    fields = course.rules.grammar.fields(move)
    if fields["card"] == "nothing":
        guest.page.get_by_role("button", name=re.compile("[Pp]ledge nothing")).first.click()
    else:
        # The card that was clicked last stands out, over the corner of the next.
        guest.page.evaluate("document.activeElement.blur()")
        guest.page.mouse.move(0, 0)
        card_table.click(card_table.card(guest, fields["card"]))
    yes: Locator = guest.page.get_by_role("button", name=re.compile("^Yes"))
    if fields["verb"] == "pledge":
        yes.click()


def test_the_lessons_on_the_map(anna: Guest) -> None:
    do_all_lessons(anna, GAME, click_on_map)


def test_the_lessons_with_cards(anna: Guest) -> None:
    do_all_lessons(anna, card_table.GAME, click_card)


# ---- tips ----------------------------------------------------------------------------------------


def close_tip(guest: Guest, key: str = "Enter") -> None:
    guest.tip.get_by_role("button", name="Got it").focus()
    guest.page.keyboard.press(key)


def sees_tip(guest: Guest, text: str, framed: str) -> None:
    """The tip is there and spoken, and what it is about is framed."""
    expect(guest.tip).to_contain_text(text)
    expect(guest.spoken).to_contain_text(text)
    expect(guest.page.locator(f"{framed}.coached")).to_be_visible()


def test_a_first_match_brings_each_tip_once_when_it_matters(invite: Invite) -> None:
    anna = invite(tips=True, moving=True)
    anna.table(seats=("me", "greedy", "greedy"))
    sees_tip(anna, "What is tinted can be chosen", "section.board")
    close_tip(anna)
    expect(anna.tip).to_have_count(0)
    anna.click_province("Syria")
    sees_tip(anna, "a paragraph of the rulebook", "#tab-rules")
    close_tip(anna, "Escape")
    expect(anna.tip).to_have_count(0)
    # By keys: a mouse that rests on a target would bring the tip about odds already.
    anna.page.mouse.move(0, 0)
    anna.province("Italia").focus()
    anna.page.keyboard.press("Enter")
    anna.chooser.get_by_role("button", name="2 legions here").focus()
    anna.page.keyboard.press("Enter")
    sees_tip(anna, "go on with this button", ".ends")
    close_tip(anna)
    sees_tip(anna, "You can take that back", ".tools .pair")
    can_attack = re.compile("you can attack here")
    expect(anna.province("Sicilia")).to_have_accessible_name(can_attack)
    anna.click_province("Sicilia")
    expect(anna.chooser.locator(".odds")).to_contain_text("to conquer")
    close_tip(anna)
    sees_tip(anna, "exact odds", ".chooser .odds")
    anna.page.keyboard.press("Escape")
    with anna.one_move():
        anna.button("End your movement").click()
    # A move of one's own closes what was not closed.
    expect(anna.tip).to_have_count(0)
    anna.button("End your turn").click()
    sees_tip(anna, "The others move now", ".banner")
    anna.page.keyboard.press("Escape")
    # It goes when one may act again.
    wait_for(lambda: anna.snapshot()["deciding"] == "Caesar")
    expect(anna.tip).to_have_count(0)
    anna.page.reload()
    anna.sees_board()
    expect(anna.banner).to_contain_text("Your turn")
    expect(anna.tip).to_have_count(0)
    anna.button("Menu").click()
    anna.page.get_by_label("Tips for a first match").uncheck()
    anna.page.get_by_label("Tips for a first match").check()
    anna.button("Menu").click()
    expect(anna.tip).to_contain_text("What is tinted can be chosen")
    anna.button("No more tips").click()
    expect(anna.tip).to_have_count(0)
    anna.page.reload()
    anna.sees_board()
    expect(anna.tip).to_have_count(0)
