"""The schemas of all records that go over the wire: ours, the messages of a socket, and those of every game.

What is different in each game (actions, events, views, options) refers to the records of the games that are installed.
A record that only the server sends always has all its fields, so those with a default are required as well, except for
the fields that stored records leave out.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from kontor.core import AnyGame, registry
from kontor.server.api.socket import bot_messages, messages, person_messages

Schema: TypeAlias = dict[str, Any]

REF = "#/components/schemas/"
KINDS = ("Action", "Event", "View", "Options")
OF_A_GAME = {
    ("PlayRequest", "action"): "Action",
    ("ForecastRequest", "action"): "Action",
    ("Choice", "action"): "Action",
    ("WhatIf", "action"): "Action",
    ("PositionView", "legal"): "Action",
    ("EntryView", "action"): "Action",
    ("EntryView", "events"): "Event",
    ("PositionView", "view"): "View",
    ("MatchSummary", "options"): "Options",
    ("NewMatch", "options"): "Options",
    ("PlayAction", "action"): "Action",
}
"""The fields of our records that hold something of a game."""


LEFT_OUT = {"MatchRecord": ("continued", "branch"), "Outcome": ("unscored",)}
"""Fields that were added later: a stored record leaves them out if they have their default."""


def all_schemas(read: Sequence[Any], answered: Sequence[Any]) -> dict[str, Schema]:
    """Return every schema by its name, given the types that are read and answered over HTTP."""
    _, records = msgspec.json.schema_components((*read, *answered), ref_template=f"{REF}{{name}}")
    records |= message_schemas()
    for slug in registry.slugs():
        records |= records_of(registry.game(slug))
    from_clients = reached(records, [*names_of(read), "ClientMessage", "PersonClientMessage", "BotClientMessage"])
    for name in from_clients:
        say_defaults(records[name])
    for (record, field), kind in OF_A_GAME.items():
        refer(records[record]["properties"], field, kind)
    for slug in registry.slugs():
        from_clients |= reached(records, [f"{slug}.Action", f"{slug}.Options"])
    for name in records.keys() - from_clients:
        if "properties" in records[name]:
            records[name]["required"] = [
                field for field in records[name]["properties"] if field not in LEFT_OUT.get(name, ())
            ]
    for name in LEFT_OUT:
        say_defaults(records[name])
    return records


def names_of(types: Sequence[Any]) -> list[str]:
    """Return the names of the schemas of some types."""
    return list(msgspec.json.schema_components(types, ref_template="{name}")[1])


def reached(records: dict[str, Schema], names: Sequence[str]) -> set[str]:
    """Return these names of schemas, and those of all that they refer to."""
    pending, reachable = list(names), set(names)
    while pending:
        more = {reference.removeprefix(REF) for reference in references(records[pending.pop()])} - reachable
        reachable |= more
        pending += more
    return reachable


def say_defaults(schema: Schema) -> None:
    """Move the defaults into descriptions: type generators take a field with a default for one that is always there."""
    for field in schema.get("properties", {}).values():
        if "default" in field:
            value = msgspec.json.encode(field.pop("default")).decode()
            field["description"] = f"If it is left out: {value}"


def references(part: Any) -> Iterator[str]:
    """Yield everything that a part of a schema refers to."""
    match part:
        case dict():
            if "$ref" in part:
                yield part["$ref"]
            for inner in part.values():
                yield from references(inner)
        case list():
            for inner in part:
                yield from references(inner)


def message_schemas() -> dict[str, Schema]:
    """Return the schemas of the messages of sockets, of the unions of them, and of all that is in them."""
    unions: dict[str, Any] = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "PersonClientMessage": person_messages.PersonClientMessage,
        "PersonServerMessage": person_messages.PersonServerMessage,
        "BotClientMessage": bot_messages.BotClientMessage,
        "BotServerMessage": bot_messages.BotServerMessage,
    }
    schemas, records = msgspec.json.schema_components(unions.values(), ref_template=f"{REF}{{name}}")
    return {**records, **dict(zip(unions, schemas, strict=True))}


def records_of(game: AnyGame) -> dict[str, Schema]:
    """Return the schemas of everything that a game sends and reads, each named `<game>.<record>`."""
    slug = game.info.slug
    types = (game.action_union, game.event_union, game.view_type, game.options_type)
    kinds, records = msgspec.json.schema_components(types, ref_template=f"{REF}{slug}.{{name}}")
    fields = records[game.options_type.__name__]["properties"]
    for option in game.info.options:
        if option.former is not None:  # the former value of a reading is never stored, but named and answered
            fields[option.name] = {"enum": list(option.choices)}
    return {f"{slug}.{name}": schema for name, schema in (*records.items(), *zip(KINDS, kinds, strict=True))}


def refer(properties: dict[str, Schema], field: str, kind: str) -> None:
    """Let a field refer to the records of all games: to a list of them, or to one, or null if that is its default."""
    games = [{"$ref": f"{REF}{slug}.{kind}"} for slug in registry.slugs()]
    declared = properties[field]
    if declared.get("type") == "array":
        declared["items"] = {"anyOf": games}
    elif "default" in declared and declared["default"] is None:
        declared["anyOf"] = [*games, {"type": "null"}]
    else:
        declared.pop("type", None)
        declared["anyOf"] = games
