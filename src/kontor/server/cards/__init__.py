"""Cards: what a link to a match or a deal shows in a messenger, as a title and as a picture (ADR 57)."""
