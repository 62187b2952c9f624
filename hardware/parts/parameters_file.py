"""Reads ``parts.toml`` strictly: an unknown key is refused, naming the nearest known one."""

from __future__ import annotations

import difflib
import math
import tomllib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from hardware.errors import HardwareError
from hardware.parts.constraints import check
from hardware.parts.parameters import Parameters
from vision.message import Message

Section = TypeVar("Section")


def shipped_parameters() -> Parameters:
    """The parameters of the parts as shipped."""
    return read_parameters("")


def load_parameters(path: Path | None) -> Parameters:
    """The shipped parameters, overridden by the keys of a file.

    Raises:
        HardwareError: ``parts.unreadable`` and what ``read_parameters`` raises.
    """
    if path is None:
        return shipped_parameters()
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise HardwareError("parts.unreadable", path=str(path), reason=str(error)) from error
    return read_parameters(text)


def read_parameters(text: str) -> Parameters:
    """The shipped parameters, overridden by the keys of this TOML text, checked.

    Raises:
        HardwareError: ``parts.not_toml``, ``parts.unknown_key``, ``parts.missing_key``, ``parts.wrong_type``, and the
            codes of ``possible.check``.
    """
    try:
        own = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise HardwareError("parts.not_toml", reason=str(error)) from error
    shipped = files("hardware.parts").joinpath("parts.toml").read_text(encoding="utf-8")
    parameters = _section(Parameters, _overlaid(tomllib.loads(shipped), own), "")
    check(parameters)
    return parameters


def _section(kind: type[Section], table: Mapping[str, Any], where: str) -> Section:
    hints = get_type_hints(kind)
    known = {field.name: hints[field.name] for field in fields(kind)}  # type: ignore[arg-type]
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1, cutoff=0.0)[0]
            raise HardwareError("parts.unknown_key", key=_path(where, key), near=_path(where, near))
    for key in known:
        if key not in table:
            raise HardwareError("parts.missing_key", key=_path(where, key))
    return kind(**{key: _value(known[key], table[key], _path(where, key)) for key in known})


def _value(wanted: Any, value: Any, where: str) -> Any:
    if is_dataclass(wanted):
        if not isinstance(value, Mapping):
            raise _wrong(where, "section", value)
        return _section(wanted, value, where)  # type: ignore[arg-type]
    if get_origin(wanted) is tuple:
        return _list(get_args(wanted), value, where)
    if get_origin(wanted) is dict:
        if not isinstance(value, Mapping):
            raise _wrong(where, "section", value)
        return {key: _value(get_args(wanted)[1], item, _path(where, key)) for key, item in value.items()}
    if wanted is float:
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            raise _wrong(where, "number", value)
        return float(value)
    if type(value) is not wanted:
        raise _wrong(where, "whole_number" if wanted is int else "text", value)
    return value


def _list(wanted: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise _wrong(where, "list", value)
    if wanted[-1] is Ellipsis:
        return tuple(_value(wanted[0], item, f"{where}[{place}]") for place, item in enumerate(value))
    if len(value) != len(wanted):
        raise _wrong(where, "list_of", value, count=len(wanted))
    return tuple(
        _value(kind, item, f"{where}[{place}]") for place, (kind, item) in enumerate(zip(wanted, value, strict=True))
    )


def _wrong(where: str, wanted: str, value: Any, **values: int) -> HardwareError:
    kind = Message(f"parts_kind.{wanted}", values)
    return HardwareError("parts.wrong_type", key=where, wanted=kind, value=repr(value))


def _path(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _overlaid(base: dict[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in own.items():
        under = merged.get(key)
        merged[key] = _overlaid(under, value) if isinstance(under, dict) and isinstance(value, Mapping) else value
    return merged
