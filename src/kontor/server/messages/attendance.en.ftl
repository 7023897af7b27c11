## Errors with clocks, the caretaker and substitutes

error-caretaker-plays = The caretaker is playing your seat. Take the seat back first.
error-caretaker-idle = No caretaker is playing this seat. Look at the match again.
error-time-left = There is still time on that clock. Look at the match again.
error-time-up = Your time has run out. The caretaker makes this decision; you can take your seat back afterwards.
error-paused = The clocks are already stopped. Say when you want to go on.
error-seated-already = You already have a seat in this match. Play from there.
error-seat-not-free = Nobody can take over this seat yet. All players must agree first.
error-days-off = You can take at most { $most } days off within { $within } days, and { $had } days of the past year already count. Take fewer days.
error-nights-moved = You are in a match with a clock of days or weeks, so you can change your nights and your time zone only once a day. You can change them again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-rated-untimed = Only a match with a clock can count for ratings, so that it comes to an end. Choose a speed, or play a match that does not count.
