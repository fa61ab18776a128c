"""Real proxies for the tests, with the configurations that operators are given."""

import datetime
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from patience import PATIENCE, wait_for

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
NGINX = """
user {user};
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """{
	admin off
	auto_https disable_redirects
	skip_install_trust
}
"""


def program(name: str) -> str:
    """A program of the system's, which Debian may keep out of the path."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/bin")
    if found is None:
        raise RuntimeError(f"{name} is missing: tools/system_packages.sh installs it")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certify(folder: Path) -> None:
    """A certificate for this machine, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )


def replaced(text: str, pairs: dict[str, str]) -> str:
    """A configuration for this machine; everything that is to be replaced must be there."""
    for old, new in pairs.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, ports: tuple[int, int]) -> list[str]:
    """nginx.conf, and the command that starts nginx with it."""
    live = "/etc/letsencrypt/live/play.example.org"
    site = replaced(
        (DEPLOY / "nginx.conf").read_text("utf-8"),
        {
            f"{live}/fullchain.pem": f"{folder}/cert.pem",
            f"{live}/privkey.pem": f"{folder}/key.pem",
            "play.example.org": NAME,
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443": f"listen 127.0.0.1:{port}",
            "127.0.0.1:8001": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{ports[1]}",
        },
    )
    (folder / "site.conf").write_text(site)
    user = "root" if os.geteuid() == 0 else "nobody"
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, user=user))
    return [program("nginx"), "-p", str(folder), "-e", f"{folder}/start.log", "-c", "nginx.conf"]


def caddy(folder: Path, port: int, ports: tuple[int, int]) -> list[str]:
    """Caddyfile, and the command that starts Caddy with it."""
    own = f"tls {folder}/cert.pem {folder}/key.pem"
    site = replaced(
        (DEPLOY / "Caddyfile").read_text("utf-8"),
        {
            "play.example.org {": f"https://{NAME}:{port} {{\n\t{own}",
            "127.0.0.1:8001": f"127.0.0.1:{ports[0]}",
            "127.0.0.1:8002": f"127.0.0.1:{ports[1]}",
        },
    )
    (folder / "Caddyfile").write_text(CADDY + site)
    return [program("caddy"), "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]


KINDS: dict[str, Any] = {"nginx": nginx, "caddy": caddy}


class Proxy:
    """A running proxy, with what a server has as far as players can tell."""

    def __init__(self, address: str, trust: ssl.SSLContext) -> None:
        self.address, self.trust = address, trust
        self.players: list[Any] = []

    def client(self, **more: Any) -> httpx.Client:
        """Somebody who trusts its certificate."""
        return httpx.Client(base_url=self.address, verify=self.trust, timeout=PATIENCE, **more)


@contextmanager
def running(kind: str, folder: Path, ports: tuple[int, int]) -> Iterator[Proxy]:
    """A proxy in front of two ports."""
    certify(folder)
    port = free_port()
    command = KINDS[kind](folder, port, ports)
    trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        (folder / "out.log").open("wb") as out,
        subprocess.Popen(command, stdout=out, stderr=out, env=os.environ | home) as started,
    ):
        try:
            wait_for(lambda: started.poll() is not None or listens(port))
            logs = "".join(one.read_text() for one in folder.glob("*.log"))
            assert started.poll() is None, logs
            yield Proxy(f"https://{NAME}:{port}", trust)
        finally:
            started.terminate()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
