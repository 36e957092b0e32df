"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

FIXED: dict[str, str] = {}
