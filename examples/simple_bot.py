"""A bot for Rubicon: attacks where it has more legions, and otherwise takes what is offered.

rubicon play end --seat "Pompeius=bot:program:python3 examples/simple_bot.py"
"""

import json
import random
import sys


def worth(move, view, me):
    """More is better; to end something (0) beats a march that wins nothing (-1)."""
    fields = move["fields"]
    if "provinces" in view and "to" in fields:
        there = view["provinces"][fields["to"]]
        ahead = fields["legions"] - there["legions"]
        return ahead if there["owner"] != me and ahead > 0 else -1
    gained = sum(value for value in fields.values() if isinstance(value, int))
    return 0 if fields["verb"].startswith("end") else 1 + gained


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print('{"type": "hello", "protocol": 1, "name": "simple"}', flush=True)
    elif heard["type"] == "game":
        me = heard["seat"]
    elif heard["type"] == "decide":
        dice = random.Random(heard["seed"])
        best = max(heard["legal"], key=lambda m: (worth(m, heard["view"], me), dice.random()))
        print(json.dumps({"move": best["id"]}), flush=True)
