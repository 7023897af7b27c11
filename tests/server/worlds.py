"""Pairs of worlds: two whole matches with the same actions that one viewer cannot tell apart.

The first world is played at random. The second is the same match in which other cards lie where the viewer has never
looked: either only now (imagined from the view), or since an earlier step, with every row of the log that follows
from it. Both are written into the store one after the other, as the same match with the same clock.
"""

from datetime import UTC, datetime
from typing import Any

import msgspec

from kontor.core import Action, AnyGame, Rng, Seat, State, decode, encode, seeded
from kontor.core.recorder import Recorder
from kontor.server.matches import Command, Context
from kontor.server.matches.kernel.match import RunningMatch
from kontor.server.matches.play import actions as playing
from kontor.server.store.matches.entries import NewEntry
from kontor.server.store.matches.log import Entry
from kontor.server.store.pool import Connection

CLOCK = datetime(2999, 1, 1, tzinfo=UTC)
"""When everything happens: ahead of every real clock, so that nothing becomes due between two worlds."""
CANDIDATES = 3
"""Number of random actions of which a player takes the one that leaves them the most secrets."""
MAX_SWAPS = 12
"""Maximum number of pairs of cards that change places in a world with another past."""


class LeakError(AssertionError):
    """Two worlds can be told apart; the message says by whom, where and how."""


class World(msgspec.Struct, frozen=True):
    """A match as it is stored: its state and the rows of its log."""

    table: RunningMatch
    log: tuple[Entry, ...]
    snapshots: tuple[tuple[int, bytes], ...]

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.table.game

    @property
    def state(self) -> Any:
        """The state."""
        return self.table.state

    async def after(self, seat: Seat, action: Action) -> "World":
        """Return the world after an action, with the row that a commit would add to the log."""
        command = Command(self.table.id, seat, self.table.seq)
        plan = await playing._play(command, encode(action), self.table)
        move: NewEntry = plan.entry
        seq = move.expected + 1
        table = msgspec.structs.replace(
            self.table,
            seq=seq,
            step=move.step,
            head=move.head,
            link=move.link,
            state=plan.state,
            status="playing" if move.result is None else "over",
        )
        kept = ((seq, move.state),) if move.snapshot else ()
        return World(table, (*self.log, move.logged), (*self.snapshots, *kept))


class Course(msgspec.Struct, frozen=True):
    """A match from its opening to its end: the world after every step, and the actions between them."""

    worlds: list[World]
    moves: list[tuple[Seat, Action]]

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.worlds[0].game


def opened(table: RunningMatch, seed: bytes) -> World:
    """Return a started match before its first action."""
    seatings = [occupant.seating for occupant in table.occupants]
    made = Recorder(table.game, seatings, table.options, seed)
    events, version = encode(made.opening_events), table.game.info.rules_version
    entry = Entry(0, 0, 0, "opening", None, encode(seatings), events, made.opening, True, None, "server", version)
    fresh = msgspec.structs.replace(table, seq=0, step=0, head=0, link=made.opening, state=made.state, status="playing")
    return World(fresh, (entry,), ((0, encode(made.state)),))


async def played(table: RunningMatch, number: int) -> Course:
    """Return the match of this number, played at random by people who like to keep secrets."""
    rng = seeded(number)
    worlds, moves = [opened(table, rng.bytes(32))], []
    while deciders := worlds[-1].table.deciders:
        seat, legal = deciders[0], table.game.legal_actions(worlds[-1].state, deciders[0])
        thought_of = [(action, await worlds[-1].after(seat, action)) for action in rng.shuffled(legal)[:CANDIDATES]]
        action, after = max(thought_of, key=lambda thought: secrets_of(thought[1], seat))
        moves.append((seat, action))
        worlds.append(after)
    return Course(worlds, moves)


def secrets_of(world: World, seat: Seat) -> int:
    """Return how many cards the seat knows that a spectator does not."""
    return len(world.game.hidden(world.state, None) - world.game.hidden(world.state, seat))


def another_present(world: World, viewer: Seat | None, rng: Rng) -> World | None:
    """Return a world in which the cards hidden from the viewer are others now; None if nothing can differ."""
    game = world.game
    state = game.determinize(game.view(world.state, viewer), rng)
    if not differ(state, world.state):
        return None
    return msgspec.structs.replace(world, table=msgspec.structs.replace(world.table, state=state))


async def another_past(course: Course, start: int, now: int, viewer: Seat | None, rng: Rng) -> World | None:
    """Return a world whose hidden cards are others since a step, up to now, after the same actions.

    None if nothing can differ, or if another player could not have acted there as they did: that an action was possible
    says something about the actor's own hand, which the actor may reveal.
    """
    game, truth = course.game, course.worlds
    unseen = frozenset[str].intersection(*(game.hidden(truth[k].state, viewer) for k in range(start, now + 1)))
    state = swapped(game, truth[start].state, viewer, sorted(unseen), rng)
    if not differ(state, truth[start].state):
        return None
    world = msgspec.structs.replace(truth[start], table=msgspec.structs.replace(truth[start].table, state=state))
    if start == 0:
        world = msgspec.structs.replace(world, snapshots=((0, encode(state)),))
    for k in range(start, now):
        seat, action = course.moves[k]
        if world.table.deciders != truth[k].table.deciders:
            raise LeakError(f"by hidden cards {world.table.deciders} decide at {k}, or {truth[k].table.deciders}")
        refusal = game.check(world.state, seat, action)
        if refusal and seat == viewer:
            raise LeakError(f"{action} of seat {seat} at {k} is refused by what it cannot see: {refusal}")
        if refusal:
            return None
        world = await world.after(seat, action)
    world.state.seed = rng.bytes(32)  # nobody has seen the luck to come either
    return world if differ(world.state, truth[now].state) else None


def swapped(game: AnyGame, state: State[Any], viewer: Seat | None, unseen: list[str], rng: Rng) -> State[Any]:
    """Return a state in which pairs of unseen cards have changed places, where the viewer sees no difference.

    Cards of different kinds, or from different piles, do not change places: that would be seen.
    """
    seen, order = game.view(state, viewer), rng.shuffled(unseen)
    for one, other in list(zip(order[::2], order[1::2], strict=False))[:MAX_SWAPS]:
        raw = encode(state).replace(f'"{one}"'.encode(), b'"?"')
        raw = raw.replace(f'"{other}"'.encode(), f'"{one}"'.encode()).replace(b'"?"', f'"{other}"'.encode())
        candidate: State[Any] = decode(raw, game.state_type)
        if game.view(candidate, viewer) == seen:
            state = candidate
    return state


def differ(one: State[Any], other: State[Any]) -> bool:
    """Return True if two states differ in more than the luck to come."""
    tables = [encode(msgspec.structs.replace(state, seed=b"")) for state in (one, other)]
    return tables[0] != tables[1]


PUT = """
UPDATE matches SET status = 'playing', secret = $2, seed = $2, seq = $3, step = $4, head = $5, link = $6, state = $7,
    deciders = $8, bot_to_move = false, lease_until = NULL, result = NULL, moved_at = $9
WHERE id = $1
"""


async def put(context: Context, world: World, instead_of: World | None = None) -> None:
    """Replace the stored match by this world, and clear the cache of the process.

    If another world is still stored there unchanged, a log that both have in common is not written again.
    """
    t = world.table
    async with context.at(t.id) as connection, connection.transaction():
        place = (t.seq, t.step, t.head, t.link, encode(t.state), t.deciders, CLOCK)
        await connection.execute(PUT, t.id, t.state.seed, *place)
        if instead_of is None or instead_of.log is not world.log:
            await put_log(connection, world)
    context.cache.forget(t.id)


async def put_log(connection: Connection, world: World) -> None:
    """Replace the stored log by that of this world."""
    match, fields = world.table.id, Entry.__struct_fields__
    await connection.execute("DELETE FROM actions WHERE match = $1", match)
    await connection.execute("DELETE FROM snapshots WHERE match = $1", match)
    rows = [(match, CLOCK, *(getattr(entry, field) for field in fields)) for entry in world.log]
    await connection.copy_records_to_table("actions", records=rows, columns=("match", "at", *fields))
    kept = [(match, *snapshot) for snapshot in world.snapshots]
    await connection.copy_records_to_table("snapshots", records=kept, columns=("match", "seq", "state"))
