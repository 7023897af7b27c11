"""What bots know about the games of Kontor, one folder for each; other packages bring theirs by entry points."""
