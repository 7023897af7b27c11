"""Ratings: how well people play a game with so many seats, from the matches that count."""

from kontor.server.ratings.rate import do_rate_match
from kontor.server.ratings.rating import Player, Rating, rate_players

__all__ = ["Player", "Rating", "do_rate_match", "rate_players"]
