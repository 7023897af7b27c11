"""Reviews of finished matches: asked for here, computed by a worker, read by everybody who may watch the match."""
