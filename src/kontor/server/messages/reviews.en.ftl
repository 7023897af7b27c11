error-reviews-waiting = You are already waiting for { $most } reviews. Wait until one of them is finished.
error-review-lost = The review could not be finished. Ask for it again; if that fails too, tell the host.
error-review-impossible = Today's rules cannot replay this match from its first move to its last, so it cannot be reviewed. You can still watch it step by step.
