## Errors with chat and notes

error-chat-text = A message has 1 to { $most } characters and no control characters. Change it and send it again.
error-note-text = A note has at most { $most } characters and no control characters. Shorten it, or remove those characters.
error-mute-seat = You can only mute the seat of another player in this match. Choose one of those.
