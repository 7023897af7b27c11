"""Before the first move: matches are created, found, joined and started with fair luck."""
