"""What bots know about Goa: the policy, the features with their weights, and the reasons of hints."""
