"""Controls leave in the types that libcamera takes, whatever came in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.camera.picamera_controls import TYPES, fitting
from tests.hardware.camera.picamera_standin import ADVERTISED

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(),
    st.text(max_size=3),
    st.tuples(st.floats(), st.floats()),
)


@pytest.mark.parametrize(
    ("name", "value", "fitted"),
    [
        ("ExposureTime", 10000.0, 10000),
        ("ExposureTime", 1e12, 660_000),
        ("FrameDurationLimits", (100000.0, 200000.0), (100000, 200000)),
        ("AnalogueGain", 2, 2.0),
        ("ColourGains", (2, 1), (2.0, 1.0)),
        ("AeEnable", 0, False),
        ("AfMode", 0.0, 0),
    ],
)
def test_numbers_are_made_to_fit(name: str, value: object, fitted: object) -> None:
    sent = fitting({name: value}, ADVERTISED)[name]
    assert sent == fitted
    assert type(sent) is type(fitted)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("AfMode", "Manual"),
        ("LensPosition", None),
        ("LensPosition", float("nan")),
        ("Sharpness", 1.0),
        ("ColourGains", (1.0, None)),
    ],
)
def test_what_cannot_be_made_to_fit_is_not_sent(name: str, value: object) -> None:
    assert fitting({name: value}, ADVERTISED | {"Sharpness": (0.0, 16.0, 1.0)}) == {}


def test_what_is_not_advertised_is_not_sent() -> None:
    assert fitting({"ExposureTime": 1}, {}) == {}


@given(wanted=st.dictionaries(st.sampled_from(sorted(TYPES)), ANYTHING))
def test_whatever_is_asked_only_right_types_within_the_range_leave(wanted: dict[str, Any]) -> None:
    for name, value in fitting(wanted, ADVERTISED).items():
        least, most, _ = ADVERTISED[name]
        for part in value if isinstance(value, tuple) else (value,):
            assert type(part) is TYPES[name]
            assert least <= part <= most
