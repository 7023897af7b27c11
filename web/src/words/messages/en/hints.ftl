## Tables with and without hints

make-hints = Hints
    .about = Everybody may ask a bot what it would do.
make-hints-rated = Never in a rated match.
lobby-hints = You may ask a bot what it would do.
lobby-no-hints = There are no hints at this table.
