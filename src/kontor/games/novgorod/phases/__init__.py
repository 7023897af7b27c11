"""The phases of Novgorod, one kind of decision a file."""
