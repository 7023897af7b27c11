### Rules reference of Cargo Noir: one message for each definition of the rule ledger.

## Options

rule-CAR-O1 =
    Option “open ports”: with 2, 3, 4 or 5 players 4, 5, 6 or 8 ports are open, with 10, 13, 16 or 20 cargo
    slots (default); or 3, 5, 7 or 8 ports, with 9, 13, 18 or 20 slots (CAR-R24).
rule-CAR-O2 =
    Option “Black Market”: 8 tiles (default) or 6. The number of tiles in play stays the same; with 6, the bag
    holds two more after the setup (CAR-R25).
rule-CAR-O3 =
    Option “ships in the last round”: ships may be sent in the last turn (default, CAR-E8), or nobody has a
    Phase III in the last round. Raising in Phase I stays allowed in any case (CAR-R20).
rule-CAR-O4 =
    Option “coins”: the 60 coins of the box (default), or an unlimited supply. With an unlimited supply every
    income is paid in full, and the count of the bank may fall below zero, so that the sum of all coins stays
    60.
rule-CAR-O5 =
    Option “start player”: drawn by lot, every seat with the same chance (default), or a seat named before the
    game.
rule-CAR-O6 =
    Option “ties”: the best card decides a tie by its points and then by its cost (default), or by its points
    alone, as in matches that began before this option existed (CAR-R36).
rule-CAR-O7 =
    Option “unique cards”: their costs are the squares from 16 to 81 (default), or they cost and give what they
    did in matches that began before this option existed (CAR-R37).

## Setup

rule-CAR-S1 =
    Lay out Macao and the eight ports. Whether a port is open depends on the number of players (CAR-R24,
    CAR-O1); the others show their closed side, hold no cargo and cannot be visited.
rule-CAR-S2 =
    Put all 126 normal cargo tiles and as many wild tiles as there are players into the bag and mix them. The
    other wild tiles are out of the game.
rule-CAR-S3 =
    Draw tiles at random and lay them face up, one on every slot of the Black Market and of all open ports.
    Where in its place a tile lies has no meaning.
rule-CAR-S4 =
    Each player takes a family sheet, the 3 ships of its colour and 7 coins into the safe. Which sheet it is has
    no effect on play and is settled before the game; no two players have the same. The other coins form the
    bank: 60 minus 7 for each player.
rule-CAR-S5 =
    The Smuggler's Edge cards form three open piles of 8 cards. The 2 other ships of each colour in play lie in
    reserve next to the Cargo Ship cards.
rule-CAR-S6 =
    The Victory Spoils form ten open piles: four of 6 cards, six of 1 card. Every pile can be bought from in any
    Phase II.
rule-CAR-S7 =
    In the rulebook the start player is the one who was last in a real port; here it is drawn by lot, or a seat
    is named (CAR-O5). The start player stays the same for the whole game.
rule-CAR-S8 = The round marker begins on the space without a number in front of space 1.

## Course of the game

rule-CAR-T0_1 = In a round every player has one turn, clockwise, the start player first.
rule-CAR-T0_2 =
    At the beginning of each of their turns the start player moves the round marker one space on. The first turn
    puts it on space 1.
rule-CAR-T0_3 =
    The game is for 2 to 5 players. It has 11 rounds with 2 or 3 players and 10 rounds with 4 or 5.
rule-CAR-T0_4 =
    A turn has three phases in this order: I ship actions, II trading and discarding, III sending ships. Each
    player finishes all three before the next one begins.
rule-CAR-T0_5 = In round 1 everybody skips Phases I and II and plays only Phase III.
rule-CAR-T0_6 = Players never trade tiles, coins, cards or ships with each other, nor give or lend them.

## Phase I: ship actions

rule-CAR-T1_1 =
    All ships that the active player has on the board act, one at a time. The player decides on the order step
    by step.
rule-CAR-T1_2 = Every action takes effect at once: coins and tiles that it brings can be used by the next one.
rule-CAR-T1_3 =
    A ship that has acted goes back to the family sheet and can be sent in Phase III. Only a ship whose stack
    was raised (CAR-T1.9) stays on the board and cannot be sent.
rule-CAR-T1_4 =
    Casino: each own ship there brings 2 coins from the bank into the safe. If the bank has too few, see CAR-U3.
rule-CAR-T1_5 =
    Black Market: for each own ship there the player does exactly one of two things: swap an own tile for a tile
    of the Black Market, or draw a tile from the bag at random and keep it. It is not possible to do nothing
    (CAR-R4) or to swap within one type (CAR-R32).
rule-CAR-T1_5a =
    The tile that is given away takes the place of the one that is taken, face up. There is no other refill, and
    the Black Market is always full.
rule-CAR-T1_5b =
    Any own tile can be swapped, also one gained earlier in this phase or one beyond the capacity. A wild tile
    can be given and taken like any other.
rule-CAR-T1_6 = Tiles beyond the capacity of the warehouse may be kept until the end of Phase II.
rule-CAR-T1_7 =
    Port where the own stack is the only one: the player captures the cargo, and has to (CAR-R3). They take all
    tiles of the port and pay the whole stack to the bank, and the port is refilled from the bag at once, one
    tile on each slot.
rule-CAR-T1_8 =
    Port where another stack is higher: the player has to raise (CAR-T1.9) or to withdraw (CAR-T1.10).
rule-CAR-T1_9 =
    Raise: the player adds coins from the safe until the stack is higher than every other one in this port, by
    at least 1 coin. The ship stays and has acted for this turn; the matter is decided in the player's next
    turn.
rule-CAR-T1_10 = Withdraw: the ship leaves, and the whole stack goes back into the safe. No coin is lost.
rule-CAR-T1_11 =
    A player who withdraws from a port may not send a ship there in Phase III of the same turn. From their next
    turn on they may.
rule-CAR-T1_12 = A player who has too few coins in the safe to raise has to withdraw.
rule-CAR-T1_13 = After a capture the same port may be visited again in Phase III of the same turn.
rule-CAR-T1_14 =
    If a tile has to be drawn and the bag is empty, the whole discard pile goes into the bag and is mixed; then
    the drawing goes on.
rule-CAR-T1_15 =
    A stack is never made smaller, moved or split. Coins join it only when it is placed (CAR-T3.3) or raised
    (CAR-T1.9), and leave it only by a capture, to the bank, or by a withdrawal, to the safe.

## Phase II: trading cargo

rule-CAR-T2_1 =
    The active player may trade own tiles, those beyond the capacity included, for victory cards: for as many as
    they can pay. Nobody has to trade.
rule-CAR-T2_2 =
    All trades of a turn are one: the values of all combinations handed in are added up, and the sum must be at
    least the cost of all cards taken together.
rule-CAR-T2_3 =
    A combination has 1 to 9 tiles. Either all are of the same type, worth 1, 4, 9, 16, 25, 36, 49, 64 or 81, or
    all are of different types, worth 1, 3, 6, 10, 15, 21, 28, 36 or 45, for 1 to 9 tiles.
rule-CAR-T2_4 = Each tile belongs to one combination only. Any number of combinations can be handed in.
rule-CAR-T2_5 =
    In a combination of different tiles no type may appear twice. It is not enough that they are not all equal.
rule-CAR-T2_6 =
    A wild tile counts as one type of choice in any combination, and a combination may consist of wild tiles
    alone. Among different tiles it stands for a type that is not there otherwise.
rule-CAR-T2_7 = No change is given: surplus value is lost.
rule-CAR-T2_8 = The tiles handed in go to the discard pile, and the cards are taken at once.
rule-CAR-T2_9 =
    A card can be taken only while there are copies in its pile. Several copies of one card can be taken in one
    trade if pile and CAR-C1 allow it. Cards never go back.
rule-CAR-T2_10 = Coins cannot pay for cards, except in the last round (CAR-E2).
rule-CAR-T2_11 =
    A player who owns more tiles than their capacity at the end of Phase II discards tiles of their choice until
    they own exactly as many as their capacity. This holds in every turn, including the last one.
rule-CAR-T2_12 =
    The capacity is 6, and 2 more for each own Warehouse card, those bought in this very phase included.
rule-CAR-T2_13 =
    Smuggler's Edge cards lie open in front of their owner. The other cards form an open pile that everybody may
    look through at any time.
rule-CAR-T2_14 =
    Tiles handed in are worth the highest sum that any division into allowed combinations gives (CAR-T2.3 to
    CAR-T2.6). The player chooses only the tiles; the best division is found automatically.

## Cards

rule-CAR-C1 =
    Of each of the three kinds of Smuggler's Edge cards a player may get at most 2 in the whole game.
rule-CAR-C2 = Smuggler's Edge cards have their effect at once.
rule-CAR-C3 =
    Cargo Ship: the player adds a ship from the reserve to the fleet. It can be sent in Phase III of the same
    turn. A fleet has 3 to 5 ships.
rule-CAR-C4 = Warehouse: 2 more warehouse slots, at once. The capacity is 10 at most.
rule-CAR-C5 =
    Syndicate: each card pays 2 coins from the bank once in every own turn, when its owner withdraws from a port
    in Phase I. It is paid by itself (CAR-R29).
rule-CAR-C6 =
    Two Syndicates pay 4 coins only if the player withdraws from two different ports in this turn: each
    withdrawal is paid for by one card.
rule-CAR-C7 =
    The coins of a Syndicate go into the safe with the withdrawn stack and can be used for later actions of the
    same phase.
rule-CAR-C8 = Simple cards: any number for each player, with as many points as they cost.
rule-CAR-C9 = Unique cards: one copy of each, with more points than it costs.

## Phase III: sending ships

rule-CAR-T3_1 =
    The active player sends every ship at the family sheet to the Casino, to the Black Market or to an open
    port, one after the other, in any order. Only in the last turn may ships stay behind (CAR-E8).
rule-CAR-T3_2 = The Casino and the Black Market cost nothing and take any number of ships of any players.
rule-CAR-T3_3 = Port: the ship is put on a stack of coins from the safe, at least 1 coin.
rule-CAR-T3_4 =
    If there are other stacks in the port, the new one must have at least 1 coin more than the highest of them.
    Two equal bids do not exist.
rule-CAR-T3_5 = In each port a player has at most one ship, and so one stack.
rule-CAR-T3_6 = A port from which the player withdrew in this turn is barred (CAR-T1.11).
rule-CAR-T3_7 =
    A ship does nothing in the turn in which it is sent. It acts in Phase I of its owner's next turn.
rule-CAR-T3_8 = Any number of players can have a ship in the same port.
rule-CAR-T3_9 = When all ships are sent, the turn ends.

## End of the game and scoring

rule-CAR-E1 =
    When the round marker reaches the last space (11 or 10), every player has one last turn, the start player
    first. Then the game ends.
rule-CAR-E2 =
    In Phase II of their last turn players may add coins of the safe to the value of their tiles, each for 1;
    these coins go to the bank. Coins alone may pay as well (CAR-R30). They cover exactly what the tiles leave
    open (CAR-R31).
rule-CAR-E3 = Coins that lie on the board do not count for CAR-E2.
rule-CAR-E4 = Coins left in the safe or in ports and tiles left over are worth nothing.
rule-CAR-E5 = The score is the sum of the points of all victory cards, the Smuggler's Edge cards included.
rule-CAR-E6 =
    The highest score wins. If there is a tie, the tied player who owns the single card with the most points
    wins; if these are equal too, the one whose card costs more (CAR-O6, CAR-R36).
rule-CAR-E7 =
    If that is equal as well, the tied players share the place (CAR-R21; for the other places CAR-R33).
rule-CAR-E8 =
    The last turn has a Phase III as well, but no ship has to be sent (CAR-O3, CAR-R19): a ship can only outbid
    a player whose turn comes later. The last player of the last round has no Phase III; the game ends right
    after their Phase II.

## Supplies running out

rule-CAR-U1 =
    Bag empty: see CAR-T1.14. Bag and discard pile are never empty together (CAR-I11), so ports and Black Market
    are always full outside an action.
rule-CAR-U2 =
    Pile of a card empty: the card can no longer be bought. With 5 players the 8 copies of a Smuggler's Edge
    card are fewer than the 10 that the players may own together.
rule-CAR-U3 =
    Too few coins in the bank: the player takes what is left for each ship at the Casino and each payment of a
    Syndicate, that is 0 to 2 coins. Nothing is owed for later (CAR-R17, CAR-R29).
rule-CAR-U4 = The ships in reserve cannot run out: each player has 2, and may own at most 2 Cargo Ship cards.

## Decision steps

rule-CAR-D1 =
    Until the game is over, exactly one step is open, and there is at least one legal answer to it. A step with
    a single answer is still a step; the program may take it without asking.
rule-CAR-D2 =
    Phase I: as long as an own ship on the board has not acted, the player chooses what one of them does. Ships
    at the same place are alike, so an answer names the place and never the ship. There are at most 19 answers.
    Phase I ends by itself when every ship has acted.
rule-CAR-D3 =
    Raising a stack and naming its height, giving a tile away and taking another, sending a ship to a port and
    naming the bid: each of these pairs is one action. Nothing moves before the second step, and the first is
    possible only if the second has an answer.
rule-CAR-D4 =
    A trade is put together in small steps: first the cards into the basket, one by one, then the tiles that
    pay, one by one, then the end of the trade. Cards and tiles can be named in any order. Nothing moves before
    the end, which carries everything out at once. Then Phase II goes on with the discards; there is no second
    trade (CAR-R8).
rule-CAR-D5 =
    No dead end: a card goes into the basket only if all tiles of the player together, and in the last round all
    coins of the safe, could pay for the whole basket. So the payment can always be completed, and every basket
    that can be paid can be put together card by card.
rule-CAR-D6 =
    No possibility is lost: every set of tiles that is worth enough can be handed in, even a larger one than
    needed (CAR-R27). With too little value the trade cannot be closed, and without a card no tiles can be
    handed in (CAR-R9).
rule-CAR-D7 =
    Coins are never chosen in a trade: in the last round its end takes exactly what the tiles leave open from
    the safe, in earlier rounds nothing (CAR-E2, CAR-R31).
rule-CAR-D8 =
    The rules have no step back; a step taken by mistake can only be undone as the program allows it. Within a
    turn nothing hidden comes to light until a tile is drawn from the bag, and only a draw at the Black Market
    and a capture do that.
rule-CAR-D9 =
    In Phase III each ship is sent with full sight of those sent before. The phase ends by itself when no ship
    is left, or in the last turn by the player's decision. A bid is a whole number up to the coins in the safe.
rule-CAR-D10 =
    Phase II begins by itself after Phase I, even if no card can be paid; then not to trade is the only answer.
    A player who owns no more tiles than their capacity is not asked for a discard.

## Rulings

rule-CAR-R1 =
    Question: what is the smallest bid in an empty port, 0 or 1 coin? Ruling: 1. The ship stands on a stack of
    coins, and three reviews name at least one coin.
rule-CAR-R2 =
    Question: may a player have several ships in one port? Ruling: no, one only. A German review says so; and a
    second stack would prevent the player's own capture.
rule-CAR-R3 =
    Question: may a player who is alone in a port take the coins back, or let the ship wait? Ruling: no, they
    have to capture. Both are described only for a player who is outbid; a bid is binding.
rule-CAR-R4 =
    Question: may a ship at the Black Market do nothing? Ruling: no, it draws or swaps. A draw never hurts,
    since what is too much is discarded by choice.
rule-CAR-R5 = Question: can a player without a tile swap? Ruling: no, they draw.
rule-CAR-R6 =
    Question: does each combination pay for one card, or is everything added up? Ruling: added up. The example
    of the rulebook buys two cards with one combination worth 25, and three cards with 25 + 9 + 1.
rule-CAR-R7 =
    Question: are three equal tiles worth 8 or 9? Ruling: 9. The 8 in the scan contradicts both sums of the
    example.
rule-CAR-R8 =
    Question: may a player trade several times in one Phase II? Ruling: once, everything together. Several
    trades would give the same result, apart from the value that is lost, so this is no disadvantage.
rule-CAR-R9 =
    Question: may a player discard tiles without being above the capacity? Ruling: no, only excess tiles are
    discarded. Paying too much is possible, but pointless.
rule-CAR-R10 =
    Question: must excess tiles be traded if that is possible? Ruling: no, the player chooses between trading
    and discarding.
rule-CAR-R11 =
    Question: do two Syndicates both pay for one withdrawal? Ruling: no, one pays 2 coins. The rulebook ties the
    4 coins to two different ports.
rule-CAR-R12 =
    Question: does a Syndicate pay in the turn in which it is bought? Ruling: that cannot happen. Players
    withdraw in Phase I and buy in Phase II.
rule-CAR-R13 =
    Question: is a port barred after a capture or a raise as well? Ruling: no. After a capture it is open again;
    after a raise the ship is still there, and one ship in each port is the limit.
rule-CAR-R14 =
    Question: can a player be highest in a port, but not alone, in their own Phase I? Ruling: no. Since the bid
    everybody else has had a turn and had to top it or to leave.
rule-CAR-R15 =
    Question: must all ships be sent in Phase III? Ruling: yes. The turn ends when all are sent, and Macao is
    always possible. The last turn is the exception (CAR-R19).
rule-CAR-R16 =
    Question: is the discard pile public, and which of it goes into an empty bag? Ruling: it is public, since
    everything is discarded openly. All of it goes into the bag, tiles of the same round included; the rulebook
    speaks of earlier rounds, which is the usual case, but names no second pile.
rule-CAR-R17 =
    Question: what if the bank has no coins left? Ruling: it pays what is there. The box has 60 coins, and the
    bank is a common stock. With the option “coins” there are always enough (CAR-O4).
rule-CAR-R18 =
    Question: does the order matter for ships at the Casino when the bank is nearly empty? Ruling: yes. Actions
    come one after the other, so a capture before them can bring coins into the bank.
rule-CAR-R19 =
    Question: is Phase III played in the last turn? Ruling: yes. The rulebook gives everybody one more turn
    without an exception and mentions coins left in ports. No ship has to be sent, since it can only spoil a
    later player's capture. Option CAR-O3 leaves the phase out.
rule-CAR-R20 =
    Question: may a player raise in Phase I of the last turn? Ruling: yes, for the same reason, though it can
    only spoil.
rule-CAR-R21 =
    Question: what if the best cards are equal as well? Ruling: the place is shared, since the rulebook names
    nothing further. The best card is the one with the most points, and of equal ones the most expensive
    (CAR-R36).
rule-CAR-R22 =
    Question: does the start player change? Ruling: no. The player who has the start marker moves the round
    marker at the start of each of their turns; one review that says otherwise contradicts the rulebook.
rule-CAR-R23 =
    Question: which coins count in the last turn? Ruling: those in the safe in Phase II, after everything in
    Phase I: with income, withdrawn stacks and Syndicates, without the stacks paid for captures.
rule-CAR-R24 =
    Question: which ports are open? Ruling: the first choice of option CAR-O1. The sources contradict each other
    in part; the other choice fits a French game report.
rule-CAR-R25 =
    Question: how many tiles lie in the Black Market? Ruling: 8, as an English and a German review
    say. A French report seems to list 6 but breaks off, which is why there is option CAR-O2.
rule-CAR-R26 =
    Question: can more than 9 equal tiles be one combination? Ruling: no. The tenth begins another one.
rule-CAR-R27 =
    Question: may a player hand in more value than needed, to get rid of tiles? Ruling: yes, but the program
    should warn.
rule-CAR-R28 =
    Question: is the new cargo of a captured port seen before the next action? Ruling: yes. The port is refilled
    at once (CAR-T1.7), so the player knows the new tiles for the rest of the turn.
rule-CAR-R29 =
    Question: is the payment of a Syndicate optional, and what if the bank is short? Ruling: it is paid by
    itself, for the first withdrawals of the turn, one for each Syndicate. A short bank pays what is there, and
    the card counts as used even if that is nothing.
rule-CAR-R30 =
    Question: can a card be paid with coins alone in the last turn? Ruling: yes. The rulebook lets all coins of
    the safe go towards the cost and asks for no tile.
rule-CAR-R31 =
    Question: may coins pay too much in the last turn? Ruling: no. Exactly what is missing is taken; the rest
    stays in the safe and can still be bid in Phase III. Tiles may pay too much (CAR-R27).
rule-CAR-R32 =
    Question: may a tile be swapped for one of its own type? Ruling: no. That would be doing nothing, which
    CAR-R4 rules out. Wild counts as a type of its own here.
rule-CAR-R33 =
    Question: how are the places below the first one ordered? Ruling: like the first: by score, then by the
    best card (without a card, 0 points and a cost of 0). Players equal in both share the place, and the next
    places are left out: 1, 1, 3. The rulebook settles only the first place.
rule-CAR-R34 =
    Question: may a player add coins to a stack that is alone or highest, twice in one Phase I, or in Phase III?
    Ruling: no. Only an outbid player adds coins, by raising, once for each ship and turn.
rule-CAR-R35 =
    Question: does a port stay barred after a withdrawal if it becomes empty or is fought over again? Ruling:
    yes, for Phase III of this turn in any case. In the player's next turn it is free again.
rule-CAR-R36 =
    Question: which value of a card decides a tie, its points or its cost? Ruling: its points, and of equal
    points its cost. The rulebook speaks of the highest value. Where points are compared that means points; but
    on the same page it calls the cost of the Cronies, 49, their value. Before, only the points were compared;
    option CAR-O6 keeps that.
rule-CAR-R37 =
    Question: what do the unique cards cost? Ruling: 16, 25, 36, 49, 64 and 81, for 20, 30, 45, 60, 80 and 100
    points. The fourth costs 49, the first a number that ends in 6; six squares from 4 × 4 to 9 × 9 give both,
    and no number has to be invented. The points are our own. Before: 36/40, 40/45, 45/50, 49/55, 64/75 and
    81/100; option CAR-O7 keeps that.

## Worked examples from the rulebook

rule-CAR-X1 =
    Example for CAR-T2.2, CAR-T2.3 and CAR-T2.6. A player owns 4 tiles of jewels, 1 wild tile, 3 of cars and 1
    of weapons, and hands in the jewels with the wild tile as five of one type. That is worth 25 and buys a
    Cargo Ship (15) and a Warehouse (10). The cars and the weapons stay.
rule-CAR-X2 =
    Example for CAR-T2.2 and CAR-R7, with the tiles of CAR-X1. The player hands in the 3 tiles of cars (9) and
    the 1 of weapons (1). That is worth 10 and buys a Warehouse. The jewels and the wild tile stay.
rule-CAR-X3 =
    Example for CAR-T2.2 and CAR-C1, with the tiles of CAR-X1. The player hands in everything: 25 + 9 + 1 = 35.
    That buys a Cargo Ship and 2 Warehouses, or a Cargo Ship, a Warehouse and a Syndicate.
rule-CAR-X4 = Example for the victory cards: a Cargo Ship costs 15 (top left) and brings 5 points (top right).
rule-CAR-X5 =
    Example for CAR-T3.2 and CAR-T1.4. A player who is short of coins sends all 3 ships to the Casino. In the
    next Phase I they bring 3 × 2 = 6 coins.
rule-CAR-X6 =
    Example for CAR-T1.5 to CAR-T1.5b. Two uranium tiles lie in the Black Market. Blue has 2 ships there and no
    tiles; Red has 1 ship there and comes first. Red swaps a tile for one uranium. Then Blue draws a tile other
    than uranium with the first ship and swaps it for the second uranium with the other. Blue owns one uranium;
    Red's tile and the drawn one lie in the Black Market, which is full.
rule-CAR-X7 =
    Example for CAR-T3.4 and CAR-T1.8. Green is alone in a port on 3 coins. Another player who sends a ship
    there has to bid at least 4, and bids 5. In the next Phase I Green has to raise to 6 or more, or to
    withdraw.
rule-CAR-X8 =
    Example for CAR-C5 and CAR-C6. A player with 2 Syndicates is outbid in two ports and withdraws from both in
    one Phase I. Both stacks come back, and the Syndicates pay 2 + 2 = 4 coins.
rule-CAR-X9 =
    Example for CAR-E2 and CAR-T2.3. In the last round a player owns 9 different tiles and 4 coins and trades
    everything: 45 + 4 = 49 pays for Cronies.
rule-CAR-X10 =
    Example for CAR-T0.3. With 4 or 5 players the game is over after 10 rounds, with 2 or 3 players after 11.
rule-CAR-X11 =
    Example for CAR-T1.11 and CAR-T3.6. A player who is outbid in a port withdraws in Phase I. In Phase III of
    this turn the port is not offered to them; in their next turn it is.

## Worked examples of our own

rule-CAR-X12 =
    Example for CAR-T1.8, CAR-T1.9 and CAR-T3.4. A bids 2 in Panama, B bids 3, C bids 5. In A's turn the safe
    holds 4: A may raise to exactly 6 (2 + 4) or withdraw. If A raises to 6, B has to reach at least 7 or to
    leave, and then C as well.
rule-CAR-X13 =
    Example for CAR-T1.7, going on from CAR-X12. B and C withdraw. In the next Phase I A captures: 6 coins go to
    the bank, 2 tiles to A, and Panama gets 2 new ones.
rule-CAR-X14 =
    Example for CAR-T2.4, CAR-T2.5 and CAR-T2.14. Of 2 alcohol, 1 art and 1 gold, all four are not different,
    since alcohol is there twice. So they are not worth 10 but 7: alcohol, art and gold (6) and alcohol (1), or
    4 + 3.
rule-CAR-X15 =
    Example for CAR-T2.6. 3 ivory, 1 art, 1 gold and 1 wild are worth 19: ivory with the wild tile as four of
    one type (16), and 2 different (3).
rule-CAR-X16 = Example for CAR-T2.6. 3 wild tiles alone are worth 9, as three of one type.
rule-CAR-X17 =
    Example for CAR-T2.12 and CAR-C4. A player with capacity 6 has 9 tiles after Phase I and buys a Warehouse
    with 4 different tiles (10). 5 tiles are left, the capacity is 8, and nothing is discarded.
rule-CAR-X18 =
    Example for CAR-T2.11. A player with capacity 6 has 9 tiles and trades nothing. At the end of Phase II they
    discard exactly 3 tiles of their choice.
rule-CAR-X19 =
    Example for CAR-C3. A player buys a Cargo Ship in Phase II and sends 4 ships in Phase III of the same turn.
rule-CAR-X20 = Example for CAR-C1. A player with 2 Warehouses cannot buy a third one.
rule-CAR-X21 =
    Example for CAR-U3. The bank holds 1 coin, and a player has 2 ships at the Casino. The first brings 1 coin,
    the second none.
rule-CAR-X22 =
    Example for CAR-E6. Two players have 120 points each. The best card of one is Cronies (60), that of the
    other Night Club (45). The first one wins.
rule-CAR-X23 =
    Example for CAR-T1.12 and CAR-T1.2. A player with an empty safe is outbid, 2 against 3. They can only
    withdraw, unless an earlier action of this phase brings at least 2 coins.
rule-CAR-X24 =
    Example for CAR-T2.14. 3 alcohol and one tile of each of the other eight types are worth 49: nine different
    (45) and two equal (4). Three equal and eight different would be 9 + 36 = 45, and nine different with two
    single tiles 47.
rule-CAR-X25 =
    Example for CAR-D4 to CAR-D6 and CAR-R27. Before the last round a player without cards has the tiles of
    CAR-X1, worth 35, and puts a Cargo Ship and a Warehouse into the basket. Another Warehouse or a Syndicate
    (35 in all) is still offered, a Villa (40) is not. With four jewels handed in (16) the trade cannot be
    closed; with the wild tile (25) it can, and further tiles may be added.
rule-CAR-X26 =
    Example for CAR-D7, CAR-E2 and CAR-R31. In the last round a player with 9 different tiles and 6 coins has
    Cronies (49) in the basket and hands in all nine tiles. 4 coins go to the bank; 2 stay in the safe and may
    be bid in Phase III. With 3 coins Cronies would not be offered.
rule-CAR-X27 =
    Example for CAR-C6, CAR-U3 and CAR-R29. The bank holds 1 coin. A player with 2 Syndicates withdraws from two
    ports and gets 1 + 0 coins besides the stacks.
rule-CAR-X28 =
    Example for CAR-T1.7 and CAR-T1.14. The bag holds 1 tile, the discard pile 20, and a port with 3 slots is
    captured. 1 tile is drawn, the 20 are mixed into the bag, and 2 more are drawn. Then the bag holds 18, the
    discard pile none.
rule-CAR-X29 =
    Example for CAR-E6, CAR-E7 and CAR-R33. A and B have 100 points each and a best card of 45. C and D have 80
    each; C's best card has 45 points, D's 35. A and B share the first place, C is third, D fourth.
rule-CAR-X30 =
    Example for CAR-T3.4 and CAR-D3. With 4 players there are stacks of 2 and 4 in Rio, none of them of the
    active player. With 5 coins in the safe Rio is offered, and 5 is the only bid; with 4 coins it is not
    offered.
rule-CAR-X31 =
    Example for CAR-E8. In the last round everybody but the last player may send any number of ships in Phase
    III and then end the turn. For the last player the game is over after Phase II.
rule-CAR-X32 =
    Example for CAR-T1.1 and CAR-R18. The bank is empty. A player has a ship at the Casino and is alone in a
    port on 3 coins. If they capture first, the Casino pays 2 coins and the bank keeps 1; the other way round it
    pays nothing.
rule-CAR-X33 =
    Example for CAR-R32. A player owns 1 alcohol and nothing else, and all tiles of the Black Market are
    alcohol. Their ship there can only draw.

## Invariants

rule-CAR-I1 =
    Cargo: bag, discard pile, Black Market, ports and the tiles of all players together are always 126 tiles and
    one for each player: 14 of each normal type, and as many wild tiles as players.
rule-CAR-I2 =
    Outside an action every open port holds as many tiles as it has slots, the Black Market 8 (or 6), and a
    closed port none.
rule-CAR-I3 =
    Coins: bank, safes and stacks together are always 60. No safe is below zero, and the bank only if there are
    always enough coins (CAR-O4). Every stack has at least 1 coin.
rule-CAR-I4 =
    Ships of a player: those at the family sheet, at the Casino, at the Black Market, in ports and in reserve
    are always 5. The fleet has 3 and one more for each own Cargo Ship card, 5 at most. A player has at most one
    ship in each port, and a stack exactly where there is a ship.
rule-CAR-I5 = In a port no two stacks have the same height.
rule-CAR-I6 =
    At the start of a player's Phase I each of their stacks is alone in its port or not the highest there
    (CAR-R14).
rule-CAR-I7 =
    After Phase I the player has no ship at the Casino or at the Black Market, and each stack left is the
    highest of its port.
rule-CAR-I8 =
    After Phase II a player owns no more tiles than the capacity, which is at most 10. After Phase III, except
    in the last turn, no ship of theirs is left behind.
rule-CAR-I9 =
    Cards: the piles and the cards of all players together are always 54, and each kind keeps its number. Nobody
    has more than 2 of a kind of Smuggler's Edge.
rule-CAR-I10 =
    Points never become fewer. The score is the sum of the points of the cards and changes only in the player's
    own Phase II.
rule-CAR-I11 =
    Bag and discard pile together always hold at least 38 tiles with five players, and more with fewer players.
    So a tile can always be drawn.
rule-CAR-I12 =
    In a trade the value of the tiles and the coins spent are together at least the cost. Before the last round
    the coins in the safe do not change in Phase II.
rule-CAR-I13 = Start player and order of turns never change. There are as many turns as players times rounds.
rule-CAR-I14 =
    One tile more never makes tiles worth less. Equal tiles are worth more than as many different ones, except
    that a single tile is worth 1 either way.
rule-CAR-I15 = A withdrawal never costs a coin, and Syndicates pay a player at most 4 coins in a turn.
rule-CAR-I16 = At the start of a turn, from round 2 on, all ships of the player's fleet are on the board.
rule-CAR-I17 =
    A turn has at most 70 steps (10 in Phase I, 20 for the basket, 26 for payment and discards, 11 in Phase
    III). So a game has at most 1540, 2310, 2800 or 3500 with 2, 3, 4 or 5 players.
