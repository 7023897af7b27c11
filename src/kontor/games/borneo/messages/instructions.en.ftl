### Standing orders: their words, the names of their fields, and why they have ended.

instruction-defend =
    Defend rank { $rank } or better { $company_count ->
        [0] in every company
       *[other] in { $company }
    } with at most { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } if that repels the attack{ $keep_count ->
        [0] { "" }
       *[other] , but keep { $keep }
    }; otherwise play none.
    .title = Defend a rank
    .company = Company (none: every one)
    .rank = Worst rank to defend
    .cards = Cards at most
    .keep = Spices to keep
    .over = You have no merchant in that company any more, or the match is over.
instruction-relocate_to = If a merchant is beaten, send it to the first of these that is open: { $places }.
    .title = Where a beaten merchant goes
    .places = Places, the most wanted first
    .over = The match is over.
instruction-keep_reward = After a defence keep the first of these that was played: { $spices }; otherwise nothing.
    .title = What to keep after a defence
    .spices = Spices, the most wanted first
    .over = The match is over.
instruction-take_by_spice =
    When { $port_count ->
        [0] a port
       *[other] { $port }
    } is shared out, take the first of these that is left: { $spices }.
    .title = Take cargo by preference
    .port = Port (none: every one)
    .spices = Spices, the most wanted first
    .over = That port was shared out, or the match is over.
instruction-leave_merchants = Leave your merchants where they are, until one of them has another rank.
    .title = Leave the merchants alone
    .over = One of your merchants has another rank, or the match is over.
