## Errors with clocks, the caretaker and substitutes

error-caretaker-plays = The caretaker is playing your seat. Take the seat back first.
error-caretaker-idle = No caretaker is playing this seat. Look at the match again.
error-time-left = There is still time on that clock. Look at the match again.
error-time-up = Your time has run out. The caretaker makes this decision; you can take your seat back afterwards.
error-paused = The clocks are already stopped. Say when you want to go on.
error-seated-already = You already have a seat in this match. Play from there.
error-has-clock = This match has a clock: the caretaker plays when it runs out. There is nothing to vote on.
error-call-own = This is your own seat. Step away if the caretaker should play for you.
error-seat-not-asked = This match does not wait for that player. Look at the match again.
error-asked-lately = You can call the caretaker when the match has waited for a player for 24 hours: in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}. Until then, write to the player in the chat.
error-seen-lately = The player was here within the last { $hours } hours. Write to them in the chat, or try again later.
error-not-reminded = The player has not received the reminder of this turn yet; none is sent at night or on holidays. Try again later.
error-seat-not-free = Nobody can take over this seat yet. All players must agree first.
error-days-off = You can take at most { $most } days off within { $within } days, and { $had } days of the past year already count. Take fewer days.
error-nights-moved = You are in a match with a clock of days or weeks, so you can change your nights and your time zone only once a day. You can change them again in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
error-rated-members = This match counts for ratings, which only members have. Become a member in your account, which takes a name and a password, or play a match that does not count.
error-rated-untimed = Only a match with a clock can count for ratings, so that it comes to an end. Choose a speed, or play a match that does not count.
