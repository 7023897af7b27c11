## Cargo Noir on one page

figure-wins = What wins
    .is = Only the points on your victory cards count in the end; you pay for them with cargo.
figure-sets = Equal or different
    .is = Tiles of one kind are worth 1, 4, 9, 16, 25 together, tiles of different kinds 1, 3, 6, 10, 15.
figure-turn = A turn
    .is = First your ships act, then you may trade cargo for cards, and last you send all your ships out again.
figure-bid = The bid
    .is = Alone in a port in your next turn you win all its cargo; outbid, you raise or take ship and coins back.
figure-macao = Casino and Black Market
    .is = Each ship at the Casino brings 2 coins; one at the Black Market swaps a tile or draws one unseen.
figure-slots = Six slots
    .is = You may hold more while your ships act and while you trade; after that, what does not fit is lost.
figure-helpers = Three helpers
    .is = A Cargo Ship is one more ship, a Warehouse 2 more slots, a Syndicate 2 coins when you withdraw.
figure-last = The last round
    .is = Only now the coins in your safe help to pay, 1 each; after that, tiles and coins are worth nothing.
