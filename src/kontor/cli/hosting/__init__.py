"""What `kontor init` makes for a small server: files for systemd and Caddy, a role and a database."""
