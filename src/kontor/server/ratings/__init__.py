"""Ratings: how well people play a game with a number of seats, from rated matches."""

from kontor.server.ratings.rate import do_rate_match
from kontor.server.ratings.rating import Player, Rating, rate_players

__all__ = ["Player", "Rating", "do_rate_match", "rate_players"]
