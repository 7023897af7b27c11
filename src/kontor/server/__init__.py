"""The server: matches that survive anything. PostgreSQL is the truth, NATS the nerve, bots think in workers."""
