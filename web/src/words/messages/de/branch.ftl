## Abzweigungen: von einem Schritt einer anderen Partie aus gegen Bots weiterspielen

branch-open = Ab hier weiterspielen
branch-open-step = Ab hier weiterspielen: Schritt { $step }
branch-open-at = Ab Schritt { $step } weiterspielen
branch-at-end = Bei diesem Schritt ist die Partie zu Ende. Geh zurück, um von dort weiterzuspielen.
branch-about = Eine Abzweigung ist eine eigene Partie gegen Bots. Sie wird nie gewertet, und die andere Partie bleibt, wie sie ist.
branch-watched = Wer der anderen Partie zusehen darf, kann über den Link auch der Abzweigung zusehen.
branch-unwatched = Niemand sonst kann ihr zusehen.
branch-before-end = Die Partie ist noch nicht zu Ende. Deshalb spielst du auf deinem eigenen Platz weiter, und alles Verborgene wird neu verteilt.
branch-seat = Du sitzt auf dem Platz von
branch-seat-you = { $name } (du)
branch-hidden = Was du damals nicht sehen konntest
branch-as-it-was = Wie es war
branch-as-it-was-about = Die Karten und Stapel der echten Partie. Manche davon kennst du vielleicht vom Ende her.
branch-dealt-again = Neu verteilt
branch-dealt-again-about = Karten und Stapel werden neu verteilt, passend zu allem, was du bei Schritt { $step } wusstest. So zeigt sich besser, was die Entscheidung wert war.
branch-bots-stay = { $count ->
    [one] { $names } bleibt derselbe Bot.
   *[other] { $names } bleiben dieselben Bots.
}
branch-people = { $count ->
    [one] Für { $names } spielt ein Bot.
   *[other] Für { $names } spielen Bots.
}
branch-cancel = Abbrechen
branch-start = Abzweigung beginnen
branch-starting = Es geht los …
branch-mark = Abzweigung
branch-from = Abzweigung ab Schritt { $step }
branch-from-as-it-was = Diese Partie geht ab Schritt { $step } einer anderen weiter, so wie es dort war. Sieh dir den Schritt an.
branch-from-dealt-again = Diese Partie geht ab Schritt { $step } einer anderen weiter; alles Verborgene wurde neu verteilt. Sieh dir den Schritt an.
branch-try = Ab hier etwas ausprobieren
branch-seed = Eine Stellung einer anderen Partie
branch-seed-about = Diese Partie ist eine Abzweigung: Ihre Karten stammen aus einem Schritt einer anderen Partie. Hier gibt es deshalb keine Mischung zu prüfen.

## Tische, an denen man Züge ausprobieren darf

make-branches = Züge ausprobieren
    .about = Alle am Tisch dürfen während der Partie in einer Abzweigung Züge ausprobieren.
make-branches-rated = Nie in einer gewerteten Partie.
lobby-branches = Alle an diesem Tisch dürfen während der Partie in einer Abzweigung Züge ausprobieren, nur mit dem, was sie selbst wissen. Wer sich setzt, ist damit einverstanden.
