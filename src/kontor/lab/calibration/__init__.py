"""Calibration: what the shares of reviews are worth, measured against the results of matches of bots."""
