"""Parameters with single values changed, past the checks that would refuse them."""

from __future__ import annotations

from dataclasses import replace

from hardware.parts.parameters import Parameters


def changed(parameters: Parameters, section: str, **values: object) -> Parameters:
    """The section's values replaced, unchecked."""
    return replace(parameters, **{section: replace(getattr(parameters, section), **values)})
