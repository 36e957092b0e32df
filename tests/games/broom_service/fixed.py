"""Numbers in the words that are the rules' own (tests/test_words_follow.py)."""

FIXED: dict[str, str] = {
    # Ten roles, ten events, five players, two pawns, two circles on a turbo tile, four kinds of resources.
    "broom_service-about": "10",
    "broom_service-thing-event.help": "10",
    "broom_service-thing-cursed.help": "5",
    "broom_service-thing-pawn.help": "2",
    "broom_service-card-like_minded.help": "2",
    "broom_service-mountain-tile-fly.help": "2",
    "broom_service-event-circles-closed.you": "2",
    "broom_service-event-circles-closed.other": "2",
    "broom_service-board-sets": "3 4",
}

DRAWN = ("board", "region", "tower", "cloud_spot", "tile_spot", "circle")
