## Die Analyse einer Partie

review-title = Analyse
review-of = Analyse: { $game }
review-where = Wo hat es sich entschieden?
review-you = Du
review-not-over = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich analysieren.
review-seen-by = Aus der Sicht von
review-seen-by-about = Alles hier beruht darauf, was die hier gewählte Person im jeweiligen Moment wissen konnte.

review-progress = Stand der Analyse
review-none = Diese Analyse hat noch niemand angefordert. Sie braucht etwa zwanzig Sekunden Rechenzeit.
review-ask = Analyse berechnen
review-ask-again = Noch einmal anfordern
review-asked = Die Analyse wartet auf einen freien Rechner …
review-asked-behind =
    { $ahead ->
        [one] Die Analyse wartet auf einen freien Rechner; eine andere ist vorher dran.
       *[other] Die Analyse wartet auf einen freien Rechner; { $ahead } andere sind vorher dran.
    }
review-computing = Die Partie wird analysiert: { $percent } % …
review-leave = Du kannst diese Seite verlassen: Die Analyse läuft weiter und bleibt erhalten.
review-thorough = Gründlich analysieren
review-thorough-about = Das ist die schnelle Analyse. Die gründliche schaut achtmal so genau hin und dauert ein paar Minuten.

review-curve = Die Chancen, Schritt für Schritt
review-curve-about = Anteil am Sieg in Prozent. Das getönte Band zeigt, wie unsicher die Linie der gewählten Person ist. Bewege den Regler, oder berühre die Kurve.
review-curve-rounds = Die Streifen sind Runden; die gepunktete Linie ist der gleiche Anteil für alle.
review-scrubber = Schritt auf der Kurve
review-see-step = Schritt { $step } ansehen

review-account = Wo sich die Partie entschieden hat
review-account-about = In Punkten von hundert: Start, Glück und Entscheidungen ergeben zusammen das Ergebnis.
review-account-large = Der Bot hat seine Meinung von Zug zu Zug um mehr als einen ganzen Sieg geändert. Wessen Entscheidung das war, lässt sich nicht sagen. Deshalb stehen alle Entscheidungen, die unten nicht genannt sind, hier zusammen.
review-start = Gleicher Start
review-luck = Glück
review-own = Deine Entscheidungen
review-own-of = Entscheidungen von { $name }
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-named =
    { $count ->
        [one] Die unten genannte Entscheidung
       *[other] Die { $count } unten genannten Entscheidungen
    }
review-rest = Alle anderen Entscheidungen am Tisch
review-own-split =
    { $count ->
        [one] Die eine unten: { $lost }. Alle anderen: { $rest }.
       *[other] Die { $count } unten: { $lost }. Alle anderen: { $rest }.
    }
review-headline = { $victory }. { $own }
review-length =
    { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
review-decided =
    { $times ->
        [one] du hattest einmal die Wahl
       *[other] du hattest { $times }-mal die Wahl
    }
review-picture = Der Tisch in diesem Moment: durchgezogen, was gespielt wurde, gestrichelt, was besser war.

review-moments =
    { $count ->
        [0] Keine einzelne Entscheidung hat viel gekostet
        [1] Die wichtigste Entscheidung
        [2] Die zwei wichtigsten Entscheidungen
       *[other] Die drei wichtigsten Entscheidungen
    }
review-moments-about = Beurteilt nach dem, was man in dem Moment wissen konnte, nicht nach dem, was danach kam.
review-looked = { $all ->
    [0] Es gab nichts zu entscheiden
   *[other] { $looked } von { $all } Entscheidungen genauer untersucht, { $clear ->
        [0] keine
       *[other] { $clear }
    } mit klarem Verlust
}
review-cost = −{ $points } %
review-cost-spread = ± { $spread }
review-you-did = Dein Zug
review-done = Gespielt
review-better = Besser
review-look = Ansehen
review-look-at = Ansehen: Schritt { $step } der Wiederholung

review-luck-events = Das größte Glück und Pech
review-deal = Die Verteilung am Anfang

review-trust = Wie weit du dem trauen kannst
review-trust-how = Bei jedem Schritt hat ein starker Bot immer wieder für alle weitergespielt, in Welten, die zu dem passen, was die Person am Zug wissen konnte. Eine Entscheidung wird nur genannt, wenn ihr Verlust kein Zufall sein kann (95 %).
review-trust-opinion = Es ist die Meinung eines starken Spielers, nicht die Wahrheit.
review-trust-unmeasured = Wie oft Stellungen mit solchen Anteilen gewonnen werden, war nicht gemessen, als diese Analyse entstand.
review-trust-limits = Sie weiß nicht, mit wem du am Tisch gesessen hast und was dort gesagt wurde. Die Spannen enthalten verdeckte Karten und Glück, nicht die Fehler des Bots.
review-made =
    { $simulations ->
        [one] Aus einem Blick voraus, Version { $version }. Dieselbe Partie ergibt immer dieselbe Analyse.
       *[other] Aus { $simulations } Blicken voraus, Version { $version }. Dieselbe Partie ergibt immer dieselbe Analyse.
    }
