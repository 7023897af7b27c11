## Coverage and proof of the rules

help-coverage = Count the rules of every ledger that have a marked test (in a clone of the repository).
help-prove = Break every line that cites a rule of the game, one at a time; the tests marked with that rule must fail.
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
proof-green = The tests of { $rule } still pass when { $place } is broken.
proof = { $game }: { $sites } places broken for { $ids } ids, { $green ->
    [0] none stayed green.
    [one] one stayed green.
   *[other] { $green } stayed green.
}
error-rules-needs-game = Name a game, or use --coverage or --prove GAME.
error-no-pytest = Checking the tests needs pytest, which is not installed. Install kontor[testing], or run `make setup` in a clone.
