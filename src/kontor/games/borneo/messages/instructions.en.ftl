### Instructions: their texts, the names of their fields, and why they have ended.

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
    .company = Company (none: all companies)
    .rank = Worst rank to defend
    .cards = Maximum number of cards
    .keep = Spices to keep
    .over = You no longer have a merchant in that company, or the match is over.
instruction-relocate_to = If your merchant is beaten, send it to the first of these places that is open: { $places }.
    .title = Where a beaten merchant goes
    .places = Places, your favourite first
    .over = The match is over.
instruction-keep_reward = After a defence keep the first of these spices that you played: { $spices }; otherwise keep nothing.
    .title = What to keep after a defence
    .spices = Spices, your favourite first
    .over = The match is over.
instruction-take_by_spice =
    When { $port_count ->
        [0] a port
       *[other] { $port }
    } is shared out, take the first of these spices that is left: { $spices }.
    .title = Take cargo by preference
    .port = Port (none: all ports)
    .spices = Spices, your favourite first
    .over = That port has been shared out, or the match is over.
instruction-leave_merchants = Leave your merchants where they are until the rank of one of them changes.
    .title = Leave the merchants alone
    .over = The rank of one of your merchants has changed, or the match is over.
