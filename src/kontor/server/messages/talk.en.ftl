## Errors of talk and notes

error-chat-text = A message has 1 to { $most } characters and no control characters: change it and send it again.
error-note-text = A note has at most { $most } characters and no control characters: shorten it or leave those out.
error-mute-seat = There is no such other seat at this table: choose one of the others.
