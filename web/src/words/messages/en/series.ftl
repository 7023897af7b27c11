## Series: one deal after the other for a group, with a table

series-title = Series
series-about = A small tournament for a group: one deal after the other, and everybody plays each of them once, whenever they have time.
series-heading = { $game }: a series
series-length = { $rounds } rounds, { $seats } at each table
series-people = { $people ->
    [one] one person plays
   *[other] { $people } people play
}
series-mine = Your series
series-waits = a round waits for you
series-over = over
series-progress = { $closed } of { $rounds } rounds closed
series-create = A new series
series-create-about = You get a link. Everybody who opens it can join until the first round closes.
series-create-button = Create the series
series-game = Game
series-seats = Seats at each table, yours and those of bots
series-rounds = Rounds
series-days = Days for each round
series-wait = The first round opens
series-wait-days = { $days ->
    [0] now
    [one] tomorrow
   *[other] in { $days } days
}
series-round = Round { $number }
series-opens = opens { $time }
series-closes = can be played until { $time }
series-closed = closed
series-play = Play
    .about = Play round { $number }
series-playing = you are playing it
series-not-counted = your try does not count
series-missed = not played
series-join = Join
series-leave = Leave this series
series-too-late = The first round is closed, so nobody can join any more.
series-become-member = Become a member to play
series-link = The link to this series
series-message = Play along in my series: the same shuffles for everybody.
series-names = With { $names }.
series-table = Table
series-table-later = The table begins when the first round closes: until then nobody’s result is told to those who can still play.
series-table-about = In each round you beat those with fewer points and those who did not play; equal points count half. The sum decides, then the points of all rounds together; those who are still equal share their rank.
series-rank = Rank
series-name = Name
series-beaten = Beaten
series-points = Points
series-round-points = { $points } points
series-rules = How it is played
series-second-account = What we cannot prevent: somebody with a second account can see a shuffle before it counts. So a series gives no rating.
