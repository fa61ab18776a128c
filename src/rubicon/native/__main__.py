"""`python -m rubicon.native`: write the games as C, or prove that they are what they should be.

python -m rubicon.native write FOLDER [GAME ...]
python -m rubicon.native prove [--positions N] [--seed N] [--sanitize] [GAME ...]
"""

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import cast

from rubicon.native.compiling import CHECKED, SANITIZED, compile_text, compiler, load_library
from rubicon.native.generate import game_text, module_name
from rubicon.native.identity import Differs, prove
from rubicon.native.refusal import Refused
from rubicon.native.worlds import Extension
from rubicon.registry import GAMES, find_game

POSITIONS = 1_000_000


def write(folder: Path, games: list[str]) -> int:
    """The C of each game into a folder; 1 if one is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    bad = 0
    for game in games:
        try:
            text = game_text(game)
        except Refused as refused:
            print(refused)
            bad = 1
        else:
            (folder / f"{module_name(game)}.c").write_text(text, encoding="utf-8")
    return bad


def check(games: list[str]) -> int:
    """Whether the rules of each game can be translated."""
    with tempfile.TemporaryDirectory() as folder:
        return write(Path(folder), games)


def checked_extension(
    game: str, folder: Path, *, tells: bool = False, sanitize: bool = False
) -> Extension:
    """A game translated now, compiled with all checks, and loaded; it may tell its events."""
    flags = SANITIZED if sanitize else CHECKED
    library = compile_text(game_text(game, tells=tells), module_name(game), folder, flags)
    return cast(Extension, load_library(library, module_name(game)))


def prove_all(games: list[str], positions: int, seed: int, *, sanitize: bool) -> int:
    """Say what was compared; 1 if something differs."""
    if compiler() is None:
        print("There is no C compiler, so there is nothing to prove.")
        return 1
    return max(prove_game(game, positions, seed, sanitize=sanitize) for game in games)


def prove_game(game: str, positions: int, seed: int, *, sanitize: bool) -> int:
    """One half as it is shipped, the other with events."""
    for tells in (False, True):
        began = perf_counter()
        try:
            with tempfile.TemporaryDirectory() as folder:
                extension = checked_extension(game, Path(folder), tells=tells, sanitize=sanitize)
            proof = prove(find_game(game), extension, positions // 2, seed + tells)
        except (Differs, Refused) as error:
            print(f"{game}: {error}")
            return 1
        print(
            f"{game}{', with events' if tells else ''}: {proof.positions:,} positions of "
            f"{proof.games:,} games under {proof.settings} settings are equal; "
            f"{len(proof.moves):,} different moves, "
            f"the longest list has {proof.longest_list} of {extension.ROOM} "
            f"({perf_counter() - began:.0f} s)",
            flush=True,
        )
    return 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m rubicon.native")
    commands = parser.add_subparsers(dest="command", required=True)
    writing = commands.add_parser("write")
    writing.add_argument("folder", type=Path)
    proving = commands.add_parser("prove")
    proving.add_argument("--positions", type=int, default=POSITIONS)
    proving.add_argument("--seed", type=int, default=1)
    proving.add_argument("--sanitize", action="store_true")
    for command in (commands.add_parser("check"), writing, proving):
        command.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args(arguments)
    games = given.games or list(GAMES)
    if given.command == "prove":
        return prove_all(games, given.positions, given.seed, sanitize=given.sanitize)
    return write(given.folder, games) if given.command == "write" else check(games)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
