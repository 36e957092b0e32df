"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

FIXED = {
    # The size of spellbook and treasure pile, and the times at which companions work, are what a content file must meet.
    "grimoria-tagline": "15",
    "grimoria-thing-spellbook.help": "15",
    "grimoria-thing-treasure-pile.help": "28",
    "grimoria-thing-companions.help": "5 2 3",
    "grimoria-thing-treasures.help": "3",
    "grimoria-spell-5.short": "1",  # GR-6.5
    "grimoria-thing-level.help": "1",  # GR-10.3
    # Half of one taler is none (GR-7.6).
    "grimoria-event-no-loot.you": "1",
    "grimoria-event-no-loot.other": "1",
}
