"""What bots know about Borneo: the policy, the features with their weights, and the reasons of hints."""
