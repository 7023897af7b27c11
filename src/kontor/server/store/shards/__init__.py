"""Several databases: matches are played at shards and mirrored in the home database (ADR 72); most hosts have one."""
