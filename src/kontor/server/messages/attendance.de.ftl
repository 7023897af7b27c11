## Fehler bei Uhren, Verwalter und Ersatzleuten

error-caretaker-plays = Auf deinem Platz spielt der Verwalter: Nimm ihn zuerst zurück.
error-caretaker-idle = Auf diesem Platz spielt kein Verwalter: Sieh dir den Tisch noch einmal an.
error-time-left = Auf dieser Uhr ist noch Zeit: Sieh dir den Tisch noch einmal an.
error-time-up = Deine Zeit ist abgelaufen: Diese Entscheidung trifft der Verwalter, nimm deinen Platz danach zurück.
error-paused = Die Uhren stehen schon: Sag, wann du weiterspielen willst.
error-seated-already = Du hast an diesem Tisch schon einen Platz: Spiel dort.
error-seat-not-free = Diesen Platz kann noch niemand übernehmen: Warte, bis alle zustimmen, die mitspielen.
error-days-off = Mehr als { $most } freie Tage in { $within } Tagen gibt es nicht, und { $had } aus dem letzten Jahr zählen schon mit: Nimm weniger.
error-nights-moved = Während du mit einer Uhr über Tage oder Wochen spielst, bleiben Nacht und Zeitzone nach einer Änderung einen Tag lang: Ändere sie wieder in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
error-rated-untimed = Nur eine Partie mit Uhr zählt für die Wertung, damit sie ein Ende findet: Wähle eine Bedenkzeit oder lass sie nicht zählen.
