"""`rubicon duplicate`: two bots with the same cards, told for people and for programs."""

import json

from cli.running import refused, run

SHORT = ("--option", "markers_to_win=1", "--option", "most_games=1")


def test_every_deal_is_told_and_then_the_sum() -> None:
    result = run("duplicate", "triumvirate", "--bots", "greedy,random", "--deals", "2", *SHORT)
    assert result.exit_code == 0
    assert "greedy and random, 2 deals at two tables each." in result.output
    for told in ("greedy as", "better with the same", "matches", "points", "more deals"):
        assert told in result.output


def test_many_deals_are_told_only_if_asked() -> None:
    command = ("duplicate", "triumvirate", "--bots", "greedy,random", "--deals", "21", *SHORT)
    short, long = run(*command), run(*command, "--all")
    assert "Aemilii" not in short.output
    assert "Aemilii" in long.output
    assert "with cards of their own" in short.output


def test_for_programs_it_is_one_object() -> None:
    command = ("duplicate", "triumvirate", "--bots", "greedy,random", "--deals", "3", *SHORT)
    first, again = run(*command, "--json"), run(*command, "--json")
    found = json.loads(first.output)
    assert found["bots"] == ["greedy", "random"]
    assert [deal["deal"] for deal in found["played"]] == [1, 2, 3]
    assert len(found["played"][0]["tables"]) == 2
    assert first.output == again.output
    other = run(*command, "--json", "--seed", "2")
    assert json.loads(other.output)["played"] != found["played"]


def test_a_game_without_scores_tells_its_matches() -> None:
    result = run("duplicate", "end", "--bots", "greedy,random", "--deals", "1")
    assert "Caesar" in result.output
    assert "points" not in result.output


def test_what_cannot_be_compared_is_refused() -> None:
    base = ("duplicate", "triumvirate", "--bots")
    assert refused(*base, "greedy") == "A duplicate compares two bots, not 1."
    assert "no difference" in refused(*base, "greedy,greedy")
    assert "no bot 'nobody'" in refused(*base, "greedy,nobody")
    assert "--bots" in refused("duplicate", "triumvirate")
