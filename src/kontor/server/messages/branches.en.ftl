error-branch-at-end = The match is over at this step. Choose an earlier one to play on from.
error-branch-people = Other people play this match, too. You can play on from its steps when it is over.
error-branch-rated = This match counts for ratings. You can play on from its steps when it is over.
error-branch-secrets = The match is not over yet. Until then you can play on from your own seat alone, with hidden things dealt again.
