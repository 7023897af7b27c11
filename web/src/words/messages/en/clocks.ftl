## Speeds

speed-label = Time to think
speed-untimed = No clock
    .about = take all the time you need
speed-live = Live
speed-evening = An evening
speed-days = Days
speed-weeks = Weeks
speed-means = { $bank } each, + { $increment } a turn, at most { $cap }
speed-figures = { $bank } each, + { $increment } a turn
speed-means-rests = { $bank } each, + { $increment } a turn, at most { $cap }; stops at night and on holidays
speed-out = If you run out of time, you keep your seat: a bot, the caretaker, plays for you until you are back.
make-rated = Rated match
    .about = Usually off among friends, and on for tables in the public list.
make-rated-members = Only for members: become one in your account first.
make-rated-untimed = Only with a clock: choose a time to think first.
lobby-rated = This match is rated.
lobby-unrated = This match is not rated.

## Clocks in a match

clocks = Clocks
clock-of = { $name }: { $left } left
clock-runs = { $name }: { $left } left, the clock is running
clock-low = { $name }: only { $left } left, the clock is running
clock-rests = { $name } is resting: the clock has stopped at { $left }
clock-caretaker = { $name } is away: the caretaker plays
clock-resting = resting
clock-away = away
clock-warning = You have { $left } left.
clock-paused = Paused

## Pauses, the caretaker, substitutes

sitting = Who is here
sitting-away = The caretaker plays for you
    .about = The others do not have to wait. Your seat stays yours.
sitting-back = Take your seat back
sitting-step-away = Step away: the caretaker plays
sitting-paused = Paused: all clocks have stopped.
sitting-resume = Continue
sitting-ask-pause = Ask for a pause
sitting-withdraw-pause = Cancel your request for a pause
sitting-withdraw = Cancel
sitting-pause-asked = { $names } { $count ->
        [one] asks for a pause.
       *[other] ask for a pause.
    }
sitting-pause-agree = Agree: stop the clocks
sitting-pause-mine = You asked for a pause. It begins when { $names } { $count ->
        [one] agrees.
       *[other] agree.
    }
sitting-others-away = The caretaker plays for { $names }.
sitting-agree = Allow a substitute for { $name }
sitting-disagree = Do not allow a substitute for { $name } after all
sitting-agree-missing = A substitute for { $name }: { $names } still { $count ->
        [one] has
       *[other] have
    } to agree.
sitting-free = Anybody with the link may take over for { $name }.
sitting-deserted = { $name } has let this table wait for more than a day. You can call the caretaker, a bot: it plays until { $name } is back.
sitting-call = Call the caretaker for { $name }
sitting-call-agree = Agree: the caretaker plays for { $name }
sitting-call-asked = { $names } { $count ->
        [one] wants
       *[other] want
    } the caretaker to play for { $name }, who has let this table wait for more than a day.
sitting-call-mine = You called the caretaker. It plays for { $name } when { $names } { $count ->
        [one] agrees
       *[other] agree
    }. Nobody waits for people who were not here for a day.
sitting-copy = Copy the link
sitting-copied = Copied
sitting-take-title = { $name } is away. You may take over this seat.
sitting-take = Take { $name }’s seat
sitting-hurried = Many tables are waiting for bots. Strong bots think for a shorter time until the rush is over, so they play weaker than usual.
leave-title = Do you want to leave?
leave-away = Step away for now
leave-away-means = The caretaker plays for you until you are back. Your seat stays yours, and you can take it back at any time.
leave-for-good = Leave for good
leave-for-good-means = A bot takes your seat for the rest of this match. You cannot take it back.
log-caretaker = The caretaker now plays for { $name }.
log-seated = { $name } now plays in this seat.
log-pause-wanted = { $name } asks for a pause.
log-pause-withdrawn = { $name } no longer asks for a pause.
log-paused = { $name } agrees to a pause: all clocks stop.
log-resumed = { $name } continues: the clocks run again.
log-free = { $name } allows a substitute for { $about }.
log-call = { $name } wants the caretaker to play for { $about }.
log-not-call = { $name } no longer wants the caretaker to play for { $about }.
log-closed = A moderator has closed the table.
log-opened = A moderator has opened the table again.
log-not-free = { $name } no longer allows a substitute for { $about }.

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
        [0] Next match: no other match waits for you
        [one] Next match: 1 other match waits for you
       *[other] Next match: { $count } other matches wait for you
    }
next-none = No other match waits for you.
next-looking = Looking for a match that waits for you …

## When I rest

settings-next-key = Press N for the next match
    .about = In a match, the N key opens the match that has waited longest for you.
rest-title = Your rest times
rest-lead = In matches over days or weeks, your clock stops at these times and you get no reminders. The others only see that you are resting.
rest-nobody = You can set your rest times here once you have taken a seat in a match.
rest-zone = Your time zone
rest-zone-here = Use { $zone }, as on this device
rest-night = Stop my clocks at night
    .about = Clocks of live and evening matches keep running. While one of your slow clocks is running, you can change night and time zone once a day.
rest-from = From
rest-until = Until
rest-night-long = A night can have at most 12 hours.
rest-holidays = Holidays
rest-holidays-about = Whole days, including the first and the last; at most 60 days in a year. A day that has begun cannot be removed.
rest-no-holidays = No holidays yet.
rest-first = First day
rest-last = Last day
rest-add = Add
rest-remove = Remove { $days }
rest-end = End { $days } today
rest-order = The last day is before the first day.
rest-many = You can have at most 60 days in a year, past days included, and at most 20 holidays.
rest-kept = Saved.
