"""The worker: takes the turns of the bots. It leases a match, thinks in processes of its own, and plays as people do.

Any number of workers may run, on any number of machines; they share nothing but the store. One that dies leaves a lease
that runs out; of two that answer the same question one can commit its answer. So a worker may be killed at any time.
"""
