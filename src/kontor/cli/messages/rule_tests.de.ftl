## Abdeckung und Beweis der Regeln

help-coverage = Zählen, zu wie vielen Regeln jedes Regelwerks es einen markierten Test gibt (in einem Klon des Projekts).
help-prove = Jede Zeile, die eine Regel des Spiels nennt, einzeln kaputt machen; die mit der Regel markierten Tests müssen dann scheitern.
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
proving = { $game } wird geprüft
proof-green = Die Tests zu { $rule } bestehen noch, obwohl { $place } kaputt ist.
proof = { $game }: { $sites } Stellen gebrochen für { $ids } Kennungen, { $green ->
    [0] keine blieb grün.
    [one] eine blieb grün.
   *[other] { $green } blieben grün.
}
error-rules-needs-game = Nenne ein Spiel, oder gib --coverage oder --prove SPIEL an.
error-no-pytest = Um die Tests zu prüfen, fehlt pytest. Installiere kontor[testing], oder rufe in einem Klon `make setup` auf.
