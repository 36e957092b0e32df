"""Grimoria (Hayato Kisaragi, 2012): secret spells, low ones first."""

from typing import Any

from hexenkessel.games.grimoria import checks, rules, view
from hexenkessel.games.grimoria.box import Box
from hexenkessel.games.grimoria.moves import Moves
from hexenkessel.games.grimoria.state import Grimoria
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game
from hexenkessel.kernel.state import State


class GrimoriaGame(Game):
    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.offers = Moves(self.box)
        super().__init__(
            id="grimoria",
            title="Grimoria",
            content=content,
            players=range(2, 6),
            options=[],
            table=self.offers.table,
            steps=rules.STEPS,
            turn_rule="GR-5.1",
            end_rule="GR-11.2",
            most_points=view.MOST_POINTS,
            endings=["last-round-played"],
        )
        self.position_shapes = dict(view.position_shapes(self.box))
        self.view_shapes = dict(view.view_shapes(self.box))
        self.figures = figures(self.box)

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Grimoria:
        return Grimoria(self, players, options, dice, self.box, self.offers)

    def deal(self, state: State) -> None:
        assert isinstance(state, Grimoria)
        rules.deal(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Grimoria)
        checks.check(state)

    def look(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Grimoria)
        return view.look(state, seat)

    def traits(self, state: State, seat: int) -> list[str]:
        """Which companions it has, each kind once."""
        assert isinstance(state, Grimoria)
        return [f"companion:{self.box.names[kind]}" for kind in sorted(set(state.companions[seat]))]

    def measures(self, state: State) -> dict[str, float]:
        assert isinstance(state, Grimoria)
        return {"rounds": float(state.level - self.box.start_levels[state.players] + 1)}


def figures(box: Box) -> dict[str, Fact]:
    """What cards and spells say in numbers."""
    cards = {card.id: card for card in box.cards}
    talers = ("messenger", "maid", "bard", "black_mage", "witch", "purse")
    points = ("king", "queen", "knight", "alchemist", "treasurer", "builder")
    return {
        **{f"spell_{number}_talers": box.spells[number].amount for number in (3, 4, 6, 7, 10, 13, 15)},
        "spell_14_treasures": box.spells[14].amount,
        **{f"{id}_talers": cards[id].amount for id in talers},
        "merchant_price": cards["merchant"].amount,
        **{f"{id}_points": cards[id].amount for id in points},
        "queen_names": cards["queen"].limit,
        "knight_set": cards["knight"].limit,
        "alchemist_value": cards["alchemist"].limit,
        "treasurer_talers": cards["treasurer"].limit,
    }


def game(content: Content) -> Game:
    return GrimoriaGame(content)
