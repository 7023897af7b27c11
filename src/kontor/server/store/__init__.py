"""The store: PostgreSQL, its schema, and the statements of each table.

The files here are about the database itself. The statements are in packages, by subject: `matches/` (a match and its
log), `work/` (what waits for workers), `lobby/` (how a match finds its people), `competition/` (how people compare),
`people/`, `reminders/`, `moderation/`, and `operation/` (limits, retention, keys).
"""
