"""HTTP routes: thin handlers that read a request, ask `matches`, `accounts`, `ratings` or `reminders`, and answer."""
