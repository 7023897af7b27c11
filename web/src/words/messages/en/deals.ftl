## Deals: one shuffle for everybody, and how they compare

deals-title = Today’s deals
deals-about = One shuffle a day for everyone, against the same bots. You have one try.
deals-until = New deals come at { $time }.
deals-series = With friends over several days: a series
deal-title = Deal
deal-heading = { $game }: the deal of the day
deal-heading-dare = { $game }: a dare
deal-heading-series = { $game }: a round of a series
deal-series = To the series
deal-seat = seat { $seat } of { $seats }
deal-rules = Everybody gets the same shuffle on the same seat, and the bots answer the same play in the same way. You have one try, without hints. It counts if you play it to the end yourself before the deal closes.
deal-play = Play
    .about = Play the deal of { $game }
deal-continue = Continue
    .about = Continue the deal of { $game }
deal-look = Look at it
    .about = Look at it: your try at { $game }
deal-become-member = Become a member to play
deal-played = { $played ->
    [0] nobody has played it yet
    [one] one person has played it
   *[other] { $played } have played it
}
deal-line = { $points } points, better than { $percent } % of the others
deal-mine = { $points ->
    [one] 1 point
   *[other] { $points } points
}
deal-place = and place { $place } of { $seats } at your table
deal-first = You are the first. Come back later to see how others do.
deal-rank = Rank { $rank } of { $played }: better than { $percent } % of the others.
deal-left = Your try does not count, because a bot played for you.
deal-late = Your try does not count, because it ended after the deal closed.
deal-spread = How many people have how many points
deal-column = { $points } points: { $people ->
    [one] 1 person
   *[other] { $people } people
}
deal-column-own = { $points } points, with yours: { $people ->
    [one] 1 person
   *[other] { $people } people
}
deal-points = points
deal-until = It closes at { $time }. Then the shuffle is opened, and you can review your match.
deal-is-closed = This deal is closed. The shuffle is opened, and you can review your match.
deal-over = Your try is over
deal-withheld = Others can still play this deal. Its record, the review and the other hands open at { $time }.
deal-page = To the deal
deal-replay = Your match, as you saw it
deal-link = Dare somebody with this link
deal-dare-message = Can you beat me at the same shuffle?
deal-dare = Dare others to a new deal
deal-dare-about = You get a shuffle of your own and a link. Everybody who has the link can play it for seven days; you too have one try.
deal-table = The best so far
deal-result = { $points ->
    [one] 1 point
   *[other] { $points } points
}, place { $place }
deal-fair = Is that fair?
deal-fair-about = The shuffle follows from a secret that was drawn before anybody played. Its SHA-256 is here from the beginning; when the deal closes, the secret is published, and everybody can check that it was the same.
deal-second-account = What we cannot prevent: somebody with a second account can see the shuffle once before it counts. So a deal gives no rating.
deal-commitment = SHA-256 of the secret:
deal-secret = The secret:
