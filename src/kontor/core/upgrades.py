"""Reading what former versions of the rules stored: upgrade steps from version to version (ADR 23).

`rules_version` is raised for two reasons: a stored shape changed, which needs a step, or a fault was fixed, so that
some matches lead elsewhere now, which needs none. A version without a step has kept all its shapes.
"""

from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec

from kontor.core.codec import decode, encode
from kontor.core.game import AnyGame
from kontor.core.records import Action, Event, Rewrite

Part: TypeAlias = Literal["state", "action", "event"]


def read_state(game: AnyGame, raw: bytes, version: int) -> Any:
    """Read a state that a version of the rules stored; MalformedError if it cannot be read."""
    return decode(_upgraded(game, "state", raw, version), game.state_type)


def read_action(game: AnyGame, raw: bytes, version: int) -> Action:
    """Read an action that a version of the rules stored; MalformedError if it cannot be read."""
    action: Action = decode(_upgraded(game, "action", raw, version), game.action_union)
    return action


def read_events(game: AnyGame, raw: bytes, version: int) -> tuple[Event, ...]:
    """Read the events that a version of the rules stored; MalformedError if they cannot be read."""
    rewrites = list(_rewrites(game, "event", version))
    if rewrites:
        events = msgspec.json.decode(raw)
        for rewrite in rewrites:
            events = [rewrite(event) for event in events]
        raw = encode(events)
    return decode(raw, game.events_type)


def same_shapes(game: AnyGame, version: int) -> bool:
    """Return True if states, actions and events of a version look as today's do, so that hash chains can be checked."""
    return not any(list(_rewrites(game, part, version)) for part in ("state", "action", "event"))


def _rewrites(game: AnyGame, part: Part, version: int) -> Iterator[Rewrite]:
    for number in range(version, game.info.rules_version):
        rewrite: Rewrite | None = getattr(game.upgrades.get(number), part, None)
        if rewrite:
            yield rewrite


def _upgraded(game: AnyGame, part: Part, raw: bytes, version: int) -> bytes:
    rewrites = list(_rewrites(game, part, version))
    if not rewrites:
        return raw
    value = msgspec.json.decode(raw)
    for rewrite in rewrites:
        value = rewrite(value)
    return encode(value)
