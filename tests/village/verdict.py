"""The figures of the village, and a plain sentence for each that is not as it should be."""

import msgspec

MIN_SPEARMAN, AFTER_MATCHES = 0.9, 50
MIN_SPEARMAN_SOONER = 0.7
"""What is asked of a small village, whose people play fewer matches."""
MIN_RANKED = 0.7
"""The share of the people who have to be on the leaderboard in the end."""


class Figures(msgspec.Struct, frozen=True):
    """What happened in the month. The first eight are a contract: others read them by these names."""

    people: int
    seeks: int
    unanswered: int
    blocked_pairs: int
    spearman: float
    coverage95: float
    stuck: int
    lost_actions: int
    coverage95_least: float
    """The smallest share that chance alone explains if intervals hold their 95 %."""
    coverage95_all: float
    ranked: int
    interval_points: int
    stretch: float
    days: int
    matches_each: int
    """Rated matches that everybody wanted, and that those had whose order is compared."""
    matches: int
    answered: int
    expired: int
    withdrawn: int
    missed: int
    played_by_moves: int
    evenings: int
    """How many matches should have been played by moves."""
    moves: int
    flags: int
    taken_back: int
    unrated: int
    blocks: int
    refused_by_block: int
    reports: int
    measures: int
    undone: int
    suspended_seated: int
    limits_missed: int
    deal_tries: int
    deals_ranked_wrong: int
    deals_unequal: int
    seconds: float


def faults(figures: Figures) -> list[str]:
    """Return a sentence for each promise that was broken."""
    found = figures
    least = round(MIN_RANKED * found.people)
    needed = MIN_SPEARMAN if found.matches_each >= AFTER_MATCHES else MIN_SPEARMAN_SOONER
    wrong = {
        f"{found.unanswered} seeks were neither answered nor expired when their time was over.": found.unanswered,
        f"{found.blocked_pairs} times people shared a table although a block was between them.": found.blocked_pairs,
        f"The leaderboard finds the true order with {found.spearman} only; {needed} is needed.": found.spearman
        < needed,
        f"Only {found.coverage95} of the strengths lie in their intervals; chance allows {found.coverage95_least}.": (
            found.coverage95 < found.coverage95_least
        ),
        f"In {found.stuck} matches nobody will ever move.": found.stuck,
        f"{found.lost_actions} actions of moderators are not in the log or not in effect.": found.lost_actions,
        f"Only {found.ranked} people are on the leaderboard; {least} are needed.": found.ranked < least,
        f"{found.unrated} matches that count are over and not rated.": found.unrated,
        f"{found.suspended_seated} times a match was found for somebody who is suspended.": found.suspended_seated,
        f"{found.limits_missed} limits for new accounts did not hold.": found.limits_missed,
        f"{found.deals_ranked_wrong} tries at a deal are not ranked by their points.": found.deals_ranked_wrong,
        f"In {found.deals_unequal} deals people did not meet the same shuffle.": found.deals_unequal,
        f"Only {found.played_by_moves} of {found.evenings} matches were played by moves.": (
            found.played_by_moves < found.evenings
        ),
    }
    return [sentence for sentence, broken in wrong.items() if broken]
