## A match

title = Kontor
title-table = { $game } · Kontor
title-your-turn = ● Your turn · { $game } · Kontor
your-turn = You decide
turn-of =
    { $names } { $count ->
        [one] is deciding
       *[other] are deciding
    }
turn-of-away =
    { $names } { $count ->
        [one] has to decide, but is
       *[other] have to decide, but are
    } not here
not-your-turn = You have nothing to decide now. { $question }
watching = You are watching
watching-late = You see this table { $time } late because the match is rated.
watching-only = You are watching: only the players can act here.
match-over = The match is over.
announce-turn = You decide. { $question }
connection-connecting = Connecting …
connection-lost = Connection lost. Reconnecting …
menu = Menu
table-in-words = The board in words
board-failed = The drawing that came with this game doesn't work. You can play on here: this is the board in words.
others = Other players
own = Your things
parts-of-table = Parts of the page
part-board = Board
part-own = Yours
part-others = Others
side-panel = Log, rules, chat, notes and instructions
setting-act-at-once = Act at once, without asking “Do it”
setting-plain = Plain drawing: lists instead of the board
theme-to-dark = Dark theme
theme-to-light = Light theme
other-language = Deutsch
let-bot-go-on = Leave the table …
keep-playing = Keep playing
close = Close

## The decision bar

decision = Your decision
do-it = Do it
take-back = Clear
undo = Undo your last move
list = All actions as a list
list-of-actions = All actions
hint = What would a bot do?
hint-none = The bot has no hint here.
no-undo = no undo
bar-read-all = Read all of it
bar-more-answers = { $count ->
    [one] One more answer: show all
   *[other] { $count } more answers: show all
  }
no-undo-after = You cannot undo this.
also = You can also choose
amount = Amount
amount-less = One less
amount-more = One more
why-not = Why not?
why-not-now = Why not now?
rule-named = Rule { $rule }
rule-in-reference = Look it up in the rules

## The side panel

log = Log
log-empty = Nothing has happened yet.
log-opening = The match begins
log-earlier = Earlier entries
log-undone =
    { $you ->
        [yes] You take back your last move.
       *[other] { $name } takes back the last move.
    }
log-continued = The rules were corrected. The match goes on from this position.
log-bot-seated = { $name } takes over this seat.
rules = Rules
chat = Chat
chat-empty = Nobody has said anything yet.
chat-not-here = Not here now: { $names }
chat-say = Say something
chat-send = Send
chat-unheard =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
notes = Notes
notes-private = Only you can see this note.
notes-loading = Loading …
notes-writing = Not saved yet …
notes-kept = Saved.

# What others did, shown one thing at a time
playback = What happens
playback-pause = Pause
playback-go-on = Go on
playback-step = Next
playback-back = Back one step
playback-skip = Skip
playback-skip-mine = Skip to my turn
playback-you = You
playback-pace = Speed: { $pace }
key-space = Space
turn-watched = { $name } plays

term-kind = Term
inspect-now = For you, now:
inspect-fresh = The dot means: this is new since your last decision.
answer-now = Now:

## Before an action, and answers without a choice

caution-before = Before you do this: { $answer }
caution-look = Let me look
caution-anyway = Do it anyway
only-answer = There is only one answer: { $answer }
only-answer-wait = Wait
seat-bots = Bots at this table and whose they are
seat-bot-of = bot by { $owner }
