"""Training: self-play, and a conditional logit of who wins."""
