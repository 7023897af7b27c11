## Errors of clocks, the caretaker and substitutes

error-caretaker-plays = The caretaker plays at your seat: take it back first.
error-caretaker-idle = No caretaker plays at this seat: look at the table again.
error-time-left = There is time left on that clock: look at the table again.
error-time-up = Your time has run out: the caretaker makes this decision, take your seat back after it.
error-paused = The clocks are stopped already: say when you want to go on.
error-seated-already = You have a seat at this table already: play there.
error-seat-not-free = Nobody can take this seat yet: wait until everybody who plays agrees.
error-days-off = { $most } days off within { $within } days are the most, and { $had } of the last year count already: take fewer.
error-nights-moved = While you play with a clock of days or weeks, your nights and time zone stay for a day once they were moved: move them again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-rated-untimed = Only a match with a clock counts for ratings, so that it comes to an end: choose a speed, or let it not count.
