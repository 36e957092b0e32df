"""Waiting for what a test looks at: it goes on as soon as that is so, however long a busy machine takes."""

import asyncio
from collections.abc import Callable

# Nothing takes so long. It only ends a test that would never end, and says which.
PATIENCE = 180.0


async def until_so(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)
