"""The phases of Borneo, one kind of decision per file."""
