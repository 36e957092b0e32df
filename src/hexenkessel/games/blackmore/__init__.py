"""Die Hexen von Blackmore (Leo Colovini, 2012): tricks under a turning wheel."""

from typing import Any

from hexenkessel.games.blackmore import rules, view
from hexenkessel.games.blackmore.moves import Deck
from hexenkessel.games.blackmore.rules import Blackmore
from hexenkessel.kernel.content import Content
from hexenkessel.kernel.dice import Dice
from hexenkessel.kernel.errors import Fact
from hexenkessel.kernel.game import Game, Option
from hexenkessel.kernel.state import State


class BlackmoreGame(Game):
    def __init__(self, content: Content) -> None:
        self.deck = Deck(content)
        super().__init__(
            id="blackmore",
            title="Die Hexen von Blackmore",
            content=content,
            players=range(2, 7),
            options=[
                Option("side", self.deck.sides, "descending", "BM-3.4"),
                Option("start", ["random"], "random", "BM-3.6", seats=True),
                Option("open_scores", [False, True], False, "BM-11.3"),
            ],
            table=self.deck.table,
            steps=rules.STEPS,
            turn_rule="BM-4.4",
            end_rule="BM-8.6",
            most_points=view.POINTS,
            endings=["all-cards-played"],
        )
        self.position_shapes = dict(view.position_shapes(self.deck))
        self.view_shapes = dict(view.view_shapes(self.deck))

    def blank(self, players: int, options: dict[str, Fact], dice: Dice) -> Blackmore:
        return Blackmore(self, players, options, dice, self.deck)

    def deal(self, state: State) -> None:
        assert isinstance(state, Blackmore)
        rules.deal(state)

    def check(self, state: State) -> None:
        assert isinstance(state, Blackmore)
        view.check(state)

    def look(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Blackmore)
        return view.look(state, seat)


def game(content: Content) -> Game:
    return BlackmoreGame(content)
