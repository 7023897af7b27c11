"""Looks at a match: a viewer, a position, and worlds in which everything that the viewer receives must be the same."""

from itertools import pairwise

import msgspec

from kontor.core import Rng, Seat, encode, registry
from kontor.server.matches import Context, NewMatch
from kontor.server.matches.kernel.match import demand_started
from kontor.testing.contract.plan import shuffled_setups
from server.reading import TRIES, Heard, Sitting, asks, demand_same, hear_all, hear_next, sit_down
from server.wire import Answer, Ask, Wire
from server.worlds import Course, World, another_past, another_present, played, put

PASTS = 3
"""Number of the other worlds of a look that have another past, if there are as many."""


async def begun(context: Context, game: str, number: int) -> tuple[Sitting, Course]:
    """Return the match of this number, played to its end; each number has another of the allowed setups."""
    setups = shuffled_setups(registry.game(game))
    seats, options = setups[number * 3 % len(setups)]
    sitting, table = await sit_down(context, NewMatch(game, seats, msgspec.to_builtins(options)))
    return sitting, await played(demand_started(table), number)


class Look(msgspec.Struct, frozen=True):
    """A viewer at a position, and worlds that the viewer cannot tell apart from the true one."""

    at: int
    viewer: Seat | None
    others: list[World]
    pasts: int
    """Number of worlds, from the first, that have another past."""


async def looks(course: Course, rng: Rng, positions: int, worlds: int) -> list[Look]:
    """Return looks at all parts of a match: of the player who decides, of other players, and of spectators."""
    found: list[Look] = []
    length, seats = len(course.moves), course.worlds[0].table.seats
    for _ in range(100 * positions):
        part = len(found)
        at = (part * length + rng.below(length)) // positions
        decider = course.moves[at][0]
        another = (decider + 1 + rng.below(seats - 1)) % seats
        viewer = (decider, another, decider, None)[part % 4]
        look = await other_worlds(course, at, viewer, rng, worlds)
        if len(look.others) == worlds and all(earlier.at < at for earlier in found):
            found.append(look)
        if len(found) == positions:
            return found
    raise AssertionError(f"not enough secrets: {found}")


async def other_worlds(course: Course, at: int, viewer: Seat | None, rng: Rng, most: int) -> Look:
    """Return different worlds that a viewer cannot tell from the true one, first those with another past."""
    others: dict[bytes, World] = {}
    for start in (0, *(rng.below(at + 1) for _ in range(PASTS))):
        world = await another_past(course, start, at, viewer, rng) if len(others) < min(PASTS, most) else None
        if world:
            others[table_of(world)] = world
    pasts = len(others)
    for _ in range(2 * most):
        world = another_present(course.worlds[at], viewer, rng)
        if world and len(others) < most:
            others.setdefault(table_of(world), world)
    return Look(at, viewer, list(others.values()), pasts)


def seen_by_others(course: Course, look: Look) -> int:
    """Return how many of the worlds another player can tell from the true one."""
    game, truth = course.game, course.worlds[look.at].state
    others = [seat for seat in range(truth.seats) if seat != look.viewer]
    return sum(any(game.view(world.state, seat) != game.view(truth, seat) for seat in others) for world in look.others)


def table_of(world: World) -> bytes:
    """Return the encoded state without the luck to come."""
    return encode(msgspec.structs.replace(world.state, seed=b""))


async def compare(
    context: Context, wire: Wire, sitting: Sitting, course: Course, look: Look, rng: Rng, tries: int = TRIES
) -> int:
    """Let the viewer read every world, and hear the next action in two of them; return how many pairs were compared."""
    truth, viewer = course.worlds[look.at], look.viewer
    who = f"{'a spectator' if viewer is None else f'seat {viewer}'} of {truth.game.info.slug} at {look.at}"
    asked = asks(sitting, truth, viewer, rng, tries)
    await put(context, truth)
    heard = await hear_all(wire, sitting, truth, viewer, asked)
    for before, world in pairwise((truth, *look.others)):
        await put(context, world, before)
        demand_same(who, heard, await hear_all(wire, sitting, world, viewer, asked))
    await compare_next(context, wire, sitting, (truth, look.others[0]), viewer, who)
    return len(look.others)


async def compare_next(
    context: Context, wire: Wire, sitting: Sitting, pair: tuple[World, World], viewer: Seat | None, who: str
) -> None:
    """Play the same action in two worlds; if it tells the viewer nothing new, no byte that they receive may differ."""
    truth, game = pair[0], pair[0].game
    actor = truth.table.deciders[0]
    possible = [a for a in game.legal_actions(truth.state, actor) if game.check(pair[1].state, actor, a) is None]
    if not possible:
        return
    action = possible[truth.table.seq % len(possible)]
    steps = [game.apply(world.state, actor, action) for world in pair]
    if not all(step.state.frames for step in steps):
        return
    received: list[tuple[Heard, Heard]] = []
    for world in pair:
        await put(context, world)
        received.append(await hear_next(wire, sitting, world, viewer, actor, action))
    demand_same(who, received[0][0], received[1][0])
    news = [encode((game.view(s.state, viewer), [event.seen_by(viewer) for event in s.events])) for s in steps]
    if not steps[0].sealed or news[0] == news[1]:
        demand_same(who, received[0][1], received[1][1])


async def anyone_else_sees_it(context: Context, wire: Wire, sitting: Sitting, course: Course, look: Look) -> bool:
    """Return True if anyone but the viewer receives something else in one of the worlds, so they do differ."""
    true, later = course.worlds[look.at], course.worlds[look.at + 1]
    received: list[list[Answer]] = []
    for world in (true, *(w for other in look.others for w in (later, other))):
        await put(context, world)
        ask = Ask("GET", f"{sitting.path}/view?since=-1")
        received.append([await wire.ask(ask, token) for token in sitting.tokens])
    return any(answers != received[0] for answers in received[2::2])
