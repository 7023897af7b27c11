### Instructions: their texts, the names of their fields, and why they have ended.

lot-any = any lot
lot-flag = the flag
manner-least = one ducat more than the highest bid
manner-whole = the whole limit at once

instruction-bid_up_to =
    { $manner ->
        [whole] Bid { $limit } ducats at once
       *[least] Bid one ducat more than the highest bid, up to { $limit } ducats
    } for { $lot } in round { $round_no }{ $unless_leader ->
        [yes] , but pass if the leading player has the highest bid.
       *[no] , otherwise pass.
    }
    .title = Bid up to a limit
    .lot = For
    .limit = Limit in ducats
    .manner = How to bid
    .unless_leader = Pass if the leading player has the highest bid
    .over = The auctions that it was meant for are over.
instruction-pass_bids =
    { $above_count ->
        [0] Pass for { $lot } in round { $round_no }.
       *[other] Pass for { $lot } in round { $round_no } until somebody bids more than { $above } ducats.
    }
    .title = Pass
    .lot = For
    .above = Until somebody bids more than
    .over = The auctions that it was meant for are over, or somebody bid more.
instruction-sell_or_buy = As auctioneer of { $lot } in round { $round_no }: sell for { $sell_from } ducats or more, otherwise buy for up to { $buy_up_to } ducats.
    .title = Sell or buy as auctioneer
    .lot = For
    .sell_from = Sell for this bid or more
    .buy_up_to = Otherwise buy for up to
    .over = The auctions that it was meant for are over.
instruction-keep_extra_actions = Play no extra action card in round { $round_no }.
    .title = Keep extra action cards
    .over = The round is over.
