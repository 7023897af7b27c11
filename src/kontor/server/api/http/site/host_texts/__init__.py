"""What the pages of the host say: privacy and status."""
