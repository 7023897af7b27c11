"""The OpenAPI document: the framework's, completed with our records and errors.

The records are described by msgspec, which reads them, with all their constraints (`schemas.py`). Every refusal is a
`Problem`.
"""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.response import Response
from litestar.routes import HTTPRoute

from kontor.core import encode
from kontor.server.api.callers import language_of
from kontor.server.api.cookies import COOKIE
from kontor.server.api.problems import Problem
from kontor.server.api.reference import reference_page
from kontor.server.api.schemas import REF, Schema, all_schemas

SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}
KNOWN: list[dict[str, list[str]]] = [{name: []} for name in SECURITY]


class Document(JsonRenderPlugin):
    """The completed document, as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return the document."""
        return encode(completed(request.app, openapi_schema))


class Page(OpenAPIRenderPlugin):
    """The completed document, as a page for people."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self.pages: dict[str, bytes] = {}

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return a page that shows the document in the reader's language; it is made once."""
        language = language_of(request)
        if language not in self.pages:
            self.pages[language] = reference_page(completed(request.app, openapi_schema), language)
        return self.pages[language]


def openapi_config() -> OpenAPIConfig:
    """Return how the framework describes the routes."""
    pages = [Document(), Page()]
    return OpenAPIConfig("Kontor", "1", path="/schema", use_handler_docstrings=True, render_plugins=pages)


def completed(app: Litestar, document: Schema) -> Schema:
    """Add our records, those of the games and the errors to the document, once, and return it."""
    if "responses" in document["components"]:
        return document
    operations = {
        (path, method): operation for path, item in document["paths"].items() for method, operation in item.items()
    }
    body_types: list[Any] = []
    answer_types: list[Any] = [Problem]
    for path, method, handler in handlers(app):
        if (path, method) in operations:
            body_types += bodies(handler)
            answer_types += answers(handler)
            complete(operations[path, method], handler)
    content = {"application/json": {"schema": {"$ref": f"{REF}Problem"}}}
    problem = {"description": "It cannot be done: `code` for programs, `text` for people.", "content": content}
    document["components"] = {
        "schemas": all_schemas(body_types, answer_types),
        "responses": {"Problem": problem},
        "securitySchemes": SECURITY,
    }
    return document


def handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Yield every path and method with its handler."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    yield route.path_format, method.lower(), handler


def bodies(handler: HTTPRouteHandler) -> Iterator[Any]:
    """Yield the type that a handler reads, if it reads any."""
    if handler.parsed_data_field:
        yield handler.parsed_data_field.annotation


def answers(handler: HTTPRouteHandler) -> Iterator[Any]:
    """Yield the types that a handler answers with."""
    for response in (handler.responses or {}).values():
        yield response.data_container
    returned = handler.parsed_return_field
    yield returned.inner_types[0].annotation if returned.is_subclass_of(Response) else returned.annotation


def complete(operation: Schema, handler: HTTPRouteHandler) -> None:
    """Add to an operation who may call it, and which errors it may return."""
    needed = handler.parsed_fn_signature.parameters
    if "caller" in needed:
        operation["security"] = KNOWN
    elif "visitor" in needed:
        operation["security"] = [{}, *KNOWN]
    possible = operation["responses"]
    possible.pop(str(HTTPStatus.BAD_REQUEST.value), None)
    possible.get(str(HTTPStatus.NO_CONTENT.value), {}).pop("content", None)
    possible["4XX"] = possible["5XX"] = {"$ref": "#/components/responses/Problem"}
