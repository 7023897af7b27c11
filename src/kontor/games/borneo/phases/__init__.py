"""The phases of Borneo, one kind of decision a file."""
