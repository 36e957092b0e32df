"""What happened, and who may see it."""

from typing import Any

Json = Any


class Event:
    """One thing that happened.

    `facts` are for everyone. `secret` holds further facts for the seats in `confidants` alone; a "kind" among them
    names another sentence for them. A quiet event is not even noticed by the others.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Json],
        confidants: tuple[int, ...] = (),
        secret: dict[str, Json] | None = None,
        quiet: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.confidants = confidants
        self.secret: dict[str, Json] = secret if secret is not None else {}
        self.quiet = quiet

    def shown_to(self, seat: int | None) -> dict[str, Json] | None:
        """The event as this seat sees it (None: a spectator), or None where it sees nothing of it."""
        trusted = seat is not None and seat in self.confidants
        if self.quiet and not trusted:
            return None
        shown: dict[str, Json] = {"kind": self.kind, **self.facts}
        if trusted:
            shown.update(self.secret)
        return shown
