error-budget = “{ $written }” is no budget: write seconds such as 0.1s, or simulations such as 200sims.
error-no-knowledge = No bot knows { $game } yet but the deckhand, who plays at random: choose deckhand.
error-no-weights = Nothing has been learned of { $game } yet: run `kontor lab train`, or choose clerk or deckhand.
error-old-weights = What was learned of { $game } belongs to other rules or features: run `kontor lab train` again.
