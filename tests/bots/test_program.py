"""Programs as bots: good ones play; whatever the others do, the game goes on unharmed."""

import errno
import gc
import json
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from patience import PATIENCE, wait_for
from rubicon.bots import child, program
from rubicon.bots.child import Child, Trouble
from rubicon.bots.contract import close_bot
from rubicon.bots.greedy_bot import GreedyBot
from rubicon.bots.program import STARTS, ProgramBot
from rubicon.bots.roster import make_bot
from rubicon.core.contract import Json, Rules
from rubicon.core.errors import BadInput
from rubicon.core.match import Match
from rubicon.core.rng import Rng
from rubicon.core.seen import glimpse
from rubicon.core.state import CHANCE, NOBODY
from rubicon.registry import find_game
from toy.finding import DEALT, curia, given

HOSTILE = Path(__file__).parent / "hostile.py"
FLAGSHIP = find_game("end_of_the_triumvirate").rules(2, {}, None, "")
FIRST = FLAGSHIP.start()
START = subprocess.Popen


@pytest.fixture(autouse=True)
def leaves_nobody_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every process that a test starts has ended with it, and its end was noticed."""
    started: list[subprocess.Popen[bytes]] = []

    def popen(*args: Any, **more: Any) -> "subprocess.Popen[bytes]":
        started.append(START(*args, **more))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", popen)
    yield
    gc.collect()
    assert all(process.returncode is not None for process in started)


def hostile(how: str, seconds: float = PATIENCE) -> ProgramBot:
    bot = make_bot(f"program?seconds={seconds}:{sys.executable} {HOSTILE} '{how}'")
    assert isinstance(bot, ProgramBot)
    return bot


def decide(bot: ProgramBot, rules: Rules = FLAGSHIP, seed: int = 1) -> int:
    """The first decision of a game."""
    state = rules.start()
    while state.to_act() == CHANCE:
        state.apply(state.sample(Rng(seed)))
    move = bot.choose(rules, glimpse(rules, state, state.to_act()), state.legal(), Rng(seed))
    assert move in state.legal()
    return move


def play(rules: Rules, bots: list[ProgramBot | GreedyBot], decisions: int = 1000) -> int:
    """Whole games, or their beginning; the number of decisions."""
    match, rng, made = Match(rules), Rng(7), 0
    while (seat := match.state.to_act()) != NOBODY and made < decisions:
        if seat == CHANCE:
            match.play(CHANCE, match.state.sample(rng))
            continue
        match.play(seat, bots[seat].choose(rules, match.seen(seat), match.state.legal(), rng))
        made += 1
    for bot in bots:
        close_bot(bot)
    return made


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    assert all(record.name == "rubicon.bots.program" for record in caplog.records)
    return [record.getMessage() for record in caplog.records]


# ---- those that play -----------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["by id", "by words", "slow", "mutter", "version 2"])
def test_a_program_plays(how: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = hostile(how)
    assert decide(bot) == FIRST.legal()[0]
    bot.close()
    assert complaints(caplog) == []


def test_one_process_plays_the_whole_game(caplog: pytest.LogCaptureFixture) -> None:
    bot = hostile("by id")
    assert decide(bot) == decide(bot)
    assert bot.child is not None
    pid = bot.child.process.pid
    decide(bot)
    assert bot.child.process.pid == pid
    bot.close()
    bot.close()
    assert complaints(caplog) == []
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_secrets_is_played_to_its_end(
    players: int, caplog: pytest.LogCaptureFixture
) -> None:
    rules = curia(players)
    others = [GreedyBot() for _ in range(players - 1)]
    assert play(rules, [hostile("by id"), *others]) > 5
    assert complaints(caplog) == []


def listener(folder: Path, protocol: int, answer: str) -> ProgramBot:
    """A program that notes what it hears, and always answers the same."""
    script = folder / "listen.sh"
    script.write_text(
        f"""while read -r line; do
            printf '%s\\n' "$line" >> '{folder / "heard"}'
            case $line in
                '{{"type":"hello"'*) echo '{{"protocol": {protocol}}}';;
                '{{"type":"decide"'*) echo '{{"move": {answer}}}';;
            esac
        done"""
    )
    bot = make_bot(f"program:sh {script}")
    assert isinstance(bot, ProgramBot)
    return bot


def heard_in(folder: Path) -> list[Json]:
    return [json.loads(line) for line in (folder / "heard").read_text().splitlines()]


@pytest.mark.parametrize("protocol", [1, 2])
def test_what_a_program_is_told(tmp_path: Path, protocol: int) -> None:
    """The whole protocol, as it comes in."""
    bot = listener(tmp_path, protocol, str(FIRST.legal()[2]))
    assert decide(bot) == FIRST.legal()[2]
    bot.close()
    hello, game, asked, bye = heard_in(tmp_path)
    assert (hello["type"], hello["protocol"], bye) == ("hello", 2, {"type": "bye"})
    assert ("first" in game, "kept" in asked, "since" in asked) == (protocol == 2,) * 3
    assert game["game"] == "end_of_the_triumvirate"
    assert (game["players"], game["seat"]) == (2, "Caesar")
    assert game["seats"] == ["Caesar", "Pompeius"]
    assert game["options"] == FLAGSHIP.options
    assert asked["view"] == json.loads(json.dumps(FLAGSHIP.view(FIRST, 0)))
    assert [one["id"] for one in asked["legal"]] == FIRST.legal()
    assert asked["legal"][2]["words"] == FLAGSHIP.grammar.words(FIRST.legal()[2])
    assert asked["legal"][2]["fields"] == FLAGSHIP.grammar.fields(FIRST.legal()[2])
    assert asked["clock_ms"] == 5000
    assert asked["seed"] == Rng(1).word()


def test_a_program_is_told_what_its_seat_has_seen_since_it_was_asked(tmp_path: Path) -> None:
    """Cards dealt to others, and what they answer, are not told; what is taken back is said."""
    rules = curia(2)
    match = given(rules, DEALT, "pledge 1 0 2, wait, add 1, seal")
    bot, rng = listener(tmp_path, 2, '"add 3"'), Rng(1)
    assert bot.choose(rules, match.seen(1), match.state.legal(), rng) == rules.grammar.parse(
        "add 3"
    )
    match.cut(len(match.log) - 2)
    for words in ("add 4", "seal"):
        match.play(0, rules.grammar.parse(words))
    bot.choose(rules, match.seen(1), match.state.legal(), rng)
    before = len(match.log)
    for words in (
        "add 2", "seal", "veto", "pass", "deal 0", "deal 2", "bid 0", "bid 1", "pledge 0 0 1",
        "wait", "seal",
    ):  # fmt: skip
        match.play(match.state.to_act(), rules.grammar.parse(words))
    bot.choose(rules, match.seen(1), match.state.legal(), rng)
    bot.close()
    _, game, one, two, three, _ = heard_in(tmp_path)
    assert game["first"] == json.loads(json.dumps(rules.view(match.first, 1)))
    assert (one["kept"], len(one["since"])) == (0, before)
    assert one["since"][0] == {
        "seat": "chance",
        "words": "letter",
        "fields": {"verb": "letter"},
        "events": [
            {
                "name": "letter",
                "text": "Brutus receives a letter worth ?.",
                "fields": {"a": "Brutus", "b": "?", "c": 0},
            }
        ],
    }
    assert one["since"][1]["events"][0]["text"] == "Cassius receives a letter worth 5."
    assert [ply["words"] for ply in one["since"][-2:]] == ["add", "seal"]
    assert (two["kept"], len(two["since"])) == (before, 0), "which card it was, nobody can see"
    assert three["kept"] == before
    assert [ply["words"] for ply in three["since"]] == [
        "add 2", "seal", "answer", "pass", "deal", "deal", "bid 0", "bid", "pledge 0 0 1",
        "wait", "seal",
    ]  # fmt: skip
    match.cut(before)
    match.play(1, rules.grammar.parse("add 3"))
    assert program.news(rules, match.seen(1), match.seen(1).story[:-1])["kept"] == before
    assert program.news(rules, match.seen(1), [[0, 0], [0, 0]])["kept"] == 0


def test_the_documented_messages_are_those_that_are_sent() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    shown = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    hello, greeting, game, asked, since, by_id, by_words, bye = shown
    assert (hello["protocol"], greeting["protocol"]) == (program.PROTOCOLS[-1],) * 2
    match = Match(FLAGSHIP)
    assert list(game) == list(program.introduction(FLAGSHIP, match.seen(0), 2))
    assert list(game)[:-1] == list(program.introduction(FLAGSHIP, match.seen(0), 1))
    match.play(0, FIRST.legal()[0])
    assert list(since) == list(program.news(FLAGSHIP, match.seen(0), []))
    (ply,), (told,) = since["since"], program.news(FLAGSHIP, match.seen(0), [])["since"]
    assert list(ply) == list(told)
    assert list(ply["events"][0]) == list(told["events"][0])
    assert ply["fields"] == FLAGSHIP.grammar.fields(FLAGSHIP.grammar.parse(ply["words"]))
    real = program.decision(FLAGSHIP, {}, FIRST.legal(), 5, 1)
    assert list(asked) == list(real)
    for one in asked["legal"]:
        assert one.keys() == real["legal"][0].keys()
        assert (FLAGSHIP.grammar.words(one["id"]), FLAGSHIP.grammar.fields(one["id"])) == (
            one["words"],
            one["fields"],
        )
    assert program.meant(by_id["move"], asked["legal"]) == 983040
    assert program.meant(by_words["move"], asked["legal"]) == 983040
    assert program.line(bye) == child.BYE


def test_another_seat_or_game_is_another_process(caplog: pytest.LogCaptureFixture) -> None:
    bot = hostile("by id")
    play(FLAGSHIP, [bot, bot], 30)
    decide(bot, curia(3))
    bot.close()
    assert complaints(caplog) == []


# ---- those that do not ---------------------------------------------------------------------------

SENTENCES = {
    "crash at start": "has ended with status 1: no licence",
    "protocol": "speaks neither version 1 nor 2 of the protocol",
    "protocol in words": "speaks neither version 1 nor 2 of the protocol",
    "babble": "has answered what is no JSON object: b'Hello there, I am a bot!'",
    "nonsense": "has answered what is no JSON object: b'march on Rome!'",
    "list": "has answered what is no JSON object: b'[1, 2, 3]'",
    "brackets": "has answered what is no JSON object: b'[[",
    "digits": 'has answered what is no JSON object: b\'{"move": 777',
    "latin-1": 'has answered what is no JSON object: b\'{"move": "\\xff\\xfe"}\'',
    "empty": "has answered what is no JSON object: b''",
    "illegal": "has named a move that is not among the legal ones: -17",
    "true": "has named a move that is not among the legal ones: True",
    "nothing": "has named a move that is not among the legal ones: None",
    "words": "has named a move that is not among the legal ones: 'cross the Rubicon'",
    "flood": "has written more than 64 KiB for an answer",
    "long line": "has written more than 64 KiB for an answer",
    "stderr": "has written more than 1024 KiB to standard error",
}


@pytest.mark.parametrize("how", SENTENCES)
def test_a_fault_costs_one_decision(how: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = hostile(how)
    decide(bot)
    assert bot.child is None
    (said,) = complaints(caplog)
    assert SENTENCES[how] in said
    assert said.startswith("Caesar: the program ")
    assert said.endswith("; greedy makes this decision.")
    assert "\n" not in said
    bot.close()


def test_the_fallback_is_greedy() -> None:
    ours, its = GreedyBot(), hostile("nonsense")
    state = FLAGSHIP.start()
    rng = Rng(5)
    rng.word()
    expected = ours.choose(FLAGSHIP, glimpse(FLAGSHIP, state, 0), state.legal(), rng)
    assert decide(its, seed=5) == expected


@pytest.mark.parametrize("how", ["hang", "silent", "deaf"])
def test_a_program_that_hangs_is_not_waited_for(
    how: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(child, "BYE_SECONDS", 0.1)
    monkeypatch.setattr(program, "HELLO_SECONDS", 0.6)
    decide(hostile(how, 0.2))
    (said,) = complaints(caplog)
    assert ("has not answered within 0." in said) or ("does not listen or speak" in said)


@pytest.mark.parametrize(
    ("how", "ended"),
    [
        ("crash", "has ended with status 1: RuntimeError: out of ideas"),
        ("leave", "has ended with status 0"),
        ("murdered", "has ended with SIGKILL"),
    ],
)
def test_a_program_that_fails_in_the_middle_is_started_again(
    how: str, ended: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails at its third decision, and so again at the third after that."""
    monkeypatch.setattr(child, "BYE_SECONDS", PATIENCE)
    bot = hostile(how)
    for _ in range(8):
        decide(bot)
    bot.close()
    said = complaints(caplog)
    assert len(said) == 2
    assert all(ended in sentence for sentence in said)


def test_a_program_that_hangs_in_the_middle_is_started_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its third decision; on a busy machine it may be late for others too."""
    monkeypatch.setattr(child, "BYE_SECONDS", 0.1)
    monkeypatch.setattr(program, "HELLO_SECONDS", PATIENCE)
    bot = hostile("hang once", 0.5)
    for _ in range(8):
        decide(bot)
    bot.close()
    said = complaints(caplog)
    assert len(said) >= 2
    assert all("has not answered within 0.5 s" in sentence for sentence in said)


def test_a_second_answer_is_noticed_with_the_next_question(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = hostile("twice")
    decide(bot)
    assert complaints(caplog) == []
    assert bot.child is not None
    if not bot.child.said:
        assert select.select([child.pipes(bot.child.process)[1]], [], [], PATIENCE)[0]
    decide(bot)
    assert "has written something that nobody asked for" in complaints(caplog)[0]
    bot.close()


def test_after_some_failures_it_is_not_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    bot = hostile("crash at start")
    play(FLAGSHIP, [bot, GreedyBot()], 40)
    said = complaints(caplog)
    assert len(said) == STARTS
    assert said[-1].endswith("; greedy plays on in its place.")


def test_a_command_that_does_not_exist(caplog: pytest.LogCaptureFixture) -> None:
    bot = ProgramBot("/no/such/program --fast")
    decide(bot)
    (said,) = complaints(caplog)
    assert "can't be started: No such file or directory" in said


def test_a_machine_that_can_start_nothing_more(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_more(*args: Any, **more: Any) -> None:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", no_more)
    decide(hostile("by id"))
    assert "can't be started: Resource temporarily unavailable" in complaints(caplog)[0]


def test_a_long_message_to_somebody_who_does_not_read() -> None:
    """The pipe is full long before the message is sent."""
    sleeper = Child(["sleep", "1000"])
    with pytest.raises(Trouble, match="has not answered within"):
        sleeper.ask(b"x" * 1_000_000 + b"\n", 0.2)
    sleeper.close()


def test_a_long_message_to_somebody_who_talks_back_all_the_time() -> None:
    echo = Child(["cat"])
    assert echo.ask(b"x" * 60_000 + b"\n", PATIENCE) == b"x" * 60_000
    with pytest.raises(Trouble, match="has written more than 64 KiB"):
        echo.ask(b"x" * 10_000_000 + b"\n", PATIENCE)
    echo.close()


# ---- the end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["stays", "children"])
def test_who_ignores_the_good_bye_is_ended(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "BYE_SECONDS", 0.2)
    bot = hostile(how)
    decide(bot)
    assert bot.child is not None
    group = bot.child.process.pid
    bot.close()
    wait_for(lambda: not group_is_there(group))


def group_is_there(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_that_is_forgotten_takes_its_process_along() -> None:
    bot = hostile("by id")
    decide(bot)
    assert bot.child is not None
    pid = bot.child.process.pid
    del bot
    gc.collect()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells a child of its parent's end")
def test_a_program_ends_with_us_however_we_end(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    code = f"""
import os, signal, sys
sys.path[:0] = {[path for path in sys.path if path]!r}
from bots.test_program import decide, hostile
bot = hostile("stays")
decide(bot)
open({str(noted)!r}, "w").write(str(bot.child.process.pid))
os.kill(os.getpid(), signal.SIGKILL)
"""
    subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    pid = int(noted.read_text())
    wait_for(lambda: has_ended(pid))


def has_ended(pid: int) -> bool:
    """Also where nobody has noticed its end yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


# ---- labels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "why"),
    [
        ("program:", "A program is given as program:COMMAND."),
        ("program", "A program is given as program:COMMAND."),
        ("program:'open", "can't be read: No closing quotation."),
        ("program?seconds=x:true", "A program's clock is given as"),
        ("program?seconds=-1:true", "A program's clock is given as"),
        ("program?seconds=inf:true", "A program's clock is given as"),
        ("program?depth=1:true", "A program's clock is given as"),
    ],
)
def test_labels_that_mean_nothing(label: str, why: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(label)
    assert why in str(refused.value)


def test_only_posix_systems_can_wait_like_this(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "POSIX", False)
    with pytest.raises(BadInput, match="Programs can play only on Linux, macOS"):
        make_bot("program:true")
