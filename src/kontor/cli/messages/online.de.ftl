### Spielen auf einem Server.

help-play-game = Der Kurzname eines Spiels, wie ihn `kontor games` anzeigt. Mit --match kannst du ihn weglassen.
help-server = Auf einem Server spielen, zum Beispiel http://127.0.0.1:8000. In --seats ist ein Platz `me`, und `open` ist ein Platz für jemanden, der noch dazukommt.
help-match = An einer Partie auf dem Server teilnehmen oder zu ihr zurückkehren.
help-name = Dein Name auf dem Server.
help-recovery = Mit dem Rückkehr-Link anmelden, den dir der Server früher gegeben hat.
error-no-client = Der Client für Server ist nicht installiert ({ $module } fehlt). Installiere ihn mit `pip install "kontor[client]"` oder im Projekt mit `make setup`.
error-needs-server = { $option } gibt es nur für eine Partie auf einem Server. Ergänze --server mit seiner Adresse.
error-not-together = { $option } und { $other } schließen sich aus. Lass eines von beiden weg.
error-no-address = { $address } ist keine Adresse eines Servers. Gib eine an wie http://127.0.0.1:8000.
error-no-answer = Der Server unter { $address } antwortet nicht. Prüfe, ob die Adresse stimmt und der Server läuft, und versuche es noch einmal.
error-no-kontor = Unter { $address } antwortet kein Kontor-Server, den diese Version versteht. Prüfe die Adresse.
error-server-says = { $text }
error-one-me = Auf einem Server muss genau ein Platz `me` sein, zum Beispiel --seats me,open,trader.
error-no-match-id = Es gibt keine Partie „{ $match }“. Nimm die Kennung aus deiner Einladung, zum Beispiel --match k7x2mq9abcde.
error-other-game = In der Partie { $match } wird { $game } gespielt. Nenne dieses Spiel, oder lass es weg.
error-other-rules = Der Server spielt { $game } nach Version { $there } der Regeln, du hast Version { $here }. Installiere dieselbe Version von Kontor.
error-record-later = Die Aufzeichnung verrät die Mischung, deshalb bekommst du sie erst nach dem Ende der Partie. Starte dafür mit --record DATEI.
error-say-nobody = Chatten kannst du nur in einer Partie auf einem Server. Hier sitzen alle an dieser Tastatur.
error-hint-nobody = Für { $game } gibt es keine Tipps: Noch kennt kein Bot das Spiel gut genug.
kind-distant = anderswo
command-say = sage
    .also = sag
    .with = TEXT
    .help = schreibe den anderen etwas, in einer Partie auf einem Server
say-what = Was willst du sagen? Schreibe es hinter den Befehl.
said = { $name }: { $text }
invite = Um jemanden einzuladen, schicke diesen Befehl:
table-branches = Alle an diesem Tisch dürfen während der Partie in einer Abzweigung Züge ausprobieren, nur mit dem, was sie selbst wissen. Wer sich setzt, ist damit einverstanden.
waiting-for-people =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-for-start = Warten, bis die Partie beginnt.
rules-corrected = Die Regeln wurden berichtigt. Die Partie geht von dieser Stellung aus weiter.
sits-down = { $name } kommt dazu.
stands-up = { $name } geht wieder.
waiting-for = Warten auf { $seats }.
took-back = { $seat } nimmt die letzte Entscheidung zurück.
bot-goes-on = { $before } verlässt die Partie; { $after } übernimmt den Platz.
line-lost = Die Verbindung zum Server ist unterbrochen. Sie wird wiederhergestellt …
line-back = Der Server ist wieder da.
come-back-later = Wenn du gehen musst, wartet die Partie auf dich. Dieser Befehl bringt dich zurück; wer ihn hat, kann an deiner Stelle spielen:
next-recovery = Der eingegebene Link gilt nur einmal. Dein nächster ist:
come-back = Die Partie geht auf dem Server weiter. So kommst du zurück:
commitment-server = Die Mischung entsteht aus einem Geheimnis des Servers und einem Text von jedem Platz. Das ist der SHA-256-Wert des Geheimnisses, das am Ende verraten wird: { $hash }
end-branch = Diese Partie war eine Abzweigung: Ihre Karten stammen aus Schritt { $step } einer anderen Partie, deshalb gibt es keine Mischung zu prüfen.
end-fair = Geprüft: Der Startwert entstand aus dem Geheimnis { $secret } des Servers, dessen SHA-256-Wert du vor der Partie gesehen hast ({ $hash }), und einem Text von jedem Platz.
luck-bound = Niemand konnte das Mischen bestimmen, auch nicht, wer den Server betreibt: Dein eigener Text steckt darin, und das Geheimnis und alle anderen Texte standen fest, bevor deiner bekannt war.
luck-partly = Dein eigener Text steckt darin, also konnte niemand am Tisch das Mischen bestimmen. Aber diese Texte standen noch nicht fest, als deiner bekannt wurde: { $names }. Wer den Server in der Hand hat, hätte sie passend wählen können.
luck-players = Das zeigt, dass niemand am Tisch das Mischen bestimmt hat. Über den Server sagt es nichts, denn deinen Text hat ein früherer Aufruf dieses Befehls gezogen, und hier ist er nicht bekannt.
end-unfair = Warnung: Der Startwert passt nicht zu dem, was der Server vor der Partie versprochen hat ({ $hash }). Der Server behauptet, sein Geheimnis sei { $secret }.
