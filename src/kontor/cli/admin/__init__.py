"""`kontor admin`: roles and moderation for hosts without a browser. It does what the console does, and gives roles."""
