## Novgorod on one page

figure-wins = Seals, and red X
    .is = With 30 seals somebody brings about the last round, and most seals win; a player who still shows a red X has lost.
figure-turn = A turn
    .is = You lay a route from city to city, use what its stops offer, may buy one thing, and take your seals.
figure-chart = The sea
    .is = Each of the eight cities has its own good, and a route goes on from neighbour to neighbour.
figure-once = A stop serves once
    .is = Each kontor of your route serves one purpose in this turn; you choose which.
    .order = order
    .works = manufactory
    .start = career
    .hold = hold
    .income = income
figure-leftward = Left to right
    .is = A manufactory makes a luxury of the goods to its left and of its own city, never of those to its right.
figure-rows = An order, two rows
    .is = The upper row brings 2 seals, the lower one 2 more later; both in the same turn bring 5.
figure-base = Yours or nobody's
    .is = Your own kontor can bring income instead of its good; where you have none, the good is yours for a fee.
figure-uncovered = Privileges
    .is = One open privilege in each turn is yours; every step that you climb covers one for good.
