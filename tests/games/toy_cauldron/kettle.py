"""Positions of Kröten & Kessel, made by hand."""

import hexenkessel as hx
from hexenkessel import State

INGREDIENTS = ["fly", "moss", "newt", "henbane", "owl_feather", "dragon_tear"]


def kettle(
    *hands: str, brew: int = 1, brews: str = "", pond: int = 3, toads: str = "", dice: str | None = None
) -> State:
    """A round is about to begin. These are the hands, the last brews and the toads; other cards lie in the stack."""
    held = [hand.split() for hand in hands]
    rest = [name for name in INGREDIENTS for _ in range(4)]
    for name in [name for hand in held for name in hand] + brews.split():
        rest.remove(name)
    position = {
        "hands": held,
        "stack": rest,
        "brews": [[name] for name in brews.split()] or [[] for _ in held],
        "cauldron": [],
        "pond": pond,
        "toads": [int(number) for number in toads.split()] or [0 for _ in held],
        "die": 0,
    }
    return hx.game("toy_cauldron").load(
        {
            "game": "toy_cauldron",
            "players": len(held),
            "options": {"brew": brew},
            "dice": dice,
            "agenda": [{"step": "Round"}],
            "position": position,
        }
    )


def brew(state: State, *brews: str) -> None:
    """Every seat brews, seat by seat."""
    for seat, names in enumerate(brews):
        for name in names.split():
            state.play(seat, f"brew {name}")
