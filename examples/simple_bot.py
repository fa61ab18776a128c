"""A bot for Rubicon: attacks where it has more legions, and otherwise takes what is offered.

It remembers what its seat has seen, and likes to strike back at the player who attacked it last.

rubicon play end --seat "Pompeius=bot:program:python3 examples/simple_bot.py"
"""

import json
import random
import sys


def last_attacker(story, me):
    """Who attacked us last, if anybody did."""
    events = [event for ply in story for event in ply["events"] if event["name"] == "attacked"]
    attacks = [event["fields"] for event in events if event["fields"]["defender"] == me]
    return attacks[-1]["seat"] if attacks else None


def worth(move, view, me, enemy):
    """More is better; to end something (0) beats a march that wins nothing (-1)."""
    fields = move["fields"]
    if "provinces" in view and "to" in fields:
        there = view["provinces"][fields["to"]]
        ahead = fields["legions"] - there["legions"]
        ahead += there["owner"] == enemy
        return ahead if there["owner"] != me and ahead > 0 else -1
    gained = sum(value for value in fields.values() if isinstance(value, int))
    return 0 if fields["verb"].startswith("end") else 1 + gained


story = []
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print('{"type": "hello", "protocol": 2, "name": "simple"}', flush=True)
    elif heard["type"] == "game":
        me = heard["seat"]
    elif heard["type"] == "decide":
        dice = random.Random(heard["seed"])
        # What was taken back is forgotten, what is new is remembered.
        story = story[: heard["kept"]] + heard["since"]
        enemy, view = last_attacker(story, me), heard["view"]
        best = max(heard["legal"], key=lambda m: (worth(m, view, me, enemy), dice.random()))
        print(json.dumps({"move": best["id"]}), flush=True)
