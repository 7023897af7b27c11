### Everything that a person reads about Lagoon. Rules never contain sentences.

game-title = Lagoon
game-short = Bid for pearls and lay the best row.
game-about = A small auction game: nobody sees your hand, and coins are short.
game-credits = Made with `kontor new game`. Say here who designed it.
guide-1 = Win pearls by bidding; the best row wins.

pearl = pearl { $value } (no. { $number })
score-row = Pearls in the row
score-coins = Coins left
score-total = Total

action-bid = Bid { $coins }
action-pass = Pass
action-lay = Lay { $pearl }

event-lot_turned = The lot: { $pearl }.
event-bid_made = { $seat } bids { $coins }.
    .you = You bid { $coins }.
event-lot_passed = { $seat } passes.
    .you = You pass.
event-lot_won = { $seat } wins { $pearl } for { $coins }.
    .you = You win { $pearl } for { $coins }.
event-lot_sunk = Nobody wants { $pearl }: it sinks.
event-laid = { $seat } lays { $pearl }.
    .you = You lay { $pearl }.
event-drawn =
    { $pearl_count ->
        [0] { $seat } draws a pearl.
       *[other] { $seat } draws { $pearl }.
    }
    .you = You draw { $pearl }.

question-auction = What do you bid for { $lot }?
    .other = { $seat } chooses a bid for { $lot }.
question-lay = Which pearl do you lay?
    .other = { $seat } chooses a pearl to lay.

refusal-LAG-S1 = The game is for { $least } to { $most } players, not for { $seats }.
refusal-LAG-A2 = You have { $coins } coins.
refusal-LAG-A3 = { $high } is bid already.
refusal-LAG-L2 = { $pearl } is not in your hand.
error-too-little = at least { $pearls } pearls and one coin are needed

rule-LAG-S1 = Two or three players take part.
rule-LAG-S2 = You begin with two hidden pearls and ten coins.
rule-LAG-A1 = The top pearl of the pile is the lot, and everybody bids once or passes.
rule-LAG-A2 = Nobody bids more coins than they have.
rule-LAG-A3 = A bid is higher than the one before it.
rule-LAG-A4 = The highest bidder pays, and takes the lot into the row.
rule-LAG-A5 = A lot that nobody wants sinks, and counts for nobody.
rule-LAG-L1 = Who won the lot lays a pearl of the hand beside it.
rule-LAG-L2 = Only pearls of your own hand can be laid.
rule-LAG-L3 = Then you draw a pearl, if there is one; nobody else sees it.
rule-LAG-E1 = The match ends when the pile is empty.
rule-LAG-E2 = The pearls of your row count their values, and two coins count one point; a tie is shared.

change-coins = coins of { $thing }: { $before } → { $after }
    .you = your coins: { $before } → { $after }

describe-pearl = Counts its value for the row that it lies in.
    .kind = Pearl
    .name = a pearl
    .when = You lay one when you win a lot.
describe-seat = A player with hidden pearls, an open row and some coins.
    .kind = Player
    .when = Every player bids once for each lot.
describe-pile = The pearls to come, face down.
    .kind = Pile
    .name = pile
    .when = Its top pearl is the next lot.
    .now = Pearls left: { $count }.
