"""The catalogue of this game: `say("entry", field=value)` makes a phrase of it."""

from importlib.resources import files

from rubicon.words import Scope

say = Scope("roman_conquest", files("rubicon.games.roman_conquest") / "words")
