## Errors with accounts and logins

error-name = A name has 1 to { $most } visible characters. Choose another one.
error-name-taken = The name { $name } is taken. Choose another one, or log in if it is yours.
error-password-short = A password needs at least { $least } characters. Choose a longer one.
error-password-long = A password can have at most { $most } characters. Choose a shorter one.
error-registered = This account already has a name and a password. Log in with them, or log out first to create another account.
error-login = Name and password do not match. Type both again, or use your recovery link.
error-recovery = This recovery link is no longer valid. Use your newest one, or start as a new guest.
error-account-gone = This account no longer exists. Start as a new guest, or log in to another account.
error-account-busy = One of your matches changed while you were leaving it. Try again in a moment.
error-member-name = Members log in with their name, so it cannot be changed. Only guests can choose another one.
