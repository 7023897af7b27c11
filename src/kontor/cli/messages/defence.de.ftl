## Abdeckung und Beweis der Regeln

help-coverage = Zählt die Kennungen der Regelbücher, zu denen es einen markierten Test gibt (in einem Klon des Projekts).
help-prove = Bricht jede Stelle, die eine Regel des Spiels nennt, eine nach der anderen: Ihre markierten Tests müssen scheitern.
coverage-kind = Art
coverage-ids = Kennungen
coverage-tested = getestet
coverage-all = alle
coverage-missing = Kein Test ist markiert mit { $ids }.
kind-rule = Regeln
kind-ruling = Entscheidungen
kind-example = Beispiele
kind-invariant = Invarianten
kind-option = Optionen
proving = { $game } wird gebrochen
proof-green = { $rule } bleibt grün, wenn { $place } gebrochen ist.
proof = { $game }: { $sites } Stellen gebrochen für { $ids } Kennungen, { $green ->
    [0] keine blieb grün.
    [one] eine blieb grün.
   *[other] { $green } blieben grün.
}
error-rules-needs-game = Nenne ein Spiel, oder gib --coverage oder --prove SPIEL an.
error-no-pytest = Der Blick auf die Tests braucht pytest: Installiere kontor[testing], oder rufe in einem Klon `make setup` auf.
