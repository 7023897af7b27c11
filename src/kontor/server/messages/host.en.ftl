## Pages of the host

page-back = Back to Kontor
imprint-title = Imprint
imprint-missing = The people who run this server have not said here who they are. If you run it, write the imprint that the law of your country asks for into a file, and name it in KONTOR_IMPRINT.
privacy-title = Privacy
privacy-intro = This is what this server stores about you, and for how long. The text comes with Kontor and uses the settings of this server. It does not know what else its host does: ask them if you want to know. The imprint says who they are.
privacy-stored = What is stored
privacy-stored-account = Your account: the name that you chose and when you were last here, to the hour. As a member also your password, as a hash from which nobody can read it, your passkeys, your ratings, and your nights and holidays if you set them.
privacy-stored-logins = Where you are logged in: the kind of browser, when it began and when it was last used. A login ends when you log out, and after { $login_days } days in any case.
privacy-stored-matches = The matches that you play: who sat where, every move and when it was made, your instructions, and your notes, which only you can read. Matches are kept, so that everybody who played can look at them again.
privacy-stored-chat = { $chat_days ->
    [0] What you write in the chat of a match. It is kept as long as the match.
   *[other] What you write in the chat of a match. It is deleted { $chat_days } days after the match has ended.
}
privacy-stored-reminders = If you want reminders: the mail address, webhook or device that you named, until you delete it, and for { $delivery_days } days which messages were sent there.
privacy-addresses = Your network address
privacy-addresses-limits = To limit requests, the server counts them by your address, in its memory. The database has only a hash of it, which is deleted an hour or two after your last request.
privacy-addresses-tables = A table that you open has such a hash, too, so that nobody can open too many. It is deleted when the match ends, and at the latest { $origin_days } days after its last move.
privacy-addresses-logs = The log of Kontor has a line for each request, without your address and your name. A proxy in front of it may keep a log of its own.
privacy-browser = What is in your browser
privacy-browser-cookie = One cookie keeps you logged in. There are no others, and nothing is loaded from other sites.
privacy-browser-storage = Your browser remembers settings, and the strings that you add to shuffles. They stay there until you delete them.
privacy-seen = Who sees it
privacy-seen-table = People at your table see your name, your moves, your chat and whether you are here. Spectators see what is public in the game, if the table allows spectators.
privacy-seen-nobody = Kontor itself passes nothing on to others, except the reminders that you asked for. The people who run this server can read the database, but no password.
privacy-rights = What you can do
privacy-rights-export = On the page of your account you can download what is stored about you.
privacy-rights-delete = There you can also delete your account. Your matches stay for the others, without your name; a bot takes over those that go on.
privacy-rights-guests = { $guest_days ->
    [0] Guests are not deleted by themselves.
   *[other] A guest who has not come for { $guest_days } days, and sits at no table, is deleted.
}
privacy-rights-open = { $open_table_days ->
    [0] Tables that nobody starts are not deleted by themselves.
   *[other] A table that was not started within { $open_table_days } days is deleted, unless people still talk there.
}
privacy-rights-backups = Backups of the database contain what was deleted later. How long they are kept is up to the host.
privacy-rights-host = For anything else, ask the people who run this server.

## Status

status-title = Status
status-ok = All is well: you can play.
status-not-ok = Something is wrong. Your matches are stored; try again in a few minutes.
status-database = Database
status-bus = Connection between the processes
status-workers = Workers that play the bots
status-waiting = Matches in which a bot is to move
status-quarantined = Matches in which a bot could not move
status-version = Version
status-well = well
status-away = away
status-unknown = unknown
