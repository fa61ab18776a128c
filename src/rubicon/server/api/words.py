"""The catalogues, from which the page forms sentences of the server's phrases."""

import gzip
import hashlib
from dataclasses import dataclass
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response

from rubicon import words
from rubicon.server.context import REFUSALS, Server
from rubicon.server.saying import accepted, wished
from rubicon.server.schema import Words

SHARED = ("core", "server", "page")
"""What every page needs, whatever the game."""
CACHE = "private, no-cache"
"""To be kept, but asked about each time: the catalogues must be those of this server."""
router = APIRouter(responses=REFUSALS)


@dataclass(frozen=True, slots=True)
class Packed:
    """An answer as it was sent last."""

    body: bytes
    zipped: bytes
    tag: str


KEPT: dict[str, Packed] = {}
"""By language."""


@router.get(
    "/api/words",
    response_model=Words,
    responses={304: {"description": "You have them already (`If-None-Match`)."}},
    tags=["games"],
)
async def get_words(
    request: Request,
    server: Server,
    language: Annotated[
        str | None,
        Query(max_length=40, description="A code; the language of `Accept-Language` if left out."),
    ] = None,
) -> Response:
    """The catalogues of a language: what is not translated is there in English."""
    wishes = wished(accepted(request.headers))
    code = words.nearest(wishes if language is None else [language, *wishes])
    packed = pack(code, [*SHARED, *(game.id for game in server.games.games())])
    headers = {
        "cache-control": CACHE,
        "content-language": code,
        "etag": packed.tag,
        "vary": "accept-language, accept-encoding",
    }
    if packed.tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(packed.body, headers=headers, media_type="application/json")
    headers["content-encoding"] = "gzip"
    return Response(packed.zipped, headers=headers, media_type="application/json")


def pack(code: str, scopes: list[str]) -> Packed:
    """The catalogues as they are now: translators see a change at once."""
    body = orjson.dumps(
        {
            "language": code,
            "languages": words.languages(),
            "words": words.sources(code, scopes),
        }
    )
    kept = KEPT.get(code)
    if kept is None or kept.body != body:
        # Weak: zipped and plain have the same tag.
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
        kept = KEPT[code] = Packed(body, gzip.compress(body, mtime=0), tag)
    return kept
