"""Nothing leaked: of two matches that differ in what a viewer has not seen, the viewer receives the same bytes."""

import asyncio
from collections.abc import AsyncIterator

import msgspec
import pytest
from litestar import Litestar

from kontor.core import Rng, Seat, encode, registry, seeded
from kontor.server.app import create_app
from kontor.server.matches import House, Proposal
from kontor.server.settings import Settings
from kontor.testing.contract.plan import ordered_setups
from server.leaks import GAME, LEAKS, Leak
from server.reading import Heard, Sitting, asks, demand_same, hear_all, hear_next, sit_down
from server.wire import Answer, Ask, InProcess, OverSocket, Wire
from server.worlds import Course, LeakError, World, another_past, another_present, played, put

GAMES = ("borneo", "goa")
MATCHES = 12
"""So many matches of each game are played."""
POSITIONS = 11
"""At so many positions of each one a viewer looks,"""
WORLDS = 8
"""in the true world and in so many others."""
PASTS = 3
"""Of these so many have another past, if there can be so many."""
PAIRS = len(GAMES) * MATCHES * POSITIONS * WORLDS

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
async def app(settings: Settings) -> AsyncIterator[Litestar]:
    """The application in this process, in a task of its own from its start to its end."""
    made, started, stop = create_app(settings), asyncio.Event(), asyncio.Event()

    async def run() -> None:
        async with made.lifespan():
            started.set()
            await stop.wait()

    running = asyncio.create_task(run())
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait((running, waiting), return_when=asyncio.FIRST_COMPLETED)
    yield made
    stop.set()
    waiting.cancel()
    await running


@pytest.fixture(scope="module")
def home(app: Litestar) -> House:
    """The matches as the application knows them."""
    house: House = app.state.house
    return house


async def begun(house: House, game: str, number: int) -> tuple[Sitting, Course]:
    """Return the match of this number, played to its end; each at another of the allowed tables."""
    setups = ordered_setups(registry.game(game))
    seats, options = setups[number * 5 % len(setups)]
    sitting, table = await sit_down(house, Proposal(game, seats, msgspec.to_builtins(options)))
    return sitting, await played(table, number)


class Look(msgspec.Struct, frozen=True):
    """A viewer at a position, and worlds that the viewer cannot tell apart from the true one."""

    at: int
    viewer: Seat | None
    others: list[World]
    pasts: int
    """So many of them, the first ones, have another past."""


async def looks(course: Course, rng: Rng, positions: int = POSITIONS, worlds: int = WORLDS) -> list[Look]:
    """Return looks at all parts of a match: of whoever decides, of others at the table, and of spectators."""
    found: list[Look] = []
    length = len(course.moves)
    for _ in range(100 * positions):
        part = len(found)
        at = (part * length + rng.below(length)) // positions
        decider = course.moves[at][0]
        viewer = (decider, (decider + 1) % course.worlds[0].table.seats, decider, None)[part % 4]
        look = await other_worlds(course, at, viewer, rng, worlds)
        if len(look.others) == worlds:
            found.append(look)
        if len(found) == positions:
            return found
    raise AssertionError(f"not enough secrets: {found}")


async def other_worlds(course: Course, at: int, viewer: Seat | None, rng: Rng, most: int) -> Look:
    """Return different worlds that a viewer cannot tell from the true one, first those with another past."""
    others: dict[bytes, World] = {}
    for start in (0, *(rng.below(at + 1) for _ in range(PASTS))):
        world = await another_past(course, start, at, viewer, rng) if len(others) < PASTS else None
        if world:
            others[table_of(world)] = world
    pasts = len(others)
    for _ in range(2 * most):
        world = another_present(course.worlds[at], viewer, rng)
        if world and len(others) < most:
            others.setdefault(table_of(world), world)
    return Look(at, viewer, list(others.values()), pasts)


def table_of(world: World) -> bytes:
    """Return what lies where."""
    return encode(msgspec.structs.replace(world.state, seed=b""))


async def compare(house: House, wire: Wire, sitting: Sitting, course: Course, look: Look, rng: Rng) -> int:
    """Let the viewer read every world, and hear the next action in two of them; return how many pairs were compared."""
    truth, viewer = course.worlds[look.at], look.viewer
    who = f"{'a spectator' if viewer is None else f'seat {viewer}'} of {truth.game.info.slug} at {look.at}"
    asked = asks(sitting, truth, viewer, rng)
    await put(house, truth)
    heard = await hear_all(wire, sitting, truth, viewer, asked)
    for world in look.others:
        await put(house, world)
        demand_same(who, heard, await hear_all(wire, sitting, world, viewer, asked))
    await compare_next(house, wire, sitting, (truth, look.others[0]), viewer, who)
    return len(look.others)


async def compare_next(
    house: House, wire: Wire, sitting: Sitting, pair: tuple[World, World], viewer: Seat | None, who: str
) -> None:
    """Let the same action follow in two worlds; where it tells the viewer nothing new, nothing that is heard differs."""
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
        await put(house, world)
        received.append(await hear_next(wire, sitting, world, viewer, actor, action))
    demand_same(who, received[0][0], received[1][0])
    news = [encode((game.view(s.state, viewer), [event.seen_by(viewer) for event in s.events])) for s in steps]
    if not steps[0].sealed or news[0] == news[1]:
        demand_same(who, received[0][1], received[1][1])


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_have_not_seen(
    app: Litestar, home: House, game: str, number: int
) -> None:
    sitting, course = await begun(home, game, number)
    rng = seeded(number)
    found = await looks(course, rng)

    compared = [await compare(home, InProcess(app), sitting, course, look, rng) for look in found]

    assert sum(compared) == POSITIONS * WORLDS
    assert sum(look.pasts for look in found) >= POSITIONS


def test_these_are_more_than_two_thousand_pairs_of_worlds() -> None:
    assert PAIRS > 2000


@pytest.mark.parametrize("game", GAMES)
async def test_the_same_bytes_come_over_a_real_socket(app: Litestar, home: House, address: str, game: str) -> None:
    """A process that knows a match looks again when its log has another length: so the worlds are put in turns."""
    sitting, course = await begun(home, game, 100)
    rng = seeded(100)
    found = await looks(course, rng, positions=4, worlds=3)
    asked = [asks(sitting, course.worlds[look.at], look.viewer, rng) for look in found]
    heard: list[Heard] = []
    async with OverSocket.to(address) as wire:
        for turn in range(4):
            for number, look in enumerate(found):
                world = [course.worlds[look.at], *look.others][turn]
                await put(home, world)
                heard.append(await hear_all(wire, sitting, world, look.viewer, asked[number]))
                within = await hear_all(InProcess(app), sitting, world, look.viewer, asked[number])
                demand_same("whoever comes through the socket", within, heard[-1])
                demand_same(f"viewer {look.viewer} of {game} at {look.at}", heard[number], heard[-1])
        for look in found:
            await compare_next(home, wire, sitting, (course.worlds[look.at], look.others[0]), look.viewer, "somebody")
        assert any([await somebody_sees_it(home, wire, sitting, course, look) for look in found])


async def somebody_sees_it(house: House, wire: Wire, sitting: Sitting, course: Course, look: Look) -> bool:
    """Say whether anybody but the viewer receives something else in one of the worlds: they are not the same."""
    true, later = course.worlds[look.at], course.worlds[look.at + 1]
    received: list[list[Answer]] = []
    for world in (true, *(w for other in look.others for w in (later, other))):
        await put(house, world)
        ask = Ask("GET", f"{sitting.path}/view?since=-1")
        received.append([await wire.ask(ask, token) for token in sitting.tokens])
    return any(answers != received[0] for answers in received[2::2])


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_server_that_leaks_is_caught(
    app: Litestar, home: House, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    sitting, course = await begun(home, GAME, 1)
    rng = seeded(1)
    found = await looks(course, rng, positions=4, worlds=5)
    leak(monkeypatch, app)

    with pytest.raises(LeakError, match=LEAKS[leak]):
        for look in found:
            await compare(home, InProcess(app), sitting, course, look, rng)
