## Fehler bei Uhren, Verwalter und Ersatzleuten

error-caretaker-plays = Auf deinem Platz spielt der Verwalter. Nimm den Platz zuerst zurück.
error-caretaker-idle = Auf diesem Platz spielt kein Verwalter. Sieh dir die Partie noch einmal an.
error-time-left = Auf dieser Uhr ist noch Zeit. Sieh dir die Partie noch einmal an.
error-time-up = Deine Zeit ist abgelaufen. Diese Entscheidung trifft der Verwalter; danach kannst du deinen Platz zurücknehmen.
error-paused = Die Uhren stehen schon. Sag, wann du weiterspielen willst.
error-seated-already = Du hast in dieser Partie schon einen Platz. Spiel dort.
error-has-clock = Diese Partie hat eine Uhr: Läuft sie ab, spielt der Verwalter. Abstimmen musst du nicht.
error-call-own = Das ist dein eigener Platz. Wenn der Verwalter für dich spielen soll, geh kurz weg.
error-seat-not-asked = Auf diesen Platz wartet die Partie nicht. Sieh sie dir noch einmal an.
error-asked-lately = Den Verwalter kannst du rufen, wenn die Partie 24 Stunden auf jemanden gewartet hat: in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}. Schreib bis dahin im Chat.
error-seen-lately = Diese Person war in den letzten { $hours } Stunden da. Schreib ihr im Chat, oder versuch es später wieder.
error-not-reminded = Diese Person ist an ihren Zug noch nicht erinnert worden; nachts und an freien Tagen geht keine Erinnerung hinaus. Versuch es später wieder.
error-seat-not-free = Diesen Platz kann noch niemand übernehmen. Zuerst müssen alle zustimmen, die mitspielen.
error-days-off = Du kannst dir in { $within } Tagen höchstens { $most } Tage freinehmen, und { $had } Tage aus dem letzten Jahr zählen schon mit. Nimm weniger Tage.
error-nights-moved = Du spielst mit einer Uhr über Tage oder Wochen; deshalb kannst du Nacht und Zeitzone nur einmal am Tag ändern. Wieder möglich ist das in { $hours ->
    [one] einer Stunde
   *[other] { $hours } Stunden
}.
error-rated-members = Diese Partie zählt für die Wertung, und die haben nur Mitglieder. Werde in deinem Konto Mitglied, dafür reichen Name und Passwort, oder spiel eine Partie, die nicht zählt.
error-rated-untimed = Nur eine Partie mit Uhr kann für die Wertung zählen, damit sie ein Ende findet. Wähle eine Bedenkzeit, oder spiel eine Partie, die nicht zählt.
