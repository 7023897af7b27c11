"""Series: a group plays one deal after the other, and one table says who stands where (ADR 58)."""
