## Bot accounts

error-bots-off = This server has no bot accounts. Ask the host, who can allow them with KONTOR_BOTS_PER_PERSON.
error-bot-members = Only members have bots. Become a member first: choose a name and a password in your account.
error-too-many-own-bots = You have { $most } bots, which is the maximum. Delete one first.
error-too-many-tokens = This bot has { $most } tokens, which is the maximum. Revoke one first.
error-no-bot = You have no such bot. Look at the list again.
error-no-token = This bot has no such token any more. Look at the list again.
error-bot-route = The token of a bot is not valid here: bots play, and their owner decides everything else. Log in as a person.
error-bot-scope = This token may not do that: it lacks the right { $scope }. Make another token for the bot.
error-bots-only = This stream is for bots. Connect with the token of a bot, or use your own socket.
error-bot-uninvited = A bot sits down only where it was invited. Ask the person who created the table to invite it by name.
error-bot-rated = Bots cannot play rated matches on this server. Invite it to a table that is not rated.
error-bot-busy = This bot plays { $most } matches, which is the maximum. Let it finish one first.
error-invite-bot-rated = { $name } is a bot, and bots cannot play rated matches here. Invite it to a table that is not rated.
