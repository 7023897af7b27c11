"""Instructions of a seat for when it is asked later: managed by their owner, followed by a worker."""
