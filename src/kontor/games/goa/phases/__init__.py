"""The phases of Goa, one kind of decision per file."""
