### Reasons that hints give in Novgorod. Each is a clause that can stand alone or follow "but": what follows from
### the action. `more` and `less` are about the player who is asked, `held` and `helped` about another player.

reason-novgorod-seals =
    .more = you get ahead on seals
    .less = you fall behind on seals
    .held = { $seat } gets fewer seals
    .helped = { $seat } gets more seals
reason-novgorod-career =
    .more = you get ahead in your career
    .less = you fall behind in your career
    .held = { $seat } falls behind in the career
    .helped = { $seat } gets ahead in the career
reason-novgorod-ship =
    .more = your routes can be longer
    .less = your routes stay shorter
    .held = the routes of { $seat } stay shorter
    .helped = the routes of { $seat } can be longer
reason-novgorod-kontors =
    .more = you have better kontors for the coming turns
    .less = you have weaker kontors for the coming turns
    .held = { $seat } has weaker kontors for the coming turns
    .helped = { $seat } has better kontors for the coming turns
reason-novgorod-orders =
    .more = you have more to gain from your orders
    .less = you have less to gain from your orders
    .held = { $seat } has less to gain from orders
    .helped = { $seat } has more to gain from orders
reason-novgorod-bonus =
    .more = you come closer to a bonus card
    .less = you are further from a bonus card
    .held = { $seat } is further from a bonus card
    .helped = { $seat } comes closer to a bonus card
reason-novgorod-prospect =
    .more = your next turn brings you more
    .less = your next turn brings you less
    .held = the next turn of { $seat } brings less
    .helped = the next turn of { $seat } brings more
reason-novgorod-turns =
    .more = you have another turn in this round
    .less = you have no other turn in this round
    .held = { $seat } has no other turn in this round
    .helped = { $seat } has another turn in this round

## What the gate counts as wasted.

waste-ducats-left = ducats left
waste-stops-unused = stops without a use

## The next step of a plan, as an infinitive: `named` if it is known which $thing it is about.

plan-novgorod-stop = lay a stop in another city
    .named = stop in { $thing }
plan-novgorod-produce = produce a luxury
plan-novgorod-row = fulfil a row of an order
plan-novgorod-special = fulfil a special order
plan-novgorod-career = climb a career step
plan-novgorod-store = store a good in the hold
plan-novgorod-kontor = buy a kontor
    .named = buy the kontor in { $thing }
plan-novgorod-ship = buy a faster ship
plan-novgorod-order = buy an order

points-novgorod =
    { $amount ->
        [one] 1 seal
       *[other] { $amount } seals
    }
    .alike = About as many seals.
