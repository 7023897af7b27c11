## Borneo on one page

figure-wins = What wins
    .is = Orders bring most of the points; every card that is left in your warehouse counts 1 more.
figure-turn = A turn
    .is = You may complete an order and may move a merchant or attack; then you must lay a card, and you draw two.
figure-card = A cargo card
    .is = It has a spice, once or twice, and four flags: three in the upper row, one in the lower.
    .upper = upper row
    .lower = lower row
    .goods = spice
figure-covered = Covered flags
    .is = The next card at the port covers the lower row of the one before it, and covered flags do not count.
figure-monopoly = A monopoly
    .is = When one company shows as many flags as the port asks for, its merchants take the cargo, rank by rank.
figure-shared = A full port
    .is = Without a monopoly the merchants on rank 1 share the cargo, those of the company with the most flags first.
figure-attack = An attack
    .is = Flags decide, and the defender gets 1 more for each merchant in between; in a tie the attacker wins.
figure-end = The end
    .is = When no port is left to open, or no card to draw, everybody may complete one last order.
