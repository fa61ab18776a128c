"""Programs that play as badly as programs can; the first argument says how."""

import json
import os
import signal
import sys
import time
from typing import Any

HOW = sys.argv[1]


def say(message: dict[str, Any]) -> None:
    """One line."""
    sys.stdout.buffer.write(json.dumps(message).encode() + b"\n")
    sys.stdout.buffer.flush()


def shout(data: bytes) -> None:
    """Anything."""
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def answer(asked: dict[str, Any], number: int) -> None:
    """One decision, well or badly made."""
    first = asked["legal"][0]
    if HOW == "crash" and number == 3:
        raise RuntimeError("out of ideas")
    if HOW == "leave" and number == 3:
        sys.exit(0)
    if HOW == "murdered" and number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    if HOW == "hang" or (HOW == "hang once" and number == 3):
        time.sleep(1000)
    bad = {
        "nonsense": b"march on Rome!\n",
        "list": b"[1, 2, 3]\n",
        "brackets": b"[" * 50_000 + b"\n",
        "digits": b'{"move": ' + b"7" * 50_000 + b"}\n",
        "latin-1": b'{"move": "\xff\xfe"}\n',
        "illegal": b'{"move": -17}\n',
        "true": b'{"move": true}\n',
        "nothing": b"{}\n",
        "words": b'{"move": "cross the Rubicon"}\n',
        "flood": b"x" * 10_000_000,
        "long line": b'{"move": "' + b"x" * 10_000_000 + b'"}\n',
        "empty": b"\n",
    }
    if HOW in bad:
        shout(bad[HOW])
    elif HOW == "stderr":
        sys.stderr.write("thinking ...\n" * 1_000_000)
    elif HOW == "mutter":
        sys.stderr.write("thinking ...\n" * 10)
    elif HOW == "slow":
        time.sleep(0.15)
    elif HOW == "twice":
        say({"move": first["id"]})
    say({"move": first["words"].upper() if HOW == "by words" else first["id"]})


def main() -> None:
    """Talk."""
    if HOW == "crash at start":
        sys.exit("no licence")
    if HOW == "silent":
        time.sleep(1000)
    if HOW == "deaf":
        os.close(0)
        time.sleep(1000)
    if HOW == "babble":
        shout(b"Hello there, I am a bot!\n")
    if HOW == "stays":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if HOW == "children" and os.fork() == 0:
        time.sleep(1000)
    number = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            versions = {"protocol": 99, "protocol in words": "two", "version 2": 2}
            say({"type": "hello", "protocol": versions.get(HOW, 1)})
        elif message["type"] == "decide":
            number += 1
            answer(message, number)
    while HOW == "stays":
        time.sleep(1000)


if __name__ == "__main__":
    main()
