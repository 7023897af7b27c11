## Anweisungen: was für dich getan wird, wenn du später gefragt wirst

instructions-tab = Anweisungen
instructions-title = Anweisungen
instructions-about = Nur du siehst deine Anweisungen. Wirst du gefragt und eine Anweisung passt, antwortet sie sofort für dich; sonst wirst du gefragt wie immer. Eine Anweisung endet, wenn ihr Anlass vorbei ist oder wenn du sie zurücknimmst.
instructions-asked-now = Du bist gerade am Zug: Eine passende Anweisung antwortet sofort.
instructions-leave = Anweisung hinterlassen
instructions-change = Ändern
instructions-count =
    { $count ->
        [one] 1 aktive Anweisung
       *[other] { $count } aktive Anweisungen
    }
instructions-yours = Deine Anweisungen
instructions-still = Aktiv:
instructions-no-more = Beendet:
instructions-holding = Aktiv
instructions-first-acts = Die erste, die passt, antwortet.
instructions-ended = Beendet
instructions-nothing = Du hast keine Anweisungen hinterlassen.
instructions-new = Neue Anweisung
instructions-none-now = Im Augenblick gibt es nichts, wofür du eine Anweisung hinterlassen könntest.
instructions-acted =
    { $count ->
        [one] Hat einmal geantwortet.
       *[other] Hat { $count }-mal geantwortet.
    }
instructions-edit = Ändern
    .of = Ändern: { $label }
instructions-again = Noch einmal nutzen
    .of = Noch einmal nutzen: { $label }
instructions-revoke = Zurücknehmen
    .of = Zurücknehmen: { $label }
instructions-clear = Entfernen
    .of = Entfernen: { $label }
instructions-up = Nach oben: { $label }
instructions-down = Nach unten: { $label }
instructions-give = Anweisung speichern
instructions-replace = Änderung speichern
instructions-given = Deine Anweisung ist aktiv.
instructions-replaced = Deine Anweisung wurde geändert.
instructions-moved = Diese Anweisung steht jetzt an { $place }. Stelle.
instructions-revoked = Du hast die Anweisung zurückgenommen.
instructions-cleared = Die beendete Anweisung wurde entfernt.
instructions-none-of = keine Auswahl
instructions-ranked = { $label }, { $place }. Stelle
instructions-ranking = Wähle der Reihe nach aus: zuerst, was du am liebsten möchtest. Was du noch einmal wählst, fällt wieder heraus.
instructions-choose =
    { $count ->
        [one] Wähle mindestens eines.
       *[other] Wähle mindestens { $count }.
    }
