"""The catalogue of this game: `say("entry", field=value)` makes a phrase of it."""

from importlib.resources import files

from rubicon.words import Scope

say = Scope("end_of_the_triumvirate", files("rubicon.games.end_of_the_triumvirate") / "words")
