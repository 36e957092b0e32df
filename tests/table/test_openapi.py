"""The HTTP calls against their own OpenAPI document: whatever is sent is answered as the document says."""

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hexenkessel.table import web
from hexenkessel.table.client import Visitor
from tests.table.tables import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def host(server: Server) -> Visitor:
    """Somebody with a cookie, a token, and a table with an open seat."""

    async def sit() -> Visitor:
        visitor = await server.owner()
        await visitor.create("blackmore", 6)
        await visitor.sit("Ada", 0)
        return visitor

    return asyncio.run(sit())


@pytest.fixture(scope="module")
def document(host: Visitor) -> Any:
    return schemathesis.openapi.from_dict(host.call_now("GET", "/api/openapi.json"))


few = settings(
    max_examples=max(1, settings().max_examples // 10),
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("fitting", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("seated", [True, False])
def test_every_call_keeps_to_the_document(
    host: Visitor, document: Any, seated: bool, fitting: GenerationMode
) -> None:
    """What fits the document and what does not, sent by the host to a real table and by a stranger to any."""
    headers = {"Origin": host.origin, "Cookie": host.cookie}
    if seated:
        headers["Authorization"] = f"Bearer {host.token}"
    for found in document.get_all_operations():
        operation = found.ok()

        @few
        @given(case=operation.as_strategy(generation_mode=fitting))
        def send(case: schemathesis.Case[Any]) -> None:
            if seated and "table" in case.path_parameters:
                case.path_parameters["table"] = host.table
            case.call_and_validate(base_url=host.origin, headers=headers, checks=CHECKS)

        try:
            send()
        except Unsatisfiable:
            # A call without anything to fill in can't be filled in wrongly.
            assert fitting is GenerationMode.NEGATIVE


def test_the_document_tells_every_call(host: Visitor) -> None:
    document = host.call_now("GET", "/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    told = {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert ("post", "/api/tables/{table}/seats/{seat}") in told and len(told) == len(web.CALLS)
    assert set(document["components"]["securitySchemes"]) == {"guest", "token"}
    assert not [path for _, path in told if not path.startswith("/api/")]
