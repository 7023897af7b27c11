"""Statistics without side effects: shares with clustered errors, sequential tests, strengths across seat counts."""
