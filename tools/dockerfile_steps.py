"""Carries out the steps of deploy/Dockerfile in fresh roots, where there is no Docker.

Each stage begins with a new Debian, made by debootstrap. Steps run by chroot, the context is what
git tracks. In the end the server is started as the image would start it, and must be ready. It
needs root, debootstrap and the net, and takes some minutes:

    python tools/dockerfile_steps.py --mirror http://deb.debian.org/debian
"""

import argparse
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
BASE = "debian:bookworm-slim"
SUITE = "bookworm"
OF_THE_NET = ("etc/resolv.conf", "etc/hosts", "etc/apt/apt.conf.d", "etc/apt/sources.list.d")
"""What this machine needs in order to reach the outside, and a new root too."""
CERTIFICATES = "/etc/of-this-machine.crt"
TRUSTING = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
"""If this machine names certificates of its own, the steps trust them too."""
WITHOUT_STEPS = ("VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK")
SECONDS_TO_START = 120


@dataclass
class Stage:
    """A root and how commands run in it."""

    name: str
    folder: Path
    where: str = "/"
    user: str | None = None
    environment: dict[str, str] = field(default_factory=dict)

    def command(self, words: list[str]) -> list[str]:
        """A command line that runs in it."""
        enter = ["chroot", *([f"--userspec={self.user}"] if self.user else []), str(self.folder)]
        inside = f"cd {shlex.quote(self.where)} && exec {shlex.join(words)}"
        return [*enter, "/bin/sh", "-c", inside]

    def run(self, text: str) -> None:
        """Carry out a RUN."""
        trusting = dict.fromkeys(TRUSTING, CERTIFICATES) if "SSL_CERT_FILE" in os.environ else {}
        subprocess.run(
            self.command(["/bin/sh", "-c", text]),
            check=True,
            env=os.environ | trusting | self.environment,
        )

    def inside(self, path: str) -> Path:
        """A path of the stage, as this machine sees it."""
        return self.folder / str(Path("/", self.where, path)).lstrip("/")


def instructions(text: str) -> list[tuple[str, str]]:
    """The lines of a Dockerfile: each instruction with what it says."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    found = []
    for line in whole.splitlines():
        if line.strip():
            name, _, rest = line.strip().partition(" ")
            found.append((name, rest.strip()))
    return found


def carry_out(steps: list[tuple[str, str]], scratch: Path, base: Path) -> tuple[Stage, list[str]]:
    """All steps; the last stage, and the command that it ends with."""
    stages: dict[str, Stage] = {}
    stage, entry = Stage("", base), list[str]()
    for name, rest in steps:
        print(f"--- {name} {rest}", flush=True)
        if name == "FROM":
            image, _, called = rest.partition(" AS ")
            if image != BASE:
                raise SystemExit(f"This knows {BASE} only, not {image}.")
            stage = Stage(called or "last", scratch / (called or "last"))
            subprocess.run(["cp", "-a", str(base), str(stage.folder)], check=True)
            stages[stage.name] = stage
        elif name == "RUN":
            stage.run(rest)
        elif name == "WORKDIR":
            stage.where = rest
            stage.inside(".").mkdir(parents=True, exist_ok=True)
        elif name == "COPY":
            copy(rest.split(), stage, stages)
        elif name == "ENV":
            key, _, value = rest.partition("=")
            stage.environment[key] = value
        elif name == "USER":
            stage.user = rest
        elif name in ("ENTRYPOINT", "CMD"):
            entry += json.loads(rest)
        elif name not in WITHOUT_STEPS:
            raise SystemExit(f"This does not know the instruction {name}.")
    return stage, entry


def copy(words: list[str], stage: Stage, stages: dict[str, Stage]) -> None:
    """Carry out a COPY: from another stage, or of what git tracks."""
    if words[0].startswith("--from="):
        source = stages[words[0].removeprefix("--from=")].inside(words[1])
        subprocess.run(["cp", "-a", str(source), str(stage.inside(words[2]))], check=True)
        return
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--", words[0]], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    target = stage.inside(words[1])
    for name in filter(None, tracked.split("\0")):
        place = target / Path(name).relative_to(words[0])
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, place)


def new_debian(folder: Path, mirror: str) -> None:
    """The smallest Debian, with this machine's way to the net."""
    subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(folder), mirror], check=True)
    for name in OF_THE_NET:
        source, target = Path("/", name), folder / name
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        elif source.exists():
            target.unlink(missing_ok=True)
            shutil.copy2(source, target)
    if "SSL_CERT_FILE" in os.environ:
        shutil.copy2(os.environ["SSL_CERT_FILE"], folder / CERTIFICATES.lstrip("/"))


def check_it_serves(stage: Stage, entry: list[str]) -> None:
    """Start it as the image would, and wait until it could store a move."""
    port = stage.environment["RUBICON_PORT"]
    stage.where = "/"
    with subprocess.Popen(
        stage.command(["/usr/bin/env", *entry]), env=stage.environment | {"LANG": "C.UTF-8"}
    ) as server:
        try:
            end = time.monotonic() + SECONDS_TO_START
            while not is_ready(f"http://127.0.0.1:{port}/readyz"):
                if time.monotonic() > end or server.poll() is not None:
                    raise SystemExit("The server does not start.")
                time.sleep(0.5)
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/").read()
            if b"<script" not in page:
                raise SystemExit("The page is not in it.")
        finally:
            server.terminate()
    size = subprocess.run(["du", "-sm", str(stage.folder)], capture_output=True, check=True)
    print(f"The server is ready, with its page; its root has {int(size.stdout.split()[0])} MB.")


def is_ready(address: str) -> bool:
    """Whether a server could store a move."""
    try:
        with urllib.request.urlopen(address) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def main() -> None:
    """All of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--mirror", default="http://deb.debian.org/debian")
    parser.add_argument("--scratch", type=Path, help="where the roots are made")
    given = parser.parse_args()
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("This needs root and debootstrap.")
    with tempfile.TemporaryDirectory(dir=given.scratch) as folder:
        base = Path(folder) / "base"
        new_debian(base, given.mirror)
        steps = instructions(DOCKERFILE.read_text("utf-8"))
        check_it_serves(*carry_out(steps, Path(folder), base))


if __name__ == "__main__":
    main()
