"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

INGREDIENTS = ("herbs", "leaf", "berries", "mushroom", "root")

FIXED: dict[str, str] = {
    # Two equal ingredients are a pair, and a pair replaces anything (WD-7.1).
    **{f"witchdom-ingredient-{kind}.pair": "2" for kind in INGREDIENTS},
    "witchdom-move-replace.help": "2",
    "witchdom-coach-pay": "2",
    "witchdom-refuse-cannot-pay": "2",
    "witchdom-refuse-animal-price": "2",
    "witchdom-refuse-no-pair": "2",
    "witchdom-board-instead": "2",
    "witchdom-board-pairs-do": "2",
    "witchdom-board-way-replace": "2",
    # The levels against Ostara go by their number (WD-13.3).
    "witchdom-option-solo_level.help": "1 2 3",
    # A rest brings two ingredients (WD-8.3), a renewal three new cards or ingredients (WD-4.9).
    "witchdom-move-rest.help": "2",
    "witchdom-board-rest-help": "2",
    "witchdom-move-renew.help": "3",
    "witchdom-board-land": "3",
    # Novices come in pairs (WD-2.3).
    "witchdom-ask-novices.you": "2",
    "witchdom-refuse-pair-taken": "2",
    "witchdom-board-novices-help": "2",
    # Never two animals alike (WD-12.4), and five kinds of everything (WD-1.5).
    "witchdom-refuse-animal-twice": "2",
    "witchdom-reference.help": "5",
    # A way of speaking, and a name.
    "witchdom-about": "2",
    "witchdom-potion-s5": "5",
}
