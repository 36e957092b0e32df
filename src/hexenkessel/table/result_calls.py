"""The HTTP calls of a guest about how their games ended. docs/protocol.md tells them all."""

from litestar import Response, delete, get

from hexenkessel.table.api import HEAVY, Guest, TheHouse, problems
from hexenkessel.table.results import Result, as_csv


@get("/api/guest/results", responses=problems())
async def show_results(house: TheHouse, guest: Guest) -> list[Result]:
    return await house.results.of(guest.person)


@get("/api/guest/results.csv", media_type="text/csv", responses=problems())
async def export_results(house: TheHouse, guest: Guest) -> Response[str]:
    house.count_call(guest, HEAVY)
    told = as_csv(await house.results.of(guest.person))
    headers = {"content-disposition": 'attachment; filename="hexenkessel.csv"'}
    return Response(told, media_type="text/csv", headers=headers)


@delete("/api/guest/results", status_code=204, responses=problems())
async def forget_results(house: TheHouse, guest: Guest) -> None:
    await house.results.forget(guest.person)


CALLS = [show_results, export_results, forget_results]
