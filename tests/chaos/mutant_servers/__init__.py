"""Mutants: servers with one fault of ours, which a chaos run must find. If it does not, its silence means nothing."""
