"""Chores: work that follows a change and may wait, queued in the same transaction as the change.

The queue is procrastinate's; its SQL function is called directly, so that a chore exists exactly if its cause does.
"""

from typing import Any

from kontor.core import encode
from kontor.server.store.pool import Connection

QUEUE = "chores"
TIDY_MATCH = "tidy_match"
"""The name of the task that tidies up after a match; its argument is `match`."""

DEFER = """
SELECT procrastinate_defer_jobs_v1(ARRAY[ROW($1, $2, 0, $3, NULL, $4::jsonb, NULL)::procrastinate_job_to_defer_v1])
"""
REVIVE = """
WITH left_behind AS (
    SELECT j.id FROM procrastinate_jobs j LEFT JOIN procrastinate_workers w ON w.id = j.worker_id
    WHERE j.status = 'doing' AND j.queue_name = $1
        AND (w.id IS NULL OR w.last_heartbeat < now() - $2 * interval '1 second')
    FOR UPDATE OF j SKIP LOCKED
)
SELECT id, procrastinate_retry_job_v2(id, now(), NULL, NULL, NULL)::text FROM left_behind
"""
TIDY = """
WITH over AS (SELECT id, moved_at FROM matches WHERE id = $1 AND status = 'over'),
    advised AS (DELETE FROM hints USING over WHERE match = over.id),
    unpacked AS (
        INSERT INTO unpacked (match, ended_at)
        SELECT id, moved_at FROM over WHERE NOT EXISTS (SELECT FROM packs p WHERE p.match = over.id)
        ON CONFLICT DO NOTHING
    )
DELETE FROM snapshots USING over WHERE match = over.id
"""


async def defer(connection: Connection, task: str, lock: str, **arguments: Any) -> None:
    """Queue a chore; chores with the same lock are done one after the other."""
    await connection.execute(DEFER, QUEUE, task, lock, encode(arguments).decode())


async def revive(connection: Connection, dead_after: float) -> int:
    """Queue chores again whose worker has been silent for a number of seconds; return how many."""
    return len(await connection.fetch(REVIVE, QUEUE, dead_after))


async def workers_seen(connection: Connection, within: float) -> int:
    """Return the number of workers that gave a sign of life within some seconds."""
    statement = "SELECT count(*) FROM procrastinate_workers WHERE last_heartbeat > now() - $1 * interval '1 second'"
    seen: int = await connection.fetchval(statement, within)
    return seen


async def tidy_match(connection: Connection, match: str) -> None:
    """Delete the snapshots and hints of a match that is over, since nothing is undone there; it may be packed now."""
    await connection.execute(TIDY, match)


async def tidy_logins(connection: Connection) -> None:
    """Delete the logins that have expired."""
    await connection.execute("DELETE FROM logins WHERE expires_at < now()")
