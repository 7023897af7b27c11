## Melden

report-line = Diese Nachricht von { $name } melden
report-open = Melden…
report-title = Etwas melden
report-title-line = Eine Nachricht von { $name } melden
report-about = Worum geht es?
report-match = Um den Tisch
report-category = Was ist nicht in Ordnung?
category-insult = Beleidigung
category-spam = Werbung
category-name = Anstößiger Name
category-leaving = Geht mit Absicht
category-unfair = Unfaires Spiel
category-accounts = Zwei Plätze, eine Person?
category-other = Etwas anderes
category-warn = Verwarnt
category-mute = Stummgeschaltet
category-rename = Umbenannt
category-suspend = Gesperrt
category-close = Tisch geschlossen
report-text = Was sollte die Moderation wissen? (freiwillig)
report-note = Die Moderation liest diese Nachricht, drei davor und eine danach. Du erfährst, ob etwas geschehen ist.
report-note-person = Die Moderation liest, wer hier sitzt, und die letzten drei Nachrichten dieser Person. Du erfährst, ob etwas geschehen ist.
report-note-match = Die Moderation liest, wer hier sitzt, und nichts aus dem Chat. Du erfährst, ob etwas geschehen ist.
report-title-member = { $name } melden
report-note-page = Die Moderation liest, was du hier schreibst, und den Namen dieser Person. Du erfährst, ob etwas geschehen ist. Wenn es an einem Tisch passiert ist, melde es dort: Dann sieht die Moderation, was gesagt wurde.
moderation-kind-page = auf der Seite einer Person
report-send = Melden
report-sent = Danke. Die Moderation sieht es sich an, und du bekommst eine Mitteilung.

## Mitteilungen

notices-title = Mitteilungen der Moderation
notices-none = Die Moderation hat nichts über dich entschieden.
notice-measure-warn = Du wurdest verwarnt
notice-measure-mute = Du kannst nicht in Chats schreiben
notice-measure-rename = Dein Name wurde dir genommen
notice-measure-suspend = Dein Konto ist gesperrt
notice-measure-close = Ein Tisch von dir wurde geschlossen
notice-until = bis { $until }
notice-for-good = auf Dauer
notice-undone = Die Moderation hat dies aufgehoben: { $what }
notice-upheld = Antwort auf deinen Einspruch: Es bleibt dabei
notice-outcome = Danke für deine Meldung: Es ist etwas geschehen
notice-outcome-none = Danke für deine Meldung: Die Moderation sah nichts zu tun
notice-reason = Begründung: „{ $reason }“
notice-about-rename = Wähle in deinem Konto einen anderen Namen. Als Mitglied meldest du dich bis dahin mit dem früheren an.
notice-about-suspend = Du kannst deine Mitteilungen lesen, Einspruch einlegen, deine Daten herunterladen und dein Konto löschen. Der Verwalter spielt für dich weiter.
notice-about-close = Die Partie endet ohne Ergebnis, und keine Wertung ändert sich.
notice-read = Gelesen
notice-object = Einspruch
notice-object-title = Einmal Einspruch einlegen
notice-object-text = Was ist daran falsch?
notice-object-about = Einspruch kannst du einmal einlegen. Wenn es geht, liest ihn jemand anderes aus der Moderation.
notice-object-send = Einspruch abschicken
notice-objected = Du hast Einspruch eingelegt. Die Antwort bekommst du hier.
notice-no-longer = gilt nicht mehr
notice-to-account = Im Konto lesen und Einspruch einlegen

## Was ich nicht lesen will

filter-title = Was ich in Chats nicht lese
filter-note = Das ändert nur deine eigene Seite: Die anderen lesen weiter alles.
filter-all = Nichts von anderen
filter-all-about = Deine eigenen Nachrichten siehst du weiterhin.
filter-guests = Nichts von Gästen
filter-guests-about = Gäste haben kein Konto mit Passwort.
filter-words = Nachrichten mit einem dieser Wörter
filter-words-about = Ein Wort pro Zeile, höchstens 50. Groß und klein ist egal.
filter-save = Speichern
filter-saved = Gespeichert.

## Die Konsole

nav-moderation = Moderation
moderation-title = Moderation
moderation-count = { $open ->
    [0] Keine offenen Meldungen
    [one] 1 offene Meldung
   *[other] { $open } offene Meldungen
}
moderation-kept-out = { $count ->
    [one] 1 Meldung betrifft dich oder deine Tische; jemand anderes bearbeitet sie.
   *[other] { $count } Meldungen betreffen dich oder deine Tische; jemand anderes bearbeitet sie.
}
moderation-reports = Meldungen
moderation-todo = Offen
moderation-done = Erledigt
moderation-empty = Nichts zu tun. Neue Meldungen stehen hier, wenn du die Seite öffnest.
moderation-nothing-done = Noch wurde nichts entschieden.
moderation-order = Erst die aus laufenden Partien, dann die ältesten.
moderation-about = über { $name }
moderation-by = { $count ->
    [one] von { $name }
   *[other] von { $count } Personen
}
moderation-nobody = jemand, der gegangen ist
moderation-choose = Wähle links eine Meldung.
moderation-objection = Einspruch
moderation-kind-chat = im Chat
moderation-kind-person = über eine Person
moderation-kind-match = über einen Tisch
moderation-live = läuft
moderation-watch = Am Tisch zusehen
moderation-since = seit { $month }
moderation-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
moderation-upheld = { $count ->
    [one] 1 Meldung
   *[other] { $count } Meldungen
} erledigt, { $upheld } mit einer Maßnahme
moderation-subject = Betroffen
moderation-reporter = Gemeldet von
moderation-objector = Einspruch von
moderation-was-called = Hieß bei der Meldung „{ $name }“
moderation-muted = stummgeschaltet
moderation-suspended = gesperrt
moderation-said = Was gesagt wurde
moderation-said-note = drei Zeilen davor, eine danach; der Rest des Chats wird nicht gezeigt
moderation-said-person = die letzten Zeilen dieser Person; der Rest des Chats wird nicht gezeigt
moderation-reported = gemeldet
moderation-says = „{ $text }“
moderation-seats = Am Tisch: { $names }
moderation-signals = Hinweise
moderation-signals-note = Ein Hinweis ist kein Beweis: Familien teilen sich einen Anschluss, und Fehler macht jeder.
moderation-signal-place = { $names } saßen mit demselben Anschluss, Browser und System am Tisch.
moderation-signal-soft = { $giver } hat nach dem Maß der Analyse in { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} { $lost } des Sieges abgegeben; { $share } davon gingen an { $gainer }.
moderation-what = Was ist zu tun?
moderation-warn = Verwarnen
moderation-warn-about = eine Mitteilung beim nächsten Besuch
moderation-mute = Stummschalten
moderation-mute-about = kein Chat; gespielt wird weiter
moderation-rename = Umbenennen
moderation-rename-about = ein neutraler Name, bis ein anderer gewählt ist
moderation-suspend = Sperren
moderation-suspend-about = kein Spiel; der Verwalter spielt weiter
moderation-close = Tisch schließen
moderation-close-about = kein Ergebnis, keine Wertung ändert sich
moderation-dismiss = Nichts zu tun
moderation-dismiss-about = wer gemeldet hat, bekommt einen Dank
moderation-uphold = Es bleibt dabei
moderation-uphold-about = der Einspruch ist beantwortet
moderation-undo = Aufheben
moderation-undo-about = die Betroffenen erfahren es
moderation-days = Wie lange?
moderation-days-count = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
moderation-for-good = Auf Dauer
moderation-reason = Begründung
moderation-reason-note = Die Betroffenen lesen die Begründung und können einmal Einspruch einlegen. Wer gemeldet hat, erfährt, ob etwas geschehen ist, nicht was.
moderation-do-warn = { $name } verwarnen
moderation-do-mute = { $name } stummschalten
moderation-do-rename = { $name } umbenennen
moderation-do-suspend = { $name } sperren
moderation-do-close = Tisch schließen
moderation-do-dismiss = Nichts zu tun
moderation-do-uphold = Die Maßnahme bleibt
moderation-do-undo = Maßnahme aufheben
moderation-log = Was geschehen ist
moderation-log-more = Früher
moderation-log-note = Niemand kann dieses Protokoll ändern; aufgehoben wird mit einer neuen Zeile.
moderation-log-empty = Noch ist nichts geschehen.
moderation-host = Der Gastgeber
moderation-deed = { $actor } { $deed ->
    [warn] hat { $subject } verwarnt
    [mute] hat { $subject } stummgeschaltet
    [rename] hat { $subject } umbenannt
    [suspend] hat { $subject } gesperrt
    [close] hat einen Tisch geschlossen
    [dismiss] sah nichts zu tun
    [uphold] hat eine Maßnahme bestehen lassen
    [undo] hat eine Maßnahme aufgehoben
    [remove-import] hat eine importierte Partie von { $subject } entfernt
   *[other] hat eine Rolle geändert: { $deed }, { $subject }
}
moderation-undo-of = Diese Maßnahme aufheben
moderation-hands-off = Steht hier nie
moderation-hidden-1 = Verdeckte Karten und Notizen aus Partien
moderation-hidden-2 = Chats, die niemand gemeldet hat
moderation-hidden-3 = Mail- und Internetadressen
moderation-hidden-4 = Wertungen: Sie folgen allein aus Ergebnissen
