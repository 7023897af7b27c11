"""What bots know about Novgorod: the policy, the features with their weights, and the reasons of hints."""
