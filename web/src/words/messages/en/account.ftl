## Ratings

ratings-title = Ratings
ratings-note = From rated matches, for each game and number of seats. A match among friends is rated only if you choose so when you open the table. A match counts if you played most of it yourself; leaving counts as last place.
ratings-none = No ratings yet. Play a rated match to get one.
ratings-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
ratings-points = { $points } points
ratings-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
end-rating = Your rating: { $points } points ({ $change })
ratings-guess = provisional

## Ratings of everybody in a rated match

seat-ratings = Ratings at this table
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } points in this game with { $seats } seats, from { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
seat-rating-none = { $name }: no rated match of this kind yet; everybody starts with { $points } points

## All my data

export-title = All your data
export-note = One file with everything we store about you: your name, settings, matches, moves, messages, notes and ratings. You can read it, and programs can too.
export-button = Download

## Deleting

delete-title = Delete your account
delete-note = You can do this at any time. It cannot be undone. This is what happens:
delete-name = Your name is removed everywhere, also from finished matches and their records. Your seats then show “N. N.”.
delete-gone = Your login, recovery link, settings, reminders, notes and ratings are deleted.
delete-running = In running matches a bot takes over your seat. In matches that have not started, your seat becomes free.
delete-stays = Your moves and your chat messages stay visible to the other players, without your name.
delete-first = If you want to keep something, download your data first.
delete-button = Delete
delete-sure = Your account and your name are deleted for good. Bots take over your seats.
