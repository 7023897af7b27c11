"""The WebSocket edge: one socket at one match, told of everything its seat may know as soon as it is on disk."""
