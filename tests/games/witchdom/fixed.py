"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

FIXED: dict[str, str] = {}

TO_DO = (
    "witchdom-ingredient-herbs.pair",
    "witchdom-ingredient-leaf.pair",
    "witchdom-ingredient-berries.pair",
    "witchdom-ingredient-mushroom.pair",
    "witchdom-ingredient-root.pair",
    "witchdom-option-solo_level.help",
    "witchdom-move-rest.help",
    "witchdom-move-renew.help",
    "witchdom-move-replace.help",
    "witchdom-ask-novices.you",
    "witchdom-refuse-cannot-pay",
    "witchdom-refuse-animal-twice",
    "witchdom-refuse-animal-price",
    "witchdom-refuse-no-pair",
    "witchdom-refuse-pair-taken",
    "witchdom-reference.help",
    "witchdom-board-land",
    "witchdom-board-rest-help",
    "witchdom-board-novices-help",
    "witchdom-board-instead",
    "witchdom-board-pairs-do",
    "witchdom-board-way-replace",
    "witchdom-about",
    "witchdom-potion-s5",
)
