"""The statements of competition: results, ratings and leaderboards; deals and series, in which people compare."""
