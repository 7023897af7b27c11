"""The opening of a match: the seed is drawn, the rules set the game up, and the log begins.

If the match is played at a shard, that has it before the home database says that it has started: the other way round
a process that dies in between would leave a match that nobody can read. What it leaves now, nobody looks for.
"""

from collections.abc import Sequence

from kontor.core import Recorder, encode, read_state
from kontor.server.matches.clock.clocks import advance_clocks, initial_clocks
from kontor.server.matches.kernel.context import Context
from kontor.server.matches.kernel.lesson import place_in, teacher_of
from kontor.server.matches.kernel.match import OpenMatch, bot_decides, thinking_seconds
from kontor.server.matches.lobby.fairness import bot_entropy, seed_of
from kontor.server.store.matches import branches, entries, luck, seats
from kontor.server.store.matches.entries import NewOpening
from kontor.server.store.matches.seats import Occupant
from kontor.server.store.people.rests import rests_of
from kontor.server.store.pool import Connection
from kontor.server.store.shards import mirrors
from kontor.server.store.shards.databases import HOME


async def open_match(context: Context, connection: Connection, match: OpenMatch, occupants: Sequence[Occupant]) -> None:
    """Store the opening of a locked match, all of whose strings are known, with these occupants.

    The transaction at home that locks the match must end soon: a shard may have the match before.
    """
    prepared = teacher_of(match.game, match.lesson.id) if match.lesson else None
    drawn = await draw_seed(connection, match.id, occupants)
    begun = await branches.state_of(connection, match.id) if match.branch else None
    start = read_state(match.game, begun, match.rules_version) if begun else None
    seed = bytes.fromhex(prepared.lesson.seed) if prepared else start.seed if start else drawn
    seatings = [occupant.seating for occupant in occupants]
    recorder = Recorder(match.game, seatings, match.options, seed, start=start)
    now, speed, deciders = context.now(), match.speed, match.game.deciders(recorder.state)
    accounts = [occupant.account for occupant in occupants if occupant.account is not None]
    rests = await rests_of(connection, accounts) if speed.rests else {}
    clocks = advance_clocks(initial_clocks(speed, match.seats), speed, occupants, deciders, rests, 0, now)
    place = place_in(match.game, match.lesson, recorder.state, 0)
    is_scripted = place is not None and place.scripted is not None
    opening = NewOpening(
        match=match.id,
        seed=seed,
        link=recorder.opening,
        state=encode(recorder.state),
        deciders=deciders,
        bot_to_move=is_scripted or bot_decides(tuple(occupants), deciders),
        seatings=encode(seatings),
        events=encode(recorder.opening_events),
        at=now,
        clocks=encode(clocks),
        due_at=clocks.due_at,
        asked=clocks.asked,
        asked_accounts=tuple(occupants[seat].account for seat in clocks.asked),
        rules_version=match.game.info.rules_version,
        turn_seconds=0.0 if is_scripted else thinking_seconds(match.game, tuple(occupants), deciders),
    )
    await seats.keep_owners(connection, match.id)
    shard = context.databases.shard_for_new(match.id)
    if shard == HOME:
        await entries.start(connection, opening)
        return
    async with context.databases.on(shard) as there, there.transaction():
        await mirrors.copy_match(connection, there, match.id)
        await entries.start(there, opening)
        await mirrors.mark(there, match.id)
    await mirrors.note_start(connection, match.id, shard, seed, opening.link, now, opening.rules_version)


async def draw_seed(connection: Connection, match_id: str, occupants: Sequence[Occupant]) -> bytes:
    """Return the seed that follows from the secret and the strings of the seats; those of bots are derived first."""
    secret = await luck.secret_of(connection, match_id)
    for seat, occupant in enumerate(occupants):
        if occupant.kind == "bot":
            await luck.derive(connection, match_id, seat, bot_entropy(secret, seat))
    return seed_of(secret, [string.text for string in await luck.strings_of(connection, match_id)])
