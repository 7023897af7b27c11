"""Searches for the best action: looking ahead in imagined worlds, with rollouts or with a tree."""
