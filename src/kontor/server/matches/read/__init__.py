"""Reading a match: everything that leaves the server is built here, for one seat or for a spectator."""
