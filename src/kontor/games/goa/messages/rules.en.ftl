### Rules reference of Goa: one message for each definition of the rule ledger.

## Options

rule-GOA-O1 =
    Option “players”: 2, 3 or 4 seats. Nothing differs by their number except the auction markers (GOA-S7) and
    the tiles put up for auction (GOA-P5).
rule-GOA-O2 = Option “quick start”: off (default) or on. If it is on, GOA-V1 applies.
rule-GOA-O3 =
    Option “Bonanza”: off (default) or on. If it is on, GOA-V2 to GOA-V4 apply. It can be combined with the
    option “quick start”.
rule-GOA-O4 =
    Option “first revealer”: the player of a named seat, or drawn at random (default). It says who reveals the
    first card in GOA-S9 (GOA-R2).
rule-GOA-O5 =
    Option “open money”: off (default) or on. If it is off, the screen does not show other players' ducats; if
    it is on, it does. No other rule changes (GOA-R34).
rule-GOA-O6 =
    Readings: a question that was once ruled otherwise is an option. A new match is played by the ruling of
    today, which follows the German rulebook, unless you choose the former one. A match that began before the
    change keeps what it began with. The questions are “one more reveal” (GOA-R50), “red tiles by swap”
    (GOA-R51), “discarding” (GOA-R52), “during an action” (GOA-R53) and “espionage on colonies” (GOA-R54).

## Setup

rule-GOA-S1 = Sort the tiles into A and B. The B tiles stay aside until phase B.
rule-GOA-S2 =
    Shuffle the 29 A tiles, reveal tiles one by one and remove 4 of them. A plantation that is drawn when 2
    plantations are already removed is put back (shuffled in afterwards), and another tile is drawn. So at
    most 2 of the removed tiles are plantations; crop rotation counts as one (GOA-R3). The 4 removed tiles are
    public.
rule-GOA-S3 = Put the remaining 25 tiles face up at random on the 5×5 grid.
rule-GOA-S4 = Spices, ducats, ships, colonists and extra action cards form the supply and the bank.
rule-GOA-S5 = Sort the colony tiles by name into four face-up piles.
rule-GOA-S6 = Shuffle the 30 expedition cards face down.
rule-GOA-S7 =
    Each player takes a personal board, a development board and auction markers numbered from 1 up to the
    number of players plus 1.
rule-GOA-S8 =
    Each player puts 5 progress markers in row 1, one per column, and takes 4 ships and 2 colonists.
rule-GOA-S9 =
    Beginning with the youngest player (GOA-O4) and clockwise, going round as often as needed, the players
    reveal expedition cards one at a time. The player who reveals the first elephant is start player. All
    revealed cards stay in the expedition discard pile.
rule-GOA-S10 =
    The start player takes the flag and 5 ducats; every other player takes 10 ducats. No extra action card is
    given with the flag at setup.
rule-GOA-S11 =
    With the option “Bonanza”, GOA-V2 is carried out right after GOA-S3. With the option “quick start”, GOA-V1
    is carried out after everything else.
rule-GOA-S12 =
    In the real game the oldest player keeps the bank. The round and action indicators only display the round
    (A1 to A4, B1 to B4) and the action (1, 2, 3, extra). This has no effect on play; the program does both.

## General

rule-GOA-G1 = Phase A is played first, then phase B. Each has 4 rounds.
rule-GOA-G2 =
    A round consists of placing the auction markers, the auctions and the action phase (3 actions for each
    player, then the extra actions).
rule-GOA-G3 = The order of play is always clockwise.
rule-GOA-G4 =
    Ships, colonists and ducats are plain amounts; change is always possible. For example, paying 2 ships with
    one card of 3 ships returns 1 ship.
rule-GOA-G5 = Players may not give, lend or trade anything outside auction payments.
rule-GOA-G6 = Ducats are hidden during the game: the screen shows each player only their own (GOA-H3).

## Placing auction markers

rule-GOA-P1 =
    The flag holder starts. The flag and auction marker 1 go together to an edge position or to an empty field
    of the grid.
rule-GOA-P2 =
    At least one tile must touch the flag orthogonally. So the edge positions are the 20 outer positions, each
    next to a border field whose tile is still there. The outer corners are never legal.
rule-GOA-P3 =
    The next player puts auction marker 2 on a tile that is orthogonally or diagonally next to the flag
    (GOA-R1).
rule-GOA-P4 =
    Each further auction marker goes on a tile without a marker that is orthogonally or diagonally next to the
    tile with the marker placed before it.
rule-GOA-P5 =
    After every other player has placed one auction marker, the flag holder places the last one, whose number
    is the number of players plus 1, by the same rule. So the flag and as many tiles as there are players are
    put up for auction.
rule-GOA-P6 =
    If no tile without an auction marker is adjacent, the player chooses any tile on the grid without a
    marker; the chain goes on from there. By GOA-P2 this never happens to marker 2.
rule-GOA-P7 = Placing an auction marker is compulsory. Each tile carries at most one marker.
rule-GOA-P8 =
    Fields are named (row, column), both from 0 to 4, with row 0 at the top and column 0 at the left. The edge
    positions are n0 to n4 above row 0 and s0 to s4 below row 4, numbered by column, and w0 to w4 left of
    column 0 and e0 to e4 right of column 4, numbered by row. An edge position touches its border field
    orthogonally and the one or two neighbouring fields of the same border diagonally.
rule-GOA-P9 =
    A legal place for the flag always exists: every round starts with at least 13 tiles on the grid, so at
    least four of them lie on border fields.

## Auctions

rule-GOA-A1 =
    The auctions run in the order of the auction markers: 1 (the flag), 2 and so on, up to the number of
    players plus 1. The owner of the marker is the auctioneer.
rule-GOA-A2 =
    The auction opens at 0. Starting left of the auctioneer, each other player has exactly one turn: they bid
    more than the highest bid so far (whole ducats, at least 1) or pass.
rule-GOA-A3 = A bid may not exceed the bidder's ducats (GOA-R5).
rule-GOA-A4 = If nobody bid, the auctioneer takes the tile for nothing. This is compulsory.
rule-GOA-A5 =
    If somebody bid and the auctioneer passes, the highest bidder pays their bid to the auctioneer and takes
    the tile.
rule-GOA-A6 =
    If somebody bid and the auctioneer buys, the auctioneer pays the highest bid minus 1 to the bank and takes
    the tile; the bidder pays nothing. The auctioneer must own that many ducats. With a highest bid of 1 they
    pay 0.
rule-GOA-A7 =
    The player who gets the flag, even for nothing or by keeping it, takes 1 extra action card and is start
    player from the action phase on.
rule-GOA-A8 =
    The effect of a tile on purchase (plantation, resource tile, favor) is carried out before the next
    auction.
rule-GOA-A9 =
    After the auction the auction marker goes back to its owner's board. The field of the sold tile is empty.
rule-GOA-A10 =
    At the end of an auction the order is: the payment; the tile is taken; its effect with all choices of its
    new owner, also out of turn; the Bonanza bonus (GOA-V3); the auction marker goes back; the next auction.
    Ducats and goods gained in this way can be used at once in the next auction (GOA-R40).
rule-GOA-A11 =
    A new flag holder does not change the order of the auctions still to come. Every auction starts left of
    its own auctioneer.

## Action phase

rule-GOA-K1 =
    Starting with the flag holder, each player in turn takes one action. This is done three times.
rule-GOA-K2 =
    The types of action are progress, build ships, harvest, taxes, expedition and found a colony. The same
    type may be chosen repeatedly.
rule-GOA-K3 =
    An action is compulsory: there is no passing among the three. Build ships, harvest and taxes are always
    legal.
rule-GOA-K4 =
    In an action turn the player may, before, during and after the action, use any of their usable tiles and
    play at most one expedition card (GOA-C2). They may also discard expedition cards (GOA-R52). These are free effects; each is finished before the next begins, a pause of an action
    excepted. “During” is the pause of a founding (GOA-K25) and that of a harvest or an expedition (GOA-R53).
rule-GOA-K5 =
    Progress: choose one column whose progress marker is above row 5. Return the spices shown for this step
    from your own plantations and colonies, and one ship per spice; then move the marker down one row. It is
    one column and one row per action. Both parts of the cost must be owned.
rule-GOA-K6 =
    If several of a player's own tiles hold the spice needed, the player chooses from which it is taken.
rule-GOA-K7 = Build ships: take as many ships as the ships column shows.
rule-GOA-K8 =
    Harvest: take as many spices as the harvest column shows and put each on a fitting free field. What does
    not fit is lost.
rule-GOA-K9 =
    In a harvest the player chooses which free fields are filled, and the spice where the field allows a
    choice. They must place as many spices as possible: the smaller of the harvest value and the number of
    their free fields.
rule-GOA-K10 = Taxes: take as many ducats as the taxes column shows.
rule-GOA-K11 =
    Expedition: draw up to as many cards as the left number shows. At no time of this action may the hand
    exceed the right number, the hand limit. Discarding or playing cards first makes room. Drawing fewer cards
    is allowed, but at least 1.
rule-GOA-K12 =
    A hand above the hand limit (through bonuses) is legal until the player takes the expedition action. Then
    they must first discard so that the hand and the cards drawn together do not exceed the limit.
rule-GOA-K13 = Found a colony: name one of the four colonies that you have not founded yet.
rule-GOA-K14 =
    When a colony is named, reveal 2 expedition cards. The sum is the colonists of the colony column plus the
    colonists on the revealed cards.
rule-GOA-K15 =
    If the sum is at least the requirement, the colony is founded without a choice, and no colonist cards are
    paid.
rule-GOA-K16 =
    If the sum is below the requirement, the player may pay exactly the missing number of colonists. Then the
    colony is founded.
rule-GOA-K17 =
    If the player cannot or does not want to pay the missing colonists, the attempt fails: they keep their
    colonists and take 1 colonist.
rule-GOA-K18 =
    The revealed cards go to the expedition discard pile in every case, as soon as the founding has succeeded
    or failed.
rule-GOA-K19 =
    The tile of a founded colony goes to its space on the personal board. For Quilon and Madras the player
    chooses one of the remaining tiles of the pile. Every field is filled at once: Quilon with 1 of two
    spices, Cochin with 1 of any spice, Madras with 2, each of two spices (also mixed), Calicut with 2 of any
    spice.
rule-GOA-K20 = No action gives colonist cards as such. The colony column only counts in found a colony.
rule-GOA-K21 = A field that allows several spices may be refilled with a different one each time.
rule-GOA-K22 =
    In the expedition action the player may draw from 1 card up to the smallest of these numbers: the draw
    number; the hand limit minus the cards in hand; the cards in deck and discard pile together. With a full
    hand the action becomes legal only after discarding or playing. With GOA-R53 room for one card is
    enough, and before every card but the first there is a pause; in the former reading all cards are drawn in
    one step.
rule-GOA-K23 = A player who has founded all four colonies cannot choose found a colony.
rule-GOA-K24 =
    The order of a founding is: name the colony and read the colony column (GOA-R37); reveal; compare; if the
    sum falls short, the founding pause (GOA-K25); paid, founded or failed; the revealed cards are discarded;
    the tile is chosen and filled.
rule-GOA-K25 =
    The founding pause exists only while the sum is below the requirement. In it the player may use tiles
    (GOA-K26) and, if they have played no card in this turn, one bonus card. In the former reading of GOA-R50 it
    may also be the card “one more reveal when founding”, but not in a founding by espionage (GOA-R16). If the
    sum then reaches the requirement, the colony is founded at once (GOA-K15). The pause ends with paying
    (GOA-K16) or failing (GOA-K17). See also GOA-R8 and GOA-R9.
rule-GOA-K26 =
    No second founding may begin in a founding pause. In the former reading of GOA-R54 espionage with the colony
    column is therefore not allowed there (GOA-R38).

## Development bonuses

rule-GOA-B1 =
    The first player whose progress marker reaches row 4 of a column draws 1 expedition card, and so does the
    first to reach row 5. There are ten such cards per game, 2 per column. Later arrivals get none.
rule-GOA-B2 = Bonus cards of GOA-B1 are drawn even above the hand limit.
rule-GOA-B3 =
    Whenever all five progress markers of a player stand at least in row 2, the player takes 1 extra action
    card at once; again for rows 3, 4 and 5. This happens once per player and row, and every player can earn
    these cards.
rule-GOA-B4 =
    The development bonuses apply however the progress marker moved: by an action, by a card or by the
    vice-king.

## Expedition cards

rule-GOA-C1 =
    An expedition card is used in one of three ways: it is played from the hand for its top part and then
    discarded, it is revealed from the deck for its colonists, or it is kept in hand for its symbol. The
    colonists on cards in hand never count.
rule-GOA-C2 =
    At most one expedition card may be played per action turn, extra actions included. Playing a card is not
    an action.
rule-GOA-C3 =
    A player plays bonus cards before, during or after any action of their own. They are the cards “2 ships”, “2
    colonists”, “5 ducats”, “up to 2 spices”, “sell spices” and “advance for ducats”.
rule-GOA-C4 =
    Modifier cards (marked A) are played only together with their own action, at its start. In the former
    reading of GOA-R50 the card “one more reveal when founding” is an exception (GOA-R9).
rule-GOA-C5 = Card “up to 2 spices”: take 1 or 2 spices, only onto fitting free fields.
rule-GOA-C6 = Card “sell spices”: return 1 to 4 of your own spices for 3 ducats each.
rule-GOA-C7 =
    Card “advance for ducats”: move one progress marker one row for the price in ducats on the card. No spices
    and no ships are paid.
rule-GOA-C8 =
    Card “mixed harvest”: the harvest value is divided freely among ships, colonists and spices (spices within
    the free fields). The parts add up to the harvest value.
rule-GOA-C9 =
    Cards “progress without spices” and “progress without ships”: the other half of the cost is still paid.
rule-GOA-C10 =
    A player may discard any number of their own expedition cards in a turn of their own (for the moment see
    GOA-R52).
rule-GOA-C11 =
    If the deck is empty, the discard pile is shuffled into a new deck, in the middle of a draw if necessary
    (for the moment see GOA-R36).
rule-GOA-C12 =
    A modifier may be played only if its action has not yet been taken in this turn and is legal with it. The
    card “progress without spices” needs a column whose ships are owned, the card “progress without ships” a
    column whose spices are owned, and the card “one more reveal when founding” (GOA-R50) a colony that is not
    founded yet. The action then follows at once and cannot be changed to another.
rule-GOA-C13 =
    A played card goes to the expedition discard pile when its effect (for a modifier: its action) is
    finished. Until then it cannot be shuffled in and drawn.

## Tiles

rule-GOA-T1 =
    Plantation: it is placed face up on a free plantation space, and all its fields are filled at once with
    its spice.
rule-GOA-T2 =
    If all four plantation spaces are full (crop rotation included), one of the four old tiles must be
    discarded first; the spices on it go back. A single plantation discarded in this way is kept face down and
    still counts 1 VP (3 with foreman).
rule-GOA-T3 =
    Crop rotation: it is like a plantation with one field and takes one plantation space, but its field takes
    any spice, chosen each time. The field is filled at once on purchase. Crop rotation counts 0 VP and goes
    to the discard pile when it is replaced.
rule-GOA-T4 = Foreman: your own single plantations, on the board or face down, count 3 VP each at the end.
rule-GOA-T5 = Mission: it is kept face down and counts 2 or 3 VP.
rule-GOA-T6 =
    Swap: it is kept. In an action turn of your own, take any tile from the grid and put swap in its place. The
    tile taken works at once as if it had been bought; a red one can be used from the next action phase on
    (GOA-R51). In a corner with the option “Bonanza” you get the Bonanza tile as well. Swap may be auctioned
    again.
rule-GOA-T7 =
    Resource tiles are taken at once. Ships: 4 ships. Colonists: 4 colonists. Ships/Colonists: 3 ships or 3
    colonists. Settlement: 1 ship, 1 colonist and 1 extra action card. Extra actions: 2 extra action cards.
    Expeditions II: 2 expedition cards, Expeditions III: 3, also above the hand limit. Then the tile goes to
    the discard pile of its phase.
rule-GOA-T8 =
    Favor: at once look at the 8 tiles removed in GOA-S2 and GOA-E6 and take one of them. It works at once if
    it can; otherwise it is kept. Favor goes to the discard pile.
rule-GOA-T9 =
    Red tiles: Ship gives 1 ship; Colonist 1 colonist; Ducats 3 ducats; Spice 1 spice of your choice, which
    needs a fitting free field; Expedition 1 card, also above the hand limit. A red tile is usable once per
    round in an action turn of your own, from the action phase after its purchase (that of the same round; for a
    tile got by swap see GOA-R51) to the end of the game. It is turned over when used and turned back before the
    next round. Unused uses do not add up.
rule-GOA-T10 =
    Espionage (once): choose an opponent and one of the columns ships, harvest, taxes or colony. Take what the
    opponent's row yields instead of your own, without spending an action. The colony column gives its colonists
    in a founding of your own (GOA-R54). Expedition cannot be chosen.
rule-GOA-T11 = Extra harvest (once): fill up to 3 of your own plantations and colonies completely.
rule-GOA-T12 =
    Resupply (once): reveal 2 expedition cards and add their colonists. Then choose one kind and take that
    many: spices (within the free fields, the rest is lost), colonists or ships. The cards are discarded.
rule-GOA-T13 =
    Vice-king (once): move your progress marker that stands highest (smallest row number) one row down for
    nothing. If several stand highest, choose one.
rule-GOA-T14 =
    Duty (once): return exactly 6 of your own spices of any kinds and turn the tile over. It counts 5 VP at
    the end. If it is not fulfilled, it counts 0 VP.
rule-GOA-T15 =
    Espionage, extra harvest, resupply, vice-king and duty are kept until their owner uses them, in any of their
    own action turns. After use they go to the discard pile, except duty.
rule-GOA-T16 =
    Every discarded tile goes to the pile of the letter on its back, also an A tile that is discarded in phase
    B.

## End of round and phase

rule-GOA-E1 =
    After three actions each, starting with the flag holder and clockwise, each player either plays one extra
    action card and takes one action (of any type; GOA-K4 applies), or passes. It goes round until all have
    passed.
rule-GOA-E2 = A player who has passed plays no more extra action cards in this round.
rule-GOA-E3 = A player with more than 1 extra action card may not pass. So everyone keeps at most 1.
rule-GOA-E4 = Extra action cards that are played go back to the supply, before the action is taken.
rule-GOA-E5 = The round ends when everyone has passed. The red tiles are turned back.
rule-GOA-E6 =
    After round 4 of phase A, remove the tiles left on the grid, shuffle the 29 B tiles, remove 4 of them as
    in GOA-S2 and lay out 25. Flag, cards, tiles and boards stay with their owners. The flag holder places
    first.
rule-GOA-E7 = After round 4 of phase B the game ends.
rule-GOA-E8 = A player without an extra action card passes without being asked.

## Final scoring

rule-GOA-F1 =
    Each progress marker scores by its row: 0 VP in row 1, 1 VP in row 2, 3 VP in row 3, 6 VP in row 4, 10 VP
    in row 5.
rule-GOA-F2 = The number of colonies scores 1 VP for one, 3 VP for two, 6 VP for three and 10 VP for four.
rule-GOA-F3 =
    For each symbol separately, the cards in hand score 1 VP for one, 3 VP for two, 6 VP for three, 10 VP for
    four and 15 VP for five. Cards above the hand limit count too.
rule-GOA-F4 = The player with the most ducats gets 3 VP. All players tied for this get 3 VP each.
rule-GOA-F5 =
    Each single plantation counts 1 VP (3 with foreman), each fulfilled duty 5 VP, missions 2 or 3 VP, crop
    rotation 0.
rule-GOA-F6 =
    The player with the most VP wins. In a tie the player with the most ducats wins; if there is still a tie,
    the victory is shared.
rule-GOA-F7 = Ships, colonists, spices and extra action cards left over score nothing.

## Supplies and limits

rule-GOA-L1 = Ducats, spices, ships and colonists are unlimited.
rule-GOA-L2 =
    Expedition cards (30) and colony tiles (18) are limited. The colony piles cannot run out, since each
    player takes at most one tile of each.
rule-GOA-L3 =
    There are 10 extra action cards. If fewer are left than are due, only those are taken (GOA-R24).
rule-GOA-L4 =
    If deck and discard pile are both empty, the missing draws and reveals simply do not happen and count 0.

## Variants

rule-GOA-V1 =
    Quick start: after the setup, in order from the start player, each player either moves two different
    progress markers to row 2 or takes 10 ducats.
rule-GOA-V2 =
    Bonanza: at the start of each phase shuffle all 8 Bonanza tiles and put one face down under each of the
    four corner tiles.
rule-GOA-V3 =
    The player who gets a corner tile (bought, for nothing or by swap) also gets the bonus of the Bonanza tile
    at once, after the effect of the corner tile. The Bonanza tile leaves the grid. A swap tile laid in a corner
    has nothing under it.
rule-GOA-V4 =
    Spices from a Bonanza tile go onto fitting free fields, as many as possible; the rest is lost. Expedition
    cards from it are taken also above the hand limit, extra action cards by GOA-L3.

## Hidden information

rule-GOA-H1 =
    Public are the grid; the removed tiles, as soon as they are removed; the discard piles of tiles and of
    expedition cards; the colony piles; all boards, rows, spices, plantations and colonies; all tiles held,
    used or turned over (missions and replaced single plantations lie face down, but were taken openly); and
    which cards for the first in a row are gone.
rule-GOA-H2 = Every player's ships, colonists and extra action cards are public.
rule-GOA-H3 =
    Ducats are hidden, but they are not secret: every payment and gain is public, so the amount can be counted.
    Every player's view contains everybody's amount; but unless the option “open money” is on, the screen does
    not show the amounts of the others until the game ends (GOA-R34).
rule-GOA-H4 =
    Of the expedition cards in a hand, the number is public, and the faces are for the owner only. A card
    played or discarded is public. All hands are shown at the final scoring.
rule-GOA-H5 =
    Of the expedition deck, the number of cards is public, and the order is known to nobody. Drawn cards are
    seen by the drawer only, revealed cards by all.
rule-GOA-H6 =
    Which eight Bonanza tiles exist is public. The faces under the corners are known to nobody until they are
    taken, then to all.
rule-GOA-H7 = Bids are public, in their order.
rule-GOA-H8 =
    Which 29 B tiles exist is public before phase B. Which four of them go and how the others are laid out is
    known to nobody.

## Rulings

rule-GOA-R1 =
    Question: must auction marker 2 be an orthogonal neighbour of the flag (the indented German note), or may
    it also be a diagonal one (the main text)? Ruling: also diagonal. The main text, the German example
    (marker 2 “diagonally adjacent”) and the English rulebook say so. Only the placing of the flag itself
    needs orthogonal contact.
rule-GOA-R2 =
    Question: is the “top development card” revealed for the start player? Ruling: this is a misprint for
    expedition card, as the English rulebook shows. The first player to reveal (in the rulebook the youngest) is
    set before the game; by default it is a random seat.
rule-GOA-R3 =
    Question: what happens to surplus plantations when 4 tiles are removed? Ruling: they are put back, and
    drawing goes on until 4 tiles are removed. Crop rotation counts as a plantation here, since it has the
    “same function as a plantation”.
rule-GOA-R4 =
    Question: must an unsold tile be taken? Ruling: yes. The text says that the auctioneer takes it.
rule-GOA-R5 =
    Question: may a player bid more than they have? Ruling: no. There are no debts; a public discussion of the
    auctions takes this for granted. Only bids that can be paid are offered, so hidden money is never revealed
    by a failed payment.
rule-GOA-R6 =
    Question: a player with four plantations gets a new one. May the new tile be thrown away instead? Ruling:
    no. One of the four others must go.
rule-GOA-R7 =
    Question: is the spice of crop rotation fixed at purchase? Ruling: no. It is free each time a sack is put
    there. Crop rotation has one field (the English rulebook says “single”), but it is not a single plantation
    for VP and foreman.
rule-GOA-R8 =
    Question: what is “during” an action? Ruling: the time between the reveal and the payment of a founding;
    there the card “2 colonists” or the red Colonist tile can save it. For harvest and expedition see GOA-R53.
    In its former reading every other action is one indivisible step: fields freed by a sale or a duty do not
    help a harvest that has begun, and a card just drawn cannot be played before the second draw of the same
    expedition. Progress, ships and taxes have no middle in which anything could help.
rule-GOA-R9 =
    Former reading, which matches from before GOA-R50 keep. Question: is the card “one more reveal when
    founding” played at the start of the action (German general rule) or after the reveal (English rulebook)?
    Ruling: after the reveal, since the explicit English text beats the general sentence. The card is offered
    only in the founding pause.
rule-GOA-R10 =
    Question: how many expedition cards may be played per turn? Ruling: at most one per action, modifiers
    included. Discarding is unlimited.
rule-GOA-R11 =
    Question: does the card “advance for ducats” need the progress action? Ruling: no. It stands among the
    cards that are independent of an action.
rule-GOA-R12 =
    Question: is the use of tiles limited per turn? Ruling: there is no limit; each tile is used by its own
    rule.
rule-GOA-R13 =
    Question: is a tile that is taken with swap in the action phase usable at once? Ruling: yes, if it is
    espionage, extra harvest, resupply, vice-king or duty. For a red tile see GOA-R51; in the former reading it
    is usable at once as well, since the English rulebook says that the tile obtained may be used as soon as it
    is acquired.
rule-GOA-R14 =
    Question: is swap usable in the round of its purchase? Ruling: yes. The action phase that follows the
    auction is a “further” one.
rule-GOA-R15 =
    Former reading, which matches from before GOA-R54 keep. Question: does espionage with the colony column give a free founding, or only other colonists in a
    founding that costs an action? Ruling: a free founding with the opponent's row. The English rulebook says
    to do one of these actions, and using a tile is not an action. All rules of founding apply, the founding
    pause and the colonist for a failure included. The German wording alone would also bear the second
    reading.
rule-GOA-R16 =
    Question: may modifier cards be played with espionage? Ruling: no. They modify only a player's own action.
    The card “2 colonists” can be played in the founding pause, as the one card of the turn (GOA-C2).
rule-GOA-R17 =
    Question: do moves by the vice-king and by cards earn bonuses? Ruling: yes. The text speaks of reaching
    the row. The vice-king cannot be used when all progress markers are in row 5.
rule-GOA-R18 =
    Question: may a player take fewer spices than possible in a harvest? Ruling: no for harvest, espionage,
    resupply and purchase; yes where the text says “up to” (the card “up to 2 spices”, and the number of tiles
    in extra harvest).
rule-GOA-R19 = Question: may spices be returned voluntarily to free a field? Ruling: this is not allowed.
rule-GOA-R20 =
    Question: are useless actions legal, such as a harvest without free fields or an expedition that draws 0
    cards? Ruling: they are legal for harvest; an expedition needs at least one card drawn. Naming a hopeless
    colony is legal and yields 1 colonist.
rule-GOA-R21 = Question: are two cards always revealed, even if they are not needed? Ruling: yes.
rule-GOA-R22 =
    Question: are free effects possible with a pass in the extra actions? Ruling: no. They need an action turn
    of the player; they can be used after the last action.
rule-GOA-R23 =
    Question: can a player who has passed get extra action cards later in the round? Ruling: this is impossible,
    since such cards are gained only in auctions and in the player's own turns.
rule-GOA-R24 =
    Question: are the extra action cards limited? Ruling: yes, to 10. Both rulebooks list what is unlimited
    and leave these cards out.
rule-GOA-R25 =
    Question: are the Bonanza tiles taken in phase A back in for phase B? Ruling: yes. “The Bonanza tiles” are
    shuffled at the start of A and of B.
rule-GOA-R26 =
    Question: the rulebook gives the Bonanza tile to the player who “buys” the corner tile. Does this also hold
    for a tile taken for nothing? Ruling: yes, it holds however the tile is acquired.
rule-GOA-R27 =
    Question: from which tiles may favor choose? Ruling: only from the 4 and 4 removed ones, not from those
    left over from phase A and not from the discard piles. The removed tiles are public.
rule-GOA-R28 =
    Question: what if there is still a tie after the ducats? Ruling: the victory is shared. The places behind
    the winner follow the same order: VP, then ducats, then the same place.
rule-GOA-R29 =
    Question: in the German example of the first round Red progresses in taxes, but owns only a cinnamon. What
    is right? Ruling: harvest. The English rulebook corrects the example to harvest for 1 cinnamon and 1 ship.
    Taxes cannot start with cinnamon, since its second step is pepper and nutmeg, and every known column keeps
    its first spice.
rule-GOA-R30 =
    Question: is the German subtotal of 34 in the scoring example right? Ruling: the progress markers give 31,
    as the English rulebook says; 34 already contains the colonies. The total is 42 either way.
rule-GOA-R31 =
    Question: the German text says that colonist cards come only from auctions and the red tile, and
    expedition cards only from the action, the Expeditions tile and the bonus for the first in a row. Is that
    complete? Ruling: no. Colonists also come from a failed founding, an expedition card, the card “mixed
    harvest”, resupply, swap and Bonanza; expedition cards also come from the red Expedition tile and Bonanza.
rule-GOA-R32 =
    Question: what happens to unused red tiles and a kept extra action card at the end of the game? Ruling: they
    are lost.
rule-GOA-R33 =
    Former reading, which matches from before GOA-R52 keep. Question: expedition cards may be discarded “at any
    time”. When is it asked? Ruling: only before the action of the player's own action turn, one card at a time.
    Discarding does little but make room for the expedition action.
rule-GOA-R34 =
    Question: are ducats secret although every change is public? Ruling: they are hidden, not secret; a player
    who counts knows them. So a player's view, which is a complete memory, contains the amounts, and bots use
    them. Hiding them is only a matter of display: unless the option “open money” is on, the screen shows other
    players' ducats as a covered pile, as the rulebook wants.
rule-GOA-R35 =
    Question: what may be decided without asking? Ruling: only what everybody can see to have one possible
    outcome. Bidders and the auctioneer are asked even if only passing or selling is legal, since skipping them
    would reveal the hidden ducats to players who did not count. The question after the action is skipped only
    if the player has no usable tile and no card in hand (in the former reading of GOA-R52: or has already
    played one), no matter which cards these are. In the founding pause the founding fails without a question only under the same condition and if
    the colonists do not suffice.
rule-GOA-R36 =
    Question: when is the deck reshuffled? Ruling: when a card is needed and the deck is empty, not before.
    Cards that lie revealed for a founding or for resupply are not in the discard pile yet and are not
    shuffled in.
rule-GOA-R37 =
    Question: when is the colony column read in a founding? Ruling: when the colony is named, since the
    rulebook counts the board before the reveal. A progress marker moved in the founding pause does not change
    the sum.
rule-GOA-R38 =
    Question: may a founding begin inside a founding, by espionage in the founding pause? Ruling: no. The
    other columns may be chosen there.
rule-GOA-R39 =
    Question: may cards and tiles be used without effect? Ruling: a bonus card or a kept tile may be used only
    if it changes something. The card “up to 2 spices”, the red Spice tile and extra harvest need a fitting
    free field; the card “sell spices” a spice; the card “advance for ducats” a progress marker above row 5
    whose price is owned; the red Expedition tile and resupply a card in deck or discard pile; vice-king a
    progress marker above row 5; duty six spices; espionage with harvest a free field, with colony a colony
    not founded yet.
rule-GOA-R40 =
    Question: in which order do effects come that fall together? Ruling: the effect of the tile comes before
    the Bonanza bonus, and the card for the first in a row (GOA-B1) before the card for all progress markers
    (GOA-B3).
rule-GOA-R41 =
    Question: must favor take a tile? Ruling: yes, one of the removed tiles. Plantations follow GOA-T1 and
    GOA-T2, resource tiles GOA-T7; all others are kept. Red tiles are usable from the coming action phase on,
    also if favor itself came by swap (GOA-R51).
rule-GOA-R42 =
    Question: swap takes “any tile of the board”. Which ones? Ruling: only a tile on the grid, no colony tile
    and not the flag.
rule-GOA-R43 = Question: is a discarded expedition card shown? Ruling: yes, the discard pile is open.
rule-GOA-R44 =
    Question: may the card “one more reveal when founding” be played when deck and discard pile are empty?
    Ruling: no. It needs a card to reveal; at the start of a founding (GOA-R50) that is a third one after the
    two of GOA-K14.
rule-GOA-R45 =
    Question: what about two duties? Ruling: each is fulfilled by its own 6 spices and counts its own 5 VP.
rule-GOA-R46 =
    Question: may extra harvest fill only part of a tile? Ruling: no. It takes 1 to 3 tiles, each with at
    least one free field, and each of them is filled completely. The player chooses the spice of every field
    that allows several.
rule-GOA-R47 =
    Question: may espionage choose a row that yields 0 colonists? Ruling: yes. The founding then depends on the
    revealed cards and the player's own colonists.
rule-GOA-R48 =
    Question: is every sack placed and returned one by one? Ruling: only while there is something to choose
    (GOA-R35). If at least as many sacks are placed as there are free fields, the fields that allow a single
    spice are filled without a question. If only one tile and one spice are possible and stopping is not, they
    are taken without a question. A duty paid with exactly six spices owned takes them all. Whatever the
    sequence, the outcome would be the same.
rule-GOA-R49 =
    Question: what is known of other hands after a reshuffle? Ruling: everybody sees which cards are shuffled
    in, so a card drawn before the reshuffle is none of those that lie in the new deck. A player's view is a
    complete memory (GOA-H4, GOA-H5). It says of every unseen card, and of every card in a hand, from which deck
    it comes: the first one, that of the first reshuffle, and so on.
rule-GOA-R50 =
    Reading. Question: when is the card “one more reveal when founding” played? Ruling: together with the
    founding, before anything is revealed, like the other three cards marked A; the German text allows cards
    with this mark at no other moment. Playing it is the action of the turn: name the colony, then reveal three
    cards, whether all of them are needed or not. The former reading (GOA-R9) followed the English rulebook, and
    the card was never played in vain.
rule-GOA-R51 =
    Reading. Question: when is a red tile usable that a player gets in the action phase, by swap or by a favor
    that came by swap? Ruling: from the next action phase on. The German text lets red tiles be used from the
    following action phase on and makes no exception for swap. Until the end of the round the tile lies turned
    over. In the former reading it is usable at once (GOA-R13).
rule-GOA-R52 =
    Reading. Question: expedition cards may be discarded “at any time”. When is it asked? Ruling: in every
    question of the player's own action turn that offers free effects, one card at a time: before the action, in
    its pauses and after it. The German text sets no limit, and a discard can matter there, since it feeds a
    reshuffle. Between turns nobody is asked, since nothing could follow from it. In the former reading cards
    are discarded only before the action (GOA-R33).
rule-GOA-R53 =
    Reading. Question: may tiles be used and a card be played during a harvest and an expedition? Ruling: yes,
    the German text allows independent cards and tiles before, during and after any action. A harvest pauses
    when all fields are full and sacks would be lost: fields that a sale or a duty frees are filled with them,
    and stopping loses the rest. An expedition pauses before every card but the first: a card may be played or
    discarded to make room, and stopping ends it. The pauses are asked whatever the player holds, since a
    skipped question would tell something about the hand. Harvests that are not an action (espionage, resupply)
    do not pause. In the former reading only a founding has a pause (GOA-R8).
rule-GOA-R54 =
    Reading. Question: what does espionage with the colony column give? Ruling: the opponent's number takes the
    place of your own in one founding of your own. The German text lists what is received, ships, spices, ducats
    or the colonists in a founding, and names no action to be carried out. The tile is used in the founding
    pause, where it is known whether it helps; the number must be higher than what the board brings already. In
    the former reading it is a whole founding without an action (GOA-R15).

## Worked examples

rule-GOA-X1 =
    Example for GOA-G4, change. A player has one card of 3 ships and pays 2 ships. Then 1 ship remains.
rule-GOA-X2 =
    Example for GOA-A6, the auctioneer's discount. The highest bid is 5, and the auctioneer buys. They pay 4
    to the bank, and nobody else's money changes.
rule-GOA-X3 =
    Example for GOA-K5, progress. Red's taxes marker is in row 2, and Red has 1 pepper, 1 nutmeg and 2 ships
    or more. Red progresses in taxes: 1 pepper, 1 nutmeg and 2 ships are returned, and the marker is in row 3.
rule-GOA-X4 = Example for GOA-K7, build ships. The progress marker is in row 2: the player takes 2 ships.
rule-GOA-X5 =
    Example for GOA-K8, harvest. With a harvest value of 4 and at least 4 fitting free fields, the player
    takes exactly 4 spices; with 3 free fields 3.
rule-GOA-X6 = Example for GOA-K10, taxes. With a taxes value of 6 the player takes 6 ducats.
rule-GOA-X7 =
    Example for GOA-K11, expedition. In row 4 (draw 2, hand limit 4) a player with 1 card in hand draws 2 and
    then has 3.
rule-GOA-X8 =
    Example for GOA-K11 and GOA-K22, expedition at the hand limit. In row 4 a player with 3 cards in hand either
    discards or plays one and draws 2, or draws 1. A second card with 4 in hand is illegal. With GOA-R53 the
    player may also draw 1, play or discard one in the pause and draw the other.
rule-GOA-X9 =
    Example for GOA-K13 to GOA-K16, founding. A player names Madras. 4 colonists from the board and cards with
    1 and 3 make 8. The player pays 2 colonists, which makes 10, takes a Madras tile and fills 2 fields.
rule-GOA-X10 = Example for GOA-K13. A player who has founded Madras cannot name Madras again.
rule-GOA-X11 =
    Example for GOA-B1, first in a row. Red is first in row 4 of ships and draws 1 expedition card. Blue is
    first in row 5 of harvest and draws 1 card. The next player to arrive there gets none.
rule-GOA-X12 =
    Example for GOA-B3, all progress markers. Four markers stand at least in row 2, and the harvest marker is
    in row 1. Progress in harvest gives 1 extra action card at once.
rule-GOA-X13 =
    Example for GOA-F1 to GOA-F6, scoring. The rows are ships 4, harvest 5, taxes 3, expedition 4, colony 4: 6
    + 10 + 3 + 6 + 6 = 31. 2 colonies give 3. A single symbol and a pair of another give 1 + 3 = 4. The most
    money gives 3, and 1 single plantation gives 1. There is no duty and no mission. The total is 42.
rule-GOA-X14 =
    Example for GOA-A5 and GOA-A7, the flag. Yellow is auctioneer. Red bids 4, Green passes, Blue bids 6,
    Yellow passes. Blue pays 6 to Yellow and gets the flag and 1 extra action card. Had Yellow kept the flag,
    Yellow would have paid 5 to the bank.
rule-GOA-X15 =
    Example of a complete first round with four players, clockwise Yellow, Red, Green, Blue. Where the
    rulebook leaves figures open (grid, place of the flag, bids on the tiles, some revealed cards and what
    follows from them), they are ours. Everyone has 4 ships, 2 colonists and all rows 1; Yellow has the flag
    and 5 ducats, the others 10 ducats each. Placing: Yellow puts the flag and auction marker 1 at w3; Red
    puts 2 on Colonists at (2,0), diagonal to the flag; Green 3 on the clove plantation with 2 fields at
    (1,0); Blue 4 on the single ginger plantation at (1,1); Yellow 5 on the red Colonist tile at (0,1).
    Auctions: for the flag Red bids 4, Green passes, Blue bids 6, Yellow passes; Blue pays 6 to Yellow and
    takes the flag and 1 extra action card. All pass on Colonists; Red takes it for 0 and gains 4 colonists,
    and the tile goes to discard pile A. For the clove plantation only Yellow bids: Yellow pays 5 to Green and
    places 2 cloves. For the ginger plantation only Green bids: Green pays 3 to Blue and places 1 ginger. For
    the red Colonist tile only Blue bids, and pays 4 to Yellow. Ducats are now Yellow 10, Red 10, Green 12,
    Blue 3: 35 in all, as at the start. First actions, in the order Blue, Yellow, Red, Green: Blue uses the
    red Colonist tile (3 colonists) and names Quilon; 0 from the board, 1 + 1 revealed and 3 of their own make
    only 5, so it fails, and Blue has 4 colonists. Yellow progresses in colony with 1 clove and 1 ship to row
    2; 1 clove and 3 ships are left. Red names Cochin: 0 + 2 + 3 = 5; Red pays 3 of 6 colonists, founds it and
    places 1 cinnamon. Green takes an expedition and draws 1 card (hand limit 1): “progress without spices”.
    Second actions: Blue names Quilon: 0 + 2 + 1 = 3; Blue pays 3 colonists, keeps 1, takes the pepper/nutmeg
    tile and places 1 nutmeg. Yellow names Quilon: 2 + 2 + 2 = 6 is enough; Yellow pays nothing, keeps 2
    colonists, takes the ginger/cinnamon tile and places 1 ginger. Red takes an expedition and draws “2
    ships”. Green progresses in ships with 1 ginger and 1 ship to row 2; 3 ships are left. Third actions: Blue
    takes taxes, 4 ducats, and has 7. Yellow progresses in colony with 1 clove, 1 ginger and 2 ships to row 3;
    1 ship and no spices are left. Red progresses in harvest (GOA-R29) with 1 cinnamon and 1 ship to row 2 and
    plays “2 ships”: 4 − 1 + 2 = 5 ships, no card in hand. Green progresses in ships with “progress without
    spices”, pays only 2 ships and reaches row 3; 1 ship and no card are left. Extra actions: Blue has 1 card
    and passes; the others have none. The round is over. Blue keeps the extra action card, the red tile is
    turned back, and Blue places the flag first in round 2. At the end Yellow has 10 ducats, 1 ship, 2
    colonists, colony in row 3, the clove plantation and Quilon, both empty; Red has 10 ducats, 5 ships, 3
    colonists, harvest in row 2 and Cochin, empty; Green has 12 ducats, 1 ship, 2 colonists, ships in row 3
    and the ginger plantation, empty; Blue has 7 ducats, 4 ships, 1 colonist, Quilon with 1 nutmeg, the flag,
    the red Colonist tile and 1 extra action card. All other rows are 1. There are 21 tiles on the grid; 10
    expedition cards of this round are in the discard pile (8 revealed, 2 played), on top of those revealed
    for the start player. No development bonus has been paid.
rule-GOA-X16 =
    Example for GOA-A6, the cheapest purchase by the auctioneer. The highest bid is 1, and the auctioneer
    buys. They pay 0 and take the tile.
rule-GOA-X17 =
    Example for GOA-P2, GOA-P3 and GOA-P8, the flag at the edge of a full grid. With the flag at w3, auction
    marker 2 may go on (2,0), (3,0) or (4,0) and nowhere else. With the flag at n0 it may go on (0,0) or
    (0,1). There are twenty places for the flag.
rule-GOA-X18 =
    Example for GOA-P6, a blocked chain. Auction marker 3 is on (0,0), and (0,1), (1,0) and (1,1) are empty or
    carry markers. Then marker 4 may go on any tile without a marker. Marker 5 must then be next to marker 4.
rule-GOA-X19 =
    Example for GOA-K12 and GOA-K22, a hand above the hand limit. In row 1 (draw 1, hand limit 1) with 3 cards
    in hand the expedition action is refused; after discarding all 3 the player may draw 1. In row 3 (draw 2,
    hand limit 3) with 2 cards in hand only 1 card may be drawn, unless the player makes room in between
    (GOA-R53).
rule-GOA-X20 =
    Example for GOA-K25, the founding pause. Quilon needs 6; the board gives 0, the cards show 1 and 2, and
    the player has 2 colonists. 3 are missing, so paying is refused. If the player uses the red Colonist tile,
    they have 3 colonists, and paying 3 founds Quilon. Or, in the former reading of GOA-R50, the card “one more
    reveal when founding” shows a 3: the sum is 6, and Quilon is founded at once with nothing paid.
rule-GOA-X21 =
    Example for GOA-T2 and GOA-F5, a fifth plantation. Four spaces are full, among them the single ginger
    plantation with 1 sack, and a new clove plantation with 2 fields comes. If the ginger plantation is given
    up, its sack goes back, the tile lies face down, and 2 cloves are placed. At the end the face-down tile
    counts 1 VP, with foreman 3.
rule-GOA-X22 =
    Example for GOA-E1 to GOA-E3 and GOA-E8, extra actions. In order, Blue has 3 extra action cards, Yellow 1,
    Red 0, Green 2. Blue must play; Yellow may play or pass; Red passes without being asked; Green must play.
    The next time round Blue (2) must play, and Green (1) may pass; Yellow, if they passed, is skipped.
rule-GOA-X23 =
    Example for GOA-P5, GOA-A1 and GOA-A11, two players. A places the flag and auction marker 1, B marker 2, A
    marker 3. In the auctions A sells the flag and B bids, B sells tile 2 and A bids, A sells tile 3 and B
    bids, also if B has just bought the flag; then B acts first.
rule-GOA-X24 =
    Example for GOA-F4 and GOA-F6, money at the end. The players have 9, 9 and 4 ducats: the first two get 3
    VP each. If these two then tie at the top, the victory is shared.

## Invariants

rule-GOA-I1 =
    Expedition cards: the deck, the discard pile, the hands, the cards revealed at the moment and the one
    being played together are always 30.
rule-GOA-I2 =
    Tiles: for each phase, the box (the B tiles before the phase starts, the left-over A tiles after it ends),
    the grid, the removed tiles (at most 4), those held or placed by players, the single plantations lying
    face down and the discard pile together are always 29. There is exactly one flag.
rule-GOA-I3 =
    Colony tiles: the piles and the personal boards together always have 18. A player has at most one tile per
    colony name.
rule-GOA-I4 = Every progress marker is in a row from 1 to 5, and its row number never decreases.
rule-GOA-I5 =
    A spice lies only on a field that allows it, and a tile never holds more sacks than it has fields. A
    player uses at most 4 plantation spaces (crop rotation included) and has at most 18 sacks.
rule-GOA-I6 =
    Ducats, ships, colonists and extra action cards are never negative. The extra action cards in all hands
    are at most 10 in total. After each round every player has at most 1.
rule-GOA-I7 =
    Auction money: a sale moves exactly the bid from the buyer to the auctioneer. A purchase by the auctioneer
    lowers the players' total money by the bid minus 1. A tile for nothing changes nothing.
rule-GOA-I8 =
    In each round as many tiles leave the grid by auction as there are players. Swap leaves the number
    unchanged. So at the start of a round the grid has 25 tiles minus the number of players for each earlier
    round of the phase.
rule-GOA-I9 =
    Each round has one auction more than there are players. Every player takes exactly 3 actions, plus one for
    each extra action card they play.
rule-GOA-I10 =
    In each column at most 2 cards are paid for the first in a row. A player earns at most 4 extra action
    cards for all progress markers, at all times as many as their lowest row minus 1. This holds with the
    quick start too; the cards actually taken may be fewer by GOA-L3.
rule-GOA-I11 =
    No card that an expedition action draws brings the hand above the hand limit of the row. In the former
    reading of GOA-R53 the hand is within it after the action.
rule-GOA-I12 = A red tile is used at most once per round. A tile that works once is used at most once.
rule-GOA-I13 =
    A progress step costs as many spices as the number of the upper row, and as many ships, unless a card says
    otherwise.
rule-GOA-I14 = Between rounds there is exactly one flag holder. The flag holder is the first to act.
rule-GOA-I15 =
    The game lasts exactly 8 rounds. A player's total VP are never below 0, and the bonus for money goes to at
    least one player.
rule-GOA-I16 =
    What a player is shown never contains the card faces of another player, the order of a deck or the faces
    of covered Bonanza tiles.
rule-GOA-I17 = At most one expedition card is played per action turn.
rule-GOA-I18 =
    No game takes more than 4,000 decisions. There are at most 96 main actions and 32 extra actions (8 from
    flags, 6 from tiles, 2 from Bonanza, 16 for all progress markers).
