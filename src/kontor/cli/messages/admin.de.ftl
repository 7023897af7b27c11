## Moderation auf der Kommandozeile

help-admin = Ohne Browser moderieren: Rollen vergeben, Meldungen lesen, entscheiden und das Protokoll lesen. Die Einstellungen kommen aus der Umgebung, wie bei `kontor serve`.
help-admin-grant = Einem Mitglied eine Rolle geben: „moderator“ entscheidet über Meldungen, „host“ auch über die Moderation und auf Dauer.
help-admin-revoke = Einem Mitglied die Rolle nehmen.
help-admin-roles = Anzeigen, wer eine Rolle hat.
help-admin-queue = Die offenen Meldungen anzeigen: erst die aus laufenden Partien, dann die ältesten.
help-admin-show = Eine Meldung anzeigen, mit dem, was gesagt wurde, und den Betroffenen.
help-admin-warn = Jemanden verwarnen: Die Begründung liest die Person, bevor sie weiterspielt.
help-admin-mute = Jemanden für einige Tage in keinem Chat schreiben lassen. Die Person spielt weiter.
help-admin-rename = Jemandem einen neutralen Namen geben, bis ein anderer gewählt ist. Mitglieder melden sich weiter mit dem früheren an.
help-admin-suspend = Jemanden nicht mehr spielen lassen, für einige Tage oder auf Dauer. Die Anmeldungen enden, und der Verwalter spielt weiter.
help-admin-close = Eine Partie ohne Ergebnis beenden. Keine Wertung ändert sich, und nichts Verdecktes wird aufgedeckt.
help-admin-dismiss = Eine Meldung ohne Maßnahme erledigen. Auch auf einen Einspruch antwortest du so: Die Maßnahme bleibt.
help-admin-undo = Eine Maßnahme aufheben. Die Betroffenen erfahren es.
help-admin-audit = Das Protokoll anzeigen, die neueste Zeile zuerst. Niemand kann es ändern.
help-admin-member = Der Name eines Mitglieds.
help-admin-role = Die Rolle: moderator oder host.
help-admin-report = Die Nummer einer Meldung, wie `kontor admin queue` sie nennt.
help-admin-name = Der Name eines Mitglieds, das niemand gemeldet hat.
help-admin-match = Die Kennung einer Partie, die niemand gemeldet hat: der letzte Teil ihrer Adresse.
help-admin-reason = Warum. Die Betroffenen lesen es.
help-admin-days = Für wie viele Tage.
help-admin-suspend-days = Für wie viele Tage; ohne diese Angabe auf Dauer.
help-admin-measure = Die Nummer einer Maßnahme, wie `kontor admin audit` sie nennt.
help-admin-before = Nur Zeilen vor dieser.
error-admin-about-what = Sag, worum es geht: entweder --report oder --name (oder --match, um einen Tisch zu schließen).
admin-granted = { $name } hat jetzt die Rolle { $role }.
admin-revoked = { $name } hat keine Rolle mehr.
admin-has-role = { $name }: { $role }
admin-no-roles = Noch hat niemand eine Rolle. Gib die erste mit `kontor admin grant NAME moderator`.
admin-queue-empty = Keine offenen Meldungen.
admin-report-line = { $id }  { $at } UTC  { $kind }, { $category }: über { $subject }, von { $reporters ->
    [one] 1 Person
   *[other] { $reporters } Personen
}; Partie { $match } ({ $game })
admin-report-text = Dazu steht in der Meldung: { $text }
admin-report-seats = Am Tisch: { $names }
admin-report-subject = Betroffen: { $name }, hier seit { $since }, { $matches } beendete Partien, { $reports } erledigte Meldungen, davon { $upheld } mit einer Maßnahme; Maßnahmen: { $measures }
admin-report-reporter = Gemeldet von: { $name }, hier seit { $since }, { $matches } beendete Partien, { $reports } erledigte Meldungen, davon { $upheld } mit einer Maßnahme
admin-report-measure = Maßnahme { $measure } ({ $kind }): { $reason }
admin-log-line = { $id }  { $at } UTC  { $actor }: { $deed }, über { $subject }, Partie { $match }, Maßnahme { $measure }: { $reason }
admin-log-empty = Das Protokoll ist leer.
admin-done-warn = Verwarnt. Das ist Maßnahme { $measure }.
admin-done-mute = Stummgeschaltet. Das ist Maßnahme { $measure }.
admin-done-rename = Umbenannt. Das ist Maßnahme { $measure }.
admin-done-suspend = Gesperrt. Das ist Maßnahme { $measure }.
admin-done-close = Der Tisch ist geschlossen. Das ist Maßnahme { $measure }.
admin-done-dismiss = Ohne Maßnahme erledigt. Das ist Entscheidung { $measure }.
admin-undone = Maßnahme { $measure } ist aufgehoben.
error-table-closed = Die Moderation hat diesen Tisch geschlossen: Die Partie endet ohne Ergebnis, und keine Wertung ändert sich. Warum, steht in deinem Konto.
help-admin-pack = Die Züge alter Partien packen: Sie ziehen aus der Datenbank nach KONTOR_PACKS um, wie jede Nacht.
help-admin-pack-now = Alle beendeten Partien, nicht nur die, die vor KONTOR_PACK_DAYS Tagen endeten.
help-admin-pack-most = Die größte Zahl von Partien.
help-admin-unpack = Die Züge einer gepackten Partie wieder in die Datenbank legen.
help-admin-unpacked-match = Die Kennung der Partie: der letzte Teil ihrer Adresse.
error-admin-no-packs = KONTOR_PACKS ist nicht gesetzt. Setze es auf einen Ordner, der zu deiner Sicherung gehört.
admin-packed = { $count ->
    [one] 1 Partie ist gepackt
   *[other] { $count } Partien sind gepackt
} ({ $size } KiB). { $left ->
    [0] Jede wurde geprüft, bevor ihre Züge die Datenbank verließen.
    [one] 1 Partie bleibt in der Datenbank, weil die Prüfung nicht gelang; das Protokoll sagt, welche.
   *[other] { $left } Partien bleiben in der Datenbank, weil die Prüfung nicht gelang; das Protokoll sagt, welche.
}
admin-unpacked = Die Züge von { $match } sind wieder in der Datenbank.
admin-not-packed = Die Partie { $match } ist nicht gepackt.
