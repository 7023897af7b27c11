## Seeks: games that people look for

error-too-many-seeks = You look for { $most } games already, which is the maximum. Withdraw one first.
error-no-seek = You do not look for this any more: it was withdrawn, its time is over, or a match was found. Look at your matches.

reminder-found-title = A match was found for you
reminder-found-text = { $name }, others want to play what you looked for. The match has begun: you sit at the table.
reminder-unfound-title = Nobody came for the game you looked for
reminder-unfound-text = { $name }, nobody wanted to play what you looked for in the last days, so your search has ended. You can look again, or open a table and invite others.

## Leaderboards

error-no-leaderboard = Nobody plays this game with { $seats } seats. Choose another number of seats.
