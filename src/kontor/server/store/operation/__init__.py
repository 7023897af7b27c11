"""The statements of operation: limits and quotas, how long things are kept, and the keys of signed records."""
