"""The OpenAPI document: the framework's, completed by what only we know.

The records are described by msgspec, which reads them, with all their constraints. Every refusal is a `Problem`. What
is different in each game (actions, events, views, options) refers to the records of the games that are installed.
"""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, TypeAlias

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, RedocRenderPlugin
from litestar.response import Response
from litestar.routes import HTTPRoute

from kontor.core import AnyGame, encode, registry
from kontor.server.http.callers import COOKIE
from kontor.server.http.problems import Problem

Schema: TypeAlias = dict[str, Any]

REF = "#/components/schemas/"
KINDS = ("Action", "Event", "View", "Options")
OF_A_GAME = {
    ("Playing", "action"): "Action",
    ("Trying", "action"): "Action",
    ("Labelled", "action"): "Action",
    ("Seen", "legal"): "Action",
    ("Told", "action"): "Action",
    ("Told", "events"): "Event",
    ("Seen", "view"): "View",
    ("TableShown", "options"): "Options",
    ("Proposal", "options"): "Options",
}
"""The fields of our records that hold something of a game."""
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


class Page(RedocRenderPlugin):
    """The completed document, to read."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        """Return a page that shows the document."""
        return super().render(request, completed(request.app, openapi_schema))


def openapi_config() -> OpenAPIConfig:
    """Return how the framework describes the routes."""
    pages = [Document(), Page(path="/")]
    return OpenAPIConfig("Kontor", "1", path="/schema", use_handler_docstrings=True, render_plugins=pages)


def completed(app: Litestar, document: Schema) -> Schema:
    """Complete the document by our records, those of the games, and what can go wrong; once, and return it."""
    if "responses" in document["components"]:
        return document
    operations = {(path, method): each for path, item in document["paths"].items() for method, each in item.items()}
    types: list[Any] = [Problem]
    for path, method, handler in handlers(app):
        if (path, method) in operations:
            types += bodies(handler)
            complete(operations[path, method], handler)
    _, records = msgspec.json.schema_components(types, ref_template=f"{REF}{{name}}")
    for slug in registry.slugs():
        records |= records_of(registry.game(slug))
    for (record, field), kind in OF_A_GAME.items():
        refer(records[record]["properties"], field, kind)
    content = {"application/json": {"schema": {"$ref": f"{REF}Problem"}}}
    problem = {"description": "It cannot be done: `code` for programs, `text` for people.", "content": content}
    document["components"] = {"schemas": records, "responses": {"Problem": problem}, "securitySchemes": SECURITY}
    return document


def handlers(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Give every path and method with its handler."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                for method in handler.http_methods:
                    yield route.path_format, method.lower(), handler


def bodies(handler: HTTPRouteHandler) -> Iterator[Any]:
    """Give the types that a handler reads and answers."""
    if handler.parsed_data_field:
        yield handler.parsed_data_field.annotation
    for told in (handler.responses or {}).values():
        yield told.data_container
    answer = handler.parsed_return_field
    yield answer.inner_types[0].annotation if answer.is_subclass_of(Response) else answer.annotation


def complete(operation: Schema, handler: HTTPRouteHandler) -> None:
    """Say who may ask, and what can go wrong."""
    needed = handler.parsed_fn_signature.parameters
    if "caller" in needed:
        operation["security"] = KNOWN
    elif "visitor" in needed:
        operation["security"] = [{}, *KNOWN]
    answers = operation["responses"]
    answers.pop(str(HTTPStatus.BAD_REQUEST.value), None)
    answers.get(str(HTTPStatus.NO_CONTENT.value), {}).pop("content", None)
    answers["4XX"] = answers["5XX"] = {"$ref": "#/components/responses/Problem"}


def records_of(game: AnyGame) -> dict[str, Schema]:
    """Return the schemas of everything that a game sends and reads, each by its name behind that of the game."""
    slug = game.info.slug
    types = (game.action_union, game.event_union, game.view_type, game.options_type)
    kinds, records = msgspec.json.schema_components(types, ref_template=f"{REF}{slug}.{{name}}")
    return {f"{slug}.{name}": schema for name, schema in (*records.items(), *zip(KINDS, kinds, strict=True))}


def refer(properties: dict[str, Schema], field: str, kind: str) -> None:
    """Let a field refer to the records of all games: one of them, several, or none where there may be none."""
    games = [{"$ref": f"{REF}{slug}.{kind}"} for slug in registry.slugs()]
    declared = properties[field]
    if declared.get("type") == "array":
        declared["items"] = {"anyOf": games}
    elif "default" in declared and declared["default"] is None:
        declared["anyOf"] = [*games, {"type": "null"}]
    else:
        declared.pop("type", None)
        declared["anyOf"] = games
