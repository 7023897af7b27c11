"""How much one gateway carries: `make load` and `make flat`."""
