"""What the verdict compares: the rows of the database with the book. Each check is a function without I/O."""
