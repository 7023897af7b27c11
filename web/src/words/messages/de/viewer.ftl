## Eine Partie als eine Datei

viewer-title = Aufgehobene Partie
viewer-proof = Nachweis
viewer-language = English
viewer-light = Helle Farben
viewer-dark = Dunkle Farben
viewer-proof-title = Was diese Datei beweist
viewer-chain = Nichts wurde geändert.
viewer-chain-about =
    { $count ->
        [one] Ihr einer Schritt, das Ergebnis und diese Seite passen zu ihren Hashes. Dein Browser hat sie gerade berechnet.
       *[other] Alle { $count } Schritte, das Ergebnis und diese Seite passen zu ihren Hashes. Dein Browser hat sie gerade berechnet.
    }
viewer-signed = Die Unterschrift passt.
viewer-signed-about = { $site } hat die Aufzeichnung am { $at } unterschrieben, mit dem Schlüssel { $key }. Ob er dem Server gehört, sagt dessen Seite /keys, nicht diese Datei.
viewer-signed-none = Niemand hat sie unterschrieben.
viewer-signed-none-about = Die Datei ist in sich stimmig, aber wer sie geschrieben hat, sagt sie nicht.
viewer-signed-unable = Die Unterschrift wurde nicht geprüft.
viewer-signed-unable-about = Dieser Browser kann Unterschriften mit Ed25519 nicht prüfen. Nimm einen neueren oder den Befehl unten.
viewer-no-site = Ein Server ohne Adresse
viewer-luck-follows = Niemand hat die Mischung ausgesucht.
viewer-luck-follows-about = Sie folgt aus einem Geheimnis mit veröffentlichter Festlegung und aus einer Zeichenfolge von jedem Platz. Ob die Festlegung vor der Partie veröffentlicht war, weiß nur, wer sie damals gesehen hat.
viewer-luck-unknown = Woher die Mischung kam, sagt die Datei nicht.
viewer-luck-unknown-about = Der Startwert hat den Hash, den die Aufzeichnung nennt.
viewer-rules = Diese Seite kennt die Regeln nicht.
viewer-rules-about-signed = Der Server hat die Bilder aus der Aufzeichnung gezeichnet und unterschrieben. Willst du selbst prüfen, ob jeder Zug erlaubt war, speichere die Aufzeichnung und führe aus:
viewer-rules-about-own = Wer diese Seite gemacht hat, hat die Bilder aus der Aufzeichnung gezeichnet. Willst du prüfen, ob jeder Zug erlaubt war, speichere die Aufzeichnung und führe aus:
viewer-lost = Die Stellung nach Schritt { $step } lässt sich nicht zeigen: Die Regeln wurden seitdem berichtigt. Wähle einen anderen Schritt.
viewer-result = Ergebnis
viewer-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
viewer-save = Aufzeichnung speichern
viewer-close = Schließen
viewer-refused = Diese Datei wurde geändert
viewer-refused-at =
    { $place ->
        [step] Schritt { $step } ist nicht so, wie er geschrieben wurde.
        [match] Die Beschreibung der Partie ist nicht so, wie sie geschrieben wurde.
        [luck] Der Nachweis der Mischung ist nicht so, wie er geschrieben wurde.
        [end] Das Ende der Aufzeichnung ist nicht so, wie es geschrieben wurde.
        [signer] Die Angabe, wer unterschrieben hat, ist nicht so, wie sie geschrieben wurde.
        [signature] Die Unterschrift passt nicht zur Aufzeichnung.
        [page] Die Seite um die Aufzeichnung ist nicht so, wie sie geschrieben wurde. Eine Erweiterung deines Browsers, die Seiten verändert, wirkt genauso.
       *[other] Sie ist nicht so, wie sie geschrieben wurde.
    }
viewer-refused-about = Nichts davon wird gezeigt, denn alles darin könnte falsch sein. Hole dir die ursprüngliche Datei.
viewer-unable = Diese Datei lässt sich hier nicht prüfen
viewer-unable-about = Dein Browser berechnet für diese Seite keine Hashes. Speichere die Datei und öffne sie von deiner Festplatte, oder nimm einen neueren Browser.
