"""A message: a code with its values, created where something is known and put into words where people read it.

It is in this package because all others may import vision; ``companion.texts`` puts it into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

Value: TypeAlias = Union[str, int, float, "Message", "tuple[Message, ...]"]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell people, in no language yet.

    Args:
        code: a key of the catalogue, dotted and stable, such as ``chronicle.bid``.
        values: the values of the text's placeholders by name: numbers, names, further messages, or a list of those.
    """

    code: str
    values: Mapping[str, Value] = field(default_factory=dict, hash=False)

    def to_json(self) -> dict[str, Any]:
        """The message as state and files hold it."""
        return {"code": self.code, "values": values_to_json(self.values)}

    def __str__(self) -> str:
        """The message for a program's own log, such as ``camera.no_webcam(index=3)``."""
        if not self.values:
            return self.code
        return f"{self.code}({', '.join(f'{name}={value}' for name, value in self.values.items())})"


def values_to_json(values: Mapping[str, Value]) -> dict[str, Any]:
    """A message's values as state and files hold them."""
    return {name: _value_to_json(value) for name, value in values.items()}


def _value_to_json(value: Value) -> Any:
    match value:
        case Message():
            return value.to_json()
        case tuple():
            return [message.to_json() for message in value]
        case _:
            return value
