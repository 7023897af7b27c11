## Speeds

speed-label = Time to think
speed-untimed = No clock
    .about = everybody takes the time they need
speed-live = Live
speed-evening = An evening
speed-days = Days
speed-weeks = Weeks
speed-means = { $bank } each, + { $increment } a turn, at most { $cap }
speed-means-rests = { $bank } each, + { $increment } a turn, at most { $cap }; rests at night and on holidays
speed-out = Whoever runs out of time loses no seat: the caretaker, a bot, plays until they are back.
make-rated = Counts for ratings
    .about = Among friends usually not, in the list of open tables usually yes.
make-rated-untimed = Only with a clock: choose a time to think.
lobby-rated = It counts for ratings.
lobby-unrated = It does not count for ratings.

## Clocks at the table

clocks = Clocks
clock-of = { $name }: { $left } left
clock-runs = { $name }: { $left } left, the clock runs
clock-low = { $name }: only { $left } left, the clock runs
clock-rests = { $name } rests: the clock stands still at { $left }
clock-caretaker = { $name } is away: the caretaker plays
clock-resting = rests
clock-away = away
clock-warning = You have { $left } left.
clock-paused = Paused

## Pauses, the caretaker, substitutes

sitting = Who is there
sitting-away = The caretaker plays for you
    .about = The others need not wait. Your seat stays yours.
sitting-back = Take your seat back
sitting-step-away = Step away: the caretaker plays
sitting-paused = Pause: all clocks stand still.
sitting-resume = Go on
sitting-ask-pause = Ask for a pause
sitting-withdraw-pause = Withdraw the wish for a pause
sitting-withdraw = Withdraw
sitting-pause-asked = { $names } { $count ->
        [one] would like a pause.
       *[other] would like a pause.
    }
sitting-pause-agree = Agree: stop the clocks
sitting-pause-mine = You would like a pause. It begins when { $names } { $count ->
        [one] agrees.
       *[other] agree.
    }
sitting-others-away = The caretaker plays for { $names }.
sitting-agree = Allow a substitute for { $name }
sitting-disagree = No substitute for { $name } after all
sitting-agree-missing = A substitute for { $name }: { $names } still { $count ->
        [one] has
       *[other] have
    } to agree.
sitting-free = Anybody with the link may play on for { $name }.
sitting-copy = Copy the link
sitting-copied = Copied
sitting-take-title = { $name } is away. You may play on in this seat.
sitting-take = Take the seat of { $name }
leave-title = Do you want to go?
leave-away = Step away for now
leave-away-means = The caretaker plays for you until you are back. Your seat stays yours; you may take it back at any time.
leave-for-good = Leave for good
leave-for-good-means = A bot takes your seat for the rest of this match. You cannot take it back.
log-caretaker = The caretaker plays for { $name } now.
log-seated = { $name } plays at this seat from here on.
log-pause-wanted = { $name } would like a pause.
log-pause-withdrawn = { $name } does not want a pause any more.
log-paused = { $name } agrees to a pause: all clocks stand still.
log-resumed = { $name } goes on: the clocks run again.
log-free = { $name } allows a substitute for { $about }.
log-not-free = { $name } does not allow a substitute for { $about } any more.

## All my matches

mine-quick = Quick answer
mine-turn = Whole turn
mine-asked-since = asked { $ago }
mine-left = { $left } left
mine-left-until = { $left } left, until { $moment }
mine-low = Only { $left } left
mine-caretaker = the caretaker plays for you: take your seat back
next = Next match that waits for you
next-count =
    { $count ->
        [0] Next match: nothing else waits for you
        [one] Next match: 1 other waits for you
       *[other] Next match: { $count } others wait for you
    }
next-none = Nothing else waits for you.
next-looking = Looking for what waits for you …

## When I rest

settings-next-key = N leads to the next match
    .about = The key N at the table opens the match that has waited for you longest.
rest-title = When you rest
rest-lead = In matches over days or weeks your clock stands still at these times, and nobody reminds you. The others only see that you rest.
rest-nobody = As soon as you sit at a table you can say here when you rest.
rest-zone = Your time zone
rest-zone-here = Use { $zone }, as on this device
rest-night = My clocks rest at night
    .about = Fast clocks, those of live matches and evenings, run on. While a slow clock of yours runs, night and time zone change once a day.
rest-from = From
rest-until = Until
rest-night-long = A night has 12 hours at most.
rest-holidays = Holidays
rest-holidays-about = Whole days, the first and the last included; 60 of them within a year. A day that has begun stays.
rest-no-holidays = None yet.
rest-first = First day
rest-last = Last day
rest-add = Add
rest-remove = Remove { $days }
rest-end = End { $days } today
rest-order = The last day comes before the first.
rest-many = That would be more than 60 days within a year, those that are over included, or more than 20 holidays.
rest-kept = Saved.
