## Ratings

ratings-title = Ratings
ratings-note = From rated matches, for each game and number of seats. A match among friends is rated only if you choose so when you open the table. A match counts if you played most of it yourself; leaving counts as last place.
ratings-none = No ratings yet. Play a rated match to get one.
ratings-game = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
ratings-points = { $points } points
ratings-matches = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
end-rating = Your rating: { $points } points ({ $change })
ratings-guess = provisional

## Ratings of everybody in a rated match

seat-ratings = Ratings at this table
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } points in this game with { $seats } seats, from { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
seat-rating-none = { $name }: no rated match of this kind yet; everybody starts with { $points } points

## All my data

export-title = All your data
export-note = One file with everything we store about you: your name, settings, matches, moves, messages, notes and ratings. You can read it, and programs can too.
export-button = Download

## Deleting

delete-title = Delete your account
delete-note = You can do this at any time. It cannot be undone. This is what happens:
delete-name = Your name is removed everywhere, also from finished matches and their records. Your seats then show “N. N.”.
delete-gone = Your login, recovery link, settings, reminders, notes and ratings are deleted.
delete-running = In running matches a bot takes over your seat. In matches that have not started, your seat becomes free.
delete-stays = Your moves and your chat messages stay visible to the other players, without your name.
delete-first = If you want to keep something, download your data first.
delete-button = Delete
delete-sure = Your account and your name are deleted for good. Bots take over your seats.

## Safety

name-change-title = Your name
name-change-note = You log in with it. Seats that you have already taken keep the name you took them with.
name-change-button = Change name
name-change-done = Done. Log in with this name from now on.
password-change-title = Your password
password-change-note = A new password logs you out on all other devices, disables your recovery links and deletes your passkeys.
password-now = Current password
password-new = New password
password-change-button = Change password
password-change-done = Done. All your other devices are logged out.
passkeys-title = Passkeys
passkeys-note = Log in with the fingerprint, face or code of your device instead of your password.
passkey-add = Add a passkey
passkey-made = Added { $ago }
passkey-delete = Delete
    .for = Delete the passkey { $name }
passkey-log-in = Log in with a passkey
passkey-none = Your device gave no passkey. Try again, or use your password.
logins-title = Where you are logged in
login-current = This device
login-seen = Last used { $ago }
login-unknown = Unknown device
login-end = Log out
    .for = Log out { $device }
logins-end-others = Log out everywhere else
reset-link = Forgot your password?
reset-title = A new password
reset-ask-title = Forgot your password?
reset-again-title = The link does not work?
reset-ask-note = Type your name. If you confirmed a mail address for reminders at least a week ago, we send a link there; it works once, within an hour. Without such an address, use a passkey or your recovery link.
reset-ask-button = Send the link
reset-asked = If that name has a confirmed address, a mail is on its way. Look in the spam folder, too.
reset-choose-title = Choose a new password
reset-choose-note = It logs you in here, and out on all other devices.
reset-choose-button = Set password and log in
bots-title = My bots
bots-note = A program of yours can play here under a name of its own. It sits down only where it is invited, and everybody sees that it is a bot, and yours. How to write one is in the guide "Run a bot at a server".
bot-name = Name of the bot
bot-make = Make a bot
bot-token = Token
bot-token-make = Make a token
bot-token-label = Token { $number }
bot-token-once = This is the token of your bot. Copy it now: nobody can show it again, and anyone who has it plays as your bot.
bot-token-until = Valid until { $day }
bot-token-revoke = Revoke
    .for = Revoke { $label } of { $name }
bot-delete = Delete
    .for = Delete { $name }
bot-delete-sure = Delete { $name }? A bot of the server takes over its seats. This cannot be undone.
bot-delete-yes = Delete the bot
bot-delete-no = Keep it
