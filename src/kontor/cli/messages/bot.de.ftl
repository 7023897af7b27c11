### Ein eigener Bot an einem Server.

help-bot = Lass einen eigenen Bot an einem Server spielen.
help-bot-run = Mit einem Bot-Konto an einem Server spielen: Einladungen annehmen, entscheiden und nach jedem Neustart weiterspielen.
help-bot-name = Dein Bot als MODUL:KLASSE aus diesem Ordner, oder der Name einer Stufe.
help-bot-server = Die Adresse des Servers.
help-bot-program = Statt einer Klasse: ein Programm in beliebiger Sprache, etwa "node bot.mjs". Es bekommt für jeden Zug eine Zeile JSON und antwortet mit einer.
help-bot-token-file = Eine Datei mit dem Schlüssel des Bots. Ohne sie steht er in der Variablen KONTOR_BOT_TOKEN.
help-bot-games = Nur Einladungen zu diesen Spielen, etwa goa,borneo. Sonst zu allen.
help-bot-seats = Nur Tische mit so vielen Plätzen, etwa 2,3. Sonst alle.
help-bot-from = Nur Einladungen von diesen Leuten. Sonst von allen.
help-bot-matches = Wie viele Partien er höchstens zugleich spielt.
help-bot-seconds = Wie viele Sekunden er sich für einen Zug höchstens nimmt; nie mehr als ein Zehntel seiner Uhr.
error-bot-one-of = Nenne deinen Bot als MODUL:KLASSE, oder gib mit --program "BEFEHL" ein Programm an: eins von beiden.
error-bot-no-token = Es fehlt der Schlüssel. Mach einen auf der Seite deines Kontos und leg ihn in die Variable { $variable } oder in eine Datei für --token-file.
error-bot-token-file = Die Datei { $file } lässt sich nicht lesen ({ $why }). Schreib den Schlüssel deines Bots als eine Zeile hinein.
bot-connected = { $name } von { $owner } ist verbunden.
bot-accepted = { $match }: angenommen, eine Einladung von { $by }.
bot-accepted-rematch = { $match }: angenommen, eine Revanche.
bot-declined = { $match }: abgelehnt, eine Einladung von { $by }.
bot-declined-rematch = { $match }: abgelehnt, eine Revanche.
bot-ended = { $match }: { $status ->
    [over] zu Ende. Platz { $place }, Punkte: { $points }.
    [closed] von der Moderation geschlossen.
   *[other] Der Bot hat dort keinen Platz mehr.
}
bot-back = { $match }: wieder am Tisch.
bot-refused = Der Server sagt: { $text }
bot-stopped = Beendet. { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
} zu Ende gespielt.
bot-program-late = { $match }: Es kam rechtzeitig keine Antwort, also wurde die erste erlaubte Aktion gespielt.
bot-program-gone = { $match }: Das Programm hat sich beendet, also wurde die erste erlaubte Aktion gespielt. Es wird neu gestartet.
bot-program-start = { $match }: Das Programm lässt sich nicht starten ({ $why }), also wurde die erste erlaubte Aktion gespielt.
bot-program-hello = { $match }: Das Programm hat sich nicht in Version 1 gemeldet, sondern mit { $why }. Also wurde die erste erlaubte Aktion gespielt.
bot-program-nonsense = { $match }: Die Antwort ist keine erlaubte Aktion ({ $why }), also wurde die erste gespielt.
