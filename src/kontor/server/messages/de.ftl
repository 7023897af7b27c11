## Fehler: was nicht stimmt, und was zu tun ist

error-setting = { $name } kann nicht { $value } sein: ein passender Wert sieht so aus: { $wanted }.
error-no-database = PostgreSQL ist nicht zu erreichen ({ $why }): starten, oder mit KONTOR_DATABASE sagen, wo es ist.
error-other-rules = Diese Partie { $game } hat mit der Regelfassung { $version } oder anderem Material begonnen: mit der Ausgabe weiterspielen, die sie begonnen hat.
error-no-match = Es gibt keine Partie { $match }: den Link noch einmal ansehen.
error-no-seat = Du hast keinen Platz an diesem Tisch: setz dich zuerst.
error-not-creator = Das entscheidet, wer die Partie eröffnet hat: frag dort.
error-seat-taken = Dieser Platz lässt sich nicht nehmen oder vergeben: sieh den Tisch noch einmal an und wähle einen anderen.
error-table-full = Alle Plätze sind besetzt: eröffne eine eigene Partie, oder sieh bei dieser zu.
error-seats-empty = Einige Plätze sind frei: warte auf Leute, oder beginne mit Bots darauf.
error-not-open = Die Partie hat begonnen: sieh den Tisch noch einmal an.
error-not-playing = Die Partie wird nicht gespielt: sieh den Tisch noch einmal an.
error-not-over = Die Partie ist noch nicht zu Ende: warte darauf.
error-stale = Die Partie ging weiter, während du überlegt hast: sieh sie noch einmal an.
error-undo-nothing = Es gibt noch nichts zurückzunehmen: triff zuerst eine Entscheidung.
error-undo-others = Inzwischen hat jemand anderes entschieden: deine Entscheidung gilt.
error-undo-sealed = Durch deine Entscheidung wurde Verborgenes gesehen oder Glück gezogen: sie gilt.
