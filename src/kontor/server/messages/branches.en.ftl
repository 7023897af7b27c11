error-branch-at-end = The match is over at this step. Choose an earlier one to play on from.
error-branch-people = Other people play this match, too, and its table does not let people try moves out while it runs. You can play on from its steps when it is over.
error-branch-rated = This match counts for ratings. You can play on from its steps when it is over.
error-branch-secrets = The match is not over yet. Until then you can play on from your own seat alone, with hidden things dealt again.
error-rated-branches = A match that counts for ratings cannot let people try moves out in a branch. Choose one of the two.
