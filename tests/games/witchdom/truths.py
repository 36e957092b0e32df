"""What must hold where a move of Witchdom is refused for a reason: read from the rulebook, not from the rules' code."""

from collections.abc import Callable
from functools import cache
from typing import Any

from hexenkessel import State
from hexenkessel.kernel.errors import Refusal
from hexenkessel.kernel.moves import Move
from tests.games.witchdom.table import GAME, INGREDIENTS, PLACES, TOOLS, Table

Truth = Callable[[State, int, Move, Refusal], bool]


# -- what lies on the table --------------------------------------------------------------------------------------------


# The position that was looked at last, with its view: many moves are refused in each.
LATELY: list[tuple[State, int, dict[str, Any]]] = []


def view(state: State) -> dict[str, Any]:
    if LATELY and LATELY[0][0] is state and LATELY[0][1] == len(state.past_moves):
        return LATELY[0][2]
    LATELY[:] = [(state, len(state.past_moves), state.view(None))]
    return LATELY[0][2]


def own(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view(state)["owners"][seat]
    return found


def asks(state: State) -> str:
    return str(view(state)["asks"])


def row(state: State, place: Any) -> dict[str, Any]:
    found: dict[str, Any] = view(state)["rows"][PLACES.index(place)]
    return found


def card(state: State, kind: str, id: Any) -> dict[str, Any]:
    """A card as it is printed."""
    [found] = [entry for entry in state.game.content.data[kind] if entry["id"] == id]
    return dict(found)


def active(state: State) -> dict[str, Any]:
    id = view(state)["active"]
    return card(state, "novice" if "-" in id else "witch", id)


def played_this_turn(state: State, seat: int) -> bool:
    return view(state)["active"] is not None and view(state)["active"] == own(state, seat)["pile"][-1]


def potion(state: State, id: Any) -> dict[str, Any]:
    return card(state, "start" if str(id).startswith("s") else "potion", id)


def price(state: State, animal: Any) -> str:
    return str(card(state, "animal", animal)["ingredient"])


def owned(state: State, seat: int, ingredient: str) -> int:
    return int(own(state, seat)["ingredients"][INGREDIENTS.index(ingredient)])


def gathering_says(state: State, refusal: Refusal) -> bool:
    """The facts of the refusal are those of the action points that are being used."""
    gathering = view(state)["gathering"]
    return gathering is not None and {**refusal.facts} == gathering


def there(state: State, move: Move) -> bool:
    """Whether the token that the move names lies on the board."""
    tokens = row(state, move.facts["place"])["ingredients"]
    if move.verb == "take":
        return move.facts["ingredient"] in tokens
    return tokens[int(move.facts["slot"]) - 1] is not None


def something_there(state: State, place: Any) -> bool:
    found = row(state, place)
    return any(found["ingredients"]) or found["potion"] is not None or found["witch"] is not None


def on_board_or_in_bag(state: State) -> int:
    tokens = [token for place in PLACES for token in row(state, place)["ingredients"] if token is not None]
    return len(tokens) + int(sum(view(state)["bag"]))


# -- paying ------------------------------------------------------------------------------------------------------------

# Tokens left, free tools of the clan, tools of the stock, tools that have moved.
Purse = tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
Paid = tuple[tuple[int, ...], tuple[str, ...]]


def less(tokens: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    return tuple(have - number if place == kind else have for place, have in enumerate(tokens))


def without(tools: tuple[str, ...], tool: str) -> tuple[str, ...]:
    place = tools.index(tool)
    return tools[:place] + tools[place + 1 :]


def with_pair(purse: Purse, kind: int) -> list[Purse]:
    tokens, free, waiting, moved = purse
    return [(less(tokens, kind, 2), free, waiting, moved)] if tokens[kind] >= 2 else []


def with_own(purse: Purse, item: str) -> list[Purse]:
    """With the ingredient itself, or with a tool of the clan."""
    tokens, free, waiting, moved = purse
    if item in INGREDIENTS:
        kind = INGREDIENTS.index(item)
        return [(less(tokens, kind, 1), free, waiting, moved)] if tokens[kind] else []
    return [(tokens, without(free, tool), waiting, moved) for tool in set(free) if item in (tool, "any")]


def with_stock(purse: Purse, item: str) -> list[Purse]:
    tokens, free, waiting, moved = purse
    return [
        (tokens, free, without(waiting, tool), tuple(sorted([*moved, tool])))
        for tool in set(waiting)
        if item in (tool, "any")
    ]


@cache
def ends(items: tuple[str, ...], purse: Purse) -> frozenset[Purse]:
    """Every way to meet these requirements."""
    if not items:
        return frozenset([purse])
    found: set[Purse] = set()
    pairs = [after for kind in range(5) for after in with_pair(purse, kind)]
    for after in [*with_own(purse, items[0]), *with_stock(purse, items[0]), *pairs]:
        found |= ends(items[1:], after)
    return frozenset(found)


def paid(before: Purse, after: Purse) -> Paid:
    return tuple(have - left for have, left in zip(before[0], after[0], strict=True)), after[3]


def plain_payments(items: tuple[str, ...], purse: Purse) -> set[Paid]:
    """Take every way to meet all requirements; drop what another payment makes pointless, word for word (WD-7.8)."""
    ways = {paid(purse, after) for after in ends(items, purse)}
    new = {way: set(way[1]) - set(purse[1]) for way in ways}

    def pointless(one: Paid) -> bool:
        return any(
            new[one] == new[other]
            and (
                (other[0] != one[0] and all(a <= b for a, b in zip(other[0], one[0], strict=True)))
                or (other[0] == one[0] and len(other[1]) < len(one[1]))
            )
            for other in ways
        )

    return {way for way in ways if not pointless(way)}


def items_of(state: State, id: Any) -> tuple[str, ...]:
    """What a potion asks for, in the order in which it is paid."""
    printed = potion(state, id)
    order = [*INGREDIENTS, *TOOLS, "any"]
    return tuple(sorted([*printed["ingredients"], *printed.get("tools", [])], key=order.index))


def purse_of(state: State, seat: int) -> Purse:
    things = own(state, seat)
    return tuple(things["ingredients"]), tuple(things["clan"]["tools"]), tuple(things["tools"]), ()


def purse_now(state: State, seat: int) -> set[Purse]:
    """What may be left after the requirements that are settled; a tool of the clan for any may be one or the other."""
    step: Any = state.waiting
    purses = {purse_of(state, seat)}
    for item, way in zip(items_of(state, view(state)["paying"]["potion"]), step.ways, strict=False):
        if way == 0:
            purses = {after for purse in purses for after in with_own(purse, item)}
        elif way <= 5:
            purses = {after for purse in purses for after in with_pair(purse, way - 1)}
        else:
            tool = TOOLS[way - 6]
            purses = {after for purse in purses for after in with_stock(purse, tool)}
    assert purses
    return purses


def pays_for_this(state: State, move: Move) -> bool:
    return bool(move.facts.get("requirement") == view(state)["paying"]["requirement"])


def is_wasteful(state: State, seat: int, move: Move) -> bool:
    """Nothing that could come of it is a payment of WD-7.8."""
    items = items_of(state, view(state)["paying"]["potion"])
    purse = purse_of(state, seat)
    good = plain_payments(items, purse)
    step: Any = state.waiting
    item, rest = items[len(step.ways)], items[len(step.ways) + 1 :]
    for now in purse_now(state, seat):
        if move.verb == "replace":
            afters = with_pair(now, INGREDIENTS.index(str(move.facts["ingredient"])))
        elif move.verb == "bring":
            afters = with_stock(now, str(move.facts["tool"]))
        else:
            afters = with_own(now, item)
        for after in afters:
            if any(paid(purse, end) in good for end in ends(rest, after)):
                return False
    return True


# -- the reasons -------------------------------------------------------------------------------------------------------

TAKING = ("take", "pick", "draw")
PAYING = ("pay", "reuse", "replace", "bring")


def says_what_is_missing(state: State, seat: int, move: Move, refusal: Refusal) -> bool:
    things = own(state, seat)
    items = items_of(state, move.facts["potion"])
    tools = [*things["tools"], *things["clan"]["tools"]]
    spare = 0
    missing = 0
    for kind, have in zip(INGREDIENTS, things["ingredients"], strict=True):
        lacking = max(0, items.count(kind) - have)
        spare += max(0, have - items.count(kind)) // 2
        missing += lacking
        if refusal.facts[kind] != lacking:
            return False
    for tool in TOOLS:
        lacking = max(0, items.count(tool) - tools.count(tool))
        missing += lacking
        if refusal.facts[tool] != lacking:
            return False
    useless = sum(min(items.count(tool), tools.count(tool)) for tool in TOOLS)
    anything = max(0, items.count("any") - (len(tools) - useless))
    right = (refusal.facts["any"], refusal.facts["missing"], refusal.facts["pairs"])
    return right == (anything, missing + anything, spare) and not ends(items, purse_of(state, seat))


TRUTHS: dict[str, Truth] = {
    # Playing and resting.
    "played-already": lambda s, seat, m, r: m.facts["card"] in own(s, seat)["pile"],
    "in-clan": lambda s, seat, m, r: m.facts["card"] in own(s, seat)["clan"]["witches"],
    "not-in-hand": lambda s, seat, m, r: (
        m.facts["card"]
        not in [
            *own(s, seat)["hand"],
            *own(s, seat)["pile"],
            *own(s, seat)["clan"]["witches"],
        ]
    ),
    "nothing-to-rest-from": lambda s, seat, m, r: m.verb == "rest" and not own(s, seat)["pile"],
    "brew-after-gathering": lambda s, seat, m, r: (
        asks(s) == "act" and m.facts["potion"] in own(s, seat)["potions"]
    ),
    "tame-after-gathering": lambda s, seat, m, r: (
        asks(s) == "act"
        and m.facts["animal"] in own(s, seat)["animals"]
        and m.facts["animal"] not in own(s, seat)["clan"]["animals"]
    ),
    "no-passing": lambda s, seat, m, r: (
        asks(s) == "act" and m.verb == "finish" and bool(own(s, seat)["hand"])
    ),
    "must-rest": lambda s, seat, m, r: (
        asks(s) == "act" and not own(s, seat)["hand"] and bool(own(s, seat)["pile"])
    ),
    "card-first": lambda s, seat, m, r: asks(s) == "act" and m.verb in TAKING and bool(own(s, seat)["hand"]),
    # Renewing.
    "stack-empty": lambda s, seat, m, r: (
        asks(s) == "renew"
        and view(s)[{"witches": "witch_stack", "potions": "potion_stack"}[str(m.facts["what"])]]["cards"] == 0
    ),
    "no-tokens": lambda s, seat, m, r: (
        asks(s) == "renew"
        and m.facts["what"] == r.facts["place"]
        and not any(row(s, m.facts["what"])["ingredients"])
    ),
    "renewal-first": lambda s, seat, m, r: asks(s) == "renew" and m.verb not in ("renew", "keep"),
    "no-renewal-symbol": lambda s, seat, m, r: (
        m.verb in ("renew", "keep")
        and r.facts["card"] == view(s)["active"]
        and not active(s).get("renewal", False)
    ),
    "renewal-over": lambda s, seat, m, r: (
        m.verb in ("renew", "keep") and asks(s) in ("act", "gather", "brew")
    ),
    # Gathering.
    "one-card-a-turn": lambda s, seat, m, r: m.verb == "play" and played_this_turn(s, seat),
    "rest-alone": lambda s, seat, m, r: m.verb == "rest" and played_this_turn(s, seat),
    "points-first": lambda s, seat, m, r: m.verb in ("brew", "tame") and gathering_says(s, r),
    "must-take": lambda s, seat, m, r: (
        m.verb == "finish" and gathering_says(s, r) and something_there(s, r.facts["place"])
    ),
    "other-place": lambda s, seat, m, r: (
        m.verb in TAKING
        and r.facts["place"] == view(s)["gathering"]["place"]
        and m.facts["place"] != r.facts["place"]
    ),
    "not-there": lambda s, seat, m, r: m.verb in ("take", "pick") and not there(s, m),
    "animals-too-late": lambda s, seat, m, r: (
        m.facts["side"] == "animal"
        and s.options["animals"] is True
        and s.options["animals_when"] == "first_round"
        and view(s)["round"] > 1
    ),
    "no-animals": lambda s, seat, m, r: (
        s.options["animals"] is False and (m.verb == "tame" or m.facts["side"] == "animal")
    ),
    "no-card": lambda s, seat, m, r: (
        m.verb == "draw"
        and row(s, m.facts["place"])["potion" if m.facts["side"] in ("potion", "tool") else "witch"] is None
    ),
    "by-slot": lambda s, seat, m, r: s.players == 1 and m.verb == "take",
    "by-kind": lambda s, seat, m, r: s.players > 1 and m.verb == "pick",
    # Resting.
    "only-tokens": lambda s, seat, m, r: asks(s) == "rest" and m.verb not in ("take", "pick"),
    "no-brewing-in-rest": lambda s, seat, m, r: asks(s) == "rest" and m.verb == "brew",
    "no-taming-in-rest": lambda s, seat, m, r: asks(s) == "rest" and m.verb == "tame",
    "must-take-tokens": lambda s, seat, m, r: (
        view(s)["resting"] is not None
        and r.facts["tokens"] == min(view(s)["resting"], on_board_or_in_bag(s))
        and m.verb in ("finish", "rest")
    ),
    # Brewing and taming.
    "brewed-already": lambda s, seat, m, r: m.facts["potion"] in own(s, seat)["clan"]["potions"],
    "not-in-stock": lambda s, seat, m, r: (
        m.facts["potion"] not in [*own(s, seat)["potions"], *own(s, seat)["clan"]["potions"]]
    ),
    "wrong-banner": lambda s, seat, m, r: (
        asks(s) == "brew"
        and r.facts["card"] == view(s)["active"]
        and potion(s, m.facts["potion"]).get("colour", "wild")
        not in ["wild", active(s)["main"], *active(s)["secondary"]]
    ),
    "cannot-pay": says_what_is_missing,
    "points-used": lambda s, seat, m, r: asks(s) == "brew" and m.verb in TAKING,
    "animal-twice": lambda s, seat, m, r: m.facts["animal"] in own(s, seat)["clan"]["animals"],
    "animal-not-in-stock": lambda s, seat, m, r: m.facts["animal"] not in own(s, seat)["animals"],
    "animal-price": lambda s, seat, m, r: (
        r.facts["ingredient"] == price(s, m.facts["animal"])
        and owned(s, seat, price(s, m.facts["animal"])) == 0
    ),
    # Paying.
    "nothing-to-pay": lambda s, seat, m, r: asks(s) != "pay" and m.verb in PAYING,
    "pay-first": lambda s, seat, m, r: (
        asks(s) == "pay"
        and not pays_for_this(s, m)
        and r.facts["requirement"] == view(s)["paying"]["requirement"]
        and r.facts["potion"] == view(s)["paying"]["potion"]
    ),
    "no-such-tool": lambda s, seat, m, r: (
        pays_for_this(s, m) and all(m.facts["tool"] not in purse[2] for purse in purse_now(s, seat))
    ),
    "no-pair": lambda s, seat, m, r: (
        pays_for_this(s, m)
        and all(
            not with_pair(purse, INGREDIENTS.index(str(m.facts["ingredient"])))
            for purse in purse_now(s, seat)
        )
    ),
    "no-such-ingredient": lambda s, seat, m, r: (
        m.verb == "pay"
        and pays_for_this(s, m)
        and all(not with_own(purse, str(m.facts["requirement"])) for purse in purse_now(s, seat))
    ),
    "no-clan-tool": lambda s, seat, m, r: (
        m.verb == "reuse"
        and pays_for_this(s, m)
        and all(not with_own(purse, str(m.facts["requirement"])) for purse in purse_now(s, seat))
    ),
    "wasteful": lambda s, seat, m, r: pays_for_this(s, m) and is_wasteful(s, seat, m),
    # Novices.
    "pair-taken": lambda s, seat, m, r: (
        m.verb == "novices" and m.facts["pair"] in [owner["pair"] for owner in view(s)["owners"]]
    ),
    "novices-first": lambda s, seat, m, r: asks(s) == "novices" and m.verb != "novices",
    "novices-given": lambda s, seat, m, r: (
        m.verb == "novices" and all(owner["pair"] is not None for owner in view(s)["owners"][: s.players])
    ),
}


# -- what random play hardly comes to ----------------------------------------------------------------------------------

RENEWING = "red 2/1/0 (6) renewal"
GREEN = "green 1/1/1 (6)"


def renewing_without_cards() -> State:
    """No stack, no tokens in the forest, and some of the places without a card."""
    return (
        Table.set_up(
            hand=RENEWING,
            board="HLB --- HLB",
            bag="",
            witch_stack=[],
            potion_stack=[],
            open_witches=["-", "w01", "w02"],
            open_potions=["-", "p01", "p02"],
            last_round=3,
        )
        .play(f"play {RENEWING}")
        .state
    )


def gathering_without_cards() -> State:
    """The same, past the renewal: the mountains have ingredients, and no card."""
    state = renewing_without_cards()
    state.play(0, "keep")
    return state


def paying_for_tools() -> State:
    """A clan with a tool, a stock with others, ingredients that are there and pairs that could replace them."""
    wanted = "green [M R; any, any] 5"
    table = Table.set_up(
        active=GREEN, step="brew", stock=[wanted], clan_tools="ring", tools="candle ring", tokens="M1 R1 H5"
    )
    return table.play(f"brew {wanted}", "pay mushroom", "pay root").state


def paying_without_tools() -> State:
    wanted = "green [H L; any] 6"
    table = Table.set_up(active=GREEN, step="brew", stock=[wanted], tools="candle", tokens="L1 B2 M4")
    return table.play(f"brew {wanted}").state


def paying_any_without_clan_tools() -> State:
    state = paying_without_tools()
    while view(state)["paying"]["requirement"] != "any":
        state.play(0, state.moves(0)[0])
    return state


def taming() -> State:
    """An animal twice, one without its price, one that waits, one that does not."""
    return Table.set_up(
        active=GREEN,
        step="brew",
        stock=["green [H] 1"],
        tokens="H1",
        waiting_animals="snake owl cat",
        clan_animals="snake",
        animals=True,
    ).state


def before_taming() -> State:
    return Table.set_up(waiting_animals="owl", animals=True).state


def the_last_token() -> State:
    """A rest on a board that has one token left and an empty bag."""
    return Table.set_up(pile=["moon-a"], board="H-- --- ---", bag="").play("rest").state


def choosing_novices() -> State:
    state = GAME.start(3, 4, novices="choice", start_player=1)
    state.play(0, "novices sun")
    return state


def all_played() -> State:
    """Nothing is left in the hand; a potion is brewed, and its witch in the clan."""
    return Table.set_up(pile=["moon-a", "moon-b"], witches=["w01"], potions=["p01"]).state


def alone() -> State:
    return Table.set_up(1, active=GREEN, step="gather lake 1", used=["o1"]).state


def a_late_animal() -> State:
    return Table.set_up(
        round=2, active=GREEN, step="gather lake 1", animals=True, animals_when="first_round"
    ).state


def resting_beside_an_animal() -> State:
    return Table.set_up(pile=["moon-a"], waiting_animals="owl", animals=True).play("rest").state


def the_wrong_banner() -> State:
    return Table.set_up(active=GREEN, step="brew", stock=["green [H] 1", "red [H] 1"], tokens="H1").state


SCENES: list[Callable[[], State]] = [
    choosing_novices,
    all_played,
    alone,
    a_late_animal,
    resting_beside_an_animal,
    the_wrong_banner,
    renewing_without_cards,
    gathering_without_cards,
    paying_for_tools,
    paying_without_tools,
    paying_any_without_clan_tools,
    taming,
    before_taming,
    the_last_token,
]
