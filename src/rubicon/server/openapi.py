"""Prints the OpenAPI description: `python -m rubicon.server.openapi > web/openapi.json`."""

import json
from typing import Any

from pydantic import TypeAdapter

from rubicon.server.app import create_app
from rubicon.server.schema import SocketMessage
from rubicon.server.settings import Settings

REF = "#/components/schemas/{model}"


def description() -> dict[str, Any]:
    """The web API, with the messages of the socket among its schemas."""
    described: dict[str, Any] = create_app(Settings("sqlite:///none")).openapi()
    schemas = described["components"]["schemas"]
    messages = TypeAdapter(SocketMessage).json_schema(ref_template=REF)
    schemas.update(messages.pop("$defs"))
    schemas["SocketMessage"] = messages
    return described


def text() -> str:
    """The description, always in the same order."""
    return json.dumps(description(), indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
