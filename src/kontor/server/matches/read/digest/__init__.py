"""The digest: what happened since the reader's last turn, ranked by how much it matters to them."""
