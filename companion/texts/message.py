"""What is told, as a code with its values: made where it is known, put into words where somebody reads it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, Union

Value: TypeAlias = Union[str, int, "Message", "tuple[Message, ...]"]


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell, in no language yet.

    Args:
        code: a key of the catalogue, dotted and stable, such as ``chronicle.bid``.
        values: by the names that its text has for them: numbers, names, further messages, or a list of those.
    """

    code: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """As state and files have it."""
        return {"code": self.code, "values": {name: _value_to_json(value) for name, value in self.values.items()}}


def message_to_json(message: Message | None) -> dict[str, Any] | None:
    """As state has it where there may be none."""
    return None if message is None else message.to_json()


def _value_to_json(value: Value) -> Any:
    match value:
        case Message():
            return value.to_json()
        case tuple():
            return [message.to_json() for message in value]
        case _:
            return value
