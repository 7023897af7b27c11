### Rules reference of Novgorod: one message for each definition of the rule ledger.

## Options

rule-NOV-O1 = The game is for 2, 3 or 4 players.
rule-NOV-O2 =
    Option “first game”: off (default) or on. If it is on, the bonus cards are “Eight kontors” and “Route of
    five cities” (NOV-S6), every career card shows its front, and nobody chooses a side (NOV-S7).
rule-NOV-O3 = Option “merchant and pirate”, the first expert part: off (default) or on, always with both cards.
rule-NOV-O4 = Option “side of the merchant”: front (default) or back. It needs the option of NOV-O3.
rule-NOV-O5 =
    Option “side of the pirate”: front (default) or back. It needs the option of NOV-O3; all four combinations
    with NOV-O4 are allowed.
rule-NOV-O6 =
    Option “first cities”: the merchant begins in Novgorod and the pirate in Antwerp (default), or their cities
    are drawn by lot (NOV-R41). It needs the option of NOV-O3.
rule-NOV-O7 =
    Option “special orders”, the second expert part: off (default) or on. Both expert parts can be used alone or
    together, also in a first game (NOV-O2).
rule-NOV-O8 =
    Option “harbour fees”: a route is allowed if anything that phase 2 can bring pays for it (default, NOV-R47),
    or only if ducats and incomes do (NOV-R14). Matches that began before there was a choice keep the second.
rule-NOV-O9 =
    Option “moves of the pirate”: before and after the route (default, NOV-R48), or once in a turn (NOV-R25).
    Matches that began before there was a choice keep the second. Only the pirate's front is concerned.
rule-NOV-O10 =
    Option “skipped special orders”: a card that was fulfilled in the same turn is not skipped (default, NOV-R49),
    or all cards above count (NOV-R28). Matches that began before there was a choice keep the second.

## Setup

rule-NOV-S1 =
    The 8 base kontors form the map: a ring of cities, and one more sea route across, from Visby to Lübeck.
rule-NOV-S2 =
    Shuffle the 8 manufactories and put one face up next to each city. They keep their cities for the whole
    game.
rule-NOV-S3 =
    Stack the kontors of each city on its base kontor, the cheapest on top: all four with 4 players; with 3
    players without one of the two middle ones, and with 2 players also without the most expensive one.
rule-NOV-S4 =
    Shuffle the 24 orders. Deal one to each player, face down, and lay out two more than there are players, face
    up: 4, 5 or 6.
rule-NOV-S5 = Each player begins with 27 ducats, no seals and a ship of speed 2.
rule-NOV-S6 =
    In a first game the bonus cards are “Eight kontors” and “Route of five cities”. Otherwise two of the six are
    drawn. The others are only reminders of the rules.
rule-NOV-S7 =
    Each player gets a career card by lot, open, with no step covered. In a first game everybody uses the front;
    otherwise each player chooses the side (NOV-R8).
rule-NOV-S8 = The start player is the one whose career card has the lowest number. Turns go clockwise.
rule-NOV-S9 = All other cards go back into the box and are out of the game.
rule-NOV-S10 =
    The sequence is: map, manufactories and kontors (NOV-S1 to NOV-S3), merchant and pirate (NOV-XA1), orders
    (NOV-S4), special orders (NOV-XS1), everything else (NOV-S5 to NOV-S9), the sides of the career cards
    (NOV-R8), the introductory rounds.

## Introductory rounds

rule-NOV-N1 =
    The player to the right of the start player begins, and it goes on counter-clockwise, so that the start
    player comes last. There are three laps, and each player makes three picks.
rule-NOV-N2 =
    A pick is one of these: the top kontor of a city in which the player has none yet (NOV-R6, NOV-R40), an open
    order, or the top order of the deck, unseen.
rule-NOV-N3 =
    After three picks each player has exactly 2 kontors and 1 order, in addition to the order that was dealt. A
    third kontor or a second order cannot be picked.
rule-NOV-N4 = An order drawn from the deck does not have to be shown. All other picks are seen by everybody.
rule-NOV-N5 = The open orders are not refilled during these rounds.
rule-NOV-N6 =
    Afterwards each player pays the prices of both kontors and 6 ducats for each of the 2 orders, the one that
    was dealt included. The cards go to the hand.
rule-NOV-N7 = Then the open orders are refilled to 4 from the deck (NOV-R7).

## Turns

rule-NOV-T0_1 =
    The start player takes the first turn, and it goes on clockwise. A round is one turn of each player, and all
    players have the same number of turns.
rule-NOV-T0_2 = A turn has four phases, in this order: lay the route, evaluate the route, purchase, seals.
rule-NOV-T0_3 =
    In each turn the player may use one privilege. It must stand on a step of their own career card that is not
    covered at that moment.
rule-NOV-T0_4 =
    The privileges: more speed (phase 1), extra ducats (phase 2; with the pirate's back side also NOV-XP4), an
    order for less (phase 3; with special orders also phase 2, NOV-XS4), and an extra seal (phase 4, by itself).
rule-NOV-T0_5 = A privilege that stands on two free steps can still be used only once in a turn.
rule-NOV-T0_6 =
    At the end of a round first the bonus cards are lowered or removed (NOV-B2, NOV-B3); then the condition for
    the end is checked (NOV-E1, NOV-E7).

## Phase 1: lay the route

rule-NOV-T1_1 =
    The route is a row of stops, laid from the ship outward, from left to right. It may begin in any city:
    between turns the ship is nowhere in particular.
rule-NOV-T1_2 = Stops that follow each other must be neighbouring cities, and no city occurs twice (NOV-R10).
rule-NOV-T1_3 =
    Stops and placeholders each take a slot, and there are no more slots than the speed of the ship. The
    privilege for speed gives one more slot; it counts as used only if the finished route needs it. Shorter
    routes, even none at all, are allowed (NOV-R9).
rule-NOV-T1_4 =
    In a city where the player has a kontor, the stop uses it. Elsewhere it uses the base kontor, whose harbour
    fee is due at the end of phase 2.
rule-NOV-T1_5 =
    A player who wants to use both the kontor and the manufactory of a stop lays any kontor from their hand face
    down to its right as a placeholder. It takes a slot, and each stop has at most one, even at a base kontor
    (NOV-R12). The placeholder may remain unused in the end. A kontor that is a stop itself or lies in the hold
    cannot be a placeholder.
rule-NOV-T1_6 =
    If the kontor of a stop lies in the hold, it is laid into the route, and for this turn the base kontor of
    that city stands in the hold for the stored good. No fee is due for it.
rule-NOV-T1_7 =
    The bonus “Route of five cities” is earned at once when a route with stops in at least 5 cities is laid
    (NOV-R23).
rule-NOV-T1_8 =
    The fees must be payable. A route is allowed only if some way through phase 2 ends with enough ducats for
    them (NOV-R47): with the incomes of the player's own kontors, plain productions, the merchant, and 2 more
    ducats if the privilege for extra ducats is free and no privilege is used in this turn, not even for this
    route. With the option “income alone”, productions and the merchant do not count (NOV-R14).

## Phase 2: evaluate the route

rule-NOV-T2_1 =
    Each kontor of the route serves at most one purpose: its good is used, its income is taken, it is stored, or
    it is covered by its manufactory. Actions can be taken in any order and number.
rule-NOV-T2_2 = A kontor that was used is turned face down. A good or a luxury can be used only once in a turn.
rule-NOV-T2_3 =
    Base kontors: their goods and manufactories can be used like at any stop, but they bring no income and
    cannot be stored (NOV-R13).
rule-NOV-TA1 =
    To produce, the manufactory of a stop's city is laid on the placeholder of the stop or, if there is none, on
    its kontor, which must be unused. Each manufactory works at most once in a turn.
rule-NOV-TA2 =
    Exactly the goods of one recipe are used. They come from unused kontors to the left of the manufactory, from
    the kontor of its own stop, or from the hold.
rule-NOV-TA3 =
    A kontor that is covered without a placeholder is used up, even if its good is not needed. If the recipe
    needs its good, it can be used in this very production.
rule-NOV-TA4 = A plain production brings the seals of the recipe and as many ducats.
rule-NOV-TA5 =
    Instead the luxury can serve a row of an order, a career step or a special order at once. Then the
    manufactory brings neither seals nor ducats.
rule-NOV-TA6 = Luxuries cannot be kept.
rule-NOV-TA7 = At the end of the phase the manufactories go back to their cities.
rule-NOV-TA8 =
    The bonus “Luxury merchant” is for the first production of a luxury from at least 2 goods, no matter what it
    is used for.
rule-NOV-TB1 =
    Orders in hand can be fulfilled: the upper row, the lower row, or both, the upper one first. Of an order
    that lies aside only the lower row can be fulfilled.
rule-NOV-TB2 =
    A row with goods needs all of them in the same turn, from any stops or from the hold. A row with a luxury
    needs one production of it, by any recipe.
rule-NOV-TB3 =
    The upper row brings 2 seals. The player then files the order or lays it aside (NOV-R20). A filed order is
    closed, and its lower row is lost.
rule-NOV-TB4 =
    The lower row of an order in hand brings 2 seals. The order must be filed, and its upper row is lost.
rule-NOV-TB5 =
    The lower row of an order that has lain aside since an earlier turn brings 2 more seals, and the order is
    filed.
rule-NOV-TB6 =
    Both rows in the same turn bring 5 seals together: 2 for the upper row, the order laid aside, then 3 for the
    lower one. The order is filed (NOV-R21).
rule-NOV-TB7 = Any number of orders may lie aside, within the limit of NOV-T3.6.
rule-NOV-TB8 =
    The bonus “Three orders” is earned with the third filed order. Orders with one fulfilled row and special
    orders count, orders aside do not.
rule-NOV-TC1 =
    A player takes the lowest free step by paying its whole cost at once: a number of different goods, a number
    of different luxuries, each produced for this step, ducats, or several of these. The same good from two
    places counts once, and what goes into a luxury does not count as a good.
rule-NOV-TC2 =
    The step is then covered, and its privilege is lost at once. If it was used earlier in the turn, that
    stands.
rule-NOV-TC3 = Several steps can be taken in a turn, from the bottom up.
rule-NOV-TC4 = Goods and luxuries that are used here bring nothing else.
rule-NOV-TC5 =
    The bonus “Career” is earned as soon as the lowest free step is the one with 3 seals a turn; on our cards
    this is when step 4 is covered.
rule-NOV-TD1 =
    A player may lay an unused kontor of their own from the route under the ship: its good is stored, and it
    brings no income. Goods of base kontors and luxuries cannot be stored.
rule-NOV-TD2 =
    The hold has space for one good. A player who stores another one loses the first, and its kontor goes back
    to the hand. If the stored good was used, its kontor is back in hand, and the hold may be filled again in
    the same turn.
rule-NOV-TD3 =
    A stored good can be used from its owner's next turn on, for luxuries, orders, special orders and career
    steps, never for income. It stays until it is used, replaced or swapped (NOV-TD5).
rule-NOV-TD4 =
    A kontor in the hold is not in hand: it cannot be a placeholder, and it can be a stop only by NOV-T1.6. It
    still counts as owned.
rule-NOV-TD5 =
    After a swap (NOV-T1.6) the base kontor leaves the hold at the end of the phase, so its good is used in this
    turn or lost (NOV-R18). The player's own kontor in the route may be stored again if it is unused; storing
    anything removes the good of the base kontor at once.
rule-NOV-TE1 =
    An unused kontor of the player's own in the route may bring its printed income and is then used.
rule-NOV-TE2 = The privilege for extra ducats brings 2 ducats, once, even if no kontor brings income.
rule-NOV-TZ1 =
    At the end manufactories and base kontors go back, the fee of each base kontor that was a stop is paid, and
    all kontors but a stored one go back to the hand.
rule-NOV-TZ2 =
    Nothing is allowed that would make the fees unpayable: after every action some way through the rest of the
    phase must still bring enough ducats, as in NOV-T1.8 (NOV-R47). Even an income can be forbidden if the good is
    needed for a luxury that brings more. The phase can be ended only with enough ducats. With the option “income
    alone”, the ducats and the incomes of the player's own stops that are still unused must cover the fees, and
    other money counts as soon as it is there (NOV-R14).
rule-NOV-TZ3 =
    The sequence at the end: fees, cards back (NOV-TZ1, NOV-TD5), fulfilled special orders move (NOV-XS7), the
    merchant moves (NOV-XM4).

## Phase 3: purchase

rule-NOV-T3_1 =
    The player may buy one thing: a kontor, the next speed, or an order. Nobody has to buy, and there is no
    credit.
rule-NOV-T3_2 =
    Kontor: the top card of a city in which the player has none, for its printed price, to the hand. With the
    pirate's back side, kontors in his city cannot be bought (NOV-R29).
rule-NOV-T3_3 = The bonus “Eight kontors” is earned by owning 8 kontors.
rule-NOV-T3_4 =
    Ship: the next level, for 5, 10 or 15 ducats to speed 3, 4 or 5, one level in a turn. 5 is the highest
    speed.
rule-NOV-T3_5 =
    Order: for 6 ducats any open order, or the top of the deck, unseen. Then the open orders are refilled to 4
    if there are fewer (NOV-R7). An order drawn unseen does not have to be shown.
rule-NOV-T3_6 = A player never has more than 3 orders in hand and aside together.
rule-NOV-T3_7 =
    With the privilege for an order the player may buy one more order for 3 ducats instead of 6, in addition to
    the purchase or instead of it, before or after it. NOV-T3.5 and NOV-T3.6 apply.

## Phase 4: seals

rule-NOV-T4_1 =
    The player gets the seals of the lowest free career step: 0, 0, 1, 2 or 3, and 4 when all five are covered.
rule-NOV-T4_2 =
    If no privilege was used in this turn and the one for a seal is free, it brings 1 seal by itself. This is
    the privilege of the turn.

## Bonus cards

rule-NOV-B1 =
    In the first round in which anybody meets the condition of a bonus card, everybody who meets it in that
    round gets the high value, at once. This does not hold for the diversity of goods.
rule-NOV-B2 =
    If several did, the card leaves the game at the end of the round. If it was one, the card stays with its low
    value.
rule-NOV-B3 =
    In the first later round in which somebody else meets the condition, all who do get the low value. The card
    leaves at the end of that round.
rule-NOV-B4 =
    Each player gets each bonus at most once. A player who already has it does not count again for NOV-B3.
rule-NOV-B5 =
    Diversity of goods: at the end of the game count the different goods and luxuries printed on a player's
    filed orders, in both rows, fulfilled or not, and on the markers of special orders. The card shows the seals
    for each number. Everybody scores it.
rule-NOV-B6 = The round ends when the start player's next turn would begin.

## End and winner

rule-NOV-E1 =
    If at the end of a round somebody has at least 30 seals or has covered the top career step, exactly one more
    round is played, with everything that belongs to it. Diversity does not count for the 30.
rule-NOV-E2 = Then the diversity of goods is added, if it is in play.
rule-NOV-E3 =
    A player whose lowest free step shows a red X is not scored and has lost, no matter how many seals they
    have. On our cards this means fewer than 2 covered steps.
rule-NOV-E4 =
    The most seals win. In a tie more ducats decide, then more covered steps, then more kontors, a stored one
    included, then the later place in the turn order.
rule-NOV-E5 = If every player shows a red X, nobody wins (NOV-R31).
rule-NOV-E6 =
    The ranking has all scored players first, by NOV-E4, then those of NOV-E3, by the same criteria (NOV-R31).
rule-NOV-E7 =
    If the condition of NOV-E1 has not come true by the end of round 40, it counts as met. So a match has at
    most 41 rounds (NOV-R42).

## Supplies that run out

rule-NOV-D1 =
    If the deck of orders is empty, open orders are not refilled, and none can be drawn unseen. Filed orders
    never come back.
rule-NOV-D2 = Without open orders and without a deck no order can be bought.
rule-NOV-D3 = Kontors never run out for anybody: each city has one for each player.
rule-NOV-D4 =
    If a special order is fulfilled while the deck is empty, there is no marker. It counts as a filed order
    without goods.
rule-NOV-D5 = Base kontors and manufactories never run out: only the active player uses them, each city once.

## Merchant and pirate

rule-NOV-XA1 =
    After the map is laid out, the merchant is placed in Novgorod and the pirate in Antwerp, or in cities drawn
    by lot (NOV-O6). Their sides are agreed on (NOV-O4, NOV-O5).
rule-NOV-XM1 =
    Merchant, front: a player who takes income in the merchant's city or makes a plain production there, even at
    a base kontor, gets 3 more ducats, once in a turn (NOV-R27).
rule-NOV-XM2 =
    Merchant, back: a plain production in the merchant's city brings 1 more seal, no matter which recipe is
    used. The ducats stay those of the recipe.
rule-NOV-XM3 = What is used for orders, special orders or the career brings nothing from the merchant.
rule-NOV-XM4 =
    Both sides: at the end of phase 2 of every turn the merchant moves clockwise round the ring, as many cities
    as the printed speed of the active player's ship.
rule-NOV-XP1 = Pirate, front: a route with a stop in his city has one slot less.
rule-NOV-XP2 =
    Pirate, front: once before the route and once after it (NOV-R48, NOV-A13), or with the option “once in a
    turn” once in all (NOV-R25), a player may move him to any other city in their own turn. Each move costs 6
    ducats for a player with the most seals, alone or tied, 3 ducats for the second most, and nothing for the
    others, by the seals at that moment (NOV-R26). This is not a privilege.
rule-NOV-XP3 =
    Pirate, back: his city cannot be used at all. It is left out, and its neighbours count as neighbours of each
    other.
rule-NOV-XP4 =
    Pirate, back: the privilege for extra ducats may be used at the very beginning of the turn, before the first
    stop, or at the very end, after phase 3 (NOV-R39), to move the pirate to any other city instead of taking
    the 2 ducats (NOV-R30).

## Special orders

rule-NOV-XS1 =
    All four cards are shuffled and laid in a column. From the top the first two show part A, the third B, the
    fourth C. The top order of the deck covers the rest of the last card, face down; it is out of play and
    unseen.
rule-NOV-XS2 = Special orders cannot be bought. Everybody may fulfil a visible part in phase 2.
rule-NOV-XS3 =
    A special order costs the printed ducats and 1 more for each card above it in the column (NOV-XS7) that the
    player has not fulfilled in this turn (NOV-R49), or for each card above with the option “all cards above”.
rule-NOV-XS4 =
    The privilege for an order may be used here instead of in phase 3: it takes 3 ducats off the special orders
    of this turn, from its use on and never below 0. What one order does not need is used for the next, and the
    rest is lost at the end of the phase (NOV-R28).
rule-NOV-XS5 =
    The goods shown are used and the luxury shown is produced. If it shows two crates, the luxury needs at least
    2 goods.
rule-NOV-XS6 =
    The printed seals are gained, and the top order of the deck is filed face down as a marker (NOV-D4). It
    counts as a filed order (NOV-TB8, NOV-B5), and its owner may look at it.
rule-NOV-XS7 =
    Several special orders can be fulfilled in a turn, each card once. A fulfilled card keeps its place until the
    end of phase 2. Then the fulfilled cards move by NOV-XS8, the topmost first (NOV-R28).
rule-NOV-XS8 =
    A fulfilled card goes to the bottom of the column and shows its next part: after A comes B, then C, then D,
    then A again.

## Decision steps

rule-NOV-A1 =
    One player decides at a time, and only in their own turn. Fees, refills, the end of phase 2, phase 4, the
    merchant's move and all bonuses happen by themselves.
rule-NOV-A2 =
    Routes, productions, rows, career steps and special orders are entered in steps. A step is legal if it and
    the steps before it can be completed to a whole move that obeys all rules; whether the fees can be paid is
    checked for the whole move. So there are no dead ends, and every legal move can be entered in exactly one
    way.
rule-NOV-A3 =
    Something is decided without asking only where facts known to all leave a single option. Whether a player is
    asked must not reveal a hidden hand: a player with an order that others do not know is asked in phase 2,
    even if the phase can only be ended.
rule-NOV-A4 =
    In phase 1 a stop is added at the right end of the route, first any city and then a neighbour of the last
    one, or a placeholder at the last stop, or the route is ended. The privilege for speed needs no step of its
    own. Everything takes effect when the route ends.
rule-NOV-A5 =
    Phase 2 is a menu that comes back after each completed action until the phase is ended: produce, fulfil a
    row, take a career step, fulfil a special order, store, take income, use the privilege, move the pirate. It
    has at most 39 options.
rule-NOV-A6 =
    A production is entered by its manufactory, unless that was named already, then its recipe, then the place
    of each good in printed order.
rule-NOV-A7 =
    Goods that the card names are entered one by one in printed order. Different goods of the player's choice
    are entered in the order of the route, from left to right and the hold last, never the same good again.
rule-NOV-A8 =
    A row is entered by its goods or by one production; after an upper row the place of the order follows. Both
    rows in one turn are two actions, and the order is laid aside in between.
rule-NOV-A9 =
    A career step is entered by its goods and then its luxuries, their stops from left to right, each luxury
    another one. Ducats need no step.
rule-NOV-A10 =
    A special order begins with the question whether the privilege is used, if it may still be used and the cost
    is above 0; a discount in use goes on by itself. Then come the goods, then the luxury.
rule-NOV-A11 =
    Nothing takes effect before the last payment step of an action. Then everything is used, paid and gained
    together. Only the place of an order is asked for afterwards.
rule-NOV-A12 =
    Taking all the income means taking the income of each unused stop of the player's own, from left to right.
    It is offered if there are at least two, and if that leaves the harbour fees payable (NOV-TZ2).
rule-NOV-A13 =
    The pirate's front can be moved at the first decision of phase 1, before any stop, and from every menu of
    phases 2 and 3; his back at the first decision of phase 1, and once more after phase 3, as long as the
    privilege may be used. He is never moved in the middle of a route or an action.
rule-NOV-A14 =
    Phase 3 is a menu that comes back after each purchase until the phase is ended, with at most 29 options. The
    purchase and the order of the privilege can come in either order.

## Rulings

rule-NOV-R1 =
    The figures of the cards are lost. They are reconstructed here and marked so in the data file, and no rule
    depends on one of them.
rule-NOV-R2 = Which step brings the seals of phase 4? The lowest free one.
rule-NOV-R3 =
    When is the top step reached for the end of the game? When it is covered. For the bonus “Career” a step
    counts as reached as soon as it is the lowest free one.
rule-NOV-R4 =
    What does a complete career bring? 4 seals a turn, from a field above the top step; otherwise the last step
    would cost seals.
rule-NOV-R5 = The price of a step in the damaged rulebook is read as 13 ducats, not as 3.
rule-NOV-R6 =
    Can the picks cost more than 27 ducats? No: a second kontor that would exceed them cannot be picked. With
    our prices this concerns only 8 + 8.
rule-NOV-R7 = If more than 4 orders lie open after the introductory rounds, they stay. Refilling begins below 4.
rule-NOV-R8 =
    Career sides are chosen openly and in turn, from the start player clockwise, before the introductory rounds.
rule-NOV-R9 = A route may be shorter than the limit, or empty: the speed is only the maximum.
rule-NOV-R10 =
    No city is visited twice: each player has one kontor there, and the base kontor is only for cities where
    they have none.
rule-NOV-R11 =
    A player with a kontor in a city cannot use the base kontor there, not even if their own one serves as a
    placeholder. The only exception is the swap with the hold.
rule-NOV-R12 =
    A stop at a base kontor may also have a placeholder. The placeholder itself is a kontor from the hand.
rule-NOV-R13 = A base kontor brings no income; its figure is the fee.
rule-NOV-R14 =
    Fees may be paid from the income of the same route: they are due at the end of the phase, after the income.
    Whether luxuries count in advance, too, is said by NOV-R47; with the option “income alone” they do not.
rule-NOV-R15 = The fee is due even if nothing was used at the stop: it is paid for the card that was laid.
rule-NOV-R16 =
    A stored good can be used for everything that uses goods, also for the career and for special orders.
rule-NOV-R17 = The hold lies at the ship and so to the left of every manufactory.
rule-NOV-R18 =
    A stored good that was swapped and not used is lost, because the base kontor goes back. The player's own
    kontor may be stored again.
rule-NOV-R19 =
    The hold cannot be emptied at will, only by storing another good, by using the good, or by a swap.
rule-NOV-R20 =
    An order that lies aside cannot be filed later without its lower row. The choice is made when the upper row
    is fulfilled.
rule-NOV-R21 = Both rows by two actions of the same turn bring 5 seals.
rule-NOV-R22 = The bonuses “Three orders” and “Career” also follow the general rule of high and low values.
rule-NOV-R23 = For the “Route of five cities” base kontors count, placeholders do not.
rule-NOV-R24 =
    A privilege used before its step is covered in the same turn stands. The privilege for a seal must be free
    in phase 4.
rule-NOV-R25 =
    Each move of the pirate must change his city. How often he is moved in a turn is said by NOV-R48; with the
    option “once in a turn” it is once.
rule-NOV-R26 =
    The second most seals are meant by value: the highest total pays 6, the next lower one 3, all others
    nothing. The pirate's front matters only when a route is finished; moving him later does not change a
    finished route.
rule-NOV-R27 =
    The merchant moves by the printed speed, without privilege and pirate, round the ring of all 8 cities, the
    pirate's included. His ducats come once in a turn, at the first occasion.
rule-NOV-R28 =
    Fulfilled special orders move only at the end of the phase. Whether they make those below more expensive until
    then is said by NOV-R49; with the option “all cards above” they do. What is left of the discount goes to the next special order of the turn, never
    back to an earlier one.
rule-NOV-R29 =
    Pirate, back: no kontor can be bought in his city. Stored goods and placeholders of that city stay usable.
    If he is in Visby or Lübeck, all three neighbours are neighbours of each other.
rule-NOV-R30 = Moving the pirate with the privilege replaces the 2 ducats.
rule-NOV-R31 = If all show a red X, nobody wins, not even the best of them. The ranking follows NOV-E6.
rule-NOV-R32 =
    Orders taken from the open ones are shown as known, since everybody saw them. Those drawn unseen are hidden.
rule-NOV-R33 = There is no limit for ducats and seals.
rule-NOV-R34 = A career step for ducats is taken in phase 2, like the others.
rule-NOV-R35 = Everybody begins with 27 ducats.
rule-NOV-R36 =
    The privilege for an order cannot be used both in phase 2 and in phase 3 of a turn: one privilege in a turn.
rule-NOV-R37 = The extra ducats of the privilege bring nothing from the merchant.
rule-NOV-R38 = Rows and recipes never ask for the same good twice.
rule-NOV-R39 =
    Pirate, back: the end of the turn is after phase 3 and before the seals. A player who moves him then has
    used a privilege, so the privilege for a seal brings them nothing.
rule-NOV-R40 = In the introductory rounds the pirate does nothing, and kontors of his city may be picked.
rule-NOV-R41 =
    Cities drawn by lot for merchant and pirate are two different ones, each pair with the same chance. Later
    they may share a city.
rule-NOV-R42 =
    Players who gain nothing could go on forever. The limit of NOV-E7 prevents this; ordinary games end after 8
    to 15 rounds.
rule-NOV-R43 = The merchant moves in every turn, even if the player visited nothing.
rule-NOV-R44 = With several special orders each is paid when it is fulfilled.
rule-NOV-R45 = The sides of merchant and pirate and their random first cities can be chosen only if the expert part “merchant and pirate” is played.
rule-NOV-R46 =
    Storing twice in a turn is allowed. The first good is lost without compensation, and its kontor stays used
    in this turn: it no longer brings income or a good.
rule-NOV-R47 =
    Ducats from luxuries and from the merchant may pay the fees as well: these are due when phase 2 ends, and
    nothing says where the money has to come from. So a route may be laid if some use of it pays for it. Before,
    only incomes counted.
rule-NOV-R48 =
    The pirate's front may be moved at any time of the own turn, and nothing says how often. What a move can
    change is the route, so one before it and one after it, each paid, are all that make a difference. Before,
    he was moved once in a turn.
rule-NOV-R49 =
    A special order that is fulfilled in the same turn is not skipped, so it makes those below it no more
    expensive once it is fulfilled. Before, every card above cost a ducat.
rule-NOV-R50 = The seal of the merchant's back brings no ducat: ducats are gained as without him.
rule-NOV-R51 = The privilege marked “2”, with which the pirate's back is moved, is the one for two extra ducats.
rule-NOV-R52 =
    The rulebook has two German words for cloth, one for the good of Antwerp and one in a special order. Both mean
    the same good.
rule-NOV-R53 =
    Which costs do the backs of the career cards have? Only those that the rulebook explains: 3 different goods, 2
    different luxuries, 13 ducats, or 2 goods and 2 luxuries. Their order is ours. In matches that began before,
    some steps cost one luxury or four goods.

## Worked examples

rule-NOV-X1 =
    Example for NOV-S3. In Danzig the stack from bottom to top is 7, 6, 6, 5 with 4 players, 7, 6, 5 with 3, and
    6, 5 with 2.
rule-NOV-X2 = Example for NOV-S4. With 3 players 5 orders are laid open.
rule-NOV-X3 = Example for NOV-S5. After the setup everybody has 27 ducats, 0 seals and speed 2.
rule-NOV-X4 =
    Example for NOV-N6. Somebody has picked kontors for 7 and 4 and an order, and holds the dealt one. That
    costs 23 ducats, and 4 are left.
rule-NOV-X5 =
    Example for NOV-T1.2. A route from London to Danzig is not allowed: London's only neighbours are Bergen and
    Antwerp.
rule-NOV-X6 =
    Example for NOV-T1.3 and NOV-T0.3. With speed 2 the route Lübeck, Visby, Novgorod is allowed with the
    privilege for speed, which is then used, and not without it.
rule-NOV-X7 =
    Example for NOV-TA4. Furs lie to the left of the manufactory for furs. A plain production brings 1 seal and
    1 ducat.
rule-NOV-X8 =
    Example for NOV-TA4. Grain, fish and salt lie to the left of the manufactory for salt. A plain production
    from all three brings 4 seals and 4 ducats.
rule-NOV-X9 =
    Example for NOV-TA1 to NOV-TA4. On the route of NOV-X6 the manufactory for salt is in Novgorod, without a
    placeholder. Provisions from the salt of Lübeck bring 1 seal and 1 ducat. Lübeck is used, the furs of
    Novgorod cannot be used, the glass of Visby still can.
rule-NOV-X10 =
    Example for NOV-TB4. Order 16 is in hand, and the route is Danzig, Lübeck. Its lower row, amber and salt,
    brings 2 seals; the order is filed, and its upper row is lost.
rule-NOV-X11 =
    Example for NOV-TB3, NOV-TB5 and NOV-TA5. Order 21 is in hand, the manufactory for amber is in Lübeck, and
    the route is Danzig, Lübeck. Amber becomes jewellery for the upper row: 2 seals, nothing from the
    manufactory, and the order lies aside. Clothing in a later turn brings 2 more.
rule-NOV-X12 =
    Example for NOV-TB6, NOV-TA2 and NOV-TD3. With furs in the hold, a kontor in Antwerp, the manufactory for
    glass in Bergen and the one for furs in London, the route is Visby, Bergen, London, Antwerp. Glass becomes
    jewellery in Bergen for the upper row of order 21, the stored furs clothing in London for the lower one: 5
    seals. Antwerp is still free for storing its cloth or for 4 ducats; London cannot use the cloth, since it
    lies to the right.
rule-NOV-X13 = Example for NOV-T4.1. If the lowest free step shows 2, phase 4 brings 2 seals.
rule-NOV-X14 =
    Example for NOV-T4.2. If no privilege was used and the one for a seal is free, phase 4 brings 1 more seal.
rule-NOV-X15 = Example for NOV-TE2. The privilege brings 2 ducats even if no kontor was used for income.
rule-NOV-X16 =
    Example for NOV-T3.4. From speed 2, 3 and 4 the next ship costs 5, 10 and 15 ducats and has speed 3, 4 and
    5.
rule-NOV-X17 =
    Example for NOV-T3.6 and NOV-T3.7. With 9 ducats, one order in progress and the privilege for an order,
    somebody buys an order for 6 and one for 3. Then there are 0 ducats and three orders in progress, and a
    further order is not allowed with any money.
rule-NOV-X18 = Example for NOV-XP3. With the pirate's back side in Antwerp the route Lübeck, London is allowed.
rule-NOV-X19 =
    Example for NOV-XS3, NOV-XS5 and NOV-XS8. The column shows 1A, 2A, 3B and 4C. The third, jewellery from two
    goods, is fulfilled with amber and glass: it costs 1 + 1 + 4 = 6 ducats and brings 5 seals. Then the column
    is 1A, 2A, 4C, 3C.
rule-NOV-X20 =
    Example for NOV-XS3 and NOV-XS6. In the column of NOV-X19 the first costs 1 ducat and brings 2 seals, the
    fourth costs 1 + 1 + 1 + 3 = 6 and brings 4.
rule-NOV-X21 =
    Example for NOV-B1 to NOV-B3. One player meets the condition of the “Route of five cities” and gets 4 seals,
    and in a later round another one gets 2. Then the card leaves.
rule-NOV-X22 =
    Example for NOV-T1.6 and NOV-TD5. The Danzig kontor lies in the hold, and the route is Danzig, Lübeck. The
    player's card is laid, the base kontor lies in the hold, and no fee is due for Danzig: amber is there twice.
    If the amber in the hold is not used, it is lost at the end of the phase; the player's Danzig card may be
    stored again if it is unused.
rule-NOV-X23 =
    Example for NOV-T1.8 and NOV-A2 to NOV-A4. Somebody with speed 2 and no ducats has kontors in Novgorod
    (income 4) and London (income 3) and no privilege that helps. Visby is a possible first stop, since Novgorod
    can pay for it, and so is Bergen because of London. Danzig is not, and Antwerp (fee 4) only if a luxury adds
    the ducat that London's 3 lack. After Visby only Novgorod is left, and there the income must be taken.
rule-NOV-X24 =
    Example for NOV-T1.5, NOV-TA1 and NOV-R11. With speed 3, kontors of Danzig, Lübeck and Visby in hand and the
    manufactory for amber in Lübeck, the route is Danzig, Lübeck, placeholder. Amber becomes jewellery on the
    placeholder, and the player's card of Lübeck is still free. Even with speed 4 Visby could not be a stop as
    well: no card would be left for the placeholder.
rule-NOV-X25 =
    Example for NOV-TZ2. With 1 ducat, a kontor of their own in Danzig and the base kontor of Lübeck (fee 2) in
    the route, the row amber and salt is not allowed, since nothing would be left that brings ducats. With 2
    ducats it is.
rule-NOV-X26 =
    Example for NOV-B1 and NOV-B2. Two players file their third order in the same round. Both get 4 seals, and
    the card leaves at the end of the round.
rule-NOV-X27 =
    Example for NOV-XP2 and NOV-R26. With 12, 12, 9 and 5 seals moving the pirate costs 6, 6, 3 and 0 ducats.
    With 8 and 8 in a game of two it costs 6 each.
rule-NOV-X28 =
    Example for NOV-XM1 and NOV-XM4. The merchant's front is in Novgorod, and somebody with speed 3 takes the
    income of their own kontor there: 4 + 3 ducats. At the end of phase 2 the merchant moves to Lübeck.
rule-NOV-X29 =
    Example for NOV-XS4, NOV-XS7 and NOV-XS8. In the column of NOV-X19 the first (cost 1) is fulfilled with the
    privilege, then the third (cost 5, since only 2A is skipped). They cost 0 and 3 ducats, and the column becomes
    2A, 4C, 1B, 3C.
rule-NOV-X30 =
    Example for NOV-E1, NOV-E3 and NOV-T0.6. Somebody reaches 31 seals in round 9. Round 10 is played by all and
    is the last. A player with 40 seals then and only one covered step has lost.
rule-NOV-X31 =
    Example for NOV-E4. Two players are equal in seals, ducats, covered steps and kontors. The one later in the
    turn order is ahead.
rule-NOV-X32 =
    Example for NOV-TC1. A step costs 3 different goods, and the route is Danzig, Lübeck with amber in the hold.
    The step cannot be taken, since amber counts only once. With furs in the hold it can.
rule-NOV-X33 =
    Example for NOV-N7, NOV-R7 and NOV-T3.5. Four players all drew their order unseen, so 6 orders stay open.
    After a purchase there are 5. Only when fewer than 4 lie open are they refilled to 4.
rule-NOV-X34 =
    Example for NOV-XP4, NOV-R39 and NOV-T4.2. With the pirate's back side somebody has used no privilege and
    moves the pirate after phase 3. The privilege for a seal then brings nothing; the seals of the career come
    as always.
rule-NOV-X35 =
    Example for NOV-XP1. The pirate's front is in Visby. With speed 3 the route Lübeck, Visby, Novgorod is
    allowed only with the privilege for speed, Lübeck, Visby without it.
rule-NOV-X36 =
    Example for NOV-A6, NOV-A7 and NOV-A11. After the swap of NOV-X22, with the manufactory for amber in Lübeck
    and no placeholder, somebody produces there. Amber is the only possible recipe and is not asked for; the
    place is: Danzig or the hold. Then 1 seal and 1 ducat come, and the chosen amber and Lübeck are used.

## Invariants

rule-NOV-I1 =
    Deck, open orders, hands, orders aside, filed orders with the markers, and the cover card are always the 24
    orders, each once.
rule-NOV-I2 =
    In each city the stack and the kontors of the players are as many as there are players. Each player has at
    most one in each city.
rule-NOV-I3 = The manufactories stay at the same cities for the whole game.
rule-NOV-I4 =
    Ducats are never below 0. Seals, speed and covered steps never decrease; speed lies between 2 and 5, the
    steps between 0 and 5.
rule-NOV-I5 =
    Orders in hand and aside are never more than 3 together. At most one good is stored, and its kontor belongs
    to the player.
rule-NOV-I6 =
    A finished route has no more slots than the speed, with one more for the privilege and one less for the
    pirate's front. Its stops are different, and each is next to the one before.
rule-NOV-I7 =
    In a turn there is at most one privilege and one purchase, and each manufactory and each kontor is used at
    most once.
rule-NOV-I8 = For each filed order that is not a marker 2, 4 or 5 seals were gained.
rule-NOV-I9 =
    The change of a player's ducats in a turn is income, ducats from luxuries, privilege and merchant, minus
    fees, purchases, career, special orders and pirate.
rule-NOV-I10 = Each player gets each bonus at most once, and it is given in at most two different rounds.
rule-NOV-I11 = The column of special orders always has the four cards, each with one part.
rule-NOV-I12 =
    At the end all players have had the same number of turns. The round in which the end is announced is the
    last but one, and there are at most 41 rounds.
rule-NOV-I13 = Before phase 1 and after phase 2 all base kontors and manufactories lie at their cities.
rule-NOV-I14 =
    At every moment of phase 2 some way through its rest brings enough ducats for the fees of the route: with
    incomes, plain productions, the merchant and the privilege, if it may still be used. With the option “income
    alone”, productions and the merchant are not needed for that.
rule-NOV-I15 =
    Every decision has at least two options, or a single one only to hide a hand (NOV-A3), and at most 39. A
    turn has at most 50 decisions.
rule-NOV-I16 = What is allowed depends only on what the decider can see. Of the deck only its size matters.
