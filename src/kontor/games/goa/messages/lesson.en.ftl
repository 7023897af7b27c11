# What the coach says in the guided game: a step with its title, the line before each decision, the answers to other
# legal actions, and the line after it.

lesson-first-goal = What wins
    .before = Five tracks, five skills. Each row further makes a skill stronger and brings points: rows 1 to 5 are worth 0, 1, 3, 6, 10.
    .after = A step costs spices and ships. Spices grow on plantations, and plantations are auctioned.

lesson-first-flag = Set the flag
    .before = Each round, tiles are auctioned in a chain. You hold the flag, so you begin it: set it at the left edge, beside the cloves.
    .reply-other = Possible. But the cloves in row 4 are what your colony track asks for: begin beside them.
    .after = The flag itself is up for auction too: it brings an extra action.

lesson-first-third_marker = The last marker
    .before = Anna put the cloves up. You set the last marker, on a neighbour: choose Ships/Colonists. Anna wants it and will pay you.
    .reply-other = A fine tile. But sell what others want: their money comes to you.
    .after = Three auctions now: the flag, the cloves, the ships.

lesson-first-own_auction = Your own auction
    .before = Everyone else bids once; Anna said 1. It is your auction: sell for 1, or keep it for one less. That is nothing!
    .reply-other = One ducat for an extra action? Keep the flag, it costs you nothing.
    .after = The flag is yours, with an extra action card, and you act first.

lesson-first-bid = One bid
    .before = Anna sells the cloves. You bid once only. Too little, and she keeps them for one less. Bid 3.
    .reply-pass-bid = Without spices nothing moves. You want these cloves.
    .reply-other = For so little Anna keeps them herself. At 3 your money tempts her more.
    .after = Yours! A plantation is filled at once: two cloves.

lesson-first-sell = Sell
    .before = Your tile, and Anna bids 3. Sell, and her ducats are yours for the next round.
    .reply-other = Three ships for two ducats is fair, but then you are broke next round. Take the money.
    .after = Your purse is filled again. In your own auctions every bid is good for you.

lesson-first-progress = A step down
    .before = Three actions each, in turn. Progress first: the colony track costs one clove, and one ship to carry it.
    .reply-found-colony = Bold! But your colony track gives nothing yet. One step first makes it safer.
    .reply-other = Useful later. You hold cloves and ships now: make a step.
    .after = First point! And every founding now starts with two colonists.

lesson-first-found = Found a colony
    .before = Now found Quilon: it needs 6. Your track gives 2, two drawn cards help. If you fail, you get a colonist instead.
    .reply-found-colony = Too far for now. Quilon asks for the fewest colonists.
    .reply-other = That can wait. With your new row Quilon is within reach.
    .before-2 = Two and three make five, one short. Pay one of your two colonists, and Quilon is yours.
    .reply-other-2 = You would even get a colonist as comfort. But the colony is right here: pay one.
    .after = Your first colony: one point now, and more for each further one.

lesson-first-colony_tile = The right spice
    .before = Choose Quilon's tile. Your next colony step wants clove and ginger; a clove you have. So find ginger.
    .reply-other = No ginger on that one. Look at the price of the next step.
    .before-2 = Fill it with ginger. Next time it may be the other spice.
    .reply-other-2 = Ginger is what the next step lacks.
    .after = Clove and ginger: exactly the price of row 3.

lesson-first-second_progress = Three points
    .before = Third action: step again. Two spices, so two ships. Row 3 is worth three points.
    .reply-other = Good, but the step is ready and worth two points more. Take it.
    .after = Four points after three actions. Your fields are empty: a harvest brings a spice back, later more.

lesson-first-extra = Extra action
    .before = Now the flag pays: play your extra action card. At most one may be saved for the next round.
    .reply-other = Saving is allowed. But an action now is worth more than later: play it.
    .before-2 = Go on an expedition and draw a card.
    .reply-other-2 = A sound choice. Today I want to show you the cards: expedition, please.
    .after = A card has three uses: its text, its symbol at the end, its colonists when revealed.

lesson-first-card = A card, three uses
    .before = Play it for two ships, or keep the shell: equal symbols score at the end. You have one ship. Your choice.
    .reply-other = Do not throw it away: play it for two ships, or keep it for its shell.
    .after = Either is right. One card per turn, and it costs no action.

lesson-first-finish = Eight rounds
    .before = Eight rounds like this. Tracks, colonies, symbols and most ducats score; ships, spices and colonists left over do not. Now go on alone!
    .after = I speak up only before a mistake. Think of the harvest.
