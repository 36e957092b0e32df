"""A table of Witchdom in the notation of the tests.

Ingredients are H L B M R, `H2 L1` counts them. Cards are made up where a test needs them: `red+blue 2/1/0 (5)` is a witch,
`green [H H L; ring] 8` a potion, `?` for a wild one; what is on the back follows after a bar: `red 0/1/0 (6) | owl`. They
take the places of cards in the content file that no check asks for.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Self

from hexenkessel import Game, State, seeded, shelf
from hexenkessel.kernel.content import Content
from tests.games.laid import Laid
from tests.games.proposal import Tuned, as_proposed, proposal

TWO = ["ingredient", "ingredient"]
TUNED: Tuned = {
    "start.s2.ingredients": (["leaf", "mushroom", "root"], ["leaf", "mushroom"]),
    "start.s2.points": (3, 2),
    "start.s3.ingredients": (["berries", "mushroom", "root"], ["mushroom", "root"]),
    "start.s4.ingredients": (["herbs", "leaf", "mushroom"], ["herbs"]),
    "start.s4.points": (4, 1),
    "start.s5.ingredients": (["herbs", "berries", "root"], ["berries"]),
    "start.s5.points": (4, 2),
    "tile.o2.gains": (["potion-or-witch", *TWO], ["potion", "witch", *TWO]),
    "tile.o3.gains": (["witch-or-potion", "ingredient"], ["witch", "potion", *TWO]),
    "tile.o4.gains": (["potion-or-witch", "ingredient"], ["potion-or-witch", *TWO]),
    "tile.o5.gains": (["witch", "potion"], [*TWO, "witch", "potion"]),
    "tile.o6.gains": (["witch", "potion", "ingredient"], ["witch", "ingredient", "potion", "ingredient"]),
}
# The tests count with these values, whatever the content file says.
FILE = proposal("witchdom", TUNED)
GAME = as_proposed("witchdom", TUNED)
SEATS = "ABCDE"
PLACES = ("mountains", "forest", "lake")
LETTERS = "HLBMR"
INGREDIENTS = ("herbs", "leaf", "berries", "mushroom", "root")
TOOLS = ("flask", "crystal", "ring", "candle", "mortar")
ANIMALS = ("snake", "owl", "cat", "bat", "toad")
PAIRS = ("moon", "star", "sun", "feather", "key")
SPARE_WITCHES = [f"w{number}" for number in (*range(37, 46), *range(13, 23))]
SPARE_POTIONS = [f"p{number}" for number in (*range(12, 21), *range(34, 43))]
# Goals that nobody meets by accident.
GOALS = ("g5-dark", "g6-dark", "g7-dark", "g11-dark", "g13-dark")


# -- made-up cards ---------------------------------------------------------------------------------------------------


def is_witch(text: str) -> bool:
    return "/" in text


def witch_entry(id: str, text: str) -> str:
    front, _, back = text.partition("|")
    found = re.fullmatch(r"([a-z+]+) (\d)/(\d)/(\d) \((\d+)\)( renewal)?", front.strip())
    assert found, text
    main, *secondary = found[1].split("+")
    return (
        f'id = "{id}"\nmain = "{main}"\nsecondary = {list_of(secondary)}\n'
        f"actions = [{found[2]}, {found[3]}, {found[4]}]\nrenewal = {'true' if found[6] else 'false'}\n"
        f'points = {found[5]}\nanimal = "{back.strip() or "snake"}"\nsource = "designed"\n'
    )


def potion_entry(id: str, text: str) -> str:
    front, _, back = text.partition("|")
    found = re.fullmatch(r"([a-z?]+) \[([HLBMR ]+)(?:; ([a-z, ]+))?\] (\d+)", front.strip())
    assert found, text
    ingredients = [INGREDIENTS[LETTERS.index(letter)] for letter in found[2].split()]
    tools = [tool.strip() for tool in (found[3] or "").split(",") if tool.strip()]
    return (
        f'id = "{id}"\ncolour = "{"wild" if found[1] == "?" else found[1]}"\n'
        f"ingredients = {list_of(ingredients)}\ntools = {list_of(tools)}\npoints = {found[4]}\n"
        f'tool = "{back.strip() or "mortar"}"\nsource = "designed"\n'
    )


def list_of(names: Sequence[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


@cache
def game_with(cards: tuple[str, ...]) -> tuple[Game, dict[str, str]]:
    """The game with these cards in it, and their ids by what is written."""
    if not cards:
        return GAME, {}
    text = FILE
    ids: dict[str, str] = {}
    witches, potions = iter(SPARE_WITCHES), iter(SPARE_POTIONS)
    for card in cards:
        id = next(witches if is_witch(card) else potions)
        entry = witch_entry(id, card) if is_witch(card) else potion_entry(id, card)
        start = text.index(f'id = "{id}"')
        end = text.index("\n\n", start) + 1
        text = text[:start] + entry + text[end:]
        ids[card] = id
    return shelf.build("witchdom", Content("cases.toml", text)), ids


def counts(text: str) -> list[int]:
    """`H2 L1` or `HHL` as numbers by kind."""
    found = [0] * 5
    for letter, number in re.findall(r"([HLBMR])(\d*)", text):
        found[LETTERS.index(letter)] += int(number or 1)
    return found


def letters(numbers: Sequence[int]) -> str:
    """The inverse: `H2 L1`."""
    return " ".join(f"{letter}{number}" for letter, number in zip(LETTERS, numbers, strict=True) if number)


# -- the table -------------------------------------------------------------------------------------------------------


class Cards:
    """Hands out the cards of the box: each of them once."""

    def __init__(self, game: Game, ids: dict[str, str]) -> None:
        self.game = game
        self.ids = ids
        self.witches: list[str] = [entry["id"] for entry in game.content.data["witch"]]
        self.potions: list[str] = [entry["id"] for entry in game.content.data["potion"]]
        self.animal = {entry["id"]: entry["animal"] for entry in game.content.data["witch"]}
        self.tool = {entry["id"]: entry["tool"] for entry in game.content.data["potion"]}
        self.left = [card for card in [*self.witches, *self.potions] if card not in ids.values()]

    def id(self, text: str) -> str:
        return self.ids.get(text, text)

    def named(self, texts: Sequence[str]) -> list[str]:
        cards = [self.id(text) for text in texts]
        for card in cards:
            if card in self.left:
                self.left.remove(card)
        return cards

    def filler(self, witch: bool) -> str:
        """Any card; not a spare one of the made-up cards, and no red witch with few points either."""
        card = next(card for card in self.left if (card in self.witches) == witch)
        self.left.remove(card)
        return card

    def with_back(self, back: str) -> str:
        kinds = self.tool if back in TOOLS else self.animal
        card = next(card for card in reversed(self.left) if kinds.get(card) == back)
        self.left.remove(card)
        return card

    def rest(self, witch: bool) -> list[str]:
        found = [card for card in self.left if (card in self.witches) == witch]
        self.left = [card for card in self.left if card not in found]
        return found


class Table(Laid):
    """A state, and the few things that the tests say about one. Seat A is to move."""

    def __init__(self, state: State, ids: dict[str, str]) -> None:
        super().__init__(state)
        self.ids = ids

    @classmethod
    def set_up(
        cls,
        players: int = 2,
        *,
        hand: str | Sequence[str] = (),
        pile: Sequence[str] = (),
        active: str = "",
        step: str = "act",
        tokens: str = "",
        stock: Sequence[str] = (),
        tools: str = "",
        waiting_animals: str = "",
        witches: Sequence[str] = (),
        potions: Sequence[str] = (),
        clan_tools: str = "",
        clan_animals: str = "",
        board: str = "HLB HLB HLB",
        bag: str | None = None,
        open_witches: Sequence[str] = (),
        open_potions: Sequence[str] = (),
        witch_stack: Sequence[str] | None = None,
        potion_stack: Sequence[str] | None = None,
        boxed: int = 0,
        goals: Sequence[str] = GOALS,
        owners: Sequence[int | None] = (),
        round: int = 3,
        turn: str = "A",
        first: str = "A",
        last_round: int = 0,
        tile: str = "o7",
        used: Sequence[str] = (),
        others: dict[str, dict[str, Any]] | None = None,
        dice: int = 0,
        **options: object,
    ) -> Self:
        """The things of seat A stand alone, those of others under their letter; `O` is Ostara.

        `step` is what A is asked: act, brew (with `active`), `gather lake 1`, or for Ostara her turn, which has then been
        made. Stacks are written top to bottom; without them all other cards lie there. With a stack or a bag that is
        written out, whatever is left of the box is with the last seat, as tools, hand cards and tokens.
        """
        solo = players == 1
        names = "AO" if solo else SEATS[:players]
        own: dict[str, Any] = {
            "hand": [hand] if isinstance(hand, str) else list(hand),
            "pile": [*pile, active] if active else list(pile),
            "tokens": tokens,
            "stock": list(stock),
            "tools": tools,
            "animals": waiting_animals,
            "witches": list(witches),
            "potions": list(potions),
            "clan_tools": clan_tools,
            "clan_animals": clan_animals,
        }
        things = {name: (others or {}).get(name, {}) for name in names}
        things[turn] = own
        written = [
            card
            for part in things.values()
            for key in ("hand", "pile", "stock", "witches", "potions")
            for card in part.get(key, [])
        ]
        written += [*open_witches, *open_potions, *(witch_stack or ()), *(potion_stack or ())]
        made_up = tuple(dict.fromkeys(card for card in written if "[" in card or "(" in card))
        game, ids = game_with(made_up)
        cards = Cards(game, ids)
        cards.named(written)
        position = lay_out(cards, names, things, solo)
        rich = 0 if solo else players - 1
        place_tokens(position, board, bag, rich)
        place_cards(cards, position, "witch", open_witches, witch_stack, boxed, rich)
        place_cards(cards, position, "potion", open_potions, potion_stack, boxed, rich)
        tiles = [f"o{number}" for number in range(1, 10 if options.get("animals") else 8)] if solo else []
        position |= {
            "round": round,
            "first": 0 if solo else SEATS.index(first),
            "turn": 0 if solo else SEATS.index(turn),
            "last_round": last_round,
            "trigger": "goals" if last_round else "none",
            "active": cards.id(active) if active else None,
            "known_witches": 0,
            "known_potions": 0,
            "goals": list(goals),
            "goal_owners": [-1 if owner is None else owner for owner in owners or [None] * len(goals)],
            "tiles": [card for card in tiles if card not in (tile, *used)] + ([tile] if solo else []),
            "used_tiles": list(used),
            "tale": [],
        }
        data = {
            "game": "witchdom",
            "players": players,
            "options": options,
            "dice": seeded(dice).text(),
            "agenda": agenda(step),
            "position": position,
        }
        return cls(game.load(data), ids)

    # -- what is done -------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Moves in order; cards may be written as in `set_up`."""
        for move in moves:
            self.state.play(self.state.deciding[0], self.text(move))
        return self

    def text(self, move: object) -> str:
        text = str(move)
        for card, id in self.ids.items():
            text = text.replace(card, id)
        return text

    def payments(self, potion: str) -> set[tuple[str, str]]:
        """Every payment that can be chosen for this potion: tokens handed over, tools that move."""
        start = self.state.clone()
        start.play(start.deciding[0], self.text(f"brew {potion}"))
        found = set()
        open_ends = [start]
        while open_ends:
            state = open_ends.pop()
            if state.view(None)["asks"] != "pay":
                found.add(self.paid(state))
                continue
            for move in state.moves(state.deciding[0]):
                after = state.clone()
                after.play(after.deciding[0], move)
                open_ends.append(after)
        return found

    def paid(self, after: State) -> tuple[str, str]:
        seat = self.state.deciding[0]
        before, now = (state.view(None)["owners"][seat] for state in (self.state, after))
        gone = [old - new for old, new in zip(before["ingredients"], now["ingredients"], strict=True)]
        moved = list(now["clan"]["tools"])
        for tool in before["clan"]["tools"]:
            moved.remove(tool)
        return letters(gone), " ".join(sorted(moved))

    # -- what is there ------------------------------------------------------------------------------------------------

    def owner(self, name: str = "A") -> dict[str, Any]:
        found: dict[str, Any] = self.view()["owners"][1 if name == "O" else SEATS.index(name)]
        return found

    def tokens(self, name: str = "A") -> str:
        return letters(self.owner(name)["ingredients"])

    @property
    def options(self) -> list[str]:
        back = {id: card for card, id in self.ids.items()}
        texts = [move.text for move in self.state.moves(self.state.deciding[0])]
        return [" ".join(back.get(word, word) for word in text.split()) for text in texts]

    def cards(self, ids: Sequence[str]) -> list[str]:
        """Ids as they were written."""
        back = {id: card for card, id in self.ids.items()}
        return [back.get(id, id) for id in ids]

    def row(self, place: str) -> str:
        """The tokens of a place, - for an empty slot."""
        row = self.view()["rows"][PLACES.index(place)]["ingredients"]
        return "".join("-" if kind is None else LETTERS[INGREDIENTS.index(kind)] for kind in row)

    @property
    def bag(self) -> int:
        return sum(self.view()["bag"])


def agenda(step: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = [{"step": "EndTurn"}]
    word, *rest = step.split()
    if word == "act":
        steps.append({"step": "Act"})
    elif word == "brew":
        steps.append({"step": "Brew"})
    elif word == "gather":
        place, points = rest
        steps.append({"step": "Brew"})
        steps.append({"step": "Gather", "place": PLACES.index(place), "points": int(points)})
    elif word == "ostara":
        steps += [{"step": "Act"}, {"step": "OstaraTurn"}]
    else:
        assert word == "end"
    return steps


def lay_out(cards: Cards, names: str, things: dict[str, dict[str, Any]], solo: bool) -> dict[str, Any]:
    """What every owner has; witches and potions of a clan are filled up to the same number."""
    position: dict[str, Any] = {
        field: []
        for field in (
            *("hands", "piles", "ingredients", "stock_potions", "stock_tools", "stock_animals"),
            *("clan_witches", "clan_potions", "clan_tools", "clan_animals"),
        )
    }
    for number, name in enumerate(names):
        part = things[name]
        novices = [] if name == "O" else [f"{PAIRS[number]}-a", f"{PAIRS[number]}-b"]
        pile = [cards.id(card) for card in part.get("pile", [])]
        hand = [cards.id(card) for card in part.get("hand", [])]
        stock = [cards.id(card) for card in part.get("stock", [])]
        witches = [cards.id(card) for card in part.get("witches", [])]
        potions = [cards.id(card) for card in part.get("potions", [])]
        if not {"s1", "s2", "s3", "s4", "s5"} & {*stock, *potions}:
            # Ostara has brewed hers, so that it is in nobody's way.
            (potions if name == "O" else stock).append(f"s{number + 1}")
        while len(witches) < len(potions):
            witches.append(cards.filler(True))
        while len(potions) < len(witches):
            potions.append(cards.filler(False))
        position["hands"].append([card for card in novices if card not in pile and card not in hand] + hand)
        position["piles"].append(pile)
        position["ingredients"].append(counts(part.get("tokens", "")))
        position["stock_potions"].append(stock)
        position["clan_witches"].append(witches)
        position["clan_potions"].append(potions)
        for field, key in (
            ("stock_tools", "tools"),
            ("clan_tools", "clan_tools"),
            ("stock_animals", "animals"),
            ("clan_animals", "clan_animals"),
        ):
            position[field].append([cards.with_back(back) for back in part.get(key, "").split()])
    return position


def place_tokens(position: dict[str, Any], board: str, bag: str | None, rich: int) -> None:
    slots = [None if letter == "-" else LETTERS.index(letter) for letter in board.replace(" ", "")]
    left = [13] * 5
    for kind in slots:
        if kind is not None:
            left[kind] -= 1
    for numbers in position["ingredients"]:
        left = [have - gone for have, gone in zip(left, numbers, strict=True)]
    inside = left if bag is None else counts(bag)
    rest = [have - gone for have, gone in zip(left, inside, strict=True)]
    owned = position["ingredients"][rich]
    position["ingredients"][rich] = [have + more for have, more in zip(owned, rest, strict=True)]
    position["slots"] = [None if kind is None else INGREDIENTS[kind] for kind in slots]
    position["bag"] = inside


def place_cards(
    cards: Cards,
    position: dict[str, Any],
    kind: str,
    display: Sequence[str],
    stack: Sequence[str] | None,
    boxed: int,
    rich: int,
) -> None:
    """Open cards and stack; the boxed ones are any."""
    witch = kind == "witch"
    plural = "witches" if witch else "potions"
    shown: list[str | None] = [None if card == "-" else cards.id(card) for card in display]
    position[f"boxed_{plural}"] = [cards.filler(witch) for _ in range(boxed)]
    while len(shown) < 3:
        shown.append(cards.filler(witch))
    position[f"open_{plural}"] = shown
    rest = cards.rest(witch)
    if stack is None:
        position[f"{kind}_stack"] = rest
    else:
        position[f"{kind}_stack"] = [cards.id(card) for card in reversed(stack)]
        position["hands" if witch else "stock_tools"][rich] += rest
