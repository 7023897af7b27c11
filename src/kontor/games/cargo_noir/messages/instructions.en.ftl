### Instructions: their texts, the names of their fields, and why they have ended.

manner-least = only as high as necessary
manner-whole = to the limit at once

instruction-raise_or_withdraw =
    In { $port }: capture the cargo if you are alone. If you are outbid, raise { $manner ->
        [whole] to { $limit } coins at once
       *[least] as high as necessary, up to { $limit } coins
    }; otherwise withdraw.
    .title = Raise up to a limit, otherwise withdraw
    .port = Port
    .limit = Limit in coins
    .manner = How to raise
    .over = Your ship has left that port, or the match is over.
instruction-take_casino_coins = Your ships at the Casino act first.
    .title = Take the coins from the Casino
    .over = You no longer have a ship at the Casino.
instruction-trade_nothing =
    Do not trade until the end of round { $until }{ $unless_full ->
        [yes] , unless you have more tiles than you can keep.
       *[no] .
    }
    .title = Do not trade
    .until = Until the end of round
    .unless_full = But ask me if I have more tiles than I can keep
    .over = That round is over.
instruction-discard_first = If you have more tiles than you can keep, discard the first of these types that you have: { $cargo_types }.
    .title = What to discard
    .cargo_types = Cargo, what you need least first
    .over = The match is over.
