## Gesuche: Partien, für die jemand Mitspieler sucht

error-too-many-seeks = Du hast schon { $most } Gesuche, mehr gehen nicht. Zieh erst eines zurück.
error-no-seek = Dieses Gesuch gibt es nicht mehr: Es wurde zurückgezogen, ist abgelaufen, oder es hat sich eine Partie gefunden. Sieh in deinen Partien nach.

reminder-found-title = Für dich hat sich eine Partie gefunden
reminder-found-text = { $name }, andere wollen spielen, was du gesucht hast. Die Partie hat begonnen, du sitzt am Tisch.
reminder-unfound-title = Für dein Gesuch hat sich niemand gefunden
reminder-unfound-text = { $name }, in den letzten Tagen wollte niemand spielen, was du gesucht hast. Dein Gesuch ist abgelaufen. Du kannst noch einmal suchen oder einen Tisch eröffnen und andere einladen.

## Ranglisten

error-no-leaderboard = Mit { $seats } Personen spielt man dieses Spiel nicht. Wähl eine andere Spielerzahl.
