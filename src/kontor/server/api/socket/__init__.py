"""The WebSocket: one socket per match, sent everything its seat may know as soon as it is on disk."""
