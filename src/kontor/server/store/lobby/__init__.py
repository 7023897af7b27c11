"""The statements of the lobby: seeks, invitations by name, and the tables that one may join or watch."""
