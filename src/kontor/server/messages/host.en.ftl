## Pages of the host

page-back = Back to Kontor
imprint-title = Imprint
imprint-missing = The people who run this server have not said here who they are. If you run it, write the imprint that the law of your country asks for into a file, and name it in KONTOR_IMPRINT.
privacy-title = Privacy
privacy-intro = This is what this server stores about you, and for how long. The text comes with Kontor and uses the settings of this server. It does not know what else its host does: ask them if you want to know. The imprint says who they are.
privacy-stored = What is stored
privacy-stored-account = Your account: the name that you chose and when you were last here, to the hour. As a member also your password, as a hash from which nobody can read it, your passkeys, your ratings, and your nights and holidays if you set them.
privacy-stored-logins = Where you are logged in: the kind of browser, when it began and when it was last used. A login ends when you log out, and after { $login_days } days in any case.
privacy-stored-matches = The matches that you play: who sat where, every move and when it was made, your instructions, and your notes, which only you can read. Matches are kept, so that everybody who played can look at them again. What you look for in the lobby, with your name for others to see, until two days after that has ended. Members with enough rated matches are on leaderboards that everybody can see.
privacy-stored-imports = The records of matches that you import: the file with the names and moves that are in it, who has signed it and when you brought it. They are kept until you remove them or delete your account. Only you can see your list; everybody who has the link of an import can watch it, and is not told who brought it.
privacy-stored-deals = Your tries at deals: the match, when it began, points and place; the dares and series that you created, and the series in which you play. They are kept as long as the matches.
privacy-stored-people = Whom you follow, whom you have blocked, and whom you have invited to a table by name. Only you can see the first two. From the matches that are over we compute your results and statistics.
privacy-stored-invited = If a member invites you by mail: your address until the mail is sent, at most { $invited_days } days. If you say that you want no mail from this server, a hash of your address is kept, so that nobody can make us write to it. The member who invites learns nothing of that.
privacy-stored-chat = { $chat_days ->
    [0] What you write in the chat of a match. It is kept as long as the match.
   *[other] What you write in the chat of a match. It is deleted { $chat_days } days after the match has ended.
}
privacy-stored-moderation = What you report, and what was said around it at that moment: it is deleted { $report_days } days after a moderator has decided. What moderators decided about you, with the reason: until you delete your account. The audit log, which nobody can edit, keeps a number instead of your name, the reason, and when it was.
privacy-stored-filter = If you choose not to read some chats: that choice, until you change it.
privacy-stored-reminders = If you want reminders or the weekly letter: the mail address, webhook or device that you named, until you delete it, and for { $delivery_days } days which messages were sent there. The letter is written from your turns, invitations, results and deals when it is sent, and not kept.
privacy-addresses = Your network address
privacy-addresses-limits = To limit requests, the server counts them by your address, in its memory. The database has only a hash of it, which is deleted an hour or two after your last request.
privacy-addresses-tables = A table that you open has such a hash, too, so that nobody can open too many. It is deleted when the match ends, and at the latest { $origin_days } days after its last move.
privacy-addresses-places = When you take a seat, a hash of your network and of your kind of browser and system is stored with the match, so that moderators can see if two people at one table share them. It has a salt that changes every week and can't be compared between matches. It is deleted after { $place_days } days. Addresses of home networks leave nothing.
privacy-addresses-logs = The log of Kontor has a line for each request, without your address and your name. A proxy in front of it may keep a log of its own.
privacy-browser = What is in your browser
privacy-browser-cookie = One cookie keeps you logged in. There are no others, and nothing is loaded from other sites.
privacy-browser-storage = Your browser remembers settings, and the strings that you add to shuffles. They stay there until you delete them.
privacy-seen = Who sees it
privacy-seen-table = People at your table see your name, your moves, your chat and whether you are here. Spectators see what is public in the game, if the table allows spectators.
privacy-seen-page = Members have a page that everybody can see: the name, the month in which the account was made, ratings, results of rated tables that were listed and that everybody may watch, the course of each rating over your public matches, and fair play: how many of your latest matches you played to the end and how many turns you answered in time, private tables included. Who has played with you also sees how many matches each of you two won. Nobody sees your other matches, your statistics, who follows you or who has blocked you. Guests have no page.
privacy-seen-deals = After a deal has closed, and before to those who have played it, everybody sees how many people have how many points, without names. In the table of a dare, those who have played it, and after its end everybody with its link, see the names and points of the best fifty. In a series all who play in it see each other's names, and the points of each round once it is closed.
privacy-seen-cards = A link to a match or a deal shows a title and a picture in messengers. They name people only at tables that everybody may watch, and a result only after the end; none of a try at a deal, and none if one of the people hides their results. Messengers may keep them for long.
privacy-seen-moderators = Moderators read what was reported, three lines before it and one after, the names at that table, and how many reports about you led to something. They see no hidden cards, no notes, no mail address and no network address.
privacy-seen-nobody = Kontor itself passes nothing on to others, except the reminders and mails that you or a member asked for. The people who run this server can read the database, but no password.
privacy-rights = What you can do
privacy-rights-show = On your own page you can hide your results from others, and take no invitations. You can also block a member, who is not told.
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
