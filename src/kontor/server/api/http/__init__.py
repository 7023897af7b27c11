"""The HTTP edge: thin handlers that read a request, ask `accounts` or `matches`, and answer."""
