### Standing orders: their words, the names of their fields, and why they have ended.

manner-least = only as high as needed
manner-whole = to the limit at once

instruction-raise_or_withdraw =
    In { $port }: raise { $manner ->
        [whole] to { $limit } at once
       *[least] as high as needed, up to { $limit }
    }, otherwise withdraw; capture if you are alone.
    .title = Raise up to a limit, otherwise withdraw
    .port = Port
    .limit = Limit in coins
    .manner = How to raise
    .over = Your ship has left that port, or the match is over.
instruction-take_casino_coins = Let your ships at the Casino act first.
    .title = Take the coins of the Casino
    .over = You have no ship at the Casino any more.
instruction-trade_nothing =
    Trade nothing until the end of round { $until }{ $unless_full ->
        [yes] , unless you have more tiles than you can keep.
       *[no] .
    }
    .title = Trade nothing
    .until = Until the end of round
    .unless_full = But ask me if I have more tiles than I can keep
    .over = That round is over.
instruction-discard_first = Above the capacity discard the first of these that you have: { $cargo_types }.
    .title = What to discard
    .cargo_types = Cargo, the least wanted first
    .over = The match is over.
