## Coverage and proof of the rules

help-coverage = Count the ids of the ledgers that have a marked test (in a clone of the repository).
help-prove = Break every place that cites a rule of the game, one at a time: its marked tests must fail.
coverage-kind = kind
coverage-ids = ids
coverage-tested = tested
coverage-all = all
coverage-missing = No test is marked with { $ids }.
kind-rule = rules
kind-ruling = rulings
kind-example = examples
kind-invariant = invariants
kind-option = options
proving = Breaking { $game }
proof-green = { $rule } stays green when { $place } is broken.
proof = { $game }: { $sites } places broken for { $ids } ids, { $green ->
    [0] none stayed green.
    [one] one stayed green.
   *[other] { $green } stayed green.
}
error-rules-needs-game = Name a game, or give --coverage or --prove GAME.
error-no-pytest = Looking at the tests needs pytest: install kontor[testing], or in a clone run `make setup`.
