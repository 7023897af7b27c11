# What the coach says in the guided game: a step with its title, the line before each decision, the answers to other
# legal actions, and the line after it.

lesson-first-goal = What wins
    .before = You trade in spices. Most points win, and orders bring them: fifteen for two of each spice. That one will be ours. Look at it.
    .after = Eight spices make fifteen points. Now, where do spices come from?

lesson-first-first_merchant = A first merchant
    .before = Companies win ports, and their merchants take the spices, top rank first. No company belongs to anyone. Take the top rank in Red.
    .reply-other = A fair place too. For our plan, begin in Red.
    .after = Rank 1 in Red: whenever Red wins a port, you choose first.

lesson-first-more_merchants = Two more
    .before = Two merchants left. Newcomers always stand last. Join Blue, right behind Anna: from there you can attack her later.
    .reply-other = That works as well. For our plan we want the place behind Anna in Blue.
    .before-2 = And the last one to Yellow, third in line: a poor place, so that you see at once how to move.
    .reply-other-2 = Patience: you will stand there in a moment. First Yellow, please.
    .after = You keep these three merchants to the end, but they can change places.

lesson-first-move = Move to the empty place
    .before = Your turn. You may move one merchant. Third in Yellow is weak, and Green is empty: move there and be first.
    .reply-attack = A fight costs cards. Green's top rank costs nothing: walk in.
    .reply-skip-merchant = You may. But an empty company is a gift, and somebody takes it.
    .reply-transfer-merchant-green = Right company, wrong merchant: move the one who stands worst, third in Yellow.
    .reply-other = Your merchant would stand last again. In Green you are first.
    .after = Alone in Green: if Green wins a port, everything there is yours.

lesson-first-lay = Lay a card
    .before = Now you must lay one card. Lay the cinnamon with three red flags and a green one at Sulu: both work for your top ranks.
    .reply-play-cargo-rg-c1 = Right card. Lay it at Sulu: five flags win there, elsewhere it takes six.
    .reply-play-cargo-gb-c1 = Keep that one: its three green flags can finish the job next turn.
    .reply-other = Legal, but it works for others. Look for flags of Red and Green, where you are first.
    .after = Your card gave Sulu three red flags and a green one; five of one company win it. After every turn you draw two cards.

lesson-first-covered = Covered flags
    .before = Anna's card at Sulu covers the bottom row of yours. Covered flags no longer count: Red 3, Green 4. Look at the port.
    .after = One strong card is missing. You hold two of them.

lesson-first-monopoly = A port for you alone
    .before = Moving is voluntary. Your merchants stand well: leave them.
    .reply-other = You need these ranks in a moment. Leave them where they are.
    .before-2 = Two of your cards win Sulu. Read for each who would pick. Then lay the one that feeds only you.
    .reply-play-cargo-ry-n1-1-2 = Red would win too, but then Ben and Anna take two of three cards. In Green you stand alone.
    .reply-play-cargo-1-2 = That shares Sulu among several companies. One card of yours wins all of it.
    .reply-other-2 = Nothing is paid out there. At Sulu one card of yours wins everything.
    .after = Monopoly for Green: three cards, all yours, and Sulu's joker because you laid the last card.

lesson-first-defend = Hold your rank
    .before = Anna attacks your rank in Red with three flags. Ben stands between: one bonus for you. Answer with the nutmeg that counts twice.
    .reply-end-defence = Three against one: your place would be gone. You hold red flags, use them.
    .reply-other = That repels her too. But a card that defended may become a spice: take the double one.
    .before-2 = Four against three: repelled. Equal would have been hers. Keep the double nutmeg as a prize.
    .reply-other-2 = Do not be modest: two nutmeg, for nothing.
    .after = Two nutmeg in your warehouse, and the place is still yours. Each card there is worth a point at the end.

lesson-first-wait = Six now or fifteen later
    .before = With the joker, any spice you like, six points are yours now. The double pepper in Ternate makes it fifteen. One order a turn: wait.
    .reply-other = Six points, and your joker gone. One more turn makes fifteen.
    .after = Patience pays here; only a few orders of each kind exist, so not for ever.

lesson-first-attack = Attack
    .before = Your blue card can win Ternate for Blue, but Anna would pick first. Attack her with your merchant in Blue.
    .reply-other = The pepper goes to Blue's first merchant. Become that merchant.
    .before-2 = Play one card with three blue flags. Next to her she has no bonus, and a tie is enough for you.
    .before-3 = Enough. She may answer with at most as many cards, and you still need one to lay.
    .reply-other-3 = Save it: three flags cannot be beaten by one card from next door.
    .after = You lead Blue. A merchant who loses swaps places, or leaves for the end of another company.

lesson-first-first_pick = First pick
    .before = Ternate needs six flags of one company; Blue shows four. Lay a card with three blue flags and win it.
    .reply-play-cargo-0 = Careful: that gives Yellow six, and you have nobody in Yellow.
    .reply-other = Strike now: at Ternate Blue wins, and you are Blue's first.
    .before-2 = First pick: take the double pepper, just what you still need for the fifteen points.
    .reply-other-2 = Look at your warehouse: pepper is missing, and this one counts twice.
    .after = Four cards, three merchants: after Ben you picked again. And Ternate's cloves are yours too.

lesson-first-order = Fill the order
    .before = Two of each spice: you have them. Fill the order for fifteen points.
    .reply-skip-order = Now is the moment. Somebody else may take it.
    .reply-other = Fewer points for your spices? You have enough for fifteen.
    .before-2 = Pay the pepper with the double card: it covers both. There is never any change, so pay exactly.
    .reply-pay-card-board-sulu-2 = The joker fits everything. Keep it for what you lack one day.
    .reply-other-2 = Then the second pepper would cost another card. The double does both at once.
    .after = Fifteen points! I paid the rest for you, exactly. What is left stays in your warehouse.

lesson-first-shared = A shared port
    .before = Kutai takes three cards; yours is the third. Lay the pepper: no company reaches five, so every company with flags gets a share.
    .reply-play-cargo-1 = Read the what-if: who would pick then? With the pepper you pick twice.
    .reply-other = Leave Kutai at two cards and Anna can close it, joker included.
    .after = Shared: Yellow had most, then Red and Blue, both led by you. Two cards, and the joker.

lesson-first-finish = How it ends
    .before = After ten distributions the game ends; three are over. You have fifteen points and five cards worth one each. Play on!
    .after = From here you decide. I speak up only before a mistake.
