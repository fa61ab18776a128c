"""What every request handler is given: the server's parts, and who is asking."""

from dataclasses import dataclass
from typing import Annotated, Any, cast

import orjson
from fastapi import Depends, Path, Request, Response

from rubicon.registry import GAMES
from rubicon.server.address import address_of
from rubicon.server.bots import Bots
from rubicon.server.desk import Desk
from rubicon.server.duplicate import Pairs
from rubicon.server.errors import STATUS
from rubicon.server.games import Catalogue
from rubicon.server.health import Health
from rubicon.server.hub import Hub
from rubicon.server.identity import Identities
from rubicon.server.limits import Buckets
from rubicon.server.schema import Error
from rubicon.server.settings import Settings
from rubicon.server.store.base import Store
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
    chats: Buckets
    uploads: Buckets


def parts_of(request: Request) -> Parts:
    """The server that a request came to."""
    return cast(Parts, request.app.state.parts)


def me_of(request: Request) -> str:
    """The identity that the doorkeeper has found or given."""
    return cast(str, request.scope["state"]["me"])


def line_of_request(request: Request) -> str:
    """The line that a request came over."""
    return address_of(request.scope)


Server = Annotated[Parts, Depends(parts_of)]
Line = Annotated[str, Depends(line_of_request)]
Myself = Annotated[str, Depends(me_of)]
MatchId = Annotated[str, Path(max_length=64, examples=["q3Jf0m2Xw1aB9cDe"])]
GameId = Annotated[str, Path(max_length=64, examples=[GAMES[0]])]

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Error} for status in sorted({*STATUS.values(), 413} - {500})
}


def json_answer(body: Any, status: int = 200) -> Response:
    """An answer that was built for this reader and needs no second look."""
    return Response(orjson.dumps(body), status, media_type="application/json")
