"""Becoming an identity on a device: what links, codes and passkeys have in common."""

import re
from typing import Any

from fastapi import Request, Response

from rubicon.server.context import Parts
from rubicon.server.errors import Problem
from rubicon.server.identity import SignIn
from rubicon.server.saying import say
from rubicon.server.snapshot import guest_name
from rubicon.server.store.base import News
from rubicon.server.store.devices import keep_device
from rubicon.server.store.people import name_of, remember

NEWS_OF_PEOPLE = News("", 0, 0)
"""Other processes look again at who is signed in."""
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome"}
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
    "Mac OS X": "macOS", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


def check_tries(server: Parts, line: str) -> None:
    """Nobody may try many links, codes or passkeys, right or wrong."""
    if not server.sign_ins.take(line):
        raise Problem("too_many", say("too-many-sign-ins"))


async def my_name(server: Parts, me: str) -> dict[str, Any]:
    """A name, chosen or not."""
    name = await server.store.read(name_of(me))
    return {"name": name or guest_name(me), "named": name is not None}


def label_of(agent: str) -> str:
    """A device in the words of its maker: browser and system, no more; empty if unknown."""
    browser = next((name for key, name in BROWSERS.items() if f"{key}/" in agent), None)
    if browser is None and re.search(r"Version/\S+ .*Safari/", agent):
        browser = "Safari"
    system = next((name for key, name in SYSTEMS.items() if key in agent), None)
    return ", ".join(filter(None, (browser, system)))


async def note_device(server: Parts, who: SignIn, request: Request) -> None:
    """Keep that somebody uses a device, so that it can be listed and signed out."""
    label = label_of(request.headers.get("user-agent", ""))
    await server.store.write(remember(who.identity))
    await server.store.write(keep_device(who.identity, who.device, label))


def give_cookie(server: Parts, who: SignIn, request: Request, response: Response) -> None:
    """The device is signed in with the answer."""
    secure = request.url.scheme == "https"
    response.headers["set-cookie"] = server.identities.header(who, secure=secure)


async def sign_in(server: Parts, me: str, request: Request, response: Response) -> None:
    """Somebody has shown who he is: his device gets a cookie of its own."""
    who = SignIn(me, server.identities.new_device())
    await note_device(server, who, request)
    give_cookie(server, who, request, response)
