## Errors with accounts and logins

error-name = A name has 1 to { $most } visible characters. Choose another one.
error-name-taken = The name { $name } is taken. Choose another one, or log in if it is yours.
error-password-short = A password needs at least { $least } characters. Choose a longer one.
error-password-long = A password can have at most { $most } characters. Choose a shorter one.
error-registered = This account already has a name and a password. Log in with them, or log out first to create another account.
error-login = Name and password do not match. Type both again, or use your recovery link.
error-recovery = This recovery link is no longer valid: each works once. Use your newest one, or start as a new guest.
error-account-gone = This account no longer exists. Start as a new guest, or log in to another account.
error-account-busy = One of your matches changed while you were leaving it. Try again in a moment.
error-no-login = You are not logged in there any more. Look at the list again.
error-no-password = A guest has no password. Become a member first: choose a name and a password in your account.
error-wrong-password = This is not your password. Type it again, or ask for a new one by mail.
error-reset = This link is no longer valid: it works once, within an hour. Ask for a new one.
error-passkey = This passkey was not accepted. Try again, or log in with your password.
error-passkeys-full = You already have { $most } passkeys. Delete one first.
error-passkeys-off = This server has no passkeys. Log in with your password; the host can turn passkeys on with KONTOR_SITE and the extra "passkeys".
error-no-passkey = You have no such passkey. Look at the list again.
error-too-many-passwords = Too many wrong passwords were tried for this name. Try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}, or use your recovery link.
error-confirm-deletion = Nothing was deleted yet. Confirm that you want to delete your account: send confirmed as true.
