"""The learning table: what teaches a game to somebody who sits down at it."""
