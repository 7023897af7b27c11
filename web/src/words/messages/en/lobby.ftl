## The lobby: finding people to play with

nav-lobby = Find a game
finding-title = Find a game
finding-lead = Say what you want to play and the match begins by itself, or sit down at an open table.
finding-all = All in the lobby
seek-title = Seek
seek-about = Say what you want. As soon as enough people fit, the match begins by itself.
seek-game = Game
seek-seats = Players
seek-seats-of = { $seats } players
seek-speed = Time
seek-speed-live = Live
seek-speed-evening = An evening
seek-speed-days = Days
seek-speed-weeks = Weeks
seek-counts = Counts
seek-rated = Rated
seek-friendly = Friendly
seek-level = Level
seek-any = Any level
seek-near = About my level
    .about = At first at most 100 points away; the longer you wait, the further.
seek-members = Rated matches need an account with a password.
seek-start = Seek
seek-starting = One moment …
seek-no-seats = Choose at least one number of players.
seek-what = { $game }, { $seats }, { $speed }, { $counts }
seek-waiting = you are looking since { $since }, at the latest until { $until }
seek-found = A match was found.
seek-missed = A match was found, but this browser did not answer when it was to begin. Seek again when you are here.
seek-expired = Nobody came in time. Seek again, or open a table and invite others.
seek-withdraw = Withdraw
seek-open = To the table
seek-again = Seek again
seek-live-note = Keep Kontor open: a live match begins within seconds once it is found.
seek-others = Others are looking
seek-none = Nobody else is looking right now. Seek: who comes next will find you.
seek-none-near = Nobody of about your level is looking right now. Look at any level, or seek yourself.
seek-more = Older seeks
seek-by = { $name }{ $points ->
        [0] { "" }
       *[other] , { $points } points
    } · { $since }
seek-join = Join in
    .about = Look for the same as { $name }: { $what }
finding-tables = Open tables
finding-make = Open a table
finding-any = All
finding-live = Live
finding-filters = Filters
finding-sit = Sit down
    .about = Sit down: { $game } with { $names }
finding-untimed = No clock
finding-none = No open table fits. Take back a filter, seek, or open one yourself.
finding-more = Older tables
finding-free-of = { $free } of { $seats } seats free

## A seat for a bot

bot-offer = { $free ->
        [one] Nobody has come yet for the free seat.
       *[other] Nobody has come yet for { $free } free seats.
    } Let a bot play?
bot-offer-level = How well it plays
bot-offer-seat = Seat a bot

## Matches to watch

watch-title = Watch now
watch-pace = Which matches
watch-days = Over days
watch-players = Players
watch-far =
    { $moves ->
        [0] Just begun
        [one] After 1 move
       *[other] After { $moves } moves
    } · { $seats } seats
watch-points = { $points } points
watch-mean = Mean rating { $points }
watch-late = You see it { $time } late: it is rated.
watch-more = Older matches
watch-none = Nobody plays in public right now. Open a table that everybody may see, and others can watch.

## Leaderboards

board-title = Leaderboard
board-game = Game
board-seats = Players
board-about = { $matches } rated matches at least. In order of the points that somebody is surely worth: the estimate minus three times its uncertainty. The bar is where the true strength lies, 19 times out of 20; overlapping bars are not told apart.
board-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
board-bot = bot, a fixed mark
board-you = You
board-more = More places
board-none = Nobody has enough rated matches yet. Seek a rated match: the first place is free.
board-missing =
    { $missing ->
        [one] One more rated match, and you are on this list.
       *[other] { $missing } more rated matches, and you are on this list.
    }
board-interval = between { $low } and { $high }
board-points = { $points } points
board-beyond = behind 1,000
