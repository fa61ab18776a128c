"""Total War: Rome at the terminal: its board, its scenes, spending as a basket, the hand-over."""

import json
from pathlib import Path

from cli.running import run, spawn
from games.total_war_rome.table import CARTHAGE, ROME, Case, campaign, spending
from rubicon.cli.boards import board_text, gathered, remarks
from rubicon.cli.boards.total_war_rome import page, scene_sentences, sentences
from rubicon.games.total_war_rome import board as b
from rubicon.games.total_war_rome import codes as c

GAME = "total_war_rome"
ALONE = ("play", GAME, "--players", "2", "--seed", "4", "--fast", "--seat", "Carthage=bot:random")
SHARED = ("play", GAME, "--players", "2", "--seed", "4", "--seat", "Carthage=human")


def battle() -> Case:
    """Two armies in Etruria, after nobody avoided."""
    case = campaign(ROME, players=2).no_windows()
    case.army(ROME, "ROM", stars=4)
    case.army(CARTHAGE, "ETR", cards=("Libyan Spearmen",) * 4)
    case.own(CARTHAGE, "ETR").unroad()
    return case.play("march Rome I to Etruria", "stand and fight", "stand and fight")


# ---- the board -----------------------------------------------------------------------------------


def test_the_board_fits_a_hundred_columns_and_shows_the_own_hand_alone() -> None:
    case = battle()
    for seat, event in ((ROME, "omens"), (CARTHAGE, "ambush")):
        case.s.card_at[case.s.t.event.index(b.EVENTS.index(event))] = seat
    text = board_text(case.rules, case.state, ROME, 100)
    assert max(map(len, text.splitlines())) <= 100
    for part in ("[campaign]", "Italia", "R.I", "C.I", "Hand of Rome", "Omens: one die of a roll"):
        assert part in text
    assert "Hand of Carthage" not in text
    assert "Ambush" not in text
    everything = board_text(case.rules, case.state, -4, 100)
    assert "Hand of Carthage" in everything


def test_sentences_tell_the_same() -> None:
    case = battle()
    told = sentences(case.rules, case.rules.view(case.state, ROME), {})
    assert any(line.startswith("Etruria: held by Carthage, 2 gold, port") for line in told)
    assert any(line.startswith("Rome I, Etruria: ") for line in told)
    assert any(line.startswith("Independent in Hispania: ") for line in told)
    assert "Carthage has no agents." in told or any("Agents of Carthage" in one for one in told)


def test_a_battle_is_told_by_its_zones() -> None:
    case = battle()
    view = case.rules.view(case.state, ROME)
    told = scene_sentences(case.rules, view)
    assert told[0].startswith("Battle of Etruria: the fight for terrain.")
    assert "Not used yet: 4 Republican Legionaries." in told
    assert "Not used yet: 4 hidden cards." in told
    assert page(view) == "", "the scene is enough"
    case.play("deploy Republican Legionaries with nothing and nothing", "hold", "hold")
    case.roll("skull blank blank blank")
    told = scene_sentences(case.rules, case.rules.view(case.state, ROME))
    assert "In the dead zone: Libyan Spearmen." in told


def test_remarks_name_prices_garrisons_and_dice() -> None:
    case = spending(ROME, players=2).gold(ROME, 9)
    case.army(ROME, "ROM")
    said = remarked(case, "buy Velites for army I")
    assert said == ["2 gold", "foot skirmishers; good going green, white, difficult yellow, white"]
    assert remarked(case, "develop column 2")[0] == "Manipular Drill"
    turn = campaign(ROME, players=2)
    turn.army(ROME, "ROM")
    assert remarked(turn, "march Rome I to Etruria") == ["held by Rome, garrison of 3 dice"]
    fight = battle()
    words = "deploy Republican Legionaries with nothing and nothing"
    assert remarked(fight, words) == ["rolls green, white"]


def remarked(case: Case, words: str) -> list[str]:
    move = case.rules.grammar.parse(words)
    return [str(one) for one in remarks(case.rules, case.state, case.state.to_act(), move)]


def test_what_belongs_together_is_told_in_one_sentence() -> None:
    case = Case(campaign(ROME, players=2).rules, campaign(ROME, players=2).rules.start())
    teller = case.rules.teller
    dealt = [teller.event(7, [ROME, card, 0, 0, 0]) for card in (2, 4)]
    hidden = [teller.event(7, [CARTHAGE, c.UNSEEN, 0, 0, 0])] * 3
    answered = [teller.event(28, [ROME, 0, 0, 0, 0])]
    assert [event.text for event in gathered(GAME, [*dealt, *hidden, *answered])] == [
        "Rome is dealt card 3 and card 5.",
        "Carthage is dealt 3 action cards.",
    ]


# ---- playing -------------------------------------------------------------------------------------


def test_orders_are_a_basket_that_is_edited_and_sealed(tmp_path: Path) -> None:
    case = spending(ROME, players=2).gold(ROME, 9)
    case.army(ROME, "ROM")
    file = tmp_path / "spending.json"
    position = {"game": GAME, "players": 2, **case.rules.position(case.state)}
    file.write_text(json.dumps(position), encoding="utf-8")
    typed = "cancel 1\ndev 2\nbuild market roma\ncancel 9\ncancel 1\nbuy ital 1\nundo\nfinish\n"
    bot = ("--seat", "Carthage=bot:random")
    shown = run("play", "--position", str(file), *bot, "--plain", "--fast", typed=typed).stdout
    assert "There is no answer of yours that waits to be finished." in shown
    assert "'cancel N' any of them" in shown
    assert "Say which step, by a number from 1 to 2." in shown
    assert "Rome builds a market in Roma (Latium)." in shown
    assert "Rome develops" not in shown
    assert "Round 2 begins." in shown


def test_a_record_goes_on_in_the_middle_of_every_phase(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    assert run(*ALONE, "--record", str(file), typed="").exit_code == 0
    for typed in ("bid 0\n", "order rome clock\n", "end turn\n", "skip\n", "end turn\n", "dev 2\n"):
        result = run("play", "--resume", str(file), "--fast", typed=typed)
        assert result.exit_code == 0, result.output
    assert run("verify", str(file)).stdout.startswith(f"{file}: OK (")


def test_who_shares_a_screen_may_skip_at_the_hand_over() -> None:
    typed = "\nbid 0\n\nbid 0\n" + "\norder rome clock\n" + "skip\n" * 2 + "\nend turn\n"
    shown = run(*SHARED, typed=typed).stdout
    assert "who may interrupt" in shown
    assert "type 'skip' to pass every chance in this phase" in shown


def test_plain_output_is_plain() -> None:
    result = spawn(*ALONE, "--plain", typed="board\nbid 1\n", FORCE_COLOR="1")
    assert result.stdout.isascii()
    assert "\x1b" not in result.stdout
    assert "Turn order: " in result.stdout
    assert "Rome, bid for the initiative" in result.stdout
