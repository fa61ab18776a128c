"""Routes for what is done all the time: they call their function without the framework's detours.

A function that acts in a match is given the match's id, what is asked, the server and who asks. The
framework describes that, and finds out anew for every request how to bring it together: that would
take several times as long as most acts. Whatever is unusual, or wrong, it judges as ever.
"""

from collections.abc import Callable, Coroutine
from inspect import signature
from json import JSONDecodeError
from typing import Any

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError

from rubicon.server.context import LONGEST_ID, json_answer, me_of, parts_of

JSON = "application/json"


class Direct(APIRoute):
    """A route whose function is called with (match_id, ask, server, me), or without `ask`."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request."""
        usual, call = super().get_route_handler(), self.endpoint
        shape: type[BaseModel] | None = None
        if "ask" in signature(call).parameters:
            shape = signature(call).parameters["ask"].annotation

        async def answer(request: Request) -> Response:
            given: dict[str, Any] = {"match_id": request.path_params["match_id"]}
            if len(given["match_id"]) > LONGEST_ID:
                return await usual(request)
            if shape is not None:
                if request.headers.get("content-type") != JSON:
                    return await usual(request)
                try:
                    given["ask"] = shape.model_validate(await request.json())
                except (ValidationError, JSONDecodeError, UnicodeDecodeError, RecursionError):
                    return await usual(request)
            told = await call(**given, server=await parts_of(request), me=await me_of(request))
            if isinstance(told, Response):
                return told
            return json_answer(told.model_dump() if isinstance(told, BaseModel) else told)

        return answer
