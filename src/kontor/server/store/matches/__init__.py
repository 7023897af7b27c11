"""The statements of matches: rows, seats, luck and clocks, the log, versions and packs, instructions and chat."""
