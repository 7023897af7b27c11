## Was eine Aktion unwiderruflich verschenkt

caution-last_order = Das ist deine letzte Gelegenheit, einen Auftrag zu erfüllen, und du kannst einen erfüllen.
caution-reward = { $count ->
    [one] Du darfst die ausgespielte Karte als Gewürz behalten. Sonst wird sie abgelegt.
   *[other] Du darfst eine der ausgespielten Karten als Gewürz behalten. Sonst werden alle abgelegt.
}
caution-joker = Du gibst einen Joker aus, obwohl du noch eine Karte des fälligen Gewürzes hast.
