"""How many moves and sockets one gateway can handle: `make load` and `make flat`."""
