"""The statements of work for workers: turns of bots and those that failed, hints, reviews, the queue of chores."""
