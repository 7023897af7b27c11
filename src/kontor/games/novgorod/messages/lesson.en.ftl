# What the coach says in the guided game: a step with its title, the line before each decision, the answers to other
# legal actions, and the line after it.

lesson-first-goal = What wins
    .before = You trade for the Hanse. Seals win: orders, luxuries and your career bring them. At thirty, one last round follows. Look at your seals.
    .after = Thirty sounds far. A good turn brings four or five.

lesson-first-red_x = What loses
    .before = Your career has two steps with a red X. If one is open at the end, you lose, whatever your seals. We cover one today.
    .after = The first step costs two different goods. Goods come from cities.

lesson-first-first_kontor = A kontor
    .before = First you buy two kontors, your branches. Each gives its city's good or its income, every turn. Take Antwerp: cloth, or four ducats.
    .reply-intro-take-order = Orders come next. First a place to trade from.
    .reply-other = A good city too. But Antwerp fits the order that we shall take.
    .after = Cloth is yours. You pay at the end of the draft.

lesson-first-order_and_neighbour = What fits together
    .before = Now an order: the one that wants cloth and wool. Cloth you have.
    .reply-intro-take-kontor = In a moment. First secure the order that fits, before Anna does.
    .reply-other = Not bad. But cloth and wool lie side by side, and a manufactory near by wants both.
    .before-2 = Routes run from neighbour to neighbour. London lies beside Antwerp and has the wool: take it.
    .reply-other-2 = London is next door and has the wool for your order. Take it.
    .after = Two kontors, two orders, four ducats left. Let us sail.

lesson-first-route = A route
    .before = A turn: lay a route, use its stops, buy one thing, take seals. You have two stops. Begin in London.
    .reply-end-route = An empty route earns nothing. Begin in London.
    .reply-other = There you own nothing and would pay a fee. Begin in London.
    .before-2 = Then your other kontor, next door.
    .reply-other-2 = Your other kontor lies next door: sail there.
    .before-3 = That is your whole route. Finish it.
    .reply-other-3 = A third stop would use a privilege and cost a fee. Not yet.
    .after = Wool and cloth are yours to use, in this turn only.

lesson-first-income = Take what is yours
    .before = Each stop serves once per turn: its good, or its income. Today you need money for a faster ship: take both incomes.
    .reply-end-phase2 = Wait: seven ducats still lie there! What you do not take is lost.
    .reply-fulfil-row = Two seals, tempting. But a faster ship first serves you every turn.
    .reply-take-income = Right idea. One button takes both at once.
    .reply-other = Later. First money for a faster ship: take both incomes.
    .before-2 = Eleven ducats. The open steps of your career lend you one privilege a turn; unused, it brings a seal. Finish with the route.
    .reply-other-2 = Keep that privilege: unused, it turns into a seal by itself.
    .after = Remember: income and goods that you do not use before finishing are lost.

lesson-first-ship = A faster ship
    .before = One purchase per turn. Five ducats for speed 3: a third stop in every turn to come.
    .reply-end-phase3 = With eleven ducats? The ship makes every later turn better.
    .reply-other = Good, but without stops it lies idle. Speed first.
    .after = Speed 3. And a seal: you used no privilege this turn.

lesson-first-longer_route = Goods before the manufactory
    .before = In Lübeck stands a manufactory: clothing from cloth and wool. Goods must come first. Begin in London.
    .reply-other = Begin with the raw goods: London.
    .before-2 = On to Antwerp, for the cloth.
    .reply-other-2 = The cloth is in Antwerp.
    .before-3 = And Lübeck last. You own nothing there, so the harbour fee is two ducats.
    .reply-other-3 = The manufactory in Lübeck is what this route is for.
    .after = Left to right: what lies right of a manufactory cannot feed it.

lesson-first-luxury = A luxury
    .before = Produce in Lübeck.
    .reply-end-phase2 = Your goods are still unused! Produce in Lübeck first.
    .reply-fulfil-row = Keep that for your next turn. Now the manufactory: seals and ducats.
    .reply-other = Possible. Lübeck makes more of it: two goods, two seals.
    .before-2 = Cloth and wool together: two seals and two ducats.
    .reply-other-2 = One good brings one seal. You have both: two.
    .after = Two seals, and the two ducats pay the fee.

lesson-first-kontor = A third kontor
    .before = Buy the kontor in Lübeck: no more fee there, and its salt is yours.
    .reply-end-phase3 = Ducats do not win. Buy Lübeck.
    .reply-other = Useful one day. Lübeck lies on your route already.
    .after = Three kontors in a row, and again a seal for the unused privilege.

lesson-first-big_route = Four cities
    .before = The big turn: your privilege “+1 speed” lends you a fourth stop. Begin in Bergen: fish, for a fee of two.
    .reply-other = Begin one city earlier, in Bergen: four goods in one route.
    .before-2 = On to your own kontor next door.
    .reply-other-2 = Keep to the coast: your own kontor comes next.
    .before-3 = And to the next one.
    .reply-other-3 = Keep to the coast: one more of your kontors.
    .before-4 = And to a fourth city, by your privilege.
    .reply-other-4 = One stop more is free this turn: sail on.
    .after = Fish, wool, cloth and salt: four goods, two plans.

lesson-first-order = Deliver
    .before = First the order: deliver cloth and wool for two seals.
    .reply-end-phase2 = Four goods aboard and nothing done? Deliver the order first.
    .reply-career-step = Yes, in a moment, with the other two goods. First the order.
    .reply-other = Then the order stays open. Cloth and wool are worth two seals there.
    .before-2 = Keep it for later: furs and salt bring two more some day.
    .reply-other-2 = Filed is closed: the lower row would be lost. Aside, please.
    .after = Six seals. Fish and salt are left.

lesson-first-career = Cover the X
    .before = Now the red X: fish and salt are two different goods. Climb the first step. Its price: the step covers its privilege.
    .reply-end-phase2 = The X stays open then, and open X means lost. Climb.
    .reply-other = Two ducats or a safe step? The X must go. Climb.
    .after = One X is covered, and the privilege on that step is gone.

lesson-first-finish = On your own
    .before = Six seals and a good route. Next: the second X, three different goods in one turn. From here you sail alone.
    .after = From here you decide. I speak up only before a mistake.
