"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

FIXED = {"toy_cauldron-option-brew.help": "2"}
