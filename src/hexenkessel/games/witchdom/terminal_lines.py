"""The table of Witchdom in plain lines, and what is printed on its cards: words for the terminal."""

from functools import cache, partial
from typing import Any, Final

from hexenkessel.games.witchdom.box import (
    ANIMALS,
    COLOURS,
    CONDITIONS,
    EMPTY,
    INGREDIENTS,
    OF_ANIMALS,
    PLACES,
    REQUIREMENTS,
    TOOLS,
    Box,
    Goal,
)
from hexenkessel.terminal import kit
from hexenkessel.terminal.kit import Scene, content_of, counted
from hexenkessel.words import Catalogue

# -- what is printed ---------------------------------------------------------------------------------------


@cache
def box() -> Box:
    """What is printed on the cards; a view alone does not tell it."""
    return Box(content_of("witchdom"))


def banner(card: str) -> str:
    """The colour of a card: a witch's main one, "wild" or "novice"."""
    printed = box()
    if card in printed.potion_names:
        colour = printed.colour[printed.potion_names.index(card)]
        return COLOURS[colour] if colour != EMPTY else "wild"
    main = printed.main[printed.witch_names.index(card)]
    return COLOURS[main] if main != EMPTY else "novice"


def banners(card: str) -> list[str]:
    """All colours that a witch can brew, her main one first; just the colour of a potion or a novice."""
    main = banner(card)
    if main == "novice" or card in box().potion_names:
        return [main]
    bits = box().banners[box().witch_names.index(card)]
    return [main, *(name for number, name in enumerate(COLOURS) if bits >> number & 1 and name != main)]


def points_of(card: str) -> int:
    printed = box()
    if card in printed.potion_names:
        return printed.potion_points[printed.potion_names.index(card)]
    return printed.witch_points[printed.witch_names.index(card)]


def recipe(potion: str) -> list[str]:
    printed = box()
    return [REQUIREMENTS[number] for number in printed.requirements[printed.potion_names.index(potion)]]


def actions(card: str) -> list[int]:
    printed = box()
    return printed.actions[printed.witch_names.index(card)]


def renews(card: str) -> bool:
    printed = box()
    return printed.renewal[printed.witch_names.index(card)]


def back(card: str) -> str:
    """The tool or animal on the other side."""
    printed = box()
    if card in printed.potion_names:
        return TOOLS[printed.tool[printed.potion_names.index(card)]]
    return ANIMALS[printed.animal[printed.witch_names.index(card)]]


def goal_of(name: str) -> Goal:
    printed = box()
    return printed.goals[printed.goal_names.index(name)]


# -- words -------------------------------------------------------------------------------------------------

thing: Final = partial(kit.thing, "witchdom")


def card_name(card: str, words: Catalogue) -> str:
    if card in box().potion_names:
        return words.text("witchdom-potion", potion=card)
    return words.text("witchdom-card", card=card)


def kind_name(kind: str, words: Catalogue) -> str:
    word = "animal" if kind in ANIMALS else "requirement"
    return words.text(f"witchdom-{word}", **{word: kind})


def kinds_words(kinds: list[str], words: Catalogue) -> str:
    return counted(kind_name(kind, words) for kind in kinds)


def tokens_of(counts: list[int]) -> list[str]:
    return [kind for kind, count in zip(INGREDIENTS, counts, strict=True) for _ in range(count)]


def potion_words(potion: str, words: Catalogue) -> str:
    """Name, colour, points and recipe of a potion, and the tool on its back."""
    colour = words.text("witchdom-colour", colour=banner(potion))
    worth = words.text("shell-points", points=points_of(potion))
    text = f"{card_name(potion, words)} ({colour}, {worth}: {kinds_words(recipe(potion), words)}"
    return f"{text})" if potion.startswith("s") else f"{text}; ↔ {kind_name(back(potion), words)})"


def witch_words(card: str, words: Catalogue, animals: bool) -> str:
    """Name, banners, points and action points, and the animal on her back."""
    where = [
        f"{count} × {words.text('witchdom-place', place=place)}"
        for place, count in zip(PLACES, actions(card), strict=True)
        if count
    ]
    parts = [", ".join(where)]
    if banner(card) != "novice":
        colours = [words.text("witchdom-colour", colour=name) for name in banners(card)]
        parts = ["/".join(colours), words.text("shell-points", points=points_of(card)), *parts]
        parts += ["↻"] if renews(card) else []
        parts += [f"↔ {kind_name(back(card), words)}"] if animals else []
    return f"{card_name(card, words)} ({', '.join(parts)})"


def condition(goal: Goal, words: Catalogue) -> str:
    kinds = ANIMALS if goal.condition == OF_ANIMALS else TOOLS
    named = [kind_name(name, words) for number, name in enumerate(kinds) if goal.kinds >> number & 1]
    return words.text(
        "witchdom-condition",
        condition=CONDITIONS[goal.condition],
        colour=COLOURS[goal.colour] if goal.colour != EMPTY else "wild",
        count=goal.count,
        named=len(named),
        kinds=", ".join(named),
    )


def owner_name(scene: Scene, owner: int) -> str:
    return scene.names[owner] if owner < len(scene.names) else scene.words.text("witchdom-ostara")


# -- plain lines -------------------------------------------------------------------------------------------


def headline(scene: Scene) -> str:
    """How far the game is, and what the stacks and the bag hold."""
    view, words = scene.view, scene.words
    if view["ostara"] is not None:
        parts = [
            words.text("witchdom-terminal-round-of", round=view["round"], rounds=view["last_round"] or 0)
        ]
    else:
        parts = [words.text("witchdom-terminal-round", round=view["round"])]
        if view["last_round"] is not None:
            parts.append(words.text("witchdom-terminal-last", round=view["last_round"]))
    for name in ("potion", "witch"):
        parts.append(f"{thing(f'{name}-stack', words)} {view[f'{name}_stack']['cards']}")
    parts.append(f"{thing('bag', words)} {sum(view['bag'])}")
    return " · ".join(parts)


def sentences(scene: Scene) -> list[str]:
    view = scene.view
    lines = [headline(scene), *(stack_sentence(scene, name) for name in ("potion", "witch"))]
    bag = kinds_words(tokens_of(view["bag"]), scene.words) or scene.words.text("terminal-nothing")
    lines.append(f"{thing('bag', scene.words)}: {bag}")
    lines += [goal_sentence(scene, goal) for goal in view["goals"]]
    lines += [place_sentence(scene, number) for number in range(len(PLACES))]
    for owner in range(len(view["owners"])):
        lines += owner_sentences(scene, owner)
    if view["ostara"] is not None and view["ostara"]["tile"]:
        used = [scene.words.text("witchdom-tile", tile=tile) for tile in view["ostara"]["used"]]
        lines.append(scene.words.text("witchdom-terminal-tile", tile=view["ostara"]["tile"]))
        lines.append(scene.words.text("witchdom-terminal-tiles", tiles=", ".join(used)))
    if scene.me is not None:
        lines += hand_sentences(scene, scene.me)
    return lines


def stack_sentence(scene: Scene, name: str) -> str:
    """What everybody knows of a stack: the back on top, what slid under it, what is in the box (WD-14.3, WD-14.6)."""
    words = scene.words
    stack = scene.view[f"{name}_stack"]
    parts = [words.text("terminal-cards", cards=stack["cards"])]
    if stack["back"] and (name != "witch" or scene.view["with_animals"]):
        parts.append(words.text("witchdom-terminal-top", thing=kind_name(stack["back"], words)))
    if stack["known"]:
        known = ", ".join(card_name(card, words) for card in stack["known"])
        parts.append(words.text("witchdom-terminal-known", things=known))
    if stack["boxed"]:
        parts.append(words.text("witchdom-terminal-boxed", cards=stack["boxed"]))
    return f"{thing(f'{name}-stack', words)}: {'; '.join(parts)}"


def goal_sentence(scene: Scene, shown: dict[str, Any]) -> str:
    words = scene.words
    goal = goal_of(shown["goal"])
    text = words.text(
        "witchdom-terminal-goal", goal=goal.tile, points=goal.points, condition=condition(goal, words)
    )
    if shown["owner"] is not None:
        return f"{text} ✓ {owner_name(scene, shown['owner'])}"
    far = [
        f"{owner_name(scene, owner)} {some}/{shown['needed']}"
        for owner, some in enumerate(shown["progress"])
        if some
    ]
    return f"{text} [{', '.join(far)}]" if far else text


def place_sentence(scene: Scene, number: int) -> str:
    words = scene.words
    row = scene.view["rows"][number]
    parts = [tokens_words(scene, row["ingredients"])]
    if row["potion"]:
        parts.append(potion_words(row["potion"], words))
    if row["witch"]:
        parts.append(witch_words(row["witch"], words, scene.view["with_animals"]))
    name = words.text("witchdom-place", place=PLACES[number])
    left = scene.view["gathering"]
    mark = f" ({left['points']} ●)" if left and left["place"] == PLACES[number] else ""
    return f"{name[:1].upper()}{name[1:]}{mark}: {'; '.join(parts)}"


def tokens_words(scene: Scene, tokens: list[str | None]) -> str:
    """What lies on a place; alone slot by slot, since one takes from a slot and Ostara goes by them (WD-15, D4)."""
    words = scene.words
    nothing = words.text("terminal-nothing")
    if scene.view["ostara"] is None:
        return kinds_words([kind for kind in tokens if kind], words) or nothing
    left, middle, right = [kind_name(kind, words) if kind else nothing for kind in tokens]
    return words.text("witchdom-terminal-slots", left=left, middle=middle, right=right)


def owner_sentences(scene: Scene, owner: int) -> list[str]:
    words = scene.words
    own = scene.view["owners"][owner]
    parts = [
        words.text("shell-points", points=own["points"]),
        kinds_words(tokens_of(own["ingredients"]), words),
    ]
    clan = own["clan"]
    brewed = zip(clan["potions"], clan["witches"], strict=True)
    things = {
        "hand": [card_name(card, words) for card in own["hand"]] if owner != scene.me else [],
        "pile": [card_name(card, words) for card in own["pile"]],
        "clan": [
            *(f"{card_name(potion, words)} + {witch_name(witch, words)}" for potion, witch in brewed),
            *(kind_name(kind, words) for kind in (*clan["tools"], *clan["animals"])),
        ],
        "stock": [
            *(card_name(card, words) for card in own["potions"]),
            *(kind_name(kind, words) for kind in (*own["tools"], *own["animals"])),
        ],
    }
    for name, found in things.items():
        if found:
            parts.append(words.text(f"witchdom-terminal-{name}", things=", ".join(found)))
    return [f"{owner_name(scene, owner)}: {'; '.join(part for part in parts if part)}"]


def witch_name(card: str, words: Catalogue) -> str:
    """With her main colour, as goals count her (WD-9.2)."""
    return f"{card_name(card, words)} ({words.text('witchdom-colour', colour=banner(card))})"


def hand_sentences(scene: Scene, me: int) -> list[str]:
    """The hand of the reader, and her potions with what they take."""
    words = scene.words
    own = scene.view["owners"][me]
    hand = "; ".join(witch_words(card, words, scene.view["with_animals"]) for card in own["hand"])
    stock = "; ".join(potion_words(card, words) for card in own["potions"])
    nothing = words.text("terminal-nothing")
    return [f"{thing('hand', words)}: {hand or nothing}", f"{thing('stock', words)}: {stock or nothing}"]
