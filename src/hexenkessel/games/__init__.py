"""One folder a game; nothing about a game lies elsewhere."""
