-- The statement of a move as the server runs it (kontor.server.store.matches.entries.APPEND_ENTRY), with a payload of
-- the same size, on matches of the client's own. `\set` lines: which match.
\set number :client_id * 8 + random(0, 7)
WITH moved AS (
    UPDATE matches SET seq = seq + 1, step = step + 1, head = seq + 1, link = repeat('a', 64),
        state = (SELECT payload FROM load_payload), deciders = '{1}', bot_to_move = false,
        status = CASE WHEN NULL::bytea IS NULL THEN 'playing' ELSE 'over' END, result = NULL,
        lease_until = CASE WHEN false AND 'person' <> 'person' THEN lease_until END, moved_at = now(),
        clocks = (SELECT clocks FROM load_payload), due_at = NULL
    WHERE id = 'load' || :number AND seq = (SELECT seq FROM matches WHERE id = 'load' || :number) AND status = 'playing'
    RETURNING id, seq
), logged AS (
    INSERT INTO actions (match, seq, step, kind, seat, action, events, link, sealed, before, undone_to, by, key)
    SELECT id, seq, seq, 'action', 1, (SELECT action FROM load_payload), (SELECT events FROM load_payload),
        repeat('a', 64), false, seq - 1, NULL, 'person', seq::text FROM moved
), kept AS (
    INSERT INTO snapshots (match, seq, state) SELECT id, seq, (SELECT payload FROM load_payload) FROM moved
    WHERE seq % 32 = 0
), answered AS (
    DELETE FROM waits USING moved WHERE match = id AND seat = ANY ('{0}')
), asked AS (
    INSERT INTO waits (match, seat, turn, account, since)
    SELECT id, 1, seq, account, now() FROM moved, load_payload
    ON CONFLICT (match, seat) DO UPDATE
    SET turn = EXCLUDED.turn, account = EXCLUDED.account, since = EXCLUDED.since, reminded_at = NULL
)
SELECT id FROM moved;
