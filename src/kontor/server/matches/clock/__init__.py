"""The arithmetic of clocks and the speeds a match can be played at; pure, no I/O."""
