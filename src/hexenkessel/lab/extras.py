"""Packages that only some work in the lab needs: loaded here, untyped, or asked for in one sentence."""

import importlib
from typing import Any

from hexenkessel.kernel.errors import HexenkesselError


class ExtraMissing(HexenkesselError):
    """A package that comes with an extra is not installed."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(
            "shell-error-extra-missing",
            f"this needs {module}: install it with pip install 'hexenkessel[{extra}]'",
            {"module": module, "extra": extra},
        )


def need(module: str, extra: str) -> Any:
    """The module. `Any`, because these packages bring no types, or so many that checking them takes longer than our own."""
    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise ExtraMissing(module.partition(".")[0], extra) from missing
