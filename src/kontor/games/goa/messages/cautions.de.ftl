## Was eine Aktion unwiderruflich verschenkt

caution-bid_all = { $later ->
    [one] Du bietest alle { $ducats } Dukaten, und in dieser Runde folgt noch eine Versteigerung.
   *[other] Du bietest alle { $ducats } Dukaten, und in dieser Runde folgen noch { $later } Versteigerungen.
}
caution-full_harvest = Es würde nichts wachsen: Keines deiner Felder ist frei.
caution-payable_colony = Du kannst die fehlenden Kolonisten bezahlen und die Kolonie gründen.
caution-unused_tile = Du hast dein Plättchen { $tile } in dieser Runde noch nicht benutzt.
