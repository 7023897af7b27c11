"""The server: matches on PostgreSQL, nudges over NATS, bots in workers."""
