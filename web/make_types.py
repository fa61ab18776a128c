"""Writes the web API's description, and the page's types of answers, moves and sentences.

`python web/make_types.py` after every change of the server's shapes, of a game's verbs
or shapes, or of a catalogue; a test tells when it is due.
"""

import sys

import build_page
import game_types
import word_types

from rubicon.server.openapi import text

OPENAPI = build_page.WEB / "openapi.json"


def main() -> int:
    """Write web/openapi.json and all *.gen.ts in web/src, then web/src/lib/api.ts."""
    OPENAPI.write_text(text(), encoding="utf-8")
    for path, types in (game_types.game_types() | word_types.word_types()).items():
        path.write_text(types, encoding="utf-8")
    try:
        build_page.install_packages()
        build_page.run(["npm", "run", "types"])
    except build_page.PageError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
