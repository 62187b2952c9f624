"""What the driver and the stand-in call, the pinned picamera2 really has, with those arguments; read, not imported."""

from __future__ import annotations

import ast
import inspect
import zipfile

import pytest

from hardware.camera import picamera_api
from tests.hardware.camera.picamera_standin import StandIn, StandInRequest
from tests.hardware.camera.pinned_wheels import pinned_wheels

CALLED = {
    "Picamera2": (picamera_api.Picamera, "picamera2/picamera2.py"),
    "CompletedRequest": (picamera_api.CompletedRequest, "picamera2/request.py"),
}


@pytest.fixture(scope="module")
def real() -> dict[str, dict[str, ast.FunctionDef]]:
    """Class → method → its definition (the last one: those before are overloads)."""
    (wheel,) = pinned_wheels("picamera2").glob("picamera2-*.whl")
    found: dict[str, dict[str, ast.FunctionDef]] = {}
    with zipfile.ZipFile(wheel) as archive:
        for name, (_, file) in CALLED.items():
            tree = ast.parse(archive.read(file))
            (body,) = [node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
            found[name] = {node.name: node for node in body if isinstance(node, ast.FunctionDef)}
    return found


def methods_of(protocol: type) -> dict[str, object]:
    return {name: member for name, member in vars(protocol).items() if not name.startswith("_")}


@pytest.mark.parametrize("name", CALLED)
def test_every_method_exists_and_takes_the_arguments_that_are_given(
    name: str, real: dict[str, dict[str, ast.FunctionDef]]
) -> None:
    protocol, _ = CALLED[name]
    for method, member in methods_of(protocol).items():
        assert method in real[name], f"{name} has no {method}"
        there = real[name][method].args
        names = [argument.arg for argument in [*there.posonlyargs, *there.args, *there.kwonlyargs]]
        if isinstance(member, property):
            assert names == ["self"]
            continue
        assert callable(member)
        given = list(inspect.signature(member).parameters.values())
        for place, parameter in enumerate(given):
            assert parameter.name in names, f"{name}.{method} takes no {parameter.name}"
            if parameter.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD:
                assert names[place] == parameter.name, f"{name}.{method}: {parameter.name} stands elsewhere"
        needed = len(there.args) - len(there.defaults)
        assert needed <= len(given), f"{name}.{method} needs more arguments"


@pytest.mark.parametrize(("stand_in", "name"), [(StandIn, "Picamera2"), (StandInRequest, "CompletedRequest")])
def test_the_stand_in_offers_what_the_driver_calls_with_the_same_arguments(stand_in: type, name: str) -> None:
    for method, member in methods_of(CALLED[name][0]).items():
        own = inspect.getattr_static(stand_in, method)
        if isinstance(member, property):
            assert isinstance(own, property)
            continue
        assert callable(member)
        assert list(inspect.signature(own).parameters) == list(inspect.signature(member).parameters)
