"""The page: files that the build put into this package; index.html for the page's routes."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from rubicon.server.errors import Problem
from rubicon.server.saying import say

router = APIRouter(include_in_schema=False)
PACKAGED = Path(__file__).parent / "page"
IN_THE_SOURCES = Path(__file__).parents[3] / "web" / "dist"
"""Where `web/build_page.py` puts it, for a server that runs from the sources."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of what is in them."""
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Rubicon</title>
<p>The server is running, but the page was not built: run <code>make setup</code>, or use the
<a href="/api/openapi.json">web API</a>.</p></html>"""


def folder(request: Request) -> Path:
    """Where the built page lies."""
    given: Path | None = request.app.state.settings.page
    return given or (PACKAGED if PACKAGED.is_dir() else IN_THE_SOURCES)


@router.get("/")
@router.get("/new")
@router.get("/m/{rest:path}")
@router.get("/join/{rest:path}")
@router.get("/link/{rest:path}")
@router.get("/rules/{rest:path}")
@router.get("/learn/{rest:path}")
@router.get("/p")
async def index(request: Request) -> Response:
    """The page itself, for every address that it knows."""
    file = folder(request) / "index.html"
    if not file.is_file():
        return HTMLResponse(MISSING, headers={"cache-control": "no-cache"})
    return sent(request, file, "no-cache")


@router.get("/{path:path}")
async def asset(path: str, request: Request) -> Response:
    """A file of the page."""
    root = folder(request).resolve()
    file = (root / path).resolve() if "\0" not in path else root
    if not file.is_relative_to(root) or not file.is_file() or path.startswith("api/"):
        raise Problem("not_found", say("nothing-here"))
    return sent(request, file, FOREVER if path.startswith("assets/") else "no-cache")


def sent(request: Request, file: Path, cache: str) -> Response:
    """A file, in its compressed form where there is one and the browser reads it."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    twin = file.with_name(f"{file.name}.gz")
    if "gzip" in request.headers.get("accept-encoding", "") and twin.is_file():
        return FileResponse(twin, media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)
