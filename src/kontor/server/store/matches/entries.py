"""The statements that grow a match's log: its opening, and the one statement that commits an entry."""

from datetime import datetime

import msgspec

from kontor.core import Seat
from kontor.server.store.matches.log import Entry, EntryKind
from kontor.server.store.pool import Connection, Statement
from kontor.server.tracing import span

SNAPSHOT_INTERVAL = 32
"""Steps between two stored snapshots of the state, so that going back replays a few actions, never the whole match."""


class NewEntry(msgspec.Struct, frozen=True):
    """An entry to be stored, and what it makes of the match; bound by name in `APPEND_ENTRY`."""

    match: str
    expected: int
    """The length that the log must still have."""
    step: int
    head: int
    link: str
    state: bytes
    deciders: tuple[Seat, ...]
    bot_to_move: bool
    result: bytes | None
    kind: EntryKind
    seat: Seat
    action: bytes | None
    events: bytes
    entry_link: str
    sealed: bool
    before: int
    undone_to: int | None
    by: str
    key: str | None
    at: datetime | None = None
    clocks: bytes | None = None
    due_at: datetime | None = None
    asked: tuple[Seat, ...] = ()
    """The seats whose people are asked from this entry on."""
    asked_accounts: tuple[int | None, ...] = ()
    answered: tuple[Seat, ...] = ()
    """The seats that are not asked any more."""
    rules_version: int = 1
    turn_seconds: float = 0.0
    """Seconds that the bot which is to move may think."""
    attended: bool = True
    """Whether a person plays whom no caretaker replaces."""
    bot_share: float | None = None
    """The share of its usual time that a strong bot had; None leaves the last one as it is."""
    closes: bool = False
    """Whether a moderator ends the match without a result; the next entry opens it again."""

    @property
    def seq(self) -> int:
        """The number of the entry."""
        return self.expected + 1

    @property
    def snapshot(self) -> bool:
        """Whether the state is kept as a snapshot."""
        return self.kind == "action" and self.step % SNAPSHOT_INTERVAL == 0

    @property
    def logged(self) -> Entry:
        """The entry as the log will have it."""
        return Entry(
            seq=self.seq,
            step=self.step,
            before=self.before,
            kind=self.kind,
            seat=self.seat,
            action=self.action,
            events=self.events,
            link=self.entry_link,
            sealed=self.sealed,
            undone_to=self.undone_to,
            by=self.by,
            rules_version=self.rules_version,
        )


APPEND_ENTRY = Statement(
    NewEntry,
    """
WITH moved AS (
    UPDATE matches SET seq = :expected + 1, step = :step, head = :head, link = :link, state = :state,
        deciders = :deciders, bot_to_move = :bot_to_move OR ordering && :deciders,
        status = CASE WHEN :closes THEN 'closed' WHEN :result::bytea IS NULL THEN 'playing' ELSE 'over' END,
        result = :result,
        lease_until = CASE WHEN :bot_to_move AND :by <> 'person' THEN lease_until END,
        moved_at = :at, clocks = :clocks, due_at = :due_at, current_version = :rules_version,
        turn_seconds = :turn_seconds, attended = :attended,
        bot_share = coalesce(:bot_share, bot_share),
        origin = CASE WHEN :result::bytea IS NULL THEN origin END,
        turn_failures = 0, quarantined_at = NULL, quarantined_by = NULL
    WHERE id = :match AND seq = :expected AND status IN ('playing', 'closed')
    RETURNING id, bot_to_move
), logged AS (
    INSERT INTO actions (match, seq, step, kind, seat, action, events, link, sealed, before, undone_to, by, key, at,
        rules_version)
    SELECT id, :expected + 1, :step, :kind, :seat, :action, :events, :entry_link, :sealed, :before, :undone_to,
        :by, :key, :at, :rules_version
    FROM moved
), kept AS (
    INSERT INTO snapshots (match, seq, state) SELECT id, :expected + 1, :state FROM moved WHERE :snapshot
), answered AS (
    DELETE FROM waits USING moved WHERE match = id AND seat = ANY (:answered)
), asked AS (
    INSERT INTO waits (match, seat, turn, account, since)
    SELECT id, seat, :expected + 1, account, :at
    FROM moved, unnest(:asked::smallint[], :asked_accounts::bigint[]) AS one (seat, account)
    ON CONFLICT (match, seat) DO UPDATE
    SET turn = EXCLUDED.turn, account = EXCLUDED.account, since = EXCLUDED.since, reminded_at = NULL
)
SELECT bot_to_move FROM moved
""",
    "snapshot",
)


async def append_entry(connection: Connection, entry: NewEntry) -> bool | None:
    """Store an entry if the log has the expected length; return whether a worker has to look, None if it has not.

    A worker looks if a bot or a caretaker has to decide, or somebody who gave instructions.
    """
    with span("store move", match=entry.match, seq=entry.seq, seat=entry.seat):
        look: bool | None = await connection.fetchval(APPEND_ENTRY.text, *APPEND_ENTRY.values(entry))
    return look


async def entry_of_key(connection: Connection, match: str, seat: Seat, key: str) -> int | None:
    """Return the entry that a command of the seat with this key made; None if there is none."""
    seq: int | None = await connection.fetchval(
        "SELECT seq FROM actions WHERE match = $1 AND seat = $2 AND key = $3", match, seat, key
    )
    return seq


class NewOpening(msgspec.Struct, frozen=True):
    """The opening of a match to be stored; bound by name in `START`."""

    match: str
    seed: bytes
    link: str
    state: bytes
    deciders: tuple[Seat, ...]
    bot_to_move: bool
    seatings: bytes
    """Who has which seat at the start, as the record of the match will say."""
    events: bytes
    at: datetime
    clocks: bytes
    due_at: datetime | None
    asked: tuple[Seat, ...]
    asked_accounts: tuple[int | None, ...]
    rules_version: int
    turn_seconds: float


START = Statement(
    NewOpening,
    """
WITH started AS (
    UPDATE matches SET status = 'playing', seed = :seed, link = :link, state = :state, deciders = :deciders,
        bot_to_move = :bot_to_move, moved_at = :at, clocks = :clocks, due_at = :due_at,
        rules_version = :rules_version, turn_seconds = :turn_seconds
    WHERE id = :match
    RETURNING id
), logged AS (
    INSERT INTO actions (match, seq, step, kind, action, events, link, sealed, before, by, at, rules_version)
    SELECT id, 0, 0, 'opening', :seatings, :events, :link, true, 0, 'server', :at, :rules_version FROM started
), asked AS (
    INSERT INTO waits (match, seat, turn, account, since)
    SELECT id, seat, 0, account, :at
    FROM started, unnest(:asked::smallint[], :asked_accounts::bigint[]) AS one (seat, account)
)
INSERT INTO snapshots (match, seq, state) SELECT id, 0, :state FROM started
""",
)


async def start(connection: Connection, opening: NewOpening) -> None:
    """Store the opening of a match that is locked."""
    await connection.execute(START.text, *START.values(opening))
