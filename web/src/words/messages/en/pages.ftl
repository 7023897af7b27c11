## The head and the foot of the pages

nav-label = Main
nav-home = Kontor, front page
nav-skip = Skip to the content
nav-menu = Menu
nav-play = Play
nav-rules = Rules
nav-rules-of = Rules of { $game }
nav-settings = Settings
nav-account = Account
nav-credits = Credits
language-en = English
language-de = Deutsch
nav-dark = Dark theme
nav-light = Light theme
me-guest = guest · keep your seats
me-member = member
me-nobody = Log in
foot-label = More
foot-unofficial = Unofficial. The games belong to their designers and publishers; the rules are in our own words and the drawings are our own.
foot-game = { $game }: { $designer }; { $published }.
foot-source = Source
foot-docs = Documentation
foot-privacy = Privacy
foot-imprint = Imprint
foot-status = Status

## Levels of bots

level-label = Level of the bots
level-deckhand = Deckhand
    .about = plays at random
    .against =
        { $bots ->
            [one] 1 Deckhand
           *[other] { $bots } Deckhands
        }
level-clerk = Clerk
    .about = follows rules of thumb
    .against =
        { $bots ->
            [one] 1 Clerk
           *[other] { $bots } Clerks
        }
level-trader = Trader
    .about = looks ahead, each with a style
    .against =
        { $bots ->
            [one] 1 Trader
           *[other] { $bots } Traders
        }
level-factor = Factor
    .about = looks far ahead
    .against =
        { $bots ->
            [one] 1 Factor
           *[other] { $bots } Factors
        }
level-doge = Doge
    .about = looks far ahead and expects clever answers
    .against =
        { $bots ->
            [one] 1 Doge
           *[other] { $bots } Doges
        }
level-builder = Mira
    .about = likes to invest early
    .habit = { $name } likes to invest early.
level-hoarder = Otto
    .about = likes to save
    .habit = { $name } likes to save.
level-denier = Vera
    .about = likes to take what others need
    .habit = { $name } likes to take what others need.
level-against =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
level-rating = Rating { $points }
level-advice-stronger = You won your last two matches against these bots.
level-advice-weaker = You came in last twice in a row against these bots.
level-advice-take = Change to { $level }

## Front page

home-title = Trade, bid and outwit, right in your browser
home-lead = Trading games, against bots now or with friends by a link. No account needed, nothing to install.
home-games = The games
home-play-now = Play now
home-game-against = { $game } against { $opponents }
home-as-last-time = { $game } against { $opponents }, as last time
home-start-game = Start { $game }
home-start-here = Start here
home-change = Change
home-with-friends = With friends
home-play-game = Play { $game }
home-learn = Learn
home-learn-game = Learn { $game }
home-learn-on = Step { $number } of { $count }
home-learn-on-game = Step { $number } of { $count }: go on learning { $game }
home-learn-again-game = Learn { $game } once more
home-learn-first = Learn { $game } first
home-learn-note = a guided match of ten minutes
game-minutes = { $minutes } min
game-weight = Weight { $weight } of { $most }: how much there is to learn
solo-title = Against bots
friends-note = Open a table and send the link. Bots take the empty seats.
home-by = by { $designer }
home-seats =
    { $least ->
        [one] Up to { $most } players
       *[other] { $least }–{ $most } players
    }
home-bots = Bots
home-options = Options and variants
option-needs = Only available with “{ $choice }”.
option-needs-seats = Only available with { $seats } players.
home-start =
    { $bots ->
        [one] Start { $game } against 1 bot
       *[other] Start { $game } against { $bots } bots
    }
home-starting = Starting …
home-start-note = You can stop at any time and continue later.
make-title = With friends
make-note = { $game }, with the options you chose. You get a link for your friends; bots take the empty seats.
make-seats = Seats
make-listed = Show in the list of open tables
make-spectators = Others may watch
make-more = Clock, visibility, rating
make-listed-short = In the list of open tables
make-private-short = Only with the link
make-button = Open a table
make-making = Opening the table …
name-label = Your name
name-placeholder = What your friends call you
join-title = Join with a link
join-note = Paste the link or the code that you got.
join-field = Link or code of a table
join-placeholder = …/table/ or code
join-button = Join
join-wrong = This is not the link or the code of a table. Paste the whole link, or its last part.
open-title = Open tables
open-none = Nobody is waiting for players right now. Open a table and show it here.
open-rated = rated
open-join = Join
    .about = Join { $game } with { $names }

## My matches

mine-learn = Learn { $game } by playing, in ten minutes

mine-lesson = Lesson, step { $number } of { $count }
mine-waiting = Waiting for you
mine-count =
    { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
mine-with = with { $names }
mine-your-turn = It is your turn.
mine-invited = Invitations to a rematch
mine-gathering = Not started yet
mine-free =
    { $free ->
        [0] all seats taken
        [one] 1 seat free
       *[other] { $free } seats free
    }
mine-running = Running, not your turn
mine-result =
    Place { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $when }
mine-over = Finished, with a replay
unavailable-not-installed = Cannot be opened: the game is not installed on this server.
unavailable-no-box = Cannot be opened: this server does not have the components it began with.
unavailable-newer-rules = Cannot be opened: it was played with newer rules than this server has.
unavailable-unreadable = Cannot be opened: this server cannot read what was stored.
seal-title = You can check the shuffle.
seal-text = The server commits to every shuffle before a match starts, and reveals it at the end.

## Everywhere on pages

copy = Copy
copied = Copied
share = Share
cancel = Cancel

## A match before the start

lobby-tab = Table
lobby-title = { $game }: the table is open
lobby-lead-creator = Send the link to your friends and start when you like. Bots take the empty seats.
lobby-lead-seated = You have a seat. Say when you are ready. You may share the link.
lobby-lead = Choose a seat and sit down. No account needed, nothing to install.
lobby-invite = Invitation
lobby-message = Come and play { $game } with me:
lobby-code = QR code of the invitation
lobby-scan = Friends in the room scan this with their phone and take a seat.
lobby-only-here = This link works only on this machine. Start Kontor with “kontor serve --network”, and others in your network can join.
lobby-name-placeholder = What the others should call you
lobby-free = Free seat
lobby-bot = Bot, { $level }
lobby-bot-styled = Bot, as strong as a Trader; { $about }
seat-styles = How the bots like to play
lobby-ready = Ready
lobby-you = You
seat-guest = guest
lobby-here = Here
lobby-not-here = Not here now
lobby-ready-switch = Ready
lobby-stand-up = Stand up
lobby-seat-bot = Seat a bot
lobby-seat-bot-at = Seat a bot at seat { $seat }
lobby-sit = Sit down here
lobby-remove = Remove
lobby-remove-name = Remove { $name }
lobby-removed = You have removed { $names }. They cannot sit down again unless you invite them again.
lobby-invite-again = Invite { $name } again
lobby-kept-out = The person who opened this table has removed you from it. You can sit down again only if they invite you again.
lobby-chat-readers = Everybody who has the link can read this.
lobby-chat-sit = To say something, take a seat.
lobby-slow =
    { $count ->
        [one] { $names } is not ready yet. You can start anyway.
       *[other] { $names } are not ready yet. You can start anyway.
    }
lobby-start =
    { $free ->
        [0] Start
        [one] Start with 1 bot in the empty seat
       *[other] Start with { $free } bots in the empty seats
    }
lobby-reveal = The match is about to start: everybody's browser reveals its text for the shuffle. This takes ten seconds at most.
lobby-reveal-failed =
    { $count ->
        [one] Seat { $seats } did not answer when the match was about to start, and is free again.
       *[other] Seats { $seats } did not answer when the match was about to start, and are free again.
    }
lobby-reveal-again = Wait for somebody to sit down there, or start again.
lobby-reveal-wait = The match can be started again.
lobby-choose = Take a free seat, or wait here and watch.
lobby-waits = The match starts when the person who opened the table starts it. This page then shows it.
lobby-about = About { $game }
lobby-no-options = This game has no options.
lobby-listed = In the list of open tables: anybody may take a seat.
lobby-private = Only people with the link can join: this table is not in the list.
lobby-spectators = Others may watch.
lobby-no-spectators = Nobody may watch.

## Settings

settings-lead = Changes take effect at once. They are kept in this browser, rest times with your account.
settings-look = Look and sound
settings-language = Language
settings-theme = Theme
theme-system = Same as device
theme-light = Light
theme-dark = Dark
settings-motion = Animations
    .about = What moves is seen flying from where it was to where it goes. Without animations both places get an outline. Always off if your device asks for reduced motion.
settings-pace = What others do
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
settings-sound = Sound
    .about = A quiet chime when it is your turn.
settings-table = At the table
settings-at-once = Act at once
    .about = Actions that you can undo happen as soon as you choose them, without “Do it”.
settings-warn = Warn me before I give something away
    .about = For example income that you have not taken. You are asked once in a turn.
settings-only-answer = Answer for me where I have no choice
    .about = Only where everybody can see that there is one answer, and where nothing is left to undo.
settings-plain = Plain drawing
    .about = Shows every game as lists and numbers instead of a board.

## Account

account-guest = You are a guest: your seats belong to this browser. Here are two ways to keep them.
account-member = You are a member: log in on any device to get to your seats.
account-name = Name
account-password = Password
account-log-in = Log in
account-log-out = Log out
log-in-note = With your name and password. You can also play without logging in.
log-in-note-guest = If you are already a member. You then stop being this guest: if you are in a match as this guest, make a recovery link first.
register-title = Become a member
register-note = Just a name and a password, no email address. You keep all your seats.
register-note-new = Just a name and a password, no email address. You can then get to your matches from every device.
register-button = Become a member
recovery-title = Recovery link
recovery-note = Brings back your seats on another device, or on this one after its data was cleared.
recovery-secret = Keep it to yourself: anybody who has this link can play as you.
recovery-make = Make a recovery link
recovery-renew = Make a new link
recovery-old = Each link works once: when you come back by it, you get the next one. Making a new link disables all older ones.
recover-title = Welcome back
recover-ask-title = Log in with this link?
recover-ask-guest = You are { $name } on this device. The link logs you in as somebody else, and then you lose the seats of this guest here. To keep them, make a recovery link in your account first.
recover-ask-member = You are logged in as { $name }. The link logs you in as somebody else. Open it only if it is your own.
recover-ask-button = Log in with the link
recover-ask-stay = Stay { $name }
recover-failed-title = This link does not work
recover-failed = A newer link disables the older ones. If you are a member, just log in.

## Lost

lost-title = There is nothing at this address
lost-text = The link may be incomplete. Ask for it again, or go to the front page.

## Rules and credits

rules-title = { $game }: rules
rules-lead = Designed by { $designer }. The rules in our own words, each with its number.
rules-no-game = This server does not have that game.
rules-parts = Parts of the rules
rules-guide = Learn it
rules-now = Now
rules-rules = All rules
rules-about = About
rules-search = Search the rules
rules-sections = Sections
rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
rules-none = No rule mentions “{ $sought }”.
credits-games = The games
credits-drawings = Drawings and icons
credits-own = Boards, cards, emblems and covers are our own drawings. No picture and no sentence is taken from a published box or rulebook.
credits-lucide = Icons on buttons: Lucide (ISC licence, parts of Feather under MIT),
credits-game-icons = Icons on boards, recoloured and resized:
credits-fonts = Fonts
credits-libraries = Libraries in your browser
credits-licences = The licences of all fonts, icons and libraries, in full
credits-source = Kontor itself is free software under the
credits-protocol = For programs that play along:
