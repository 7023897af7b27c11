"""Puzzles from real matches: positions found, proven in new worlds, put into words and chosen for a set."""
