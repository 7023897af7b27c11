## Fehler bei Meldungen, Maßnahmen und Mitteilungen

error-muted = Du kannst bis { $until } nicht in Chats schreiben: Die Moderation hat dich stummgeschaltet. Warum, steht in deinem Konto; dort kannst du Einspruch einlegen.
error-suspended = Dein Konto ist gesperrt. In deinen Mitteilungen steht, warum und bis wann, und dort kannst du Einspruch einlegen. Deine Daten herunterladen und dein Konto löschen kannst du weiterhin.
error-table-closed = Die Moderation hat diesen Tisch geschlossen. Die Partie endet ohne Ergebnis, und keine Wertung ändert sich. Warum, steht in deinen Mitteilungen.
error-not-closed = Dieser Tisch ist nicht geschlossen. Sieh ihn dir noch einmal an.
error-filter-word = Ein Wort hat 1 bis { $most } Zeichen und keine Steuerzeichen. Ändere es, oder nimm es aus der Liste.
error-report-text = Eine Meldung hat höchstens { $most } Zeichen und keine Steuerzeichen. Kürze sie und schicke sie noch einmal.
error-report-self = Dich selbst kannst du nicht melden. Wähle die Zeile oder den Platz von jemand anderem.
error-report-seat = Auf diesem Platz sitzt kein Mensch. Wähle den Platz eines Menschen.
error-report-line = Diese Nachricht gibt es in dem Chat, den du lesen kannst, nicht. Sieh noch einmal in den Chat.
error-too-many-reports = Du hast innerhalb eines Tages { $most } Meldungen gemacht; mehr kann niemand rechtzeitig lesen. Versuche es morgen wieder; wenn es eilt, schreibe dem Gastgeber.
error-too-many-new-chat = Dein Konto ist neu: In den ersten { $days } Tagen oder bis du { $matches } Partien beendet hast, kannst du { $most } Nachrichten in der Stunde schreiben. Weiter geht es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
error-too-many-new-tables = Dein Konto ist neu: In den ersten { $days } Tagen oder bis du { $matches } Partien beendet hast, kannst du { $most } Tische in der Stunde in die Lobby stellen. Den nächsten in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}, oder lade mit einem Link ein.
error-name-refused = Den Namen { $name } hat dir die Moderation genommen. Wähle einen anderen.
error-reason = Eine Begründung hat 1 bis { $most } Zeichen und keine Steuerzeichen. Die Betroffenen lesen sie.
error-days = Gib an, für wie viele Tage: 1 bis { $most }.
error-only-host = Das darf nur ein Gastgeber entscheiden. Überlass es ihm, oder wähle etwas Milderes.
error-no-report = Es gibt keine Meldung mit dieser Nummer, die du bearbeiten darfst. Sieh noch einmal in die Liste.
error-report-decided = Über diese Meldung hat inzwischen jemand entschieden. Sieh sie dir noch einmal an.
error-objection-decides = Auf einen Einspruch gibt es zwei Antworten: Die Maßnahme bleibt, oder sie wird aufgehoben. Wähle eine davon.
error-no-subject = Hier ist niemand betroffen, den du verwarnen, stummschalten, umbenennen oder sperren könntest. Wähle etwas anderes.
error-no-table = Hier gibt es keinen Tisch zu schließen. Wähle etwas anderes.
error-no-measure = Es gibt keine Maßnahme mit dieser Nummer, die du aufheben darfst. Sieh noch einmal ins Protokoll.
error-measure-undone = Diese Maßnahme wurde schon aufgehoben. Sieh sie dir noch einmal an.
error-table-gone = Der Tisch war noch nicht gestartet und ist gelöscht; er lässt sich nicht wieder öffnen. Seine Leute können einen neuen eröffnen.
error-no-notice = Es gibt keine solche Mitteilung, gegen die du Einspruch einlegen könntest. Sieh noch einmal in deine Mitteilungen.
error-objection-text = Ein Einspruch hat 1 bis { $most } Zeichen und keine Steuerzeichen. Ändere ihn und schicke ihn noch einmal.
error-objected = Du hast schon Einspruch eingelegt. Die Moderation antwortet dir mit einer Mitteilung.
error-no-member = Es gibt kein Mitglied namens { $name }. Gäste können keine Rolle haben: Sie werden erst Mitglied.

## Die Nachricht über eine Mitteilung

reminder-notice-title = Die Moderation hat etwas zu deinem Konto entschieden
reminder-notice-text = Hallo { $name }, du hast eine neue Mitteilung. In deinem Konto steht, was entschieden wurde, warum, und wie du Einspruch einlegst.
