## Was eine Aktion unwiderruflich verschenkt

caution-surplus = Du zahlst { $value } für Karten, die { $cost } kosten: { $lost } verfallen.
caution-overflow = { $tiles ->
    [one] Ein Plättchen passt nicht ins Lager und muss abgeworfen werden. Noch kannst du dafür eine Karte kaufen.
   *[other] { $tiles } Plättchen passen nicht ins Lager und müssen abgeworfen werden. Noch kannst du dafür eine Karte kaufen.
}
caution-last_trade = Das ist dein letzter Zug. Fracht und Münzen sind danach nichts mehr wert, und du kannst noch eine Karte kaufen.
