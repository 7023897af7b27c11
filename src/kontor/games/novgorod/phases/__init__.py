"""The phases of Novgorod, one kind of decision per file."""
