### Rules reference of Borneo: one message for each definition of the rule ledger.

## Options

rule-BOR-O1 = Option “edition”: the board edition (default) or the card edition.
rule-BOR-O2 =
    Option “four merchants with three players”: off by default. It is allowed only in the board edition with
    exactly 3 players (BOR-V3.1, BOR-V3.2). Otherwise the setup is refused (BOR-R28).
rule-BOR-O3 =
    Option “Blackbeard's Secret”: off by default. It is allowed only in the board edition, with 3, 4 or 5
    players, also together with the option of BOR-O2 (rules: BOR-VB1 to BOR-VB6). In the card edition the
    setup is refused (BOR-R28).
rule-BOR-O4 =
    Option “start player”: drawn at random (default), or the player of a named seat (BOR-R31). The seats are
    numbered clockwise from 0.
rule-BOR-O5 =
    Option “completed orders”: open (default) or face down. Face down, you see only how many orders the other
    players have completed, until the end of the game (BOR-H9). The log still tells every order when it is taken
    (BOR-R20). No other rule changes.

## Setup

rule-BOR-S1 = 3, 4 or 5 players take part.
rule-BOR-S2 =
    Shuffle the 60 cargo cards and deal 3 to each player as a hidden hand. The rest is the face-down draw
    pile. The discard pile starts empty.
rule-BOR-S3 =
    Shuffle the port cards and reveal three of them, one for each of the three port places. The rest is the
    face-down port stack.
rule-BOR-S4b =
    Board edition: with 3 or 4 players remove the 2 port cards marked “5”; 12 remain, so the port stack has 9.
    With 5 players remove the 4 port cards marked “3/4”; 10 remain, so the port stack has 7. Removed port
    cards are out of the game.
rule-BOR-S4c = Card edition: all 12 port cards are used with every number of players; the port stack has 9.
rule-BOR-S5b =
    Board edition: with 3 or 4 players remove the orders marked “5” (4 of them, BOR-R27). With 5 players use
    all 16 orders. All orders lie face up, sorted by value.
rule-BOR-S5c =
    Card edition: all 12 orders are used. They form one open stack that everyone may browse at any time.
rule-BOR-S6b =
    Board edition: each of the 4 trading companies has a rank ladder of 5 spaces. The merchant on the topmost
    space has rank 1, the next one rank 2, and so on. Ladders never have gaps: new merchants go to the topmost
    free space, and gaps are closed (BOR-T2.3). There are five spaces, not three (BOR-R3).
rule-BOR-S6c =
    Card edition: each of the 4 trading companies has a row of merchants without a length limit. The leftmost
    merchant has rank 1.
rule-BOR-S7 =
    Each player has 3 merchants (4 in the variant with four merchants, BOR-V3.1). After the placement all
    merchants stay on the ladders until the end of the game.
rule-BOR-S8 =
    The merchants are placed when the hands are dealt, the three ports are open and the orders are on display.
    The start player (BOR-O4) begins. In turn each player places one merchant at the end of a company of their
    choice, which is its best free rank. The rounds run alternately in clockwise and in reverse order: with 4
    players A B C D, then D C B A, then A B C D.
rule-BOR-S8b =
    Board edition: during the placement a company with 5 merchants may not be chosen. At least 2 companies
    always remain legal, since at most 14 merchants have been placed before. A merchant may be placed directly
    below another one of the same player.
rule-BOR-S8c =
    Card edition: during the placement a merchant goes only to the right end of a row (BOR-R30). A player may
    not choose a company whose last merchant is their own. At least 2 of the 4 companies always remain legal,
    since the player has placed at most 2 merchants before.
rule-BOR-S9 = The start player takes the first turn (BOR-R14). Play is clockwise.
rule-BOR-S10 = The warehouses start empty, and no player holds an order.

## Turn order

rule-BOR-G1 =
    A turn has four phases in this fixed order: 1 complete an order (optional), 2 merchants (optional), 3 lay
    a cargo card (mandatory), 4 draw (mandatory).
rule-BOR-G2 =
    After phase 4 the left neighbour takes their turn. This goes on until the game ends by BOR-E1 or BOR-E2.

## Phase 1: complete an order

rule-BOR-T1_1 =
    The active player may complete at most one order per turn, and only in this phase. (At the end of the game
    there is one last chance, BOR-E4.)
rule-BOR-T1_2 =
    Any order still on display may be chosen. When the last one of a type is taken, that type is no longer
    available.
rule-BOR-T1_3 =
    There are five types of orders. One of each spice: 1 unit of each of the four spices (4 units), 6 points.
    Four of one spice: 4 units of one spice, 8 points. Two of each spice: 2 units of each spice (8 units), 15
    points. Eight of one spice: 8 units of one spice, 20 points (BOR-R2). Three of each spice: 3 units of each
    spice (12 units), 25 points.
rule-BOR-T1_4 =
    An order is paid only from the player's own warehouse, with cargo cards, port cards or both. Hand cards
    and completed orders can never be used.
rule-BOR-T1_5 =
    A cargo card gives 1 unit of its spice, or 2 units if it shows a “2”. A port card with a spice gives 1
    unit of it.
rule-BOR-T1_6b =
    Board edition: a port card with a chest is a joker. It gives 1 unit of any one spice, chosen when paying.
    Any number of jokers may be used in one payment (BOR-R12).
rule-BOR-T1_6c = Card edition: there are no jokers.
rule-BOR-T1_7 =
    Units above the requirement are lost without compensation. Paying ends as soon as the order is covered.
    Every card paid must cover at least one unit that is missing at that moment (BOR-R11; the steps are BOR-P3
    to BOR-P7).
rule-BOR-T1_8 =
    Spent cargo cards go to the open discard pile. Spent port cards, jokers too, are out of the game
    (BOR-R10).
rule-BOR-T1_9 =
    The completed order is laid face down in front of the player and stays there. It scores its points at the
    end of the game.

## Phase 2: merchants

rule-BOR-T2_1 =
    The active player may either transfer one merchant, or begin one contest, or do neither. Never more than one
    of these per turn. The action does not have to bring an advantage (BOR-R25).
rule-BOR-T2_2 =
    Transfer: take one of your own merchants out of its company and put it at the end of a different company
    (board edition: topmost free space; card edition: right end of the row).
rule-BOR-T2_2b =
    Board edition: the company to which a merchant is transferred must have fewer than 5 merchants.
rule-BOR-T2_3 =
    After a transfer the merchants that ranked below the moved merchant in its old company each move up one
    rank.
rule-BOR-T2_4 =
    During play (by a transfer, a contest or moving up) a player's own merchants may become neighbours in both
    editions. The ban of the card edition (BOR-S8c) holds only for the placement.
rule-BOR-T2_5 =
    Contest: choose one of your own merchants (attacker) and a merchant of another player (defender) that has a
    better rank in the same company. The two do not have to be neighbours. Your own merchants may stand between
    them.
rule-BOR-T2_6 = The attacking player must hold at least 2 hand cards to begin a contest.
rule-BOR-T2_7 =
    The attacking player plays 1 or more hand cards face up. Each of them must show at least one flag of that
    company, and the player must keep at least 1 hand card. Once the two merchants are chosen, the contest
    cannot be broken off.
rule-BOR-T2_8 =
    Only when the attack is complete does the defending player answer. They may play 0 or more hand cards, each
    with at least one flag of that company, but at most as many cards as the attacking player played. They must
    keep at least 1 hand card (BOR-R5). They do not have to defend.
rule-BOR-T2_9 =
    Strength is the number of flags of that company on the cards played: a card counts 3 if it shows the
    company three times, 1 if it shows it once. All four flags of a card count; the two flag rows do not
    matter here. Spices and a “2” do not matter either.
rule-BOR-T2_10 =
    The defender's side adds 1 for each merchant of any player that stands strictly between defender and
    attacker: the attacker's rank minus the defender's rank minus 1. This bonus counts even if the defending
    player plays no card.
rule-BOR-T2_11 =
    If the attacker's strength is greater than or equal to the defender's total, the attack succeeds.
rule-BOR-T2_12 = After a successful attack the attacking merchant takes the defender's place.
rule-BOR-T2_13b =
    Board edition: after a successful attack the defending player chooses. Either their merchant takes the
    place the attacker has left (exchange), or it goes to the end of another company with a free space; there
    always is one (BOR-R4). In the second case the merchants below the attacker's old place move up.
rule-BOR-T2_13c =
    Card edition: after a successful attack the defending player chooses. Either their merchant takes the
    place the attacker has left (exchange), or it goes to the right end of any company, the same one included.
    In the second case the gap at the attacker's old place is closed first (BOR-R19, BOR-R36).
rule-BOR-T2_14 =
    If the defender's total is strictly greater than the attacker's strength, the attack is repelled. Both
    merchants stay where they are.
rule-BOR-T2_15 =
    After repelling an attack the defending player may move one of the cargo cards they played in this defence
    into their warehouse. There it counts as spice with its printed units (BOR-R23). If they played no card,
    there is no reward.
rule-BOR-T2_16 = All other cards played in the contest go to the discard pile.
rule-BOR-T2_17 = Nobody draws cards because of a contest.

## Phase 3: lay a cargo card

rule-BOR-T3_1 =
    The active player must play exactly one hand card face up to one of the three open ports, freely chosen.
    They always have a card (BOR-R29).
rule-BOR-T3_2 =
    The first cargo card of a port lies below the port card, with all four flags visible. Each further card
    covers the lower flag row of the card laid before it. So these flags are visible: the upper row (3 flags)
    of every card except the last, and all 4 flags of the last card (BOR-R1).
rule-BOR-T3_3 = Covered flags never count for anything.
rule-BOR-T3_4b =
    Board edition: on the port card the monopoly number is on the left and the card limit on the right. This
    is a matter of display only.
rule-BOR-T3_4c =
    Card edition: on the port card the card limit is on the left and the monopoly number on the right. This is
    a matter of display only.
rule-BOR-T3_5 =
    After the card is laid, count the visible flags of each company in that port. If a company has at least as
    many visible flags as the monopoly number, there is a monopoly distribution (BOR-D2 to BOR-D4), even if
    the card limit is not reached.
rule-BOR-T3_6 =
    If no company has the monopoly and the number of cargo cards in the port equals the card limit, there is a
    shared distribution (BOR-D5 to BOR-D10). If both happen at once, it is a monopoly.
rule-BOR-T3_7 = If neither the monopoly number nor the card limit is reached, nothing is distributed.

## Distribution

rule-BOR-D1 =
    A distribution is carried out at once and completely, before phase 4. The player who laid the last card is
    the trigger player.
rule-BOR-D2 =
    Only a company with a flag on the last card can have the monopoly. So at most two companies reach it at
    once: the one shown three times and the one shown once on that card. A company that is not on the last
    card gains no visible flag and may lose one.
rule-BOR-D2b =
    Board edition: if two companies reach the monopoly number at once, the one whose flag comes first on the
    last card gets the monopoly, no matter how many flags each has. The flags are read in the upper row from
    left to right, then in the lower row. So the company shown only once gets the monopoly only if its flag is
    top left.
rule-BOR-D2c =
    Card edition: if two companies reach the monopoly number at once, the one with more visible flags gets the
    monopoly. With equal totals it is the one whose flag comes first on the last card (BOR-R6).
rule-BOR-D3b =
    Board edition, monopoly: before the cargo cards are chosen, the trigger player (who laid the last card)
    puts the port card into their warehouse, even if they have no merchant in that company.
rule-BOR-D3c =
    Card edition, monopoly: the owner of the company's rank-1 merchant gets the port card in addition to their
    choice of cargo cards.
rule-BOR-D4 =
    Monopoly: the merchants of that company choose in rank order 1, 2, 3 and so on. Each takes one cargo card
    from the port into the warehouse of its owner. After the last merchant it begins again with rank 1, until
    all cards are taken. A player with several merchants there chooses several times.
rule-BOR-D5 =
    Shared distribution: sort the companies with at least one visible flag by their number of visible flags,
    most first. In a tie the company comes first whose visible flag is first in reading order over the whole
    port: cards in the order they were laid, each upper row from left to right, at the end the lower row of
    the last card (BOR-R22). Order tokens only mark this order.
rule-BOR-D6 =
    Shared distribution: before the cargo cards are chosen, the trigger player (who laid the last card) puts
    the port card into their warehouse, even if they have no merchant in a company with a visible flag.
rule-BOR-D7 =
    Shared distribution: the rank-1 merchants choose one cargo card each in the order of the companies, then
    the rank-2 merchants in the order of the companies, and so on, until all cards are taken. A company
    without a merchant of that rank is skipped (BOR-R9).
rule-BOR-D8 = Shared distribution: a company without any visible flag gets nothing.
rule-BOR-D9 =
    Shared distribution: if all merchants of these companies have chosen and cards are left, it begins again
    with rank 1 (BOR-R8).
rule-BOR-D10 =
    If no merchant is entitled, because the monopoly company or all companies with a visible flag have no
    merchant, the cargo cards go to the discard pile. The trigger player (who laid the last card) still gets
    the port card (BOR-D3b, BOR-D6). Exception: after a monopoly in the card edition the port card is out of
    the game (BOR-R7).
rule-BOR-D11 =
    Choosing is mandatory (BOR-R18). The choice among the remaining cards is free. As soon as all remaining
    choices belong to one player, that player gets all remaining cards without being asked (BOR-R35). So the
    last card is always assigned automatically.
rule-BOR-D12 =
    When all cargo cards of the port are gone, the top card of the port stack is revealed into the free place.
    If the port stack is empty, the game ends (BOR-E1).

## Phase 4: draw

rule-BOR-T4_1 =
    The active player draws 2 cargo cards, one after the other, even if they then have more than 6.
rule-BOR-T4_2 =
    If a card must be drawn and the draw pile is empty, the discard pile is shuffled and becomes the draw
    pile, also between the two cards (BOR-R15).
rule-BOR-T4_3 =
    With more than 6 hand cards the active player discards down to 6, cards of their choice, to the open
    discard pile. This is at most 1 card (BOR-I9).

## End of the game and scoring

rule-BOR-E1 =
    The game ends at once if a port card must be revealed and the port stack is empty. The number of the
    distribution after which this happens is the number of ports in play minus 2: the 10th with 12 ports, the
    8th with 10 ports. The active player no longer draws (BOR-R17).
rule-BOR-E2 =
    The game ends at once if a cargo card must be drawn and both the draw pile and the discard pile are empty,
    also for the second of the two cards (BOR-R16). Nobody has to discard down to 6.
rule-BOR-E3 =
    When the game ends, all open ports leave the game. The cargo cards there and all hand cards go to the
    discard pile (BOR-R34). None of them scores. Warehouses and completed orders stay.
rule-BOR-E4 =
    Last chance: each player may complete one order from their warehouse (BOR-T1.2 to BOR-T1.9, BOR-P3 to
    BOR-P7). The left neighbour of the player in whose turn the game ended begins; it goes on clockwise, and
    that player comes last. Pirate trade is not allowed (BOR-VB5). Orders taken earlier in this round are
    gone.
rule-BOR-E5 =
    Points: 1 for each cargo card in the warehouse (also with a “2”), 1 for each port card in the warehouse
    (also a joker), plus the points of the completed orders.
rule-BOR-E6 =
    Most points win. In a tie, the tied player with the most completed orders wins. If there is still a tie,
    the victory is shared. All places are ranked in the same way (BOR-R21).

## Variant: four merchants with three players (board edition)

rule-BOR-V3_1 =
    Variant for three players (board edition): each player has 4 merchants instead of 3 and places all of
    them. The fourth placement round runs in reverse order again: A B C, then C B A, then A B C, then C B A
    (BOR-R13).
rule-BOR-V3_2 =
    Variant for three players (board edition): everything else is unchanged. The ladders still have 5 spaces,
    so 12 merchants stand on 20 spaces.

## Variant: Blackbeard's Secret (board edition)

rule-BOR-VB1 = Blackbeard's Secret (board edition): the pirate ship starts on the pirate cove.
rule-BOR-VB2 =
    Pirate trade: when completing an order in phase 1, a player who does not hold the pirate ship may pay one
    required unit with one single card of another spice, a cargo card or a port card (BOR-R24). At most one unit
    per order may be paid in this way. That card counts 1 unit, even if it shows a “2”.
rule-BOR-VB3 =
    As soon as an order with a pirate trade is paid, the player takes the pirate ship, from the cove or from
    its holder. The ship never returns to the cove.
rule-BOR-VB4 =
    The holder of the pirate ship may not trade with the pirates. They may do so again as soon as another
    player has taken the ship.
rule-BOR-VB5 = Pirate trade is forbidden in the last chance (BOR-E4).
rule-BOR-VB6 =
    The holder of the pirate ship at the end of the game loses 2 points. The number of completed orders, which
    decides ties (BOR-E6), is not affected.

## Decision steps: general

rule-BOR-P1 =
    Exactly one player is asked at a time, in this order. Phase 1: skip the order, or choose an order and pay
    card by card until it is covered. Phase 2: skip the merchants, or transfer a merchant, or choose an attack,
    then attack cards, then defence cards, then the defender's new place (success), or taking or declining the
    reward (repelled with at least one card), or nothing. Phase 3: lay a cargo card, then the choices of a
    distribution. Phase 4: draw, then discard one card with 7 cards in hand. A decision made of several steps
    cannot be undone or broken off by the rules.
rule-BOR-P2 =
    A question is left out or answered automatically only where facts known to all leave no choice (BOR-R32).
    (a) No order is payable: phase 1, or the player's place in the last chance, passes. (b) Only one card is
    legal as the next payment: it is paid. (c) The attacking player has 1 hand card left: the attack is
    complete. (d) The defending player has played as many cards as the attacking player, or has 1 hand card
    left: the defence is complete; with 1 hand card from the start they are not asked at all. (e) All
    remaining choices of a distribution belong to one player (BOR-D11). In every other case the player is
    asked, even if their hidden cards leave only one answer (end the attack, end the defence).

## Decision steps: paying an order

rule-BOR-P3 =
    Choosing an order names a type on display and, for “four of one spice” and “eight of one spice”, also the
    spice. This gives the missing units: the same number of each spice, or all of the named spice. The choice
    is legal if the missing units are payable from the whole warehouse (BOR-P4).
rule-BOR-P4 =
    When are missing units payable? Look at the warehouse cards not yet laid aside. For each spice take its
    missing units minus the printed units of the cards of that spice, but never less than 0. The sum over all
    spices is the gap. The missing units are payable if the gap is at most the number of jokers among these
    cards. There is a second way if a pirate trade is still open to the player (BOR-VB2, BOR-VB4, BOR-VB5) and
    not yet used in this payment. Then one card that is not a joker may be laid aside for one missing unit of
    a spice other than its own. If for some such card and spice the gap counted afterwards, without that card
    and with that one unit fewer, is at most the number of jokers, the missing units are payable too.
rule-BOR-P5 =
    An order is covered spice by spice in the fixed sequence pepper, cinnamon, cloves, nutmeg. The due spice
    is the first one with missing units. Each payment step lays one card aside for the due spice, and the card
    itself decides its role. A card of the due spice covers its printed units, at most the missing ones; the
    rest is lost. A joker covers 1. A card of another spice is the pirate trade and covers 1.
rule-BOR-P6 =
    A card may be paid if it is in the player's own warehouse, is not yet laid aside, and is of the due spice,
    or a joker, or of another spice while the pirate trade is still open. In addition the units missing
    afterwards must still be payable (BOR-P4). So no payment can get stuck, and a joker needed elsewhere is
    refused.
rule-BOR-P7 =
    When the last missing unit is covered, the order is completed at once. The cards laid aside leave the
    warehouse (BOR-T1.8), the order goes to the player (BOR-T1.9), and after a pirate trade the pirate ship
    does too (BOR-VB3). Until then everything counts as still in its place.

## Decision steps: contest

rule-BOR-P8 =
    Choosing an attack names only the two merchants. It is legal with at least 2 hand cards of which at least
    one shows the company's flag. The defending player's hand does not matter here.
rule-BOR-P9 =
    Each attack step plays one hand card with the company's flag. It is legal while the attacking player has
    at least 2 hand cards. The card lies face up at once, is seen by all and cannot be taken back (BOR-R37).
    The sequence of the cards has no effect. So any one or more suitable cards can be played that leave at
    least 1 card in hand, and no others.
rule-BOR-P10 =
    The attack may be ended from the first card on. The defending player is asked only after that, or after
    the attack is complete because 1 hand card is left (BOR-P2 c). They answer to the whole attack, never to
    single cards.
rule-BOR-P11 =
    Each defence step plays one hand card with the company's flag, face up. It is legal while the defending
    player has at least 2 hand cards and has played fewer cards than the attacking player. The defence may
    always be ended, also before the first card. The attacking player has no further decision, so the sequence
    of the cards has no effect.
rule-BOR-P12 =
    After the defence the strengths are compared (BOR-T2.9 to BOR-T2.11) and the consequence follows. The
    cards played lie in the contest until it is over, the reward or the defender's move to a new place
    included. Then they go to the discard pile, except a card taken as reward (BOR-T2.15, BOR-T2.16).

## Decision steps: distribution

rule-BOR-P13 =
    The choices of a distribution follow a fixed sequence of merchants. Monopoly: the merchants of the company
    in rank order. Shared distribution: all rank-1 merchants in the order of the companies, then all rank-2
    merchants, and so on. At its end the sequence starts again. If it is empty, the cards are discarded. With
    each choice one card still in the port goes into the chooser's warehouse before the next player is asked.

## Hidden information

rule-BOR-H1 =
    Public: the rank ladders, the open ports with all cargo cards there in the order they were laid, the
    orders on display, the warehouses, the port cards out of the game, the cards lying in a contest or laid
    aside in a payment, the pirate ship, and the number of reshuffles.
rule-BOR-H2 =
    Public: the number of hand cards of each player, and the sizes of the draw pile, the discard pile and the
    port stack (BOR-R33).
rule-BOR-H3 = Public: the contents of the discard pile. Every discard is made face up.
rule-BOR-H4 =
    Completed orders lie face down but are taken in public. So their type, number and points are public
    knowledge (BOR-R20). Everybody sees all of them, unless the option of BOR-O5 covers them; everybody always
    sees how many there are.
rule-BOR-H5 =
    Private to the holder: their hand cards, drawn cards included. A hand card becomes public when it is
    played to a contest or a port, or discarded.
rule-BOR-H6 =
    Known to nobody: the order of the cards in the draw pile and in the port stack. The lists of all cards and
    the ports in play are public, so everyone knows which ports are left in the stack, but not their order.
rule-BOR-H7 =
    Memory: a reshuffle and the set of cards it turns into the new draw pile are public. So it is public for
    every hidden cargo card which pile it comes from (the first deck or one of the reshuffles), and for every
    player how many of their hand cards were drawn from which pile. Hidden cards of an older pile can only be in
    hands. The view of a player contains these sets and numbers, and every guess at the hidden cards that is
    made from it respects them.
rule-BOR-H8 = A spectator knows what is public, but no hand.
rule-BOR-H9 =
    With completed orders face down (BOR-O5) you see your own until the match is over, and how many each other
    player has; a spectator sees only how many. The points that you see of a player with covered orders are
    without these orders. A computer player imagines the covered orders at random. When the match is over, all
    completed orders are turned up. It is a matter of memory, not of secrecy (BOR-R20).

## Rulings

rule-BOR-R1 =
    Question: how are the four flags of a cargo card split over the two rows, two and two, or three and one?
    Ruling: 3 above, 1 below. A published German review says so, and the example with 13 visible flags on 4
    cards proves it.
rule-BOR-R2 =
    Question: what is the order “eight of one spice” worth in the card edition, whose text says 8: 8 or 20?
    Ruling: 20 in both editions. With 8 it would pay the same as “four of one spice” for twice the goods, and
    no more than eight unspent cards. The board edition prints 20. The 8 is a clear misprint.
rule-BOR-R3 =
    Question: how long is a ladder of the board edition? A caption of the board rules reads “3”, the text “5”.
    Ruling: 5. The “3” is a scan error: 12 spaces cannot hold the 15 merchants of five players. A published
    review also names five spaces.
rule-BOR-R4 =
    Question: what if a ladder is full in the board edition: stack the merchants, or refuse? Ruling: refuse. A
    full company cannot be chosen in the placement, for a transfer or for a beaten defender, since it has no
    topmost free space. There are at most 15 merchants on 20 spaces, so no one can ever be stuck: a company
    with a free space always exists, every merchant always has a legal transfer, and a beaten defender always
    has the exchange and at least one other company. Contests inside a full company are unaffected; the
    defender's bonus is at most 3.
rule-BOR-R5 =
    Question: must the defending player also keep one hand card, or only the attacking player? Ruling: both.
    The sentence of the rules addresses the attacker, but a defending player who had played all cards would
    have none for their own mandatory phase 3.
rule-BOR-R6 =
    Question: in the card edition two companies reach the monopoly number with different totals. Does only the
    first flag decide, as in the board edition, or do most flags come first? Ruling: most flags, then the
    first flag. The text applies the first-flag rule only in the case of a tie, and only totals can be tied. The
    board edition explicitly says that totals do not matter; this is a changed rule. “Tie” could also mean only
    that both reach the number; the case is rare.
rule-BOR-R7 =
    Question: the monopoly company, or every company with a visible flag, has no merchant. Is there no
    monopoly, do the cards stay, or are they discarded? Ruling: the cargo cards go to the discard pile. Board
    edition: the trigger player (who laid the last card) still gets the port card (BOR-D3b, BOR-D6). Card
    edition: after a monopoly there is no first merchant, so the port card goes out of the game; in a shared
    distribution the trigger player gets it (BOR-D6). The distribution counts as one, and a new port is
    revealed (BOR-D12).
rule-BOR-R8 =
    Question: in a shared distribution cards are left after all entitled merchants have chosen. Are they
    discarded, or does it start again? Ruling: it starts again with rank 1, as the text says for the monopoly.
rule-BOR-R9 =
    Question: in a shared distribution a company with a visible flag has no merchants. Does it block the
    distribution, or is it skipped? Ruling: it is skipped. It still occupies its place in the order of the
    companies.
rule-BOR-R10 =
    Question: in the board edition spent port cards are laid on the discard pile. Are they reshuffled into the
    draw pile, or out of the game? Ruling: out of the game. They have other backs, the card edition says so,
    and returning them to the port stack would break the end condition.
rule-BOR-R11 =
    Question: how far may an order be overpaid: without limit, with no needless card, or only with cards none of
    which could be left out? Ruling: no card may be paid that covers nothing. The rulebooks allow a surplus
    without compensation. Paying is a sequence of cards that ends with the last missing unit, and each card must
    cover a missing unit when it is paid. A “2” may be paid for one missing unit. So every economical payment is
    possible, and so is a wasteful one like 1 + 1 + 1 + “2” for four units. An order never costs more cards than
    it has units.
rule-BOR-R12 =
    Question: may an order be paid entirely with jokers? Ruling: yes, since any number of jokers may be used.
    Each joker is 1 unit.
rule-BOR-R13 =
    Question: in which direction does the fourth placement round of the variant for three players run, clockwise
    or reverse? Ruling: reverse. The alternation continues; a published play report (Japanese) describes it like
    that.
rule-BOR-R14 =
    Question: who takes the first turn, the start player or the player who placed last? Ruling: the start
    player of the placement. The rulebooks determine only one player who begins.
rule-BOR-R15 =
    Question: when is the discard pile reshuffled, as soon as the draw pile is empty, or when a card is
    needed? Ruling: when a card is needed. The rule stands in the section on drawing. And by the rule for the
    end, a player who has to draw finds the pile used up and looks for a discard pile; if it were renewed at
    once, that could not happen. So the card that the active player discards above 6 is included. The words
    alone would also allow a shuffle as soon as the pile is empty.
rule-BOR-R16 =
    Question: one card is left to draw and the discard pile is empty. Does the player draw one and the game go
    on, or does it end? Ruling: the game ends as soon as a required card cannot be drawn. The card drawn first
    is discarded with the hand (BOR-E3). The rule speaks of the duty to draw two cards, and with one card it is
    not met. By another reading the pile is not yet used up when the duty begins; then the next player would
    end the game.
rule-BOR-R17 =
    Question: does the player who triggers the end by the ports still draw? Ruling: no. The board edition says
    that the game ends immediately; the same holds in the card edition.
rule-BOR-R18 =
    Question: may a merchant decline to choose a card in a distribution? Ruling: no. The cards are dealt until
    all are distributed, and a card is always worth at least 1 point.
rule-BOR-R19 =
    Question: may the beaten defender go to the end of the same row in the card edition? Ruling: yes, since
    its text says “any company”. In the board edition no, since its text says “another company”.
rule-BOR-R20 =
    Question: are completed orders secret or public? Ruling: they are public knowledge, since each is taken
    openly. They lie face down, but everybody has seen which one was taken, and the log names it. So the table
    shows them. With the option of BOR-O5 it shows card backs with a count, for those who want to remember by
    themselves. That keeps no secret: the log still tells every order when it is taken. Computer players see
    only the card backs then.
rule-BOR-R21 =
    Question: players are tied in points and in orders. Do they share the victory, or is there a further
    tie-break? Ruling: they share the victory. The further places are ranked by points, then by orders.
    Players equal in both share a place.
rule-BOR-R22 =
    Question: which flags are read for the tie-break in a shared distribution, all or only the visible ones?
    Ruling: visible flags only, cards in the order they were laid. Covered flags never count.
rule-BOR-R23 =
    Question: which card may be taken as the reward of a defence, any card or only one played in this defence?
    Ruling: one card played in this defence. It keeps its value: a “2” stays a “2”. Declining is allowed.
rule-BOR-R24 =
    Question: which card may be used for a pirate trade, and when? Ruling: a port card with a spice is
    allowed, since any card of another spice is. A card with a “2” is allowed and counts 1. A joker is not,
    since it needs no pirate. Trading is allowed even if the warehouse would permit a payment without pirates.
    The payment follows BOR-R11, with the pirate card counted as 1 unit.
rule-BOR-R25 =
    Question: is a transfer or an attack that brings no advantage forbidden or allowed? Ruling: allowed, for
    example an attack that cannot win.
rule-BOR-R26 =
    Question: are the cargo decks of the two editions identical? Ruling: yes. This is an assumption: both
    rulebooks have 60 cards and the same examples.
rule-BOR-R27 =
    Question: how many orders are marked “5”? Ruling: 4. This is a reconstruction, chosen so that 12 remain as
    in the card edition.
rule-BOR-R28 =
    Question: are there variants in the card edition, and the variant for three players with 4 or 5 players?
    Ruling: they are not offered. The card edition has no components and no text for them, and the rulebook
    names that variant for three players only.
rule-BOR-R29 =
    Question: what happens in phase 3 with an empty hand? Ruling: this cannot occur (BOR-I8), because both
    sides of a contest must keep a card (BOR-T2.7, BOR-R5).
rule-BOR-R30 =
    Question: during the placement of the card edition, may a merchant be laid between the company card and
    the first merchant, or between two merchants? Ruling: no, only at the right end of a row, as in the board
    edition. Otherwise ranks would be taken without a contest.
rule-BOR-R31 =
    Question: who is start player, by agreement or by lot? Ruling: by lot, unless the option of BOR-O4 names a
    seat. The rulebooks leave it to the players.
rule-BOR-R32 =
    Question: when may a question to a player be skipped? Ruling: only on public facts (BOR-P2). An attack or
    a defence that ended by itself because no suitable card is left would reveal the hand.
rule-BOR-R33 =
    Question: are the numbers of hand cards and the sizes of the piles public? Ruling: yes. They can be
    counted at the table, and BOR-T2.6 to BOR-T2.8 depend on hand sizes.
rule-BOR-R34 =
    Question: where do the cards go that are cleared away at the end of the game (BOR-E3), to the discard pile
    as in the board edition, or out of the game as in the card edition? Ruling: cargo cards to the discard
    pile, port cards out of the game, in both editions. This has no effect on the result.
rule-BOR-R35 =
    Question: what happens in a distribution when only one player is left to choose? Ruling: that player gets
    all remaining cards at once. The sequence has no effect.
rule-BOR-R36 =
    Question: in the card edition, may a beaten defender go to the end of the same row when the attacker was
    its last merchant? Ruling: this is not offered; it is the same as the exchange.
rule-BOR-R37 =
    Question: may the attacking player take back cards already laid, or call the attack off? Ruling: no. A
    card laid is seen by all. Laying one card after the other gives nothing away, since the defending player
    decides after the whole attack.

rule-BOR-R38 =
    Question: when bots imagine the hidden cards, may the attacker have no card with the company's flag before
    the first one is laid? Ruling: no. An attack can only be chosen with such a card (BOR-P8). So until the
    first card is laid, everybody knows that the attacker holds at least one.

## Worked examples from the rulebooks

rule-BOR-X1 =
    Example for BOR-S8. There are 4 players A, B, C, D, and A is start player. All place three merchants. The
    order is A, B, C, D, D, C, B, A, A, B, C, D.
rule-BOR-X2 =
    Example for BOR-T1.3 and BOR-T1.5. A warehouse holds two “2” cards of one spice. The player completes
    “four of one spice” with these two cards. This is legal, both cards are discarded, and the order scores 8
    at the end.
rule-BOR-X3 =
    Example for BOR-T1.5 and BOR-T1.7. A warehouse holds three 1-unit cards of three spices and one “2” card
    of the fourth. The player completes “one of each spice” with all four cards (5 units). This is legal and
    scores 6; the fifth unit is lost.
rule-BOR-X4 =
    Example for BOR-T2.10. On a ladder A has rank 1, another merchant rank 2 and B rank 3. B attacks A. A's
    bonus is 1; it is added to the flags on A's cards.
rule-BOR-X5b =
    Example for BOR-D2, BOR-D3b and BOR-D4, board edition (flags: upper row/lower row). In Makassar (monopoly
    number 6, card limit 4, nutmeg) these cards were laid in this order: RRG/R (cinnamon), BBR/B (cinnamon).
    Visible are R 3, B 3, G 1. On the red ladder A has rank 1 and B rank 2. The active player C has no red
    merchant. C lays RRR/B (cloves). Now red has 2 + 1 + 3 = 6 visible flags and the monopoly with three
    cards. C takes Makassar (nutmeg). A chooses one of three cards, B one of two, A gets the last. A new port
    is revealed.
rule-BOR-X5c =
    Example for BOR-D3c, card edition. The situation is as in BOR-X5b, but in Tidore (monopoly number 6): in
    the red row A has rank 1 and B rank 2. C has no red merchant and lays the card that gives red 6 visible
    flags. A, who owns red's first merchant, gets the port card Tidore and chooses first. C gets nothing.
rule-BOR-X6 =
    Example for BOR-T3.6 and BOR-D5 to BOR-D8 (flags: upper row/lower row). A port with monopoly number 6 and
    card limit 4 holds GGR/G (pepper), BBR/B (cinnamon), YYR/Y (nutmeg). A player lays YYY/R (cloves). Visible
    are yellow 5, red 4, green 2, blue 2. Nobody has 6, and the card limit 4 is reached: shared distribution.
    The order is yellow, red, green (its first flag comes before the first blue one), blue. The first
    merchants of these companies choose one card each in that order. The trigger player (who laid the last
    card) gets the port card. The rulebook gives the totals and the order; the concrete cards are ours.

## Worked examples of our own

rule-BOR-X7 =
    Example for BOR-D2b and BOR-D2c (flags: upper row/lower row). A port with monopoly number 6 and card limit
    4 holds YYR/Y (nutmeg), YRY/Y (pepper), RRY/R (pepper). Visible are Y 5, R 5. A player lays YRR/R
    (cloves). Visible are now Y 6, R 7. Board edition: yellow has the monopoly, since its flag is top left.
    Card edition: red has it, since 7 is more than 6. If the player lays RYR/R (nutmeg) instead, red has the
    monopoly in both editions.
rule-BOR-X8 =
    Example for BOR-T3.2 and BOR-T3.3 (flags: upper row/lower row). A port holds RRR/B (cloves). Visible are R
    3, B 1. GGR/G (pepper) is laid. Visible are now R 4, G 3, B 0.
rule-BOR-X9 =
    Example for BOR-T3.5 (flags: upper row/lower row). A port with monopoly number 6 and card limit 4 is
    empty. RRR/B (cloves) and then RRR/Y (cinnamon) are laid. Red has 6 flags: a monopoly with only 2 cards.
rule-BOR-X10 =
    Example for BOR-T2.11, BOR-T2.12 and BOR-T2.13b, board edition. Red holds A, B, C in rank order, and
    yellow holds D. C attacks A with one card with three red flags, and A plays nothing. 3 is at least 0 + 1:
    the attack succeeds. If A chooses the exchange, red is C, B, A. If A goes to yellow, red is C, B and
    yellow is D, A.
rule-BOR-X11 =
    Example for BOR-T2.13c, card edition. Red holds A, B, C, D in rank order. C beats A, and A chooses the end
    of the red row. Then red is C, B, D, A.
rule-BOR-X12 =
    Example for BOR-T2.14 and BOR-T2.15. As in BOR-X10, red holds A, B, C in rank order and yellow holds D. C
    attacks A with one card with three red flags, and A answers with one card with three red flags. 3 is less
    than 3 + 1: the attack is repelled. A may keep their own card as a spice; C's card is discarded.
rule-BOR-X13 =
    Example for BOR-T2.11. A (rank 1) and B (rank 2) are neighbours. B attacks with one card that shows the
    company three times, and A answers with one such card. 3 equals 3: B succeeds. So an attack on the next
    better rank with such cards only can never be repelled.
rule-BOR-X14 =
    Example for BOR-T2.6 to BOR-T2.8. An attacking player with 1 hand card may not begin a contest. With 3
    hand cards that all show a red flag, at most 2 may be played in a red contest. A defending player with 2
    hand cards may play at most 1.
rule-BOR-X15 =
    Example for BOR-D10. Red has no merchants, and red gets the monopoly in Makassar (board edition). The
    trigger player (who laid the last card) gets Makassar, and all cargo cards are discarded. In the card
    edition the port card leaves the game.
rule-BOR-X16 =
    Example for BOR-D7 and BOR-D9. There is a shared distribution of 5 cards. The companies with visible flags
    are red (A) and yellow (B, C), in the order red, yellow. The choices go to A, B, C, A, B.
rule-BOR-X17 =
    Example for BOR-E1 and BOR-E4. 4 players play the board edition, and B triggers the tenth distribution.
    The game ends before B draws. The last chance runs in the order C, D, A, B.
rule-BOR-X18 =
    Example for BOR-VB2 to BOR-VB6, Blackbeard's Secret. A warehouse holds pepper 1, cinnamon 1, cloves 1 and
    a cinnamon “2”; the pirate ship is on the cove. The player completes “one of each spice”, with the
    cinnamon “2” standing for nutmeg. This is legal, and the card counts 1 unit. The player takes the ship. As
    its holder they may not trade again on the next turn. If they still hold it at the end, they lose 2
    points.
rule-BOR-X19 =
    Example for BOR-S8b, board edition. A ladder has 5 merchants. No merchant may be placed there, transferred
    there, or go there from another company as a beaten defender.
rule-BOR-X20 =
    Example for BOR-T1.6b, board edition. A warehouse holds three nutmeg units and one joker. Then “four of
    one spice” (nutmeg) is payable.
rule-BOR-X21 =
    Example for BOR-T2.3 and BOR-T2.13b, board edition. Red holds A, B, C, D in rank order, and yellow is
    empty. C beats A, and A goes to yellow. Then red is C, B, D and yellow is A.
rule-BOR-X22 =
    Example for BOR-P8 to BOR-P11 and BOR-P2 (flags: upper row/lower row). Red holds A (rank 1, 3 hand cards)
    and B (rank 2). B is active with RRY/R (pepper), RRG/R (cinnamon), BBR/B (cinnamon), YGG/G (pepper). B
    attacks in red, rank 2 against rank 1. B may now play RRY/R, RRG/R or BBR/B, but may not end the attack
    yet. B plays BBR/B. The card is public, A is not asked yet, and B may play RRY/R or RRG/R or end the
    attack. B ends it. Now A is asked and may play one card with a red flag; after one card the defence is
    complete. If A has no red flag, A is still asked, but can only end the defence. If B plays all three cards
    with red flags instead, one hand card is left and the attack is complete without B ending it.
rule-BOR-X23 =
    Example for BOR-P4 to BOR-P6 and BOR-P2, board edition. A warehouse holds pepper 1, cinnamon 1, cloves 1
    and one joker. The player chooses “one of each spice”. The joker is not legal for pepper, since nutmeg
    could then not be covered. Each step has one legal card, so the order is paid without further questions:
    the joker stands for nutmeg.
rule-BOR-X24 =
    Example for BOR-T1.7 and BOR-P5. A player has pepper cards 1, 1, 1 and “2” and completes “four of one
    spice” (pepper). They may pay “2” + 1 + 1 (a 1 is left) or 1 + 1 + 1 + “2” (the fifth unit is lost). After
    1 + 1 + “2” nothing more can be paid.
rule-BOR-X25 =
    Example for BOR-VB2 and BOR-P4 to BOR-P6, Blackbeard's Secret. The pirate ship is on the cove, and the
    warehouse holds cinnamon 1, cinnamon 1, cloves 1, nutmeg 1. The player chooses “one of each spice”. The
    due spice is pepper: either cinnamon card is legal as pirate trade; cloves and nutmeg are not, since they
    would be missing afterwards. If the player holds the ship, or in the last chance, the order is not payable
    and is not offered.
rule-BOR-X26 =
    Example for BOR-E2 and BOR-E4. There are 5 players, 1 card in the draw pile and an empty discard pile. B
    must draw 2 cards. B draws 1, the game ends, and the last chance runs from C round to B.
rule-BOR-X27 =
    Example for BOR-T4.2 and BOR-H7. The draw pile has 1 card, the discard pile 20. The active player draws 2
    cards: first the one; then the 20 are shuffled, and the player draws one of them. The draw pile now has 19
    cards, the discard pile 0. All players know that the first card is of the old pile and the second one of
    the 20.
rule-BOR-X28 =
    Example for BOR-S8c, card edition. Red and yellow end with a merchant of B, green ends with one of A, blue
    is empty. B places their third merchant. Green and blue are legal, red and yellow are not.
rule-BOR-X29 =
    Example for BOR-D11 and BOR-P2. Red has a monopoly on three cards, and the only merchants of red are A's
    two. A gets all three cards without a question.
rule-BOR-X30 =
    Example for BOR-E6. A has 31 points and 2 orders, B 31 and 3, C 20 and 1. B wins, A is second, C third. If
    A and B have 3 orders each, they share the victory and C is third.
rule-BOR-X31 =
    Example for BOR-V3.1. Players A, B, C have four merchants each, and A is start player. The placement order
    is A, B, C, C, B, A, A, B, C, C, B, A.
rule-BOR-X32 =
    Example for BOR-T2.10, BOR-T2.14 and BOR-T2.15, board edition. Red holds A, B, C, D in rank order. D
    attacks A with one card with a single red flag, and A plays nothing. 1 is less than 0 + 2: the attack is
    repelled, without a reward.

## Invariants

rule-BOR-I1 =
    Cargo cards: draw pile, discard pile, hands, cards in ports, cargo cards in warehouses and cards lying in
    a contest together are always 60. Cards laid aside in a payment count in the warehouse until the order is
    completed (BOR-P7).
rule-BOR-I2 =
    Port cards: the port stack, the open ports, those in warehouses and those out of the game together are
    always 12 (board edition with 3 or 4 players, card edition) or 10 (board edition with 5 players), not
    counting the ports removed by BOR-S4b. At every decision outside a distribution 3 ports are open, until
    the game ends.
rule-BOR-I3 =
    Orders: those on display and those completed together are always 12 (board edition with 3 or 4 players,
    card edition) or 16 (board edition with 5 players), not counting those removed by BOR-S5b.
rule-BOR-I4 =
    After the placement every player has exactly 3 merchants on the ladders (4 in the variant for three
    players); a beaten merchant waiting for its new place is counted. Ladders have no gaps. In the board
    edition a ladder has at most 5 merchants.
rule-BOR-I5 =
    Outside a distribution no company has as many visible flags in an open port as the monopoly number or
    more, and every open port has fewer cargo cards than its card limit.
rule-BOR-I6 =
    A port with at least one cargo card shows three times as many flags as it has cargo cards, plus 1. A
    company that is not on the new card never gains flags.
rule-BOR-I7 =
    Each distribution empties its port: the cards gained (plus those discarded under BOR-D10) are together the
    cards in the port. Exactly one port card leaves the display.
rule-BOR-I8 =
    At the start of phase 3 the hand has at least 1 card. At the end of a full turn it has between 2 and 6
    cards. The hand of a waiting player has between 1 and 6 cards. After a contest both hands have at least 1
    card.
rule-BOR-I9 = At most 1 card per turn is discarded because of the hand limit of 6.
rule-BOR-I10 =
    A player completes at most one order more than they have had turns. A player's points (BOR-E5, without the
    pirate ship) never decrease, since an order costs at most as many cards as it has units (4, 4, 8, 8, 12) and
    gives more points (6, 8, 15, 20, 25).
rule-BOR-I11 = If the game ends by BOR-E1, the number of distributions is the number of ports in play minus 2.
rule-BOR-I12 =
    The total number of turns is at most the sum of the card limits of all ports in play minus 2. With the
    reconstructed ports this is 46; in the board edition with 5 players 44. So the game always comes to an
    end.
rule-BOR-I13 =
    The port stack gets smaller with each distribution but the last. Spent port cards never come back.
rule-BOR-I14 =
    The pirate ship is in one place only, on the cove or with one player. Once off the cove it stays with the
    players.
rule-BOR-I15 =
    What a player is shown never contains another player's hand or the order of a face-down pile. Whether and
    what a player is asked reveals nothing else of their hand (BOR-P2).
rule-BOR-I16 =
    A turn has at most 31 steps (13 for the order, 12 for the merchants, 5 for the cargo, 1 for the discard).
    With the reconstructed ports a game has at most 1506 (46 turns, 15 placements, 65 in the last chance).
rule-BOR-I17 =
    Every decision has at least 2 legal options, except the steps of attack and defence, which have at least
    1. Laying a cargo card has at least 3 options; discarding above the hand limit has 7.
