"""Whether reviews find what they should find: planted blunders, false alarms, and shares in the middle of a match."""
