"""Nothing leaks: from two matches that differ only in what a viewer has not seen, they receive the same bytes."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from litestar import Litestar

from kontor.core import registry, seeded
from kontor.server.app import create_app
from kontor.server.matches import Context
from kontor.server.settings import Settings
from sampling import rotating, sampled
from server.leaks import GAME, LEAKS, Leak
from server.looks import anyone_else_sees_it, begun, compare, compare_next, looks, seen_by_others
from server.reading import Heard, asks, demand_same, hear_all
from server.wire import InProcess, OverSocket
from server.worlds import LeakError, put

GAMES = registry.slugs()
HANDS = [game for game in GAMES if game != "cargo_noir"]
"""The games in which people hide something from each other; in Cargo Noir only the bag is hidden, from everyone."""
MATCHES = sampled(push=1, night=4)
"""Number of matches of each game that are played."""
POSITIONS = 12
"""Number of positions of each match at which a viewer looks at the true world and at others."""
WORLDS = sampled(push=4, night=12)
"""Number of other worlds at each position."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


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
    if running.done():
        running.result()
    yield made
    stop.set()
    waiting.cancel()
    await running


@pytest.fixture(scope="module")
def home(app: Litestar) -> Context:
    """The matches as the application knows them."""
    context: Context = app.state.context
    return context


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", rotating(GAMES, len(GAMES)))
async def test_nobody_can_tell_worlds_apart_that_differ_in_what_they_have_not_seen(
    app: Litestar, home: Context, game: str, number: int
) -> None:
    sitting, course = await begun(home, game, number)
    rng = seeded(number)
    found = await looks(course, rng, POSITIONS, WORLDS)

    compared = [await compare(home, InProcess(app), sitting, course, look, rng) for look in found]

    assert sum(compared) == POSITIONS * WORLDS
    assert sum(look.pasts for look in found) >= POSITIONS
    if game in HANDS:
        assert sum(seen_by_others(course, look) for look in found) > POSITIONS * WORLDS / 2


@pytest.mark.parametrize("game", rotating(GAMES, len(GAMES)))
async def test_no_refusal_or_forecast_of_an_answer_depends_on_what_the_asker_cannot_see(
    app: Litestar, home: Context, game: str
) -> None:
    sitting, course = await begun(home, game, 50)
    rng = seeded(50)
    found = await looks(course, rng, positions=6, worlds=1)

    for look in found:
        if look.viewer == course.moves[look.at][0]:
            await compare(home, InProcess(app), sitting, course, look, rng, tries=40)


def test_these_are_more_than_two_thousand_pairs_of_worlds_every_night() -> None:
    assert len(rotating(GAMES, len(GAMES))) * MATCHES * POSITIONS * WORLDS > sampled(push=40, night=2000)


@pytest.mark.parametrize("game", rotating(HANDS, 3))
async def test_the_same_bytes_come_over_a_real_socket(app: Litestar, home: Context, address: str, game: str) -> None:
    """A process reloads a match it has cached only if the length of the log changed, so the worlds alternate."""
    sitting, course = await begun(home, game, 100)
    rng = seeded(100)
    found = await looks(course, rng, positions=4, worlds=2)
    asked = [asks(sitting, course.worlds[look.at], look.viewer, rng) for look in found]
    heard: list[Heard] = []
    async with OverSocket.to(address) as wire:
        for turn in range(3):
            for number, look in enumerate(found):
                world = [course.worlds[look.at], *look.others][turn]
                await put(home, world)
                heard.append(await hear_all(wire, sitting, world, look.viewer, asked[number]))
                within = await hear_all(InProcess(app), sitting, world, look.viewer, asked[number])
                demand_same("a viewer over the real socket", within, heard[-1])
                demand_same(f"viewer {look.viewer} of {game} at {look.at}", heard[number], heard[-1])
        for look in found:
            await compare_next(home, wire, sitting, (course.worlds[look.at], look.others[0]), look.viewer, "somebody")
        assert any([await anyone_else_sees_it(home, wire, sitting, course, look) for look in found])


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_server_that_leaks_is_caught(
    app: Litestar, home: Context, monkeypatch: pytest.MonkeyPatch, leak: Leak
) -> None:
    sitting, course = await begun(home, GAME, 1)
    rng = seeded(1)
    found = await looks(course, rng, positions=4, worlds=5)
    leak(monkeypatch, app)

    with pytest.raises(LeakError, match=LEAKS[leak]):
        [await compare(home, InProcess(app), sitting, course, look, rng) for look in found]
