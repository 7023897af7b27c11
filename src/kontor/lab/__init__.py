"""Experiments on games and bots: the arena that measures them, its statistics, and the training of weights."""
