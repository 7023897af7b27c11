## Pages of people, what one is to them, and statistics

person-link = { $name }: the page of this player
person-none = Nobody here is called { $name }
person-none-why = Members can change their name, and guests have no page. Open the page again from a table where you met.
person-since =
    Member since { $month } · { $matches ->
        [0] no rated match yet
        [one] 1 rated match
       *[other] { $matches } rated matches
    }
person-others-see = This is your page, as others see it. What only you see is marked.
person-ratings = Ratings
person-ratings-note = Points are what somebody plays at least. The bar is where the true strength lies, 19 times out of 20.
person-ratings-none = No ratings yet: they come with the first rated match.
person-seats =
    { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
person-number = { $number }
person-strength = strength { $strength } ± { $margin }
person-rated-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
person-won = { $won } won
person-guess = still a guess
person-results = Recent matches
person-results-own = All my matches
person-results-none = No results yet that everybody may see.
person-results-none-own = No match is over yet.
person-results-hidden = { $name } does not show single results.
person-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
person-only-you = only you see this
person-left = not played to the end
person-change = rating { $change ->
    [one] plus 1
   *[other] { NUMBER($change, signDisplay: "always") }
}
person-replay = Replay
person-replay-of = Replay of { $game }, { $day }
person-more = Earlier matches
person-places = Places
person-won-share = { $percent } % won
person-even = even { $percent }
person-fair = Fair play
person-fair-few = There are not enough matches yet to say something.
person-fair-finished = Matches played to the end
person-fair-in-time = Turns answered in time
person-fair-note = From the latest matches with other people, { $matches } at most.
person-percent = { $percent } %
person-of = { $part } of { $all }
person-never = Never here: mail, place, whether somebody is online, chat, private tables, hidden cards, who follows or blocks whom.
person-follow = Follow
person-follows = You follow
person-report = Report
person-together = You and { $name }
person-together-matches =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
person-together-won = { $won } won by you, { $lost } by { $name }
person-together-note = Matches at one table that you both played to the end. Only the two of you see this.
person-course-about = The rating over { $matches } public matches since { $first }: between { $low } and { $high } points, now { $last }.
person-course-range = { $low } to { $high } points
person-block = Block
person-unblock = Unblock
person-blocked = You have blocked { $name }. You do not sit down together, and you do not read what they write.
person-block-title = Block { $name }?
person-block-text = You will not sit down together, find each other's open tables or invite each other, and you will not read what they write. They are not told. Matches that are being played go on.
person-own = Only you see this
person-own-note = Your statistics, the people you follow and those you have blocked.
person-shows = Show my results
person-shows-about = Rated matches at tables that were listed. Your ratings are shown in any case.
person-takes = Take invitations
person-takes-about = Members can invite you to their tables by name.
person-followed = People you follow
person-followed-none = Nobody. Follow somebody on their page to see when they sit at a public table.
person-unfollow = Unfollow
person-unfollow-name = Unfollow { $name }
person-unblock-name = Unblock { $name }
person-blocked-people = Blocked people
person-blocked-none = Nobody.
account-page = Your page, as others see it
followed-title = People you follow
followed-playing = is being played: watch
invite-name = Invite a member by name
invite-button = Invite
invite-invited = Invited: { $names }
invite-mail = Invite somebody by mail
invite-mail-button = Send
invite-mail-note = We write the mail, with your name and the link of this table, and do not keep the address.
invite-mailed = The invitation is on its way to { $address }, unless its owner wants no mail from this server.
invite-server = Invite friends to this server
invite-server-message = Come and play with me:
invite-server-note = Friends in the room scan this with their phone.
mine-invited-by-name = Invitations to a table
mine-invited-by = invited by { $name }
mine-decline = Decline
mine-decline-name = Decline the invitation to { $game }
statistics-title = My statistics
statistics-nobody = Log in to see your statistics.
statistics-note =
    { $matches ->
        [0] No match yet that you played to the end.
        [one] From 1 match that you played to the end. Nobody else sees this page.
       *[other] From { $matches } matches that you played to the end (the last { $most } at most). Nobody else sees this page.
    }
statistics-matches = Matches
statistics-won = Won
statistics-even = ({ $even } by chance)
statistics-place = Mean place
statistics-points = Mean points
statistics-course = Points, match by match
statistics-course-about = The points of your last { $matches } matches: from { $least } to { $most }, { $last } in the last one.
statistics-course-won = won
statistics-course-other = not won
statistics-sources = Points by source, on average
statistics-opponents = By opponents
statistics-seats = By seat
statistics-seat = Seat { $seat } of { $seats }
statistics-people = With other people
statistics-mixed = Bots of several levels
person-bot-since = Bot since { $month }
person-bot-of = A bot by
person-bot-play = Invite it by name at a table of yours to play with it.
person-bots = Bots:
