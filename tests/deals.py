"""Cards that are dealt and lots that bots draw belong to the test, as the examples of Hypothesis do: what was green once is
green tomorrow, and what is red can be seen again. The long form (HYPOTHESIS_PROFILE=long) deals anew every time.

Only chance of the game: tokens and names of tables stay what nobody can guess."""

import os
import secrets
from collections.abc import Iterator
from hashlib import shake_256
from itertools import count
from types import SimpleNamespace

import pytest

from hexenkessel.bots import thinkers
from hexenkessel.table import tokens


@pytest.fixture(autouse=True)
def the_same_deal(request: pytest.FixtureRequest) -> Iterator[None]:
    if os.environ.get("HYPOTHESIS_PROFILE") == "long":
        yield
        return
    drawn = count()

    def draw(size: int) -> bytes:
        return shake_256(f"{request.node.nodeid} {next(drawn)}".encode()).digest(size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinkers, "lot", lambda: int.from_bytes(draw(8), "big"))
        # A secret is what a game is dealt from; the others of this module are drawn as ever.
        patch.setattr(tokens, "secrets", SimpleNamespace(**{**vars(secrets), "token_bytes": draw}))
        yield
