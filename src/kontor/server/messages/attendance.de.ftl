## Fehler bei Uhren, Verwalter und Ersatzleuten

error-caretaker-plays = Auf deinem Platz spielt der Verwalter. Nimm den Platz zuerst zurück.
error-caretaker-idle = Auf diesem Platz spielt kein Verwalter. Sieh dir die Partie noch einmal an.
error-time-left = Auf dieser Uhr ist noch Zeit. Sieh dir die Partie noch einmal an.
error-time-up = Deine Zeit ist abgelaufen. Diese Entscheidung trifft der Verwalter; danach kannst du deinen Platz zurücknehmen.
error-paused = Die Uhren stehen schon. Sag, wann du weiterspielen willst.
error-seated-already = Du hast in dieser Partie schon einen Platz. Spiel dort.
error-seat-not-free = Diesen Platz kann noch niemand übernehmen. Zuerst müssen alle zustimmen, die mitspielen.
error-days-off = Du kannst dir in { $within } Tagen höchstens { $most } Tage freinehmen, und { $had } Tage aus dem letzten Jahr zählen schon mit. Nimm weniger Tage.
error-nights-moved = Du spielst mit einer Uhr über Tage oder Wochen; deshalb kannst du Nacht und Zeitzone nur einmal am Tag ändern. Wieder möglich ist das in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
error-rated-untimed = Nur eine Partie mit Uhr kann für die Wertung zählen, damit sie ein Ende findet. Wähle eine Bedenkzeit, oder spiel eine Partie, die nicht zählt.
