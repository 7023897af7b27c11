"""The package that `kontor new game` copies: its own modules, tests and documents."""
