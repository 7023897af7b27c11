"""What bots know about Cargo Noir: the policy, the features with their weights, and the reasons of hints."""
