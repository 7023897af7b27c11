## Das Ende einer Partie

end-points-word =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
end-won =
    { $name } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
end-won-you =
    Du gewinnst mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
end-won-together =
    { $names } teilen sich den Sieg mit je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
end-nobody-won = Niemand gewinnt
end-your-place =
    Du belegst Platz { $place } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
end-your-place-shared =
    Du teilst dir Platz { $place } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
end-your-victory = Gut gespielt!
end-watched = Die Partie ist zu Ende.
end-length =
    { $steps ->
        [one] Die Partie hatte 1 Schritt.
       *[other] Die Partie hatte { $steps } Schritte.
    }
end-you = du
end-bot = Bot
end-ranking = Rangliste
end-place = Platz { $place }
end-place-shared = Platz { $place }, geteilt
end-shared = geteilt
end-unscored = nach den Regeln nicht gewertet, also verloren
end-tie-broken = Bei gleicher Punktzahl haben die Regeln des Spiels entschieden, wer vorn liegt.

end-sources = Woher die Punkte kommen
end-sources-table = Punkte nach Herkunft
end-source = Herkunft
end-piece = { $source }: { $points }

end-course = Der Verlauf der Punkte
end-course-hint = Wähle eine Stelle im Diagramm, um diesen Moment in der Wiederholung zu sehen.
end-course-table = Der Verlauf als Tabelle
end-course-none = Es wurde nichts gespielt, also gibt es keinen Verlauf.
end-step = Schritt
end-step-number = Schritt { $step }
end-axis-steps = Schritte

end-seed = Das Glück, aufgedeckt
end-seed-about = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt und dessen Fingerabdruck veröffentlicht. Jeder Platz hat einen eigenen Text beigesteuert. Beides zusammen hat bestimmt, wie gemischt wurde. So konnte sich niemand das Glück aussuchen.
end-seed-checking = Dein Browser prüft das Glück …
end-seed-fair = Geprüft: Es ging mit rechten Dingen zu
end-seed-fair-about = Dein Browser hat es gerade nachgerechnet: Das Geheimnis ist das versprochene, und es führt genau zu dem Startwert, mit dem diese Partie gespielt wurde.
end-seed-unfair = Die Prüfung ist fehlgeschlagen
end-seed-broken-promise = Das Geheimnis ist nicht das, das vor der Partie versprochen wurde.
end-seed-broken-seed = Das Geheimnis und die Texte der Plätze führen nicht zum Startwert dieser Partie.
end-seed-report = Traue diesem Ergebnis nicht. Lade das Protokoll herunter und zeige es denen, die diesen Server betreiben.
end-seed-unable = Nicht geprüft
end-seed-unable-about = Dein Browser rechnet das nur auf Seiten nach, die über eine sichere Verbindung (https) kommen. Die Zahlen unten lassen sich von Hand prüfen.
end-seed-numbers = So geht es, und die Zahlen
end-seed-commitment = Vor der Partie versprochen
end-seed-secret = Das Geheimnis
end-seed-entropies = Von den Plätzen beigesteuert
end-seed-seed = Der Startwert, der daraus folgt

end-ways = Und jetzt?
end-replay = Wiederholung ansehen
end-rematch = Revanche
end-rematch-made = Der Tisch wird gedeckt …
end-download = Protokoll herunterladen
end-copy = Link kopieren
end-copied = Der Link ist kopiert.
end-copied-short = Kopiert
end-not-copied = Der Browser hat das Kopieren nicht erlaubt. Der Link lautet: { $link }

## Die Wiederholung

replay-title = Wiederholung
replay-of = Wiederholung: { $game }
replay-to-table = Zum Tisch
replay-step-of = Schritt { $step } von { $last }
replay-opening = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-controls = Durch die Partie gehen
replay-slider = Schritt
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-normal = Normal
replay-speed-fast = Schnell
replay-speed-fastest = Sehr schnell
replay-eyes = Mit den Augen von
replay-eyes-spectator = Zuschauer
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (du)
replay-copy = Link zu diesem Schritt kopieren
replay-story = Was geschah
replay-nothing = Am Tisch ändert sich nichts.
replay-before = Die Partie beginnt gleich.
replay-over = Die Partie ist zu Ende.
replay-rule = Regel { $rule }
replay-board = Der Tisch
replay-others = Die anderen
replay-own = Eigene Sachen
replay-not-over = Diese Partie ist noch nicht zu Ende. Danach gibt es die Wiederholung.
