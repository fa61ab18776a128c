"""Board files, to be changed by tests."""

from importlib.resources import files

DATA = files("rubicon.games.roman_conquest") / "data"
CLASSIC = (DATA / "classic.toml").read_text("utf-8")
BALANCED = (DATA / "balanced.toml").read_text("utf-8")
SMALL = """
name = "Small"
italy = ["Roma"]
hexes = [
  { q = 0, r = 0, name = "Galli", region = "North", t = 1 },
  { q = 1, r = 0, name = "Alpes", region = "North" },
  { q = 2, r = 0, name = "Illyria", region = "North" },
  { q = 3, r = 0, name = "Syria", region = "North", t = 1 },
  { q = 0, r = 1, name = "Massilia", region = "South" },
  { q = 1, r = 1, name = "Liguria", region = "South" },
  { q = 2, r = 1, name = "Hadria", region = "South", sea = true },
  { q = -1, r = 2, name = "Hispania", region = "South", t = 1 },
  { q = 0, r = 2, name = "Mare", region = "South", sea = true },
  { q = 1, r = 2, name = "Roma", region = "South", t = 1 },
]

[homes]
Rome = "Roma"
Caesar = "Galli"
Pompeius = "Hispania"
Crassus = "Syria"

[zones]
Caesar = ["Galli"]
Pompeius = ["Hispania"]
Crassus = ["Syria", "Illyria"]
"""
"""Ten hexes, few enough to look at every order that there is."""
