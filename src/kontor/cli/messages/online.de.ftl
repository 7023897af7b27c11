### Spielen auf einem Server.

help-play-game = Der Kurzname eines Spiels, wie `kontor games` ihn zeigt; mit --match kennt ihn der Server.
help-server = Spiele auf einem Server, zum Beispiel http://127.0.0.1:8000. In --seats ist ein Platz `me`, und `open` ist ein Platz für jemanden in der Ferne.
help-match = Setze dich an eine Partie des Servers, oder komm zu ihr zurück.
help-name = Wie du auf dem Server heißt.
help-recovery = Komm auf den Server zurück als die Person, die dort diesen Link bekam.
error-no-client = Was mit einem Server spricht, ist hier nicht installiert ({ $module } fehlt): Starte `pip install "kontor[client]"` oder im Projekt `make setup`.
error-needs-server = { $option } gilt für eine Partie auf einem Server: Sage mit --server, wo er ist.
error-not-together = { $option } passt nicht zu { $other }: Lass eines von beiden weg.
error-no-address = { $address } ist keine Adresse eines Servers: Nenne eine wie http://127.0.0.1:8000.
error-no-answer = Unter { $address } antwortet gerade niemand: Sieh nach, ob die Adresse stimmt und der Server läuft, und versuche es noch einmal.
error-no-kontor = Was unter { $address } antwortet, ist kein Kontor-Server, mit dem diese Ausgabe sprechen kann: Sieh dir die Adresse noch einmal an.
error-server-says = { $text }
error-one-me = Auf einem Server ist genau ein Platz `me`: Schreibe --seats zum Beispiel me,open,trader.
error-no-match-id = Es gibt keine Partie „{ $match }“: Nenne die Kennung aus der Einladung, zum Beispiel --match k7x2mq9abcde.
error-other-game = Die Partie { $match } ist eine Partie { $game }: Nenne dieses Spiel, oder keines.
error-other-rules = Der Server spielt { $game } nach Fassung { $there } der Regeln, und hier ist Fassung { $here }: Installiere dieselbe Ausgabe.
error-record-later = Die Aufzeichnung enthält die Mischung, deshalb gibt es sie erst nach dem Ende der Partie: Beginne mit --record DATEI.
error-say-nobody = Alle, die dich hören könnten, sitzen an dieser Tastatur: Sprich einfach.
error-hint-nobody = Noch kennt niemand { $game } gut genug für einen Tipp.
kind-distant = in der Ferne
command-say = sage
    .also = sag
    .with = TEXT
    .help = sage den anderen etwas, in einer Partie auf einem Server
say-what = Was willst du sagen? Schreibe es hinter das Wort.
said = { $name } sagt: { $text }
invite = Wer sich in der Ferne dazusetzen will, gibt dort ein:
waiting-for-people =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-for-start = Warten, bis die Partie beginnt.
sits-down = { $name } setzt sich.
stands-up = { $name } steht wieder auf.
waiting-for = Warten auf { $seats }.
took-back = { $seat } nimmt die letzte Entscheidung zurück.
bot-goes-on = { $before } verlässt den Tisch; { $after } spielt dort weiter.
line-lost = Die Verbindung zum Server ist abgerissen; sie wird neu aufgebaut.
line-back = Der Server ist wieder da.
come-back-later = Wenn du gehen musst, wartet die Partie auf dich. Das bringt dich zurück, und wer es hat, spielt auf deinem Platz:
come-back = Die Partie geht auf dem Server weiter. Zurück kommst du so:
commitment-server = Die Mischung entsteht aus einem Geheimnis des Servers und einem Text von jedem Platz, also kann niemand sie wählen. SHA-256 des Geheimnisses, das am Ende geöffnet wird: { $hash }
end-fair = Hier geprüft: Er wurde aus dem Geheimnis { $secret } des Servers gemacht, dessen SHA-256 vor der Partie versprochen war ({ $hash }), und aus einem Text von jedem Platz.
end-unfair = Vorsicht: Das ist nicht, was der Server vor der Partie versprochen hat ({ $hash }), obwohl sein Geheimnis { $secret } gewesen sein soll.
