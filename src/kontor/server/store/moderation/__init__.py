"""The statements of moderation: a file for each of its tables, and one for the roles and limits of accounts."""
