"""What every request handler is given: the server's parts, and who is asking."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, cast

import orjson
from fastapi import Depends, Path, Request, Response

from rubicon.registry import GAMES
from rubicon.server.address import address_of
from rubicon.server.bots import Bots
from rubicon.server.desk import Desk
from rubicon.server.duplicate import Pairs
from rubicon.server.errors import STATUS, Problem
from rubicon.server.games import Catalogue
from rubicon.server.health import Health
from rubicon.server.hub import Hub
from rubicon.server.identity import Identities
from rubicon.server.limits import Buckets
from rubicon.server.passkeys import Passkeys
from rubicon.server.saying import say
from rubicon.server.schema import Error
from rubicon.server.settings import Settings
from rubicon.server.store.base import Store, T
from rubicon.server.windows import Windows


@dataclass(slots=True)
class Parts:
    """The server, taken together."""

    settings: Settings
    games: Catalogue
    hub: Hub
    store: Store
    desk: Desk
    health: Health
    bots: Bots
    pairs: Pairs
    windows: Windows
    identities: Identities
    passkeys: Passkeys
    chats: Buckets
    uploads: Buckets
    sign_ins: Buckets
    """How often an address may try to be somebody: by a link, a code or a passkey."""
    costs: Buckets
    """Seconds of a processor that each may use for looking things up."""

    async def work(self, who: str, job: Callable[..., T], *given: Any) -> T:
        """Do a reader's work beside the loop; what it costs counts, not how often he asks."""
        bucket = self.costs.of(who)
        if bucket.is_empty():
            raise Problem("too_many", say("too-many"))

        def measured() -> tuple[T, float]:
            begun = time.thread_time()
            return job(*given), time.thread_time() - begun

        done, spent = await asyncio.to_thread(measured)
        bucket.charge(spent)
        return done


# These wait for nothing, but the framework would hand plain functions to another thread.


async def parts_of(request: Request) -> Parts:
    """The server that a request came to."""
    return cast(Parts, request.app.state.parts)


async def me_of(request: Request) -> str:
    """The identity that the doorkeeper has found or given."""
    me = cast(str, request.scope["state"]["me"])
    cast(Parts, request.app.state.parts).hub.heard_from(me)
    return me


async def device_of(request: Request) -> str:
    """The browser that asks."""
    return cast(str, request.scope["state"]["device"])


async def line_of_request(request: Request) -> str:
    """The line that a request came over."""
    return address_of(request.scope)


Server = Annotated[Parts, Depends(parts_of)]
Device = Annotated[str, Depends(device_of)]
Line = Annotated[str, Depends(line_of_request)]
Myself = Annotated[str, Depends(me_of)]
LONGEST_ID = 64
MatchId = Annotated[str, Path(max_length=LONGEST_ID, examples=["q3Jf0m2Xw1aB9cDe"])]
GameId = Annotated[str, Path(max_length=64, examples=[GAMES[0]])]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error} for status in sorted({*STATUS.values(), 413} - {500})
}


def json_answer(body: Any, status: int = 200) -> Response:
    """An answer that was built for this reader and needs no second look."""
    return Response(orjson.dumps(body), status, media_type="application/json")
