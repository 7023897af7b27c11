"""Sealed: with and without an instruction others receive the same bytes, and they cannot see that one acted."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from litestar import Litestar

from kontor.core import Action, Instruction, InstructionForm, Rng, Seat, answer_of, encode, registry, seeded
from kontor.server.matches import Command, Context, do_give_instruction, do_play_action
from kontor.server.matches.instructions.follow import ReadyInstruction, do_follow_instruction, find_ready_instruction
from kontor.server.store.matches import instructions as store
from kontor.testing.contract.instructions import filled
from sampling import in_turn, rotating
from server.looks import begun
from server.read.test_two_worlds import app, home  # noqa: F401 - fixtures
from server.reading import Heard, Sitting, asks, demand_same, hear_all, until_pong
from server.wire import Ask, InProcess, Line
from server.worlds import CLOCK, Course, LeakError, World, put

GAMES = registry.slugs()
POSITIONS = 6
"""Number of positions of a match at which a seat gives an instruction."""
ACTING_POSITIONS = 5
"""Number of positions of a match at which an instruction acts."""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]


@pytest.fixture
async def timeless(home: Context) -> AsyncIterator[Context]:  # noqa: F811
    """A context whose clock stands still."""
    before, home.clock = home.clock, lambda: CLOCK
    yield home
    home.clock = before


def instruction_forms(world: World, seat: Seat) -> tuple[InstructionForm, ...]:
    """Return the instructions that a seat may give."""
    return world.game.instruction_forms(world.game.view(world.state, seat))


def random_instruction(world: World, seat: Seat, rng: Rng) -> Instruction:
    """Return a random instruction that a seat may give."""
    return filled(world.game, world.game.view(world.state, seat), rng.pick(instruction_forms(world, seat)), rng)


def others(world: World, owner: Seat) -> list[Seat | None]:
    """Return everyone who may not know of the owner's instructions."""
    return [seat for seat in (*range(world.table.seats), None) if seat != owner]


async def put_without_instructions(context: Context, world: World) -> None:
    """Replace the stored match by this world, in which nobody has given an instruction."""
    await put(context, world)
    async with context.at(world.table.id) as connection:
        await connection.execute("DELETE FROM standing_orders WHERE match = $1", world.table.id)
        await connection.execute("UPDATE matches SET ordering = '{}' WHERE id = $1", world.table.id)


def account(world: World, seat: Seat) -> int:
    """Return the account that has a seat."""
    found = world.table.occupants[seat].account
    assert found is not None
    return found


async def open_lines(stack: AsyncExitStack, wire: InProcess, sitting: Sitting, world: World) -> dict[Seat | None, Line]:
    """Open a socket for everyone and read all that has happened so far."""
    lines: dict[Seat | None, Line] = {}
    for reader in (*range(world.table.seats), None):
        lines[reader] = await stack.enter_async_context(wire.line(f"{sitting.path}/socket"))
        hello = {"say": "hello", "token": sitting.token(reader), "since": world.table.seq, "chat_since": 99}
        await lines[reader].say({**hello, "words": True, "lang": "en"})
        await until_pong(lines[reader])
    return lines


def positions(course: Course, rng: Rng) -> list[int]:
    """Return positions in all parts of a match at which a seat may give an instruction."""
    length = len(course.moves)
    return [(part * length + rng.below(length)) // POSITIONS for part in range(POSITIONS)]


@in_turn(2, 4)
@pytest.mark.parametrize("game", rotating(GAMES, len(GAMES)))
async def test_nobody_learns_that_an_instruction_was_given_changed_or_withdrawn(
    app: Litestar,  # noqa: F811
    timeless: Context,
    game: str,
) -> None:
    sitting, course = await begun(timeless, game, 31)
    rng, wire, given = seeded(31), InProcess(app), 0
    for at in positions(course, rng):
        world = course.worlds[at]
        owners = [seat for seat in range(world.table.seats) if instruction_forms(world, seat)]
        if not owners:
            continue
        owner = rng.pick(owners)
        asked = {viewer: asks(sitting, world, viewer, rng) for viewer in others(world, owner)}
        await put_without_instructions(timeless, world)
        without = {viewer: await hear_all(wire, sitting, world, viewer, asked[viewer]) for viewer in asked}
        own = Ask("GET", f"{sitting.path}/orders")
        owned = await wire.ask(own, sitting.token(owner))
        body = encode({"order": random_instruction(world, owner, rng)})
        async with AsyncExitStack() as stack:
            lines = await open_lines(stack, wire, sitting, world)
            answer = await wire.ask(Ask("POST", f"{sitting.path}/orders", body), sitting.token(owner))
            assert answer.status == 201
            changed = await wire.ask(Ask("PUT", f"{sitting.path}/orders/1", body), sitting.token(owner))
            assert changed.status == 200
            for viewer in asked:
                assert len(await until_pong(lines[viewer])) == 1
        assert await wire.ask(own, sitting.token(owner)) != owned
        for viewer, questions in asked.items():
            told = await hear_all(wire, sitting, world, viewer, questions)
            demand_same(f"viewer {viewer} of {game} at {at}", without[viewer], told)
        gone = await wire.ask(Ask("DELETE", f"{sitting.path}/orders/1"), sitting.token(owner))
        assert gone.status == 204
        for viewer, questions in asked.items():
            told = await hear_all(wire, sitting, world, viewer, questions)
            demand_same(f"viewer {viewer} of {game} at {at}", without[viewer], told)
        given += 1
    assert given >= POSITIONS // 2


async def heard_of(
    wire: InProcess, sitting: Sitting, world: World, viewer: Seat | None, lines: dict[Seat | None, Line]
) -> Heard:
    """Return all that a viewer receives about the last entry."""
    seq, token = world.table.seq, sitting.token(viewer)
    heard: Heard = {"socket": await lines[viewer].hear()}
    looks = (f"/view?since={seq}", f"/log?since={seq}&words=true", "", "/record", "/chat", "/ratings", "/digest")
    for place in looks:
        heard[place] = await wire.ask(Ask("GET", f"{sitting.path}{place}"), token)
    for place in ("/api/me/matches", "/api/me/export"):
        heard[place] = await wire.ask(Ask("GET", place), token)
    return heard


def answered(course: Course, rng: Rng) -> list[tuple[int, Seat, Instruction, Action]]:
    """Return positions at which an instruction of the seat that is asked has an answer, with both."""
    found = []
    for at in range(0, len(course.moves), 3):
        world, seat = course.worlds[at], course.moves[at][0]
        view, legal = world.game.view(world.state, seat), world.game.legal_actions(world.state, seat)
        for form in instruction_forms(world, seat):
            order = filled(world.game, view, form, rng)
            action = answer_of(world.game.box, order, view, legal)
            if action is not None:
                found.append((at, seat, order, action))
    return rng.shuffled(found)[:ACTING_POSITIONS]


@pytest.mark.parametrize("game", rotating(GAMES, len(GAMES)))
async def test_nobody_can_tell_an_instruction_that_acts_from_an_owner_who_does_the_same(
    app: Litestar,  # noqa: F811
    timeless: Context,
    game: str,
) -> None:
    sitting, course = await begun(timeless, game, 32)
    rng, wire = seeded(32), InProcess(app)
    found = answered(course, rng)
    for at, owner, order, action in found:
        world = course.worlds[at]
        received: list[dict[Seat | None, Heard]] = []
        for ordered in (False, True):
            await put_without_instructions(timeless, world)
            async with AsyncExitStack() as stack:
                lines = await open_lines(stack, wire, sitting, world)
                if ordered:
                    await do_give_instruction(timeless, world.table.id, account(world, owner), encode(order))
                    resolved = await find_ready_instruction(timeless, world.table.id)
                    assert isinstance(resolved, ReadyInstruction)
                    assert resolved.action == action
                    assert await do_follow_instruction(timeless, world.table.id, resolved)
                else:
                    command = Command(world.table.id, owner, world.table.seq)
                    await do_play_action(timeless, command, encode(action))
                told = {each: await heard_of(wire, sitting, world, each, lines) for each in others(world, owner)}
            received.append(told)
        for viewer, heard in received[0].items():
            demand_same(f"viewer {viewer} of {game} at {at}", heard, received[1][viewer])
    assert len(found) == ACTING_POSITIONS


async def test_a_server_that_leaks_instructions_is_caught(
    app: Litestar,  # noqa: F811
    timeless: Context,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A twin that shows everyone the instructions of all seats."""
    sitting, course = await begun(timeless, "goa", 33)
    wire, world = InProcess(app), course.worlds[len(course.moves) // 2]
    everybodys = store.OF_SEAT.replace("seat = $2 AND account = $3", "(seat = $2 OR account <> $3)")
    monkeypatch.setattr(store, "OF_SEAT", everybodys)
    ask = [Ask("GET", f"{sitting.path}/orders"), *asks(sitting, world, 1, seeded(1))]
    await put_without_instructions(timeless, world)
    without = await hear_all(wire, sitting, world, 1, ask)
    await do_give_instruction(
        timeless, world.table.id, account(world, 0), encode(random_instruction(world, 0, seeded(1)))
    )

    with pytest.raises(LeakError, match="/orders"):
        demand_same("seat 1", without, await hear_all(wire, sitting, world, 1, ask))
