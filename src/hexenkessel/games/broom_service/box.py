"""What is in the box of Broom Service: cards, clouds, tiles and tables, out of the content file, with its checks.

Inside the rules everything is a small number: a role, a terrain, a resource, an event, a kind of cloud or tile, in the order
of the tuples here or of the content file. The boards have a file of their own.
"""

from typing import Final, final

from hexenkessel.games.broom_service.boards import COLOURS, RESOURCES, SIDES, TERRAINS, read_boards
from hexenkessel.kernel.content import Content, Entry
from hexenkessel.kernel.errors import Fact

ROLES: Final = (
    *("root_gatherer", "herb_gatherer", "fruit_gatherer"),
    *("forest_witch", "prairie_witch", "hill_witch", "mountain_witch"),
    *("valley_druid", "hilltop_druid", "weather_fairy"),
)
FIRST_WITCH: Final = 3
FIRST_DRUID: Final = 7
FAIRY: Final = 9

EVENTS: Final = (
    *("more_or_less", "black_market", "moonshine", "old_times"),
    *(
        "dangerous_regions",
        "pleasing_regions",
        "full_hands",
        "empty_hands",
        "one_of_everything",
        "like_minded",
    ),
)
MORE_OR_LESS: Final = 0
BLACK_MARKET: Final = 1
MOONSHINE: Final = 2
OLD_TIMES: Final = 3
DANGEROUS_REGIONS: Final = 4
PLEASING_REGIONS: Final = 5
FULL_HANDS: Final = 6
EMPTY_HANDS: Final = 7
ONE_OF_EVERYTHING: Final = 8
LIKE_MINDED: Final = 9

# What a storm cloud does (BS-11).
NO_EFFECT: Final = 0
PLUS_TWO: Final = 1
GRANT_MOVE: Final = 2
GRANT_DELIVERY: Final = 3
POTION_BONUS: Final = 4
EFFECTS: Final = ("none", "plus", "move", "deliver", "potion")

MOUNTAIN_TILES: Final = ("potions", "wands", "deliver", "fly", "weather")
POTIONS_TILE: Final = 0
WANDS_TILE: Final = 1
DELIVER_TILE: Final = 2
FLY_TILE: Final = 3
WEATHER_TILE: Final = 4
FOREST_TILES: Final = ("brave_though_cowardly", "one_more_card", "points")
BRAVE_TILE: Final = 0
CARD_TILE: Final = 1
POINTS_TILE: Final = 2

YIELDS: Final = ("mixed", "potions_only", "potions_and_one_wand")
READINGS: Final = ("per_pawn", "per_terrain")
# How somebody stands in the trick that is being played.
WAITING: Final = 0
BRAVE: Final = 1
COWARDLY: Final = 2
PASSED: Final = 3
KNOCKED_OUT: Final = 4
STANDINGS: Final = ("waiting", "brave", "cowardly", "passed", "knocked_out")
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


@final
class Cloud:
    """A kind of cloud: `amount` is what it scores (plus, potion), `colour` and `least` what a potion cloud looks at."""

    def __init__(
        self, id: str, copies: int, cost: int, bolts: int, effect: int, amount: int, colour: int, least: int
    ) -> None:
        self.id = id
        self.copies = copies
        self.cost = cost
        self.bolts = bolts
        self.effect = effect
        self.amount = amount
        self.colour = colour
        self.least = least


@final
class Box:
    """Everything printed."""

    def __init__(self, content: Content) -> None:
        setup = content.entry("setup")
        self.start_points = setup.number("points", 0, 99)
        self.start_potions = setup.number("potions", 0, 9)
        self.start_wands = setup.number("wands", 0, 9)
        self.start_wands_at_the_ends = setup.number("wands_first_and_last", 0, 9)
        self.rounds = setup.number("rounds", 1, len(EVENTS))
        self.hand_size = setup.number("hand", 1, len(ROLES) - 1)
        self.curse = setup.number("curse", 0, 9)
        self.read_roles(content)
        self.read_events(content)
        self.read_scoring(content)
        self.clouds = read_clouds(content)
        self.cloud_names = [cloud.id for cloud in self.clouds]
        self.heavy_kinds = len(content.entries("heavy_cloud"))
        self.heavy_clouds = sum([cloud.copies for cloud in self.clouds[: self.heavy_kinds]])
        self.storm_clouds = sum([cloud.copies for cloud in self.clouds[self.heavy_kinds :]])
        self.read_tiles(content)
        self.boards = read_boards(content, self.hill_tower_colour, self.hill_tower_points)
        self.read_turbos(content)
        self.check_numbers(content)

    # -- roles, events, tables ----------------------------------------------------------------------------------------

    def read_roles(self, content: Content) -> None:
        """Brave and cowardly yield of the gatherers and their colours, and the brave bonus of druids and fairy (BS-8)."""
        gatherers = content.entry("gatherers")
        self.brave_yield = gatherers.number("brave", 1, 3)
        self.cowardly_yield = gatherers.number("cowardly", 1, self.brave_yield)
        self.yields = YIELDS.index(gatherers.one_of("yield", YIELDS))
        # By role, for the three gatherers.
        self.gathers = [RESOURCES.index(gatherers.one_of(key, COLOURS)) for key in ("root", "herb", "fruit")]
        if len(set(self.gathers)) != len(COLOURS):
            gatherers.fail("fruit", "broom_service-problem-gatherer-colours")
        self.druid_bonus = content.entry("druids").number("brave", 0, 9)
        self.fairy_bonus = content.entry("fairy").number("brave", 0, 9)

    def read_events(self, content: Content) -> None:
        found: list[Entry] = []
        for id, entry in zip(EVENTS, content.entries("event", len(EVENTS)), strict=True):
            entry.expect("id", id)
            found.append(entry)
        # Points by the number of cards in hand; a number that is not allowed is missing (BS-9.1).
        cards = found[MORE_OR_LESS].numbers("cards", 3)
        points = found[MORE_OR_LESS].numbers("points", 3)
        if cards != list(range(cards[0], cards[0] + 3)) or not 1 <= cards[0] <= len(ROLES) - 4:
            found[MORE_OR_LESS].fail("cards", "broom_service-problem-card-numbers")
            cards = [3, 4, 5]
        self.fewest_cards = cards[0]
        self.most_cards = cards[-1]
        self.points_for_cards = points
        self.market_points = found[BLACK_MARKET].number("points", 0, 20)
        self.dangers = found[DANGEROUS_REGIONS].numbers("points", len(TERRAINS))
        self.danger_per_terrain = found[DANGEROUS_REGIONS].one_of("reading", READINGS) == "per_terrain"
        self.pleasures = found[PLEASING_REGIONS].numbers("points", len(TERRAINS))
        self.full_hands = found[FULL_HANDS].numbers("points", 2)
        self.empty_hands = found[EMPTY_HANDS].numbers("points", 2)
        self.everything_points = found[ONE_OF_EVERYTHING].number("points", 0, 20)
        self.like_minded_points = found[LIKE_MINDED].number("points", 0, 20)

    def read_scoring(self, content: Content) -> None:
        """The table of bolts rises ever faster; beyond its end every bolt brings the same (BS-10.1)."""
        scoring = content.entry("scoring")
        self.bolt_points = scoring.numbers("bolts") or [0]
        self.further_bolt = scoring.number("further_bolt", 1, 20)
        steps = [
            after - before for before, after in zip(self.bolt_points, self.bolt_points[1:], strict=False)
        ]
        steps.append(self.further_bolt)
        if self.bolt_points[0] != 0 or steps[0] < 1 or steps != sorted(steps):
            scoring.fail("bolts", "broom_service-problem-bolts")
        self.set_of_four = scoring.number("set_of_four", 0, 20)
        self.set_of_three = scoring.number("set_of_three", 0, 20)
        self.amulet_points = scoring.numbers("amulets") or [0]
        if self.amulet_points[0] != 0 or self.amulet_points != sorted(self.amulet_points):
            scoring.fail("amulets", "broom_service-problem-amulets")

    # -- tiles --------------------------------------------------------------------------------------------------------

    def read_tiles(self, content: Content) -> None:
        self.mountain_copies: list[int] = []
        self.mountain_amounts: list[int] = []
        for id, entry in zip(
            MOUNTAIN_TILES, content.entries("mountain_tile", len(MOUNTAIN_TILES)), strict=True
        ):
            entry.expect("id", id)
            self.mountain_copies.append(entry.number("copies", 1, 9))
            self.mountain_amounts.append(entry.number("amount", 1, 9))
        self.forest_copies: list[int] = []
        for id, entry in zip(FOREST_TILES, content.entries("forest_tile", len(FOREST_TILES)), strict=True):
            entry.expect("id", id)
            self.forest_copies.append(entry.number("copies", 1, 9))
        self.tile_points = content.entries("forest_tile")[-1].number("points", 0, 20)
        tower = content.entry("hill_tower")
        self.hill_tower_colour = COLOURS.index(tower.one_of("colour", COLOURS))
        self.hill_tower_points = tower.number("points", 0, 20)

    def read_turbos(self, content: Content) -> None:
        """Every turbo tile shows two stone circles; the tower tile comes behind them all (BS-14)."""
        self.hill_names: list[str] = []
        self.turbo_circles: list[tuple[int, int]] = []
        letters = self.boards.circle_names
        for entry in content.entries("turbo_tile"):
            shown = entry.get("circles")
            if not isinstance(shown, list) or len(shown) != 2 or shown[0] == shown[1]:
                entry.fail("circles", "broom_service-problem-two-circles")
                shown = ["", ""]
            for letter in shown:
                if letter not in letters:
                    entry.fail("circles", "broom_service-problem-no-such-circle")
            self.hill_names.append(entry.text("id"))
            if shown[0] in letters and shown[1] in letters:
                self.turbo_circles.append((letters.index(shown[0]), letters.index(shown[1])))
        self.tower_tile = len(self.hill_names)
        self.hill_names.append("tower")

    def check_numbers(self, content: Content) -> None:
        """No board has more spots than there are clouds and tiles to lie on them."""
        for board in self.boards.boards:
            wanted = (
                ("cloud_spot", len(board.cloud_spots), self.heavy_clouds),
                ("tile_spot", len(board.mountain_spots), sum(self.mountain_copies)),
                ("tile_spot", len(board.forest_spots), sum(self.forest_copies)),
                ("tile_spot", len(board.hill_spots), len(self.hill_names)),
            )
            for table, spots, pieces in wanted:
                if spots > pieces:
                    content.entries(table)[-1].fail(
                        "id", "broom_service-problem-too-many-spots", count=spots, most=pieces
                    )
            if len(board.mountain_spots) >= len(self.amulet_points):
                content.entry("scoring").fail("amulets", "broom_service-problem-amulets")

    def figures(self) -> dict[str, Fact]:
        """What cards, clouds, tiles and tables say in numbers, for the words."""
        found: dict[str, Fact] = {
            "rounds": self.rounds,
            "hand_size": self.hand_size,
            "start_points": self.start_points,
            "curse": self.curse,
            "gather_brave": self.brave_yield,
            "gather_cowardly": self.cowardly_yield,
            "druid_bonus": self.druid_bonus,
            "fairy_bonus": self.fairy_bonus,
            "market_points": self.market_points,
            "full_hands_points": self.full_hands[0],
            "full_hands_next": self.full_hands[1],
            "empty_hands_points": self.empty_hands[0],
            "empty_hands_next": self.empty_hands[1],
            "everything_points": self.everything_points,
            "like_minded_points": self.like_minded_points,
            "potions_tile": self.mountain_amounts[POTIONS_TILE],
            "wands_tile": self.mountain_amounts[WANDS_TILE],
            "fly_tile": self.mountain_amounts[FLY_TILE],
            "tile_points": self.tile_points,
            "hill_tower_points": self.hill_tower_points,
            "storm_clouds": self.storm_clouds,
            "heavy_clouds": self.heavy_clouds,
            "further_bolt": self.further_bolt,
            "set_of_four": self.set_of_four,
            "set_of_three": self.set_of_three,
        }
        for number in (1, 2, 3):
            found[f"amulets_{number}"] = self.amulet_points[min(number, len(self.amulet_points) - 1)]
        for place, name in enumerate(("few_cards", "some_cards", "many_cards")):
            found[name] = self.fewest_cards + place
            found[f"{name}_points"] = self.points_for_cards[place]
        for number, terrain in enumerate(TERRAINS):
            found[f"danger_{terrain}"] = self.dangers[number]
            found[f"pleasure_{terrain}"] = self.pleasures[number]
        for side, board in zip(SIDES, self.boards.boards, strict=True):
            found[f"{side}_heavy"] = max(0, len(board.cloud_spots) - self.storm_clouds)
        for cloud in self.clouds:
            if cloud.effect == NO_EFFECT:
                found[f"{cloud.id}_wands"] = cloud.cost
                found[f"{cloud.id}_bolts"] = cloud.bolts
            elif cloud.effect == PLUS_TWO:
                found[cloud.id] = cloud.amount
            elif cloud.effect == POTION_BONUS:
                found[f"{cloud.id}_potions"] = cloud.least
                found[f"{cloud.id}_points"] = cloud.amount
        return found


def read_clouds(content: Content) -> list[Cloud]:
    """Heavy clouds first, then storm clouds."""
    clouds = [
        Cloud(
            entry.text("id"),
            entry.number("copies", 1, 24),
            entry.number("cost", 0, 9),
            entry.number("bolts", 0, 9),
            NO_EFFECT,
            *(0, 0, 0),
        )
        for entry in content.entries("heavy_cloud")
    ]
    for entry in content.entries("storm_cloud"):
        effect = EFFECTS.index(entry.one_of("effect", EFFECTS[1:]))
        looks = effect == POTION_BONUS
        clouds.append(
            Cloud(
                entry.text("id"),
                entry.number("copies", 1, 8),
                entry.number("cost", 0, 9),
                entry.number("bolts", 0, 9),
                effect,
                entry.number("points", 1, 20) if looks or effect == PLUS_TWO else 0,
                COLOURS.index(entry.one_of("colour", COLOURS)) if looks else 0,
                entry.number("potions", 1, 20) if looks else 0,
            )
        )
    names = [cloud.id for cloud in clouds]
    if len(set(names)) != len(names):
        content.entries("storm_cloud")[-1].fail("id", "broom_service-problem-cloud-twice")
    return clouds
