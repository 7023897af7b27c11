"""The edge of the server: callers, problems and limits shared by HTTP and the socket; no SQL here."""
