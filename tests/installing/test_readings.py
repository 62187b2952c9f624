"""Two machines may differ in the last digits of what they measure, and in nothing that they tell."""

from __future__ import annotations

import pytest

from tests.installing.readings import compared, told


def seen(
    grain: int = 11, confidence: float = 0.9999, shift_mm: float = 0.0, left_px: int = 837, took_ms: float = 812.0
) -> dict[str, object]:
    """An observation, as `raja count --json --details` prints one, in short."""
    city = {
        "grain": {"state": "seen", "value": grain, "confidence": confidence},
        "crop": [left_px, 18, 1129, 438],
    }
    mat = {
        "reprojection_error_px": 0.469,
        "pose": {"translation": [-227.3 + shift_mm, -30.2, 413.9]},
        "cities": [city],
    }
    return {"image": f"{took_ms}.jpg", "elapsed_ms": took_ms, "stage_ms": {"walls": took_ms}, "mats": [mat]}


def test_times_are_no_readings() -> None:
    assert compared(seen(), seen(took_ms=81_000.0)).unequal == ()
    assert compared(seen(), seen(took_ms=81_000.0)).off == {}


@pytest.mark.parametrize(
    ("other", "off"),
    [
        (seen(confidence=0.9998), {"confidence": 1e-4}),
        (seen(shift_mm=0.01), {"translation": 0.01}),
        (seen(left_px=838), {"crop": 1}),
    ],
)
def test_a_number_may_be_off_by_what_its_kind_bears(other: dict[str, object], off: dict[str, float]) -> None:
    result = compared(seen(), other)
    assert result.unequal == ()
    assert result.off == pytest.approx(off)


@pytest.mark.parametrize(
    ("other", "place"),
    [
        (seen(grain=12), "/mats/0/cities/0/grain/value: 11 and 12"),
        (seen(confidence=0.98), "/mats/0/cities/0/grain/confidence: 0.9999 and 0.98, more than 0.005 apart"),
        (seen(shift_mm=1.0), "/mats/0/pose/translation/0: -227.3 and -226.3, more than 0.05 apart"),
        (seen(left_px=840), "/mats/0/cities/0/crop/0: 837 and 840, more than 1 apart"),
    ],
)
def test_what_is_told_differently_is_named(other: dict[str, object], place: str) -> None:
    assert compared(seen(), other).unequal == (place,)
    assert place in told(compared(seen(), other), photos=1)


def test_what_one_alone_saw_is_named() -> None:
    result = compared({"mats": []}, {"mats": [{"seat": 1}]})
    assert result.unequal == ("/mats: only in one", "/mats/0/seat: only in the other")
