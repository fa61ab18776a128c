"""What operators are given to run a server: tried with the real programs."""

import json
import re
import subprocess
import threading
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from dockerfile_steps import WITHOUT_STEPS, instructions
from patience import PATIENCE, wait_for
from rubicon.cli.serve import serve
from rubicon.server.configure import configured
from rubicon.server.identity import COOKIE
from server.house import GAME, House, Json, Server
from server.postgres import Cluster
from server.proxies import DEPLOY, KINDS, Proxy, free_port, program, running

ROOT = DEPLOY.parent
RETRIED = (502, 503, 504)
TOKEN = "a token of the tests"


def test_the_units_are_sound(tmp_path: Path) -> None:
    for unit in DEPLOY.glob("*.service"):
        text = unit.read_text("utf-8")
        assert "ExecStart=/opt/rubicon/bin/rubicon serve " in text
        # The program is not installed there on this machine.
        (tmp_path / unit.name).write_text(text.replace("/opt/rubicon/bin/rubicon", "/bin/true"))
        done = subprocess.run(
            [program("systemd-analyze"), "verify", "--man=no", str(tmp_path / unit.name)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), unit.name
    assert len(list(tmp_path.iterdir())) == 2


def test_options_in_the_files_are_options_of_the_command() -> None:
    known = {str(one.envvar) for one in serve.params if getattr(one, "envvar", None)}
    known |= {"RUBICON_SECRET", "RUBICON_METRICS_TOKEN"}
    options = {name for one in serve.params for name in one.opts}
    for file in DEPLOY.iterdir():
        text = file.read_text("utf-8")
        named = {name for name in re.findall(r"RUBICON_[A-Z_]+", text)}
        own = {name for name in named if name.startswith(("RUBICON_LIMITS_", "RUBICON_SERVER_"))}
        configured(None, dict.fromkeys(own, "1"))
        assert named - own <= known, file.name
        for line in re.findall(r"rubicon serve(.*)", text):
            assert {word for word in line.split() if word.startswith("--")} <= options | {
                "--config"
            }


def test_the_configuration_that_is_shown_is_the_usual_one() -> None:
    shown, usual = configured(DEPLOY / "rubicon.toml", {}), configured(None, {})
    assert shown["limits"] == usual["limits"]


def test_the_dockerfile_can_be_carried_out_without_docker() -> None:
    """`tools/dockerfile_steps.py` does so; here it is looked whether it knows all that is there."""
    steps = instructions((DEPLOY / "Dockerfile").read_text("utf-8"))
    known = {"FROM", "RUN", "COPY", "WORKDIR", "ENV", "USER", "ENTRYPOINT", "CMD", *WITHOUT_STEPS}
    assert {name for name, _ in steps} <= known
    by_name = dict(steps)
    assert by_name["USER"] == "rubicon", "not root"
    assert json.loads(by_name["ENTRYPOINT"]) + json.loads(by_name["CMD"]) == ["rubicon", "serve"]
    for name, rest in steps:
        if name == "COPY" and not rest.startswith("--from="):
            assert (ROOT / rest.split()[0]).exists()
    tried = [rest for name, rest in steps if name == "RUN"]
    assert all(
        subprocess.run(["sh", "-n", "-c", one], check=False).returncode == 0 for one in tried
    )
    [health] = [rest for name, rest in steps if name == "HEALTHCHECK"]
    words = json.loads(health.removeprefix("CMD "))
    compile(words[2], "health", "exec")


# ---- proxies -------------------------------------------------------------------------------------


@pytest.fixture(params=sorted(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def create(client: httpx.Client) -> str:
    wish = {"game": GAME, "players": 2, "seats": [{"kind": "me"}] * 2}
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_a_proxy_passes_on_what_the_server_must_know(
    house: House, sqlite: str, tmp_path: Path, kind: str
) -> None:
    limits = {"newcomers_per_second": 0.001, "newcomers_burst": 4}
    server = house.start(sqlite, limits=limits, metrics_token=TOKEN)
    ports = (server.port, server.port)
    wait_for(lambda: is_ready(server))
    with running(kind, tmp_path, ports) as proxy, proxy.client() as anna:
        answer = anna.get("/api/me")
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        match_id = create(anna)
        snapshot = anna.get(f"/api/matches/{match_id}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in snapshot.headers, "cards beside chat"
        follows_over_tls(proxy, anna, match_id)
        for path in ("/metrics", "/readyz"):
            shown = anna.get(path, headers={"authorization": f"Bearer {TOKEN}"})
            assert shown.status_code == 404
        lines = [one for one in server.logged() if one.get("match") == match_id]
        # Its own id: the server's are shorter.
        assert all(len(one["request"]) >= 32 for one in lines)
        foreign = {"origin": "https://evil.example"}
        assert anna.post("/api/me", json={"name": "A"}, headers=foreign).status_code == 403
        nobody_hides_behind_another_address(proxy)


def follows_over_tls(proxy: Proxy, anna: httpx.Client, match_id: str) -> None:
    """A socket gets the match and what happens in it."""
    address = f"{proxy.address.replace('https', 'wss')}/api/matches/{match_id}/live"
    headers = {"Cookie": f"{COOKIE}={anna.cookies[COOKIE]}", "Origin": proxy.address}
    with connect(
        address, ssl=proxy.trust, additional_headers=headers, proxy=None, open_timeout=PATIENCE
    ) as socket:
        first: Json = json.loads(socket.recv(PATIENCE))
        assert first["type"] == "snapshot"
        seen = anna.get(f"/api/matches/{match_id}").json()
        move = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
        answer = anna.post(
            f"/api/matches/{match_id}/moves", json=move, headers={"origin": proxy.address}
        )
        assert answer.status_code == 200, answer.text
        while json.loads(socket.recv(PATIENCE))["type"] != "update":
            pass


def nobody_hides_behind_another_address(proxy: Proxy) -> None:
    """Newcomers are counted by the address that the proxy saw, whatever they say."""
    statuses = []
    for number in range(8):
        with proxy.client() as stranger:
            claims = {
                "x-forwarded-for": f"203.0.113.{number}",
                "forwarded": f"for=198.51.100.{number}",
            }
            statuses.append(stranger.get("/api/me", headers=claims).status_code)
    assert statuses[-1] == 429


def is_ready(server: Server) -> bool:
    try:
        return httpx.get(f"{server.address}/readyz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


class Table(threading.Thread):
    """Somebody who plays through the proxy, and tries again what the page would try again."""

    def __init__(self, proxy: Proxy) -> None:
        super().__init__(daemon=True)
        self.client = proxy.client()
        self.match_id = create(self.client)
        self.acknowledged = 0
        self.done = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.done.is_set():
                self.play()
        except BaseException as error:
            self.fault = error

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            try:
                answer = self.client.request(method, path, json=body)
            except httpx.TransportError:
                continue
            if answer.status_code not in RETRIED:
                return answer

    def look(self) -> Json | None:
        """The match; the process that is asked may hear of the last move a moment later."""
        seen: Json = self.ask("GET", f"/api/matches/{self.match_id}").json()
        return seen if seen["ply"] >= self.acknowledged else None

    def play(self) -> None:
        """A move; one that was stored although nobody could say so is refused the second time."""
        seen = wait_for(self.look)
        if not seen["moves"]:
            self.match_id, self.acknowledged = create(self.client), 0
            return
        body = {"move": seen["moves"][0]["words"], "ply": seen["ply"]}
        answer = self.ask("POST", f"/api/matches/{self.match_id}/moves", body)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged = max(self.acknowledged, answer.json()["ply"])


def test_a_rolling_restart_loses_nothing(
    house: House, cluster: Cluster, tmp_path: Path, kind: str
) -> None:
    database, ports = cluster.database(), (free_port(), free_port())
    servers = {port: house.start(database, port=port) for port in ports}
    for server in servers.values():
        wait_for(lambda one=server: is_ready(one))
    with running(kind, tmp_path, ports) as proxy:
        table = Table(proxy)
        table.start()
        for port in (*ports, *ports):
            before = table.acknowledged
            wait_for(lambda was=before: table.acknowledged != was or table.fault)
            servers[port].stop()
            after = table.acknowledged
            wait_for(lambda was=after: table.acknowledged != was or table.fault)
            servers[port] = house.start(database, port=port)
            wait_for(lambda one=servers[port]: is_ready(one))
        table.done.set()
        table.join(PATIENCE)
        table.client.close()
        assert table.fault is None
        assert table.acknowledged > 0


def test_the_script_waits_for_each_server(house: House, cluster: Cluster, tmp_path: Path) -> None:
    """With a stand-in for systemctl, which notes whom it was to restart."""
    server = house.start(cluster.database())
    wait_for(lambda: is_ready(server))
    noting = tmp_path / "restart"
    noting.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/restarted\n')
    noting.chmod(0o755)
    script = [str(DEPLOY / "rolling_restart.sh")]
    env = {"PATH": "/usr/bin:/bin", "RESTART": f"{noting} rubicon@"}
    port = str(server.port)
    done = subprocess.run(
        [*script, port, port], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "restarted").read_text().split() == [f"rubicon@{port}"] * 2
    assert done.stdout == f"The server on port {port} is ready.\n" * 2
    assert subprocess.run(script, env=env, capture_output=True, check=False).returncode == 2
