## Ratings

ratings-title = Ratings
ratings-note = From tables that count, for each game and number of seats. Friends’ tables count only if you say so when you make them. Only what you mostly played yourself counts; leaving counts as coming last.
ratings-none = None yet: sit down at a table that counts.
ratings-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
ratings-points = { $points } points
ratings-matches = { $matches ->
    [one] one game
   *[other] { $matches } games
}
end-rating = Your rating: { $points } points ({ $change })
ratings-guess = still a guess

## Ratings of everybody at a table that counts

seat-ratings = Ratings at this table
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } points in this game with { $seats } seats, from { $matches ->
    [one] one game
   *[other] { $matches } games
}
seat-rating-none = { $name }: no game yet that counts here; everybody begins with { $points } points

## All my data

export-title = All my data
export-note = One file with all that is kept of you: name, settings, matches, what you did, said and noted, ratings. Programs can read it, and so can you.
export-button = Download

## Deleting

delete-title = Delete the account
delete-note = At any time. Exactly this happens, and it cannot be taken back:
delete-name = Your name goes everywhere, also from finished games and their records: at your seats it then says “N. N.”.
delete-gone = Your login, recovery link, settings, reminders, notes and ratings are deleted.
delete-running = In games that still run a bot goes on in your seat; where you only wait, your seat is freed.
delete-stays = What you played, and what you said at the table, stays for the others, without your name.
delete-first = If you want to keep something, download your data first.
delete-button = Delete
delete-sure = Your account and your name are deleted for good. Bots go on in your seats.
