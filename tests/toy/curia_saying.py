"""The catalogue of Curia: `say("entry", field=value)` makes a phrase of it."""

from pathlib import Path

from rubicon.words import Scope

say = Scope("curia", Path(__file__).parent / "words")
