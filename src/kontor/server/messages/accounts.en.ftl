## Errors of people and their logins

error-name = A name has 1 to { $most } characters that can be seen: choose one like that.
error-name-taken = Somebody is called { $name } already: choose another name, or log in if it is you.
error-password-short = A password has { $least } characters or more: choose a longer one.
error-password-long = A password has at most { $most } characters: choose a shorter one.
error-registered = This account has a name and a password already: log in with them, or log out first to make another one.
error-login = Name and password do not belong together: type both again, or come back by your recovery link.
error-recovery = This recovery link is not valid any more: use your newest one, or begin as a new guest.
error-account-gone = This account no longer exists: begin as a new guest, or log in with another one.
error-account-busy = Your matches move on while you leave them: try again in a moment.
error-member-name = A member logs in with the name: it stays. Guests can choose another one.
