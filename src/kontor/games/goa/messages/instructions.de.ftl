### Anweisungen: ihr Wortlaut, die Namen ihrer Felder, und warum sie erledigt sind.

lot-any = jedes Angebot
lot-flag = die Flagge
manner-least = einen Dukaten mehr als das höchste Gebot
manner-whole = sofort das ganze Limit

instruction-bid_up_to =
    { $manner ->
        [whole] Biete sofort { $limit } Dukaten
       *[least] Biete einen Dukaten mehr als das höchste Gebot, bis zu { $limit } Dukaten,
    } für { $lot } in Runde { $round_no }{ $unless_leader ->
        [yes] , aber passe, wenn das höchste Gebot von der führenden Person kommt.
       *[no] , sonst passe.
    }
    .title = Bis zu einem Limit bieten
    .lot = Für
    .limit = Limit in Dukaten
    .manner = Wie geboten wird
    .unless_leader = Passen, wenn das höchste Gebot von der führenden Person kommt
    .over = Die Versteigerungen, für die sie galt, sind vorbei.
instruction-pass_bids =
    { $above_count ->
        [0] Passe für { $lot } in Runde { $round_no }.
       *[other] Passe für { $lot } in Runde { $round_no }, bis jemand mehr als { $above } Dukaten bietet.
    }
    .title = Passen
    .lot = Für
    .above = Bis jemand mehr bietet als
    .over = Die Versteigerungen, für die sie galt, sind vorbei, oder jemand hat mehr geboten.
instruction-sell_or_buy = Beim Versteigern in Runde { $round_no } ({ $lot }): Verkaufe ab { $sell_from } Dukaten, sonst kaufe für höchstens { $buy_up_to } Dukaten.
    .title = Beim Versteigern verkaufen oder kaufen
    .lot = Für
    .sell_from = Verkaufen ab diesem Gebot
    .buy_up_to = Sonst kaufen für höchstens
    .over = Die Versteigerungen, für die sie galt, sind vorbei.
instruction-keep_extra_actions = Spiele in Runde { $round_no } keine Zusatzaktionskarte.
    .title = Zusatzaktionskarten behalten
    .over = Die Runde ist vorbei.
