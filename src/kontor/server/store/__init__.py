"""The store: PostgreSQL, its schema, and the statements of each table."""
