### Standing orders: their words, the names of their fields, and why they have ended.

instruction-choose_side = Choose the { $side } of your career card.
    .title = The side of the career card
    .side = Side
    .over = The side is chosen.
instruction-pick_kontors = In the introductory rounds pick the first kontor of these that is to be had: { $cities }.
    .title = Pick kontors
    .cities = Cities, the most wanted first
    .over = You have picked for the last time.
instruction-place_orders = After its upper row every order goes here: { $place }.
    .title = Where an order goes after its upper row
    .place = Place
    .over = The match is over.
instruction-buy_nothing =
    Buy nothing until the end of round { $until }{ $below_count ->
        [0] .
       *[other] , as long as you have fewer than { $below } ducats.
    }
    .title = Buy nothing
    .until = Until the end of round
    .below = Only with fewer ducats than
    .over = That round is over.
instruction-leave_pirate =
    At the end of a turn leave the pirate where he is{ $unless_here ->
        [yes] , unless he is in a city with a kontor of yours.
       *[no] .
    }
    .title = Leave the pirate alone
    .unless_here = But ask me if he is in a city with a kontor of mine
    .over = The match is over.
