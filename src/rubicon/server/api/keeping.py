"""Keeping an identity without e-mail: a recovery code, passkeys, devices that are signed in."""

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response

from rubicon.server.asks import Named, NewPasskey, Recover, UsePasskey
from rubicon.server.context import REFUSALS, Device, Line, Myself, Parts, Server
from rubicon.server.errors import Problem
from rubicon.server.identity import SignIn
from rubicon.server.passkeys import SECONDS_TO_ANSWER, BadAnswer
from rubicon.server.saying import say
from rubicon.server.schema import Claimed, Kept, PasskeyAsked, Recovered, RecoveryCode
from rubicon.server.signing_in import (
    NEWS_OF_PEOPLE,
    check_tries,
    label_of,
    my_name,
    note_device,
    sign_in,
)
from rubicon.server.store.devices import (
    add_passkey,
    belongings,
    find_passkey,
    remove_passkey,
    revoke_device,
    store_code,
    use_code,
    use_passkey,
)

router = APIRouter(prefix="/api/me", tags=["me"], responses=REFUSALS)
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that are taken for others."""
GROUPS, LETTERS = 5, 5
"""125 random bits."""
MISTAKEN = str.maketrans("OIL", "011")


def new_code() -> str:
    """A code that can be written down and read again."""
    groups = ("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))
    return "-".join(groups)


def plain_code(typed: str) -> str:
    """A code as it is compared, however it was typed."""
    letters = "".join(one for one in typed.upper() if one.isalnum())
    return letters.translate(MISTAKEN)


def site_of(request: Request) -> tuple[str, str]:
    """The name of the host, and the origin, to which the browser speaks."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.headers.get('host', '')}"


async def kept(server: Parts, who: SignIn, request: Request) -> dict[str, Any]:
    """Everything by which somebody is known here."""
    await note_device(server, who, request)
    found = await server.store.read(belongings(who.identity))
    for one in found["devices"]:
        one["current"] = one["id"] == who.device
    return found


# ---- devices -------------------------------------------------------------------------------------


@router.get("/devices", response_model=Kept)
async def devices(server: Server, me: Myself, device: Device, request: Request) -> Any:
    """Your devices that are signed in, your passkeys, and since when you have a recovery code."""
    return await kept(server, SignIn(me, device), request)


@router.post("/devices/revoke", response_model=Kept)
async def sign_out(ask: Named, server: Server, me: Myself, device: Device, request: Request) -> Any:
    """Sign one of your devices out; its sockets close."""
    if not await server.store.write(revoke_device(me, ask.id), NEWS_OF_PEOPLE):
        raise Problem("not_found", say("no-such-device"))
    server.identities.revoked |= {ask.id}
    server.hub.sign_out(frozenset({ask.id}))
    return await kept(server, SignIn(me, device), request)


# ---- the code ------------------------------------------------------------------------------------


async def another_code(server: Parts, me: str) -> str:
    """A new code; the one of before is worthless from now on."""
    code = new_code()
    await server.store.write(store_code(me, plain_code(code)))
    return code


@router.post("/code", response_model=RecoveryCode)
async def code(server: Server, me: Myself, device: Device, request: Request) -> Any:
    """A new recovery code. It is shown this once; an earlier one is worthless from now on."""
    await note_device(server, SignIn(me, device), request)
    return {"code": await another_code(server, me)}


@router.post("/recover", response_model=Recovered)
async def recover(
    ask: Recover, server: Server, line: Line, request: Request, response: Response
) -> Any:
    """Become the identity behind a recovery code, which is used up; you get the next one."""
    check_tries(server, line)
    me = await server.store.write(use_code(plain_code(ask.code)))
    if me is None:
        raise Problem("not_found", say("code-not-valid"))
    await sign_in(server, me, request, response)
    return {"name": (await my_name(server, me))["name"], "code": await another_code(server, me)}


# ---- passkeys ------------------------------------------------------------------------------------


@router.post("/passkeys/new", response_model=PasskeyAsked)
async def ask_new(server: Server, me: Myself, device: Device, request: Request) -> Any:
    """What to ask the browser for, in order to make a passkey for you."""
    site, _ = site_of(request)
    found = await kept(server, SignIn(me, device), request)
    known = [one["id"] for one in found["passkeys"] if one["site"] == site]
    name = (await my_name(server, me))["name"]
    return {"options": server.passkeys.ask_new(me, name, site, known)}


@router.post("/passkeys", response_model=Kept)
async def add(ask: NewPasskey, server: Server, me: Myself, device: Device, request: Request) -> Any:
    """Keep the passkey that the browser has made."""
    label = label_of(request.headers.get("user-agent", ""))
    try:
        answer = ask.model_dump()
        key, challenge = server.passkeys.judge_new(me, *site_of(request), answer, label)
    except BadAnswer:
        raise Problem("bad_input", say("passkey-not-made")) from None
    most = server.settings.limits.passkeys
    if not await server.store.write(add_passkey(key, challenge, SECONDS_TO_ANSWER, most)):
        raise Problem("conflict", say("passkey-not-kept", most=most))
    return await kept(server, SignIn(me, device), request)


@router.post("/passkeys/remove", response_model=Kept)
async def remove(ask: Named, server: Server, me: Myself, device: Device, request: Request) -> Any:
    """One of your passkeys is worth nothing any more."""
    if not await server.store.write(remove_passkey(me, ask.id)):
        raise Problem("not_found", say("no-such-passkey"))
    return await kept(server, SignIn(me, device), request)


@router.post("/passkeys/ask", response_model=PasskeyAsked)
async def ask_any(server: Server, request: Request) -> Any:
    """What to ask the browser for, in order to sign in with a passkey."""
    return {"options": server.passkeys.ask_any(site_of(request)[0])}


@router.post("/passkeys/use", response_model=Claimed)
async def use(
    ask: UsePasskey, server: Server, line: Line, request: Request, response: Response
) -> Any:
    """Become the identity of a passkey."""
    check_tries(server, line)
    site, origin = site_of(request)
    key = await server.store.read(find_passkey(ask.id, site))
    wrong = Problem("not_found", say("passkey-not-valid"))
    if key is None:
        raise wrong
    try:
        count, challenge = server.passkeys.judge(key, site, origin, ask.model_dump())
    except BadAnswer:
        raise wrong from None
    if not await server.store.write(use_passkey(key, count, challenge, SECONDS_TO_ANSWER)):
        raise wrong
    await sign_in(server, key.identity_id, request, response)
    return {"name": (await my_name(server, key.identity_id))["name"]}
