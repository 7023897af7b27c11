## Errors of clocks, the caretaker and substitutes

error-caretaker-plays = The caretaker plays at your seat: take it back first.
error-caretaker-idle = No caretaker plays at this seat: look at the table again.
error-time-left = There is time left on that clock: look at the table again.
error-paused = The clocks are stopped already: say when you want to go on.
error-seated-already = You have a seat at this table already: play there.
error-seat-not-free = Nobody can take this seat yet: wait until everybody who plays agrees.
