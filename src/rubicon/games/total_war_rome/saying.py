"""The catalogue of this game: `say("entry", field=value)` makes a phrase of it."""

from importlib.resources import files

from rubicon.words import Scope

say = Scope("total_war_rome", files("rubicon.games.total_war_rome") / "words")
