"""What is told, as a code with its values: made where it is known, put into words where somebody reads it.

Here, because all rooms may take it from vision; ``companion.texts`` puts it into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

Value: TypeAlias = Union[str, int, float, "Message", "tuple[Message, ...]"]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell, in no language yet.

    Args:
        code: a key of the catalogue, dotted and stable, such as ``chronicle.bid``.
        values: by the names that its text has for them: numbers, names, further messages, or a list of those.
    """

    code: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)

    def to_json(self) -> dict[str, Any]:
        """As state and files have it."""
        return {"code": self.code, "values": values_to_json(self.values)}

    def __str__(self) -> str:
        """As a program's own log has it, such as ``camera.no_webcam(index=3)``."""
        if not self.values:
            return self.code
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.values.items())})"


def values_to_json(values: Mapping[str, Value]) -> dict[str, Any]:
    """A message's values, as state and files have them."""
    return {name: _value_to_json(value) for name, value in values.items()}


def _value_to_json(value: Value) -> Any:
    match value:
        case Message():
            return value.to_json()
        case tuple():
            return [message.to_json() for message in value]
        case _:
            return value
