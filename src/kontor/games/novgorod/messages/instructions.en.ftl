### Instructions: their texts, the names of their fields, and why they have ended.

instruction-choose_side = Choose the { $side } of your career card.
    .title = The side of the career card
    .side = Side
    .over = The side is chosen.
instruction-pick_kontors = In the introductory rounds pick a kontor in the first of these cities where you can: { $cities }.
    .title = Pick kontors
    .cities = Cities, your favourite first
    .over = You have made your last pick.
instruction-place_orders = After its upper row, put every order here: { $place }.
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
        [yes] , unless he is in a city with one of your kontors.
       *[no] .
    }
    .title = Leave the pirate alone
    .unless_here = But ask me if he is in a city with one of my kontors
    .over = The match is over.
