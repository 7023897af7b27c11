"""The verbs of the command, one file for each; `kontor lab` and `kontor db` have verbs of their own."""
