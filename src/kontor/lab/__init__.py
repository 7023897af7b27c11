"""Experiments on games and bots: the arena that measures them, and the statistics it rests on."""
