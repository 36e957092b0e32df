"""What a person sets about the page and finds again on their other devices; whoever sets something last wins.

Sound, notices and whose phrases are not shown stay with the browser: a desk may ring where a phone must not.
"""

from typing import Literal

import msgspec

from hexenkessel.table.people import People
from hexenkessel.table.protocol import Lang


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out was never set."""

    lang: Lang | None = None
    theme: Literal["auto", "light", "dark"] | None = None
    # How fast things happen by themselves.
    speed: Literal["slow", "normal", "fast", "asked"] | None = None
    # Whether pieces travel.
    motion: bool | None = None
    # Whether a move is played with its last touch.
    quick: bool | None = None
    # Whether something that matters for the first time is told.
    coaching: bool | None = None


async def settings_of(people: People, person: str) -> Settings:
    """What can't be read, since another version wrote it, counts as never set."""
    kept = await people.settings(person)
    try:
        return msgspec.json.decode(kept, type=Settings) if kept else Settings()
    except msgspec.MsgspecError:
        return Settings()


async def keep_settings(people: People, person: str, changed: Settings) -> None:
    """What is left out stays as it was."""
    before = msgspec.structs.asdict(await settings_of(people, person))
    now = {name: value for name, value in msgspec.structs.asdict(changed).items() if value is not None}
    settings = Settings(**{**before, **now})
    await people.keep_settings(person, msgspec.json.encode(settings).decode())
