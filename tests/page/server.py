"""A table server of its own process for the browser tests, without the toy game and with hasty bots.

Every line on standard input is answered with a fresh invitation: a browser needs one of its own to get in.
"""

import asyncio
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from hexenkessel.table import serve
from hexenkessel.table.limits import Limits

# A whole room of browsers is one guest's burst here.
HASTY = Limits(
    pace=0.02,
    burst=2000,
    rate=500.0,
    address_burst=100_000,
    cookies=1000,
    tables_per_guest=1000,
    tables_per_address=1000,
    away_seconds=0.0,
)


def invite(address: str, launch: Callable[[], str]) -> None:
    for _ in sys.stdin:
        print(f"{address}/?launch={launch()}", flush=True)


def main(folder: Path) -> None:
    with serve.listen("127.0.0.1", 0) as listening:
        house = serve.open_house(listening, "127.0.0.1", folder, HASTY)
        server = serve.make_server(house, listening)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        threading.Thread(target=invite, args=(address, house.launch), daemon=True).start()
        asyncio.run(server.serve(sockets=[listening]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
