"""One folder per rulebook; every game is reached through `kontor.core.registry`."""
