"""Who you are: a name of your choice, and a link that carries you to another device."""

import secrets
import time
from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Request, Response

from rubicon.bots.roster import BOTS
from rubicon.server.asks import Claim, NewName
from rubicon.server.context import REFUSALS, Device, Line, Myself, Server
from rubicon.server.errors import Problem
from rubicon.server.identity import SignIn
from rubicon.server.names import is_readable, is_taken, mixes_scripts, plain
from rubicon.server.saying import say
from rubicon.server.schema import Claimed, DeviceLink, Here, Me
from rubicon.server.signing_in import (
    NEWS_OF_PEOPLE,
    check_tries,
    give_cookie,
    my_name,
    note_device,
    sign_in,
)
from rubicon.server.snapshot import guest_name
from rubicon.server.store.devices import end_other_sign_ins
from rubicon.server.store.people import remember, store_link, use_link
from rubicon.server.table import rename

router = APIRouter(prefix="/api/me", tags=["me"], responses=REFUSALS)
LINK_SECONDS = 600
TOKEN_BYTES = 24


@router.get("", response_model=Me)
async def get_me(server: Server, me: Myself) -> Any:
    """Your name here."""
    return await my_name(server, me)


@router.get("/here", response_model=Here)
async def here(server: Server, request: Request) -> Any:
    """Whether others can open what you see at this address, and which one they can."""
    settings, asker = server.settings, request.client.host if request.client else ""
    at_home = is_this_machine(asker) and is_this_machine(request.url.hostname or "")
    return {
        "reachable": settings.reachable,
        "addresses": list(settings.addresses) if at_home else [],
    }


def is_this_machine(host: str) -> bool:
    """Whether an address means the machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


@router.post("", response_model=Me)
async def set_me(ask: NewName, server: Server, me: Myself) -> Any:
    """Choose a name."""
    name, most = plain(ask.name), server.settings.limits.name_characters
    if not 1 <= len(name) <= most:
        raise Problem("bad_input", say("your-name-length", most=most))
    if not is_readable(name) or mixes_scripts(name):
        raise Problem("bad_input", say("your-name-unreadable"))
    if is_taken(name, [*BOTS, *server.games.programs], guest_name(me)):
        raise Problem("bad_input", say("your-name-taken"))
    await server.store.write(remember(me, name))
    await rename(server.desk, me, name)
    return {"name": name, "named": True}


@router.post("/link", response_model=DeviceLink)
async def link(server: Server, me: Myself, device: Device, request: Request) -> Any:
    """A link that makes another device yours, once, within ten minutes."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await note_device(server, SignIn(me, device), request)
    await server.store.write(store_link(token, me, time.time() + LINK_SECONDS))
    return {"path": f"/link/{token}", "expires_in": LINK_SECONDS}


@router.post("/revoke", response_model=Me)
async def end_sign_ins(
    server: Server, me: Myself, device: Device, request: Request, response: Response
) -> Any:
    """End your sign-ins on all other devices; links that were not used, and your code, end too."""
    await server.store.write(remember(me))
    job = end_other_sign_ins(me, device)
    server.identities.current[me] = await server.store.write(job, NEWS_OF_PEOPLE)
    give_cookie(server, SignIn(me, device), request, response)
    server.hub.displace(me)
    return await my_name(server, me)


@router.post("/claim", response_model=Claimed)
async def claim(
    ask: Claim, server: Server, line: Line, request: Request, response: Response
) -> Any:
    """Become the identity behind a link."""
    check_tries(server, line)
    me = await server.store.write(use_link(ask.token))
    if me is None:
        raise Problem("not_found", say("link-not-valid"))
    await sign_in(server, me, request, response)
    return {"name": (await my_name(server, me))["name"]}
