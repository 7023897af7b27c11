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
me-guest = guest · keep this seat
me-member = member
me-nobody = Log in
foot-label = More
foot-unofficial = Unofficial. The games belong to their authors and publishers; rules in our own words, drawings our own.
foot-game = { $game }: { $designer }; { $published }.
foot-source = Source

## Levels of bots

level-label = Level of the bots
level-deckhand = Deckhand
    .about = plays at random
level-clerk = Clerk
    .about = a first game
level-trader = Trader
    .about = a fair game
level-factor = Factor
    .about = a hard game

## Front page

home-title = Play a game now
home-lead = You against bots. No account, nothing to install.
home-game = Game
home-by = by { $designer }
home-seats =
    { $least ->
        [one] Up to { $most } players
       *[other] { $least }–{ $most } players
    }
home-bots = Bots
home-options = Options and variants
option-needs = Not now: only with “{ $choice }”.
option-needs-seats = Not now: only with { $seats } players.
home-start =
    { $bots ->
        [one] Start { $game } against 1 bot
       *[other] Start { $game } against { $bots } bots
    }
home-starting = The table is being laid …
home-start-note = Stop at any time: the game waits for you.
make-title = Make a table
make-note = { $game }, with the options above. One link for your friends; bots take the empty seats.
make-seats = Seats
make-listed = Show it in the list of open tables
make-spectators = Others may watch
make-button = Make a table
make-making = The table is being made …
name-label = Your name
name-placeholder = What your friends call you
join-title = Join by link
join-note = Paste the link or the code.
join-field = Link or code of a table
join-placeholder = …/table/ or code
join-button = Join
join-wrong = This is neither a link to a table nor its code. Paste the whole link, or its last part.
open-title = Open tables
open-none = Nobody waits for players right now. Make a table and show it here.

## My matches

mine-learn = Learn { $game } in short steps

mine-waiting = Waiting for you
mine-count =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
mine-none = Nothing waits for you. Your games will be here, with what is asked of you.
mine-none-now = Nothing waits for you right now.
mine-with = with { $names }
mine-your-turn = It is your turn.
mine-gathering = Tables before the start
mine-free =
    { $free ->
        [0] all seats taken
        [one] 1 seat free
       *[other] { $free } seats free
    }
mine-running = Running, not your turn
mine-over = Finished, with replay
seal-title = The shuffle can be checked.
seal-text = Each game publishes a commitment before it starts and opens it at the end.

## Everywhere on pages

copy = Copy
copied = Copied
share = Share
cancel = Cancel

## A table before the start

lobby-tab = Table
lobby-title = { $game }: the table is set
lobby-lead-creator = Send the link to your friends and start when you like: bots take the empty seats.
lobby-lead-seated = You have a seat. Say when you are ready; you may pass the link on.
lobby-lead = Choose a seat and sit down. No account, nothing to install.
lobby-invite = Invitation
lobby-message = Come and play { $game } with me:
lobby-name-placeholder = What the others shall call you
lobby-free = Free seat
lobby-bot = Bot, { $level }
lobby-ready = Ready
lobby-you = You
lobby-here = Is here
lobby-ready-switch = Ready
lobby-stand-up = Stand up
lobby-seat-bot = Seat a bot
lobby-seat-bot-at = Seat a bot at seat { $seat }
lobby-sit = Sit down here
lobby-remove = Remove
lobby-slow =
    { $count ->
        [one] { $names } is not ready yet. You can start all the same.
       *[other] { $names } are not ready yet. You can start all the same.
    }
lobby-start =
    { $free ->
        [0] Start
        [one] Start with 1 bot in the empty seat
       *[other] Start with { $free } bots in the empty seats
    }
lobby-choose = Sit down on a free seat, or wait here and watch.
lobby-waits = Whoever made the table starts the game. You will be taken along.
lobby-about = About { $game }
lobby-no-options = This game has no options.
lobby-listed = In the list of open tables: anybody may sit down.
lobby-private = Only with the link: the table is in no list.
lobby-spectators = Others may watch.
lobby-no-spectators = Nobody may watch.

## Settings

settings-lead = Everything holds at once, and is kept in this browser.
settings-look = Look and sound
settings-language = Language
settings-theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
settings-motion = Movement
    .about = Things glide to their new place. Always off if your device asks for less movement.
settings-sound = Sound
    .about = A quiet chime when it is your turn.
settings-table = At the table
settings-at-once = Act at once
    .about = What can be undone happens as soon as you have chosen it, without “Do it”.
settings-plain = Plain drawing
    .about = Every game as lists and numbers instead of its board.

## Account

account-guest = You are a guest. Your seats belong to this browser, until you keep them in one of these ways.
account-member = You are a member: your seats follow you wherever you log in.
account-name = Name
account-password = Password
account-log-in = Log in
account-log-out = Log out
log-in-note = With your name and password. Nobody needs this to play.
log-in-note-guest = If you are a member already. You then leave the guest you are now: keep the recovery link first, if the guest plays somewhere.
register-title = Become a member
register-note = A name and a password, no mail address. You keep all your seats.
register-note-new = A name and a password, no mail address. Your games then follow you to every device.
register-button = Become a member
recovery-title = Recovery link
recovery-note = Opens your seats on another device, or in this one after its data were cleared.
recovery-secret = Keep it to yourself: whoever has it sits in your seat.
recovery-make = Make a recovery link
recovery-renew = Make a new link
recovery-old = A new link ends all older ones.
recover-title = Welcome back
recover-failed-title = This does not bring you back
recover-failed = Each new link ends the older ones. Members simply log in.

## Lost

lost-title = Nothing lies at this address
lost-text = The link may have been cut off on its way. Ask for it again, or begin anew.

## Rules and credits

rules-title = { $game }: rules
rules-lead = Designed by { $designer }. Our own wording of the rules, with a number for each of them.
rules-no-game = There is no such game here.
rules-parts = Parts of the rules
rules-guide = Learn it
rules-rules = All rules
rules-about = About
rules-search = Search the rules
rules-sections = Sections
rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
rules-none = No rule speaks of “{ $sought }”.
credits-games = The games
credits-drawings = Drawings and signs
credits-own = Boards, cards, emblems and covers are our own drawings. No picture and no sentence comes from a box or a rulebook.
credits-lucide = Signs on buttons: Lucide (ISC licence, parts of Feather under MIT),
credits-game-icons = Signs on boards, recoloured and cut to size:
credits-fonts = Types
credits-libraries = Libraries in your browser
credits-source = Kontor itself is free software under the
credits-protocol = How a program plays along:
