"""The phases of Cargo Noir, one kind of decision per file."""
