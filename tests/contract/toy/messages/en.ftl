game-title = Pearls
game-about = A toy to prove the contract kit on.
game-credits = Designed by nobody.
score-row = Pearls in the row
score-total = Total
action-bid = Bid { $coins }
action-pass = Pass
action-lay = Lay { $pearl }
event-lot_turned = { $pearl } is the lot.
event-bid_made = { $seat } bids { $coins }.
event-laid = { $seat } lays { $pearl }.
event-drawn =
    { $pearl_count ->
        [0] { $seat } draws a pearl.
       *[other] { $seat } draws { $pearl }.
    }
question-auction = What do you bid for { $lot }?
question-lay = Which pearl do you lay?
refusal-TOY-A2 = You have { $coins } coins.
refusal-TOY-A3 = { $high } is bid already.
refusal-TOY-L2 = { $pearl } is not in your hand.
refusal-TOY-O1 = { $option } is not for { $seats } players.
refusal-TOY-S1 = From { $least } to { $most } players, not { $seats }.
change-coins = coins of { $thing }: { $before } → { $after }
option-open_purse = Has no effect.
rule-TOY-S1 = Two or three players.
rule-TOY-O1 = An option without effect.
rule-TOY-A1 = Everybody bids once.
rule-TOY-A2 = Nobody bids more than they hold.
rule-TOY-A3 = A bid is higher than the one before.
rule-TOY-L1 = The winner lays a pearl.
rule-TOY-L2 = Out of the own hand.
rule-TOY-E1 = The pile ends the game.
pearl = pearl { $number }
instruction-bid_up_to = Bid up to { $limit }, all of it at once: { $greedy }.
    .title = Bid up to a limit
    .limit = Limit
    .greedy = All of it at once
    .over = The next lot is turned.
instruction-lay_first = Lay { $pearls }, or else { $instead_count } more.
    .title = Lay by preference
    .pearls = Pearls
    .instead = Or else
    .over = The match is over.
