# What the coach says in the guided game: a step with its title, the line before each decision, the answers to other
# legal actions, and the line after it.

lesson-first-goal = What wins
    .before = You smuggle. Only cards score, and cargo buys them. Equal cargo counts 1, 4, 9, 16: collect alike! Look at the villa.
    .after = Fifteen points for fifteen in cargo. Four alike are worth sixteen.

lesson-first-casino = Casino
    .before = Send your three ships; they act in your next turn, not now. The first to the Casino: it brings two coins.
    .reply-other = That comes next. Begin with the safest place: the Casino.
    .after = The Casino costs nothing, and there is always room.

lesson-first-port = A bid
    .before = In New York lies gold, twice. Send the second ship there.
    .reply-other = That can wait. Twice gold is the best start: New York.
    .before-2 = A ship stands on coins: that is your bid. Others must lay more. Two will do.
    .reply-set-bid-1-2 = One coin invites Anna. Lay two.
    .reply-other-2 = What you bid here is missing elsewhere. Two will do.
    .after = Alone there next turn, you take all three tiles, and your coins are paid.

lesson-first-second_port = A second bid
    .before = And the third to Rotterdam, the biggest port: four tiles.
    .reply-other = Let us try something: Rotterdam is where everybody wants to go.
    .before-2 = Two coins again. Perhaps Anna bids more; that is no disaster, as you will see.
    .reply-other-2 = Keep some coins in the safe. Two are enough for a try.
    .after = All ships were out, and Anna moved before yours did anything: she outbid you in Rotterdam.

lesson-first-collect = Ships act
    .before = Your turn has three parts: ships act, you trade, you send again. First collect in the Casino.
    .reply-other = Any order is allowed. Coins first is a good habit: you may need them.
    .after = Two coins. The ship is home and can sail again this turn.

lesson-first-capture = Take the cargo
    .before = In New York you are alone: take the cargo. The coins under your ship are paid.
    .reply-other = One moment. First bring the gold home.
    .after = Gold, gold, cigars: worth 4 and 1. A third gold would make 9.

lesson-first-outbid = Outbid
    .before = Anna laid three in Rotterdam. Raise and wait a round, or withdraw: ship and all coins come back. Withdraw.
    .reply-other = That ties up coins and a ship for another round. Nothing there is gold.
    .after = Not a coin lost, only time. You may not return there this very turn.

lesson-first-no_trade = Nothing to trade yet
    .before = Trading: your cargo is worth five, the cheapest card costs ten, and coins do not count. Save up.
    .after = Six tiles fit into your warehouse. What is above that must be traded, or you throw it away.

lesson-first-send_again = Follow the gold
    .before = More gold lies in Panama and at the Black Market. Send a ship to Panama first.
    .reply-other = Follow the gold: Panama.
    .before-2 = Bid three: Anna would have to lay nearly all she has to top you.
    .reply-set-bid-1-2 = The third gold is worth five to you. Protect it: three.
    .reply-other-2 = Too expensive for one gold. Three will do.
    .before-3 = The next to the Black Market: there you swap a tile for one you see. Gold lies there.
    .reply-other-3 = Nobody can outbid you at the Black Market. Go there.
    .before-4 = And one to the Casino, for coins.
    .reply-other-4 = Coins are getting short: Casino.
    .after = A plan: gold from Panama, gold from the market, coins from the Casino.

lesson-first-panama = Third gold
    .before = Anna bought a warehouse with four different tiles: different ones count 1, 3, 6, 10. Your turn: fetch the gold from Panama.
    .reply-other = First Panama: then you know what to swap.
    .after = Three gold: nine. One more and it is sixteen.

lesson-first-swap = Black Market
    .before = Black Market: swap an odd tile, or draw blindly. Give one that is not gold.
    .reply-resolve-draw = Luck is fine, but there is gold in plain sight. Swap.
    .reply-other = Not now: give an odd tile away, take gold.
    .before-2 = And take the gold.
    .reply-other-2 = Take the gold: four alike are worth sixteen.
    .after = Four gold: sixteen. I collected your coins in the Casino.

lesson-first-buy = Villa or ship
    .before = Sixteen buys up to twenty points, or a fourth ship: five points, and one more action in eight rounds. Early on: the ship.
    .reply-basket-card-villa = A fine card, at the end. So early a fourth ship earns more than ten points.
    .reply-other = Tempting. But so early a fourth ship brings you more: the cargo ship costs fifteen.
    .before-2 = Pay with the gold. Sixteen for fifteen: the one too many is lost, there is no change.
    .reply-other-2 = Keep the odd tile for what you collect next. Gold alone is enough.
    .after = Four ships! The new one sails at once.

lesson-first-outbid_her = Your turn to outbid
    .before = Now you outbid her: in Rotterdam Anna stands on two coins. Go there.
    .reply-other = In a moment. First take Rotterdam away from Anna.
    .before-2 = At least one coin more than the highest: three.
    .reply-other-2 = Enough to win is enough. Keep coins for the others.
    .before-3 = The other three ships are yours to send. Think which cargo you want to collect next.
    .after = Well done. A player who is outbid must raise or leave.

lesson-first-finish = How it ends
    .before = Eleven rounds in all. Only in your last turn do coins pay, one each; what is left then is worth nothing. Off you go!
    .after = From here you decide. I speak up only before a mistake.
