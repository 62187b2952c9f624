"""Calls kernels: a typed Python declaration packs its arguments for the C++ function of the same name.

``@kernel`` reads the declaration's annotations. Integers and booleans are passed as 64-bit integers, other numbers as
doubles, an array as its address and three lengths (1 for each missing dimension), and a named tuple as its fields one after
another; ``source/kernel.hpp`` reads them in the same order. An array must have the annotated type and be C-contiguous, so
nothing is copied, and nothing outside it is read or written.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, ParamSpec, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from vision.kernels.library import library

Given = ParamSpec("Given")
Result = TypeVar("Result")
_RESULTS = {int: ctypes.c_int64, float: ctypes.c_double, type(None): None}
MOST_DIMENSIONS = 3  # of an array, as in source/kernel.hpp
_ONES = tuple((1,) * (MOST_DIMENSIONS - dimensions) for dimensions in range(MOST_DIMENSIONS + 1))
_ADDRESS_OF = ctypes.addressof
_FROM_BUFFER: Callable[[Any], ctypes.c_char] = ctypes.c_char.from_buffer


def kernel(declared: Callable[Given, Result]) -> Callable[Given, Result]:
    """A function that calls C++'s ``kernel_NAME``, given a Python declaration: its name and types, never its body.

    The library is loaded at the first call. Arguments are positional.

    Raises:
        NoKernels: at a call, if there is no library for this machine (see ``library``).
        TypeError: at a call, if an argument is named, missing, or an array of another type, or with gaps.
    """
    name = declared.__name__
    ready: list[tuple[Any, struct.Struct, tuple[Any, ...]]] = []

    @wraps(declared)
    def called(*given: Given.args, **named: Given.kwargs) -> Result:
        if named:
            raise TypeError(f"{name} takes its values by place, not by name")
        if not ready:
            ready.append(_bound(declared))
        function, form, leaves = ready[0]
        numbers: list[float] = []
        _flatten(name, given, leaves, numbers)
        result: Result = function(form.pack(*numbers))
        return result

    return called


def _bound(declared: Callable[..., object]) -> tuple[Any, struct.Struct, tuple[Any, ...]]:
    """The C++ function, the format of its packed arguments, and the expected form of each argument."""
    hints = get_type_hints(declared)
    result = _RESULTS[hints.pop("return")]
    function = getattr(library(), f"kernel_{declared.__name__}")
    function.argtypes, function.restype = [ctypes.c_char_p], result
    leaves = tuple(_leaf(hint) for hint in hints.values())
    return function, struct.Struct("=" + "".join(_codes(leaves))), leaves


def _leaf(hint: Any) -> Any:
    """The expected form of an argument: ``int``, ``float``, an array's dtype, or a tuple of its fields' forms."""
    if hint in (int, bool):
        return int
    if hint is float or (isinstance(hint, type) and issubclass(hint, np.floating)):
        return float
    if get_origin(hint) is np.ndarray:
        (number,) = get_args(get_args(hint)[1])
        return np.dtype(number)
    return tuple(_leaf(field) for field in get_type_hints(hint).values())


def _codes(leaves: tuple[Any, ...]) -> Iterator[str]:
    for leaf in leaves:
        if isinstance(leaf, tuple):
            yield from _codes(leaf)
        else:
            yield "q" if leaf is int else "d" if leaf is float else "q" * (1 + MOST_DIMENSIONS)


def _flatten(name: str, given: tuple[Any, ...], leaves: tuple[Any, ...], numbers: list[float]) -> None:
    if len(given) != len(leaves):
        raise TypeError(f"{name} takes {len(leaves)} values, not {len(given)}")
    for value, leaf in zip(given, leaves, strict=True):
        if leaf is int or leaf is float:
            numbers.append(value)
        elif isinstance(leaf, tuple):
            _flatten(name, value, leaf, numbers)
        else:
            shape = value.shape
            if value.dtype != leaf or len(shape) > MOST_DIMENSIONS:
                raise TypeError(
                    f"{name} takes an array of {leaf}, not {value.dtype}, of at most {MOST_DIMENSIONS} dimensions"
                )
            numbers.append(_address(name, value))
            numbers.extend(shape)
            numbers.extend(_ONES[len(shape)])


def _address(name: str, array: NDArray[Any]) -> int:
    """The address of an array's first element. ``array.ctypes.data`` is the same, but five times as slow."""
    try:
        return _ADDRESS_OF(_FROM_BUFFER(array))
    except (TypeError, ValueError):  # not contiguous, or read-only, or empty
        if not array.flags.c_contiguous:
            raise TypeError(f"{name} takes an array without gaps, not one with the strides {array.strides}") from None
        return array.ctypes.data
