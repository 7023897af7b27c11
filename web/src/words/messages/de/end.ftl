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
end-bot-styled = Bot, { $about }
end-ranking = Rangliste
end-place = Platz { $place }
end-place-shared = Platz { $place }, geteilt
end-shared = geteilt
end-unscored = nach den Regeln nicht gewertet: verloren
end-tie-broken = Gleichstände wurden nach den Regeln des Spiels entschieden.

end-sources = Woher die Punkte kommen
end-sources-table = Punkte nach Herkunft
end-source = Herkunft
end-piece = { $source }: { $points }

end-course = So haben sich die Punkte entwickelt
end-course-hint = Wähle eine Stelle im Diagramm, um diesen Moment in der Wiederholung zu sehen.
end-course-table = Die Punkte als Tabelle
end-course-none = Es wurde nichts gespielt, also gibt es keine Punkte zu zeigen.
end-step = Schritt
end-step-number = Schritt { $step }
end-axis-steps = Schritte

end-seed = Das Mischen, offengelegt
end-seed-about = Bevor sich jemand gesetzt hat, hat sich der Server auf ein Geheimnis festgelegt und dessen Fingerabdruck veröffentlicht. Genauso hat sich der Browser jeder Person beim Hinsetzen auf einen Text festgelegt und ihn beim Start aufgedeckt. Der Text eines Bots ergibt sich aus dem Geheimnis. Alles zusammen hat jedes Mischen bestimmt.
end-seed-not-proven = Was das nicht beweist: dass niemand hingesehen hat. Der Server kennt alle verdeckten Karten, und wer ihn betreibt, könnte sie ansehen. Außerdem kommt diese Seite vom selben Server: Mit der Aufzeichnung und diesen Zahlen kannst du alles anderswo nachrechnen.
end-seed-checking = Dein Browser prüft das Mischen …
end-seed-bound = Geprüft: Niemand konnte das Mischen bestimmen
end-seed-bound-about = Dein Browser hat einen eigenen Text beigesteuert und ihn gerade im Startwert wiedergefunden. Das Geheimnis des Servers und alle anderen Texte standen fest, bevor deiner bekannt war. Also konnte weder jemand am Tisch das Mischen bestimmen noch jemand, der diesen Server betreibt.
end-seed-players = Geprüft: Niemand am Tisch konnte das Mischen bestimmen
end-seed-open-about =
    { $count ->
        [one] Das Geheimnis passt zu seinem Fingerabdruck, und der Text deines Browsers steckt im Startwert. Aber der Text von { $names } stand noch nicht fest, als deiner bekannt wurde: Wer diesen Server in der Hand hat, hätte ihn passend wählen können.
       *[other] Das Geheimnis passt zu seinem Fingerabdruck, und der Text deines Browsers steckt im Startwert. Aber die Texte von { $names } standen noch nicht fest, als deiner bekannt wurde: Wer diesen Server in der Hand hat, hätte sie passend wählen können.
    }
end-seed-players-about = Das Geheimnis passt zu seinem Fingerabdruck und führt genau zum Startwert dieser Partie. Dieser Browser hat keinen eigenen Text beigesteuert, deshalb beweist das nichts über die Leute, die diesen Server betreiben.
end-seed-unseen = Er hat auch den Fingerabdruck nicht vor der Partie gesehen: Es ist der, den der Server jetzt zeigt.
end-seed-repeated =
    { $count ->
        [one] Der Start wurde einmal wiederholt, weil jemand nicht geantwortet hat oder aufgestanden ist: Dadurch wurde anders gemischt.
       *[other] Der Start wurde { $count }-mal wiederholt, weil jemand nicht geantwortet hat oder aufgestanden ist: Jedes Mal wurde dadurch anders gemischt.
    }
end-seed-prepared = Vorbereitete Karten
end-seed-prepared-about = Diese Partie war eine Lektion: Ihre Karten waren vorbereitet und sind für alle gleich, die das Spiel lernen.
end-seed-unfair = Die Prüfung ist fehlgeschlagen
end-seed-broken-promise = Das Geheimnis passt nicht zu dem Fingerabdruck, der vor der Partie veröffentlicht wurde.
end-seed-broken-seed = Das Geheimnis und die Texte der Plätze führen nicht zum Startwert dieser Partie.
end-seed-missing = Der Text, den dein Browser beigesteuert hat, steckt nicht darin.
end-seed-report = Traue diesem Ergebnis nicht. Lade die Aufzeichnung herunter und zeig sie den Leuten, die diesen Server betreiben.
end-seed-unable = Nicht geprüft
end-seed-unable-about = Dein Browser kann das nur über eine sichere Verbindung (https) prüfen. Die Zahlen unten kannst du von Hand nachrechnen.
end-seed-numbers = Wie es funktioniert, mit den Zahlen
end-seed-commitment = Fingerabdruck, vor der Partie veröffentlicht
end-seed-secret = Das Geheimnis
end-seed-entropies = Von den Plätzen beigesteuert
end-seed-from-committed = festgelegt, dann aufgedeckt
end-seed-from-sent = beim Hinsetzen offen geschickt
end-seed-from-server = vom Server gezogen
end-seed-from-derived = ergibt sich aus dem Geheimnis
end-seed-seed = Der Startwert, der sich daraus ergibt

end-ways = Und jetzt?
end-review = Partie analysieren
end-replay = Wiederholung ansehen
end-rematch = Revanche
end-rematch-made = Neuer Tisch wird eröffnet …
end-keep = Partie aufheben
end-keep-about = Eine Datei mit der ganzen Partie: Sie öffnet sich in jedem Browser, ohne diesen Server und ohne Netz.
end-download = Aufzeichnung herunterladen
end-copy = Link kopieren
end-copied = Link kopiert.
end-copied-short = Kopiert
end-not-copied = Dein Browser hat das Kopieren nicht erlaubt. Der Link lautet: { $link }

## Die Wiederholung

replay-title = Wiederholung
replay-of = Wiederholung: { $game }
replay-to-table = Zurück zum Tisch
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
replay-eyes = Aus der Sicht von
replay-eyes-spectator = Zuschauern
replay-eyes-seat = { $name }
replay-eyes-you = { $name } (du)
replay-copy = Link zu diesem Schritt kopieren
replay-story = Was geschah
replay-nothing = Es ändert sich nichts.
replay-before = Die Partie beginnt gleich.
replay-over = Die Partie ist zu Ende.
replay-rule = Regel { $rule }
replay-round = Runde { $number }
replay-marked = eine wichtige Entscheidung
replay-chances = Chancen
replay-only-own = Nur meine Entscheidungen
replay-only-of = Nur Entscheidungen von { $name }
replay-board = Der Tisch
replay-others = Die anderen
replay-own = Sachen dieser Person
replay-not-over = Diese Partie ist noch nicht zu Ende. Die Wiederholung gibt es, sobald sie zu Ende ist.
