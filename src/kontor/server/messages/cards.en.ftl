## Cards: what a link to a match or a deal shows in a messenger

card-private = { $game } at Kontor
card-private-note = A table of its own
card-open = { $game }: { $free ->
    [0] a full table
    [one] one seat is free
   *[other] { $free } seats are free
}
card-open-note = Come and take a seat
card-playing = { $game } with { $names }
card-playing-note = Being played: come and watch
card-over = { $game } with { $names }
card-over-note = A finished match
card-result = { $count ->
    [0] { $game }: nobody wins
    [one] { $winners } wins { $game }
   *[other] { $winners } share the victory in { $game }
}
card-review = { $count ->
    [0] Review of { $game }: nobody won
   *[other] Where { $winners } won { $game }
}
card-import = An imported match of { $game }
card-import-note = Brought as a file, not played here
card-table-note = See how it went
card-review-note = The review of a finished match
card-deal = Deal of the day in { $game }
card-dare = Dare: beat me in { $game }
card-series = A round of a series: { $game }
card-deal-note = The same shuffle for everybody, one try
card-deal-closed = { $played ->
    [0] Closed; nobody played it
    [one] Closed; one person played it
   *[other] Closed; { $played } people played it
}
