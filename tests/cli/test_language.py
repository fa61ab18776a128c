"""The language of the terminal: asked for, or that of the environment."""

from pathlib import Path

import pytest

from cli.running import spawn
from rubicon.cli.saying import same_language, wished
from words import pseudo

DISGUISED = "⟦Šáý ŵħíçħ ğáɱé ŧó ƥłáý"
NOTHING = dict.fromkeys(("RUBICON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A language beside English."""
    written: Path = tmp_path_factory.mktemp("words")
    pseudo.write(written)
    return str(written)


@pytest.mark.parametrize(
    ("args", "env", "is_disguised"),
    [
        ((), {}, False),
        (("--language", "en-XA"), {}, True),
        (("--language", "en"), {"RUBICON_LANGUAGE": "en-XA"}, False),
        ((), {"RUBICON_LANGUAGE": "en-XA", "LC_ALL": "C"}, True),
        ((), {"LANG": "en_XA.UTF-8@latin"}, True),
        ((), {"LANG": "tlh_QO.UTF-8"}, False),
    ],
)
def test_what_is_asked_for_comes_before_the_environment(
    args: tuple[str, ...], env: dict[str, str], is_disguised: bool, folder: str
) -> None:
    """With an error, which is all that a command without a game has to say."""
    result = spawn(*args, "play", **{**NOTHING, "RUBICON_WORDS": folder, **env})
    assert result.returncode == 2
    assert (DISGUISED in result.stderr) is is_disguised
    assert ("Say which game to play" in result.stderr) is not is_disguised


def test_an_unknown_language_is_refused_with_those_there_are(folder: str) -> None:
    result = spawn("--language", "tlh", "games", **{**NOTHING, "RUBICON_WORDS": folder})
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "Error: There is no language 'tlh'; there are en, en-XA.\n"


def test_the_first_locale_variable_that_is_set_counts() -> None:
    assert wished({}) == ""
    assert wished({"LC_ALL": "", "LANG": "de_AT.UTF-8"}) == "de_AT"
    assert wished({"LC_ALL": "la@classical", "LANG": "de"}) == "la"
    assert wished({"RUBICON_LANGUAGE": "fr", "LC_ALL": "la"}) == "fr"
    assert same_language("de", "de_AT")
    assert not same_language("en", "enm")
