error-budget = “{ $written }” is not a budget. Write seconds such as 0.1s, or simulations such as 200sims.
error-no-knowledge = No bot knows { $game } yet, except the deckhand, who plays at random. Choose deckhand.
error-no-weights = Nothing has been learned about { $game } yet. Run `kontor lab train`, or choose clerk or deckhand.
error-old-weights = What was learned about { $game } belongs to other rules or features. Run `kontor lab train` again.
