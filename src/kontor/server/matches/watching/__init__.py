"""What people without a seat see of a match: a rated one, while it runs, as it was some time ago (ADR 56)."""
