# Was der Coach im geführten Spiel sagt: ein Schritt mit Titel, der Zeile vor jeder Entscheidung, den Antworten auf
# andere erlaubte Aktionen und der Zeile danach.

lesson-first-goal = Was gewinnt
    .before = Fünf Spalten, fünf Fähigkeiten. Jede Reihe weiter macht stärker und bringt Punkte: Reihe 1 bis 5 sind 0, 1, 3, 6, 10 wert.
    .after = Ein Schritt kostet Gewürze und Schiffe. Gewürze wachsen auf Plantagen, und Plantagen werden versteigert.

lesson-first-flag = Die Flagge setzen
    .before = Jede Runde werden Plättchen in einer Kette versteigert. Du hast die Flagge und beginnst: Setz sie an den linken Rand, neben die Nelken.
    .reply-other = Möglich. Aber deine Koloniegründung braucht die Nelken in Zeile 4: Fang neben ihnen an.
    .after = Auch die Flagge selbst wird versteigert: Sie bringt eine Zusatzaktion.

lesson-first-third_marker = Der letzte Marker
    .before = Anna versteigert die Nelken. Den letzten Marker setzt wieder du, auf ein Nachbarplättchen: Nimm Schiffe/Kolonisten. Anna will sie und zahlt dir dafür.
    .reply-other = Ein schönes Plättchen. Aber verkauf, was andere wollen: Ihr Geld kommt zu dir.
    .after = Jetzt drei Versteigerungen: Flagge, Nelken, Schiffe.

lesson-first-own_auction = Deine Versteigerung
    .before = Alle anderen bieten genau einmal; Anna sagt 1. Deine Versteigerung: verkauf für 1, oder behalt für einen weniger. Also umsonst!
    .reply-other = Ein Dukat für eine Zusatzaktion? Behalt die Flagge, sie kostet dich nichts.
    .after = Die Flagge gehört dir, mit einer Zusatzaktionskarte, und du bist zuerst dran.

lesson-first-bid = Ein einziges Gebot
    .before = Anna verkauft die Nelken. Du bietest nur einmal. Zu wenig, und sie behält sie für einen weniger. Biete 3.
    .reply-pass-bid = Ohne Gewürze bewegt sich nichts. Diese Nelken willst du haben.
    .reply-other = Für so wenig behält Anna sie selbst. Bei 3 lockt sie dein Geld mehr.
    .after = Sie gehört dir! Eine Plantage wird sofort gefüllt: zwei Nelken.

lesson-first-sell = Verkaufen
    .before = Dein Plättchen, und Anna bietet 3. Verkauf, und ihre Dukaten gehören dir für die nächste Runde.
    .reply-other = Drei Schiffe für zwei Dukaten sind fair, aber dann bist du nächste Runde pleite. Nimm das Geld.
    .after = Deine Kasse ist wieder gefüllt. In deinen Versteigerungen ist jedes Gebot gut für dich.

lesson-first-progress = Ein Schritt nach unten
    .before = Je drei Aktionen, reihum. Zuerst Fortschritt: Ein Schritt in der Spalte Kolonie kostet eine Nelke und ein Schiff, das sie trägt.
    .reply-found-colony = Mutig! Aber deine Spalte Kolonie hilft noch nicht. Erst ein Schritt, dann ist es sicherer.
    .reply-other = Später nützlich. Jetzt hast du Nelken und Schiffe: Mach einen Schritt.
    .after = Der erste Punkt! Und jede Gründung beginnt nun mit zwei Kolonisten.

lesson-first-found = Eine Kolonie gründen
    .before = Gründe jetzt Quilon: Es braucht 6. Deine Reihe gibt 2, zwei gezogene Karten helfen. Scheiterst du, bekommst du dafür einen Kolonisten.
    .reply-found-colony = Noch zu weit. Quilon verlangt die wenigsten Kolonisten.
    .reply-other = Das kann warten. Mit deiner neuen Reihe ist Quilon in Reichweite.
    .before-2 = Zwei und drei sind fünf, einer fehlt. Zahl einen deiner zwei Kolonisten, und Quilon gehört dir.
    .reply-other-2 = Du bekämst sogar einen Kolonisten als Trost. Aber die Kolonie liegt vor dir: Zahl einen.
    .after = Deine erste Kolonie: ein Punkt, und jede weitere bringt mehr.

lesson-first-colony_tile = Das richtige Gewürz
    .before = Wähl Quilons Plättchen. Dein nächster Schritt will Nelke und Ingwer; eine Nelke hast du. Such also Ingwer.
    .reply-other = Darauf wächst kein Ingwer. Schau auf den Preis des nächsten Schritts.
    .before-2 = Füll es mit Ingwer. Beim nächsten Mal darf es das andere Gewürz sein.
    .reply-other-2 = Zum nächsten Schritt fehlt Ingwer.
    .after = Nelke und Ingwer: genau der Preis von Reihe 3.

lesson-first-second_progress = Drei Punkte
    .before = Dritte Aktion: noch ein Schritt. Zwei Gewürze, also zwei Schiffe. Reihe 3 ist drei Punkte wert.
    .reply-other = Gut, aber der Schritt liegt bereit und bringt zwei Punkte mehr. Mach ihn.
    .after = Vier Punkte nach drei Aktionen. Deine Felder sind leer: Eine Ernte bringt ein Gewürz zurück, später mehr.

lesson-first-extra = Zusatzaktion
    .before = Jetzt zahlt sich die Flagge aus: Spiel deine Zusatzaktion. Höchstens eine Karte darfst du in die nächste Runde mitnehmen.
    .reply-other = Aufheben ist erlaubt. Aber eine Aktion jetzt ist mehr wert als später: Spiel sie.
    .before-2 = Geh auf Expedition und zieh eine Karte.
    .reply-other-2 = Vernünftig. Heute will ich dir die Karten zeigen: bitte Expedition.
    .after = Eine Karte kann dreierlei: ihr Text, ihr Symbol am Ende, ihre Kolonisten beim Aufdecken.

lesson-first-card = Eine Karte, drei Zwecke
    .before = Spiel sie für zwei Schiffe, oder behalt die Muschel: Gleiche Symbole zählen am Ende. Du hast ein Schiff. Du entscheidest.
    .reply-other = Wirf sie nicht weg: Spiel sie für zwei Schiffe, oder behalt sie wegen der Muschel.
    .after = Beides ist richtig. Eine Karte pro Zug, und sie kostet keine Aktion.

lesson-first-finish = Acht Runden
    .before = Acht solche Runden. Spalten, Kolonien, Symbole und die meisten Dukaten zählen; übrige Schiffe, Gewürze und Kolonisten nicht. Jetzt entscheidest du!
    .after = Ich melde mich nur vor einem Fehler. Denk an die Ernte.
