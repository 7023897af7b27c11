"""The phases of Goa, one kind of decision a file."""
