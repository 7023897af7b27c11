"""Starts workers, tells how many, and waits to be killed: run by a test."""

import sys

from kontor.envs.batch import BatchSetup, shape_of
from kontor.envs.opponents import OPPONENT_BUDGET
from kontor.envs.workers import Workers, shared_memory

if __name__ == "__main__":
    setup = BatchSetup("goa", 2, {}, "share", (), None, OPPONENT_BUDGET)
    shape = shape_of(setup, 2)
    workers = Workers(setup, shape, shared_memory(shape), 2)
    sys.stdout.write(f"{len(workers.processes)} workers\n")
    sys.stdout.flush()
    sys.stdin.read()
