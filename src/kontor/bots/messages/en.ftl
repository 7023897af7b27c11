error-budget = “{ $written }” is no budget: write seconds such as 0.1s, or simulations such as 200sims.
