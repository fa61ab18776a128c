"""Runs a server: takes the port, opens the database, serves until told to stop."""

import socket
from contextlib import suppress
from ipaddress import ip_address

import uvicorn

from rubicon.core.errors import BadInput
from rubicon.server.app import create_app
from rubicon.server.connections import protocol
from rubicon.server.settings import Settings
from rubicon.server.store.base import open_store

SECONDS_TO_FINISH = 10
SECONDS_IDLE = 75
PENDING_CONNECTIONS = 2048
ELSEWHERE = ("192.0.2.1", 9)
"""An address outside, kept free for examples."""


def take_port(host: str, port: int) -> socket.socket:
    """The port, or one sentence on why it can't be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once; otherwise each waits 40 ms.
    taken = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
        taken.listen(PENDING_CONNECTIONS)
    except (OSError, OverflowError) as error:
        taken.close()
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"Rubicon can't listen on {host}:{port}: {why.lower()}.") from None
    return taken


def address(taken: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = taken.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def is_reachable(taken: socket.socket) -> bool:
    """Whether other machines can reach it."""
    return not ip_address(taken.getsockname()[0]).is_loopback


def network_addresses(taken: socket.socket) -> tuple[str, ...]:
    """Where a browser of the local network finds the server, or would if it listened there."""
    host, port = taken.getsockname()[:2]
    if not ip_address(host).is_loopback and not ip_address(host).is_unspecified:
        return (address(taken),)
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # nothing is sent: it only tells which address would be used
        own = probe.getsockname()[0]
        if not ip_address(own).is_loopback and not ip_address(own).is_unspecified:
            return (f"http://{own}:{port}",)
    return ()


def for_others(settings: Settings) -> list[str]:
    """How others in the local network get in, for who starts the server."""
    if not settings.reachable:
        return ["Only this machine can open it; for others start it with --host 0.0.0.0."]
    return [f"Others in your network open {one}" for one in settings.addresses]


def many_files() -> None:
    """Every socket is a file; some systems allow only a thousand unless one asks."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  # not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def try_database(url: str) -> None:
    """Open the database once before serving: what is wrong with it deserves a sentence."""
    await (await open_store(url)).close()


def serve(settings: Settings, taken: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM; what is in hand is finished."""
    many_files()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.socket_message_bytes * 2,
        # A rival's chat and a player's own cards in one compressed stream: the length of what is
        # sent would tell who watches the line whether the chat repeats a card.
        ws_per_message_deflate=False,
        timeout_keep_alive=SECONDS_IDLE,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        proxy_headers=True,
        http=protocol(settings.limits),
    )
    # uvicorn passes Ctrl-C on once everything is finished; there is nothing left to interrupt.
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[taken])
