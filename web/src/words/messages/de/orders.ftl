## Anweisungen: was zu tun ist, wenn man später gefragt wird

orders-tab = Anweisungen
orders-title = Anweisungen
orders-about = Niemand sonst sieht sie. Eine Anweisung handelt von selbst: sofort, wenn du gefragt wirst und sie passt; sonst wirst du gefragt wie immer. Sie endet, wenn vorbei ist, wofür sie galt, oder wenn du sie zurücknimmst.
orders-asked-now = Du wirst gerade gefragt: Eine Anweisung, die passt, antwortet sofort.
orders-leave = Anweisung hinterlassen
orders-change = Ändern
orders-count =
    { $count ->
        [one] eine Anweisung gilt
       *[other] { $count } Anweisungen gelten
    }
orders-yours = Deine Anweisungen
orders-still = Gilt:
orders-no-more = Erledigt:
orders-holding = In Kraft
orders-first-acts = Die erste, die passt, handelt.
orders-ended = Erledigt
orders-nothing = Du hast keine Anweisung gegeben.
orders-new = Anweisung geben
orders-none-now = Im Augenblick gibt es nichts anzuweisen.
orders-acted =
    { $count ->
        [one] Sie hat einmal gehandelt.
       *[other] Sie hat { $count }-mal gehandelt.
    }
orders-edit = Ändern
    .of = Ändern: { $label }
orders-anew = Erneut geben
    .of = Erneut geben: { $label }
orders-revoke = Zurücknehmen
    .of = Zurücknehmen: { $label }
orders-clear = Wegräumen
    .of = Wegräumen: { $label }
orders-up = Früher fragen: { $label }
orders-down = Später fragen: { $label }
orders-give = Anweisung geben
orders-replace = Anweisung ändern
orders-given = Die Anweisung ist gegeben.
orders-replaced = Die Anweisung ist geändert.
orders-moved = Die Anweisung kommt jetzt an Stelle { $place }.
orders-revoked = Die Anweisung ist zurückgenommen.
orders-cleared = Die erledigte Anweisung ist weg.
orders-none-of = kein Eintrag
orders-ranked = { $label }, Platz { $place }
orders-ranking = Berühre sie der Reihe nach: Das erste steht vorn. Was du noch einmal berührst, fällt heraus.
orders-choose =
    { $count ->
        [one] Wähle mindestens eines.
       *[other] Wähle mindestens { $count }.
    }
