## Goa on one page

figure-wins = What wins
    .is = Five columns show what your company can do: the lower a marker stands, the more it gives and scores.
figure-round = A round
    .is = Markers are placed, tiles and the flag are auctioned, everybody takes three actions, and extra actions follow.
figure-chain = The chain
    .is = The flag begins at the edge, and each marker goes on a tile next to the one before, also diagonally.
figure-bids = One bid each
    .is = Everybody bids once; then the auctioneer takes the highest bid, or keeps the tile for 1 ducat less.
figure-progress = Progress
    .is = Pay the spices of the next row and a ship for each of them, and your marker moves one row down.
figure-harvest = Plantation and harvest
    .is = A plantation comes full of its spice; what you spend frees a field, and a harvest fills it again.
figure-colony = A colony
    .is = Your row, two revealed cards and colonists that you pay must reach its number; if they do not, you get 1 colonist.
figure-expedition = A card, three uses
    .is = An expedition card is played, revealed for its colonists, or kept for its symbol.
    .play = play what it says, one card in a turn
    .reveal = count its colonists when it is revealed
    .keep = keep it: equal symbols score
figure-scores = What scores
    .is = Rows, colonies, equal symbols and the most ducats score; ships, colonists and spices that are left do not.
