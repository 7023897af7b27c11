## Wertungen

ratings-title = Wertungen
ratings-note = Aus gewerteten Partien, je Spiel und Zahl der Plätze. Eine Partie unter Freunden wird nur gewertet, wenn du das beim Eröffnen des Tisches auswählst. Eine Partie zählt, wenn du den größten Teil selbst gespielt hast; wer aussteigt, wird als Letzter gewertet.
ratings-none = Noch keine Wertung. Spiel eine gewertete Partie, um eine zu bekommen.
ratings-game = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}
ratings-points = { $points } Punkte
ratings-matches = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
end-rating = Deine Wertung: { $points } Punkte ({ $change })
ratings-guess = vorläufig

## Wertungen aller in einer gewerteten Partie

seat-ratings = Wertungen an diesem Tisch
seat-rating-figure = { $points }
seat-rating = { $name }: { $points } Punkte in diesem Spiel mit { $seats } Plätzen, aus { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
seat-rating-none = { $name }: noch keine gewertete Partie dieser Art; alle beginnen mit { $points } Punkten

## Alle meine Daten

export-title = Alle deine Daten
export-note = Eine Datei mit allem, was wir über dich speichern: Name, Einstellungen, Partien, Züge, Nachrichten, Notizen und Wertungen. Du kannst sie lesen, und Programme können es auch.
export-button = Herunterladen

## Löschen

delete-title = Konto löschen
delete-note = Das geht jederzeit, lässt sich aber nicht rückgängig machen. Das geschieht:
delete-name = Dein Name verschwindet überall, auch aus beendeten Partien und ihren Aufzeichnungen. Auf deinen Plätzen steht dann „N. N.“.
delete-gone = Deine Anmeldung, dein Rückkehr-Link, deine Einstellungen, Erinnerungen, Notizen und Wertungen werden gelöscht.
delete-running = In laufenden Partien übernimmt ein Bot deinen Platz. In Partien, die noch nicht begonnen haben, wird dein Platz frei.
delete-stays = Deine Züge und deine Nachrichten im Chat bleiben für die anderen sichtbar, ohne deinen Namen.
delete-first = Wenn du etwas behalten willst, lade vorher deine Daten herunter.
delete-button = Löschen
delete-sure = Dein Konto und dein Name werden endgültig gelöscht. Bots übernehmen deine Plätze.

## Sicherheit

name-change-title = Dein Name
name-change-note = Mit ihm meldest du dich an. Plätze, die du schon hast, behalten den Namen, unter dem du dich gesetzt hast.
name-change-button = Namen ändern
name-change-done = Erledigt. Melde dich von jetzt an mit diesem Namen an.
password-change-title = Dein Passwort
password-change-note = Ein neues Passwort meldet dich auf allen anderen Geräten ab, macht deine Rückkehr-Links ungültig und löscht deine Passkeys.
password-now = Jetziges Passwort
password-new = Neues Passwort
password-change-button = Passwort ändern
password-change-done = Erledigt. Alle deine anderen Geräte sind abgemeldet.
passkeys-title = Passkeys
passkeys-note = Melde dich mit dem Fingerabdruck, dem Gesicht oder dem Code deines Geräts an statt mit dem Passwort.
passkey-add = Passkey hinzufügen
passkey-made = Hinzugefügt { $ago }
passkey-delete = Löschen
    .for = Passkey { $name } löschen
passkey-log-in = Mit Passkey anmelden
passkey-none = Dein Gerät hat keinen Passkey geliefert. Versuch es noch einmal, oder nimm dein Passwort.
logins-title = Wo du angemeldet bist
login-current = Dieses Gerät
login-seen = Zuletzt benutzt { $ago }
login-unknown = Unbekanntes Gerät
login-end = Abmelden
    .for = { $device } abmelden
logins-end-others = Überall sonst abmelden
reset-link = Passwort vergessen?
reset-title = Ein neues Passwort
reset-ask-title = Passwort vergessen?
reset-again-title = Der Link geht nicht?
reset-ask-note = Gib deinen Namen ein. Wenn du vor mindestens einer Woche eine Mailadresse für Erinnerungen bestätigt hast, schicken wir einen Link dorthin; er gilt einmal und nur eine Stunde. Ohne eine solche Adresse hilft ein Passkey oder dein Rückkehr-Link.
reset-ask-button = Link schicken
reset-asked = Wenn dieser Name eine bestätigte Adresse hat, ist eine Mail unterwegs. Sieh auch im Spam-Ordner nach.
reset-choose-title = Wähle ein neues Passwort
reset-choose-note = Damit bist du hier angemeldet und auf allen anderen Geräten abgemeldet.
reset-choose-button = Passwort setzen und anmelden
bots-title = Meine Bots
bots-note = Ein Programm von dir kann hier unter eigenem Namen spielen. Es setzt sich nur dorthin, wohin es eingeladen ist, und alle sehen, dass es ein Bot ist und dass er dir gehört. Wie man einen schreibt, steht in der Anleitung „Run a bot at a server“ (englisch).
bot-name = Name des Bots
bot-make = Bot anlegen
bot-token = Schlüssel
bot-token-make = Schlüssel erstellen
bot-token-label = Schlüssel { $number }
bot-token-once = Das ist der Schlüssel deines Bots. Kopiere ihn jetzt: Er lässt sich nicht noch einmal anzeigen, und wer ihn hat, spielt als dein Bot.
bot-token-until = Gültig bis { $day }
bot-token-revoke = Widerrufen
    .for = { $label } von { $name } widerrufen
bot-delete = Löschen
    .for = { $name } löschen
bot-delete-sure = { $name } löschen? Ein Bot des Servers übernimmt seine Plätze. Das lässt sich nicht rückgängig machen.
bot-delete-yes = Bot löschen
bot-delete-no = Behalten
