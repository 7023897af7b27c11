"""Pages that the server makes itself, and what it says about the others to programs that read links."""
