"""The Raspberry Pi camera against a strict stand-in: every trap of the real package has its safeguard."""

from __future__ import annotations

import atexit
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion.settings.loading import load_settings
from hardware.camera.picamera import PicameraGrabber
from hardware.errors import HardwareError
from tests.hardware.camera.picamera_standin import ADVERTISED, StandIn, StandInPackage
from tests.hardware.camera.pictures import HeldClock
from tests.said import said

SETTINGS = replace(load_settings().picamera, stop_s=0.2, start_s=0.2)
SIZE = (64, 48)


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def package(clock: HeldClock) -> Iterator[StandInPackage]:
    made = StandInPackage(clock)
    yield made
    made.let_go.set()


def opened(package: StandInPackage, size: tuple[int, int] = SIZE) -> PicameraGrabber:
    return PicameraGrabber(package, 0, size, SETTINGS, package.clock)


def camera_of(package: StandInPackage) -> StandIn:
    assert package.newest is not None
    return package.newest


def refused(package: StandInPackage, size: tuple[int, int] = SIZE) -> HardwareError:
    with pytest.raises(HardwareError) as caught:
        opened(package, size)
    return caught.value


def read_many(grabber: PicameraGrabber, count: int) -> None:
    for _ in range(count):
        grabber.read()


# --- looking and locking ----------------------------------------------------------------------------------


def test_it_waits_until_the_light_has_settled_and_locks_that(package: StandInPackage) -> None:
    grabber = opened(package)
    camera = camera_of(package)
    assert camera.frames > package.how.settles_after
    assert camera.controls["AeEnable"] is False
    assert camera.controls["AwbEnable"] is False
    assert camera.controls["ExposureTime"] == package.how.target_exposure_us
    assert camera.controls["ColourGains"] == (2.0, 1.6)
    assert not camera.dead
    grabber.release()


def test_the_lens_is_focused_once_and_then_held(package: StandInPackage) -> None:
    grabber = opened(package)
    assert camera_of(package).controls["AfMode"] == 0
    assert camera_of(package).controls["LensPosition"] == 2.5
    grabber.release()


def test_a_lens_that_finds_no_focus_does_not_keep_the_camera_from_working(package: StandInPackage) -> None:
    package.how.focus_never_ends = True
    grabber = opened(package)
    assert grabber.read() is not None
    grabber.release()
    assert not package.busy


@pytest.mark.parametrize("absent", sorted(ADVERTISED))
def test_a_control_that_a_camera_does_not_have_is_not_sent(package: StandInPackage, absent: str) -> None:
    del package.how.advertised[absent]
    grabber = opened(package)
    assert all(absent not in sent for sent in camera_of(package).all_controls)
    assert grabber.read() is not None
    grabber.release()


def test_light_that_never_settles_is_locked_all_the_same(package: StandInPackage) -> None:
    package.how.flickers = True
    grabber = opened(package)
    assert camera_of(package).controls["AeEnable"] is False
    grabber.release()


def test_a_camera_that_does_not_keep_the_lock_is_refused_and_let_go(package: StandInPackage) -> None:
    package.how.forgets_lock = True
    package.how.settles_after = 10_000
    error = refused(package)
    assert error.code == "camera.not_locked"
    assert "ExposureTime" in said(error.message)
    assert not package.busy


def test_opened_again_with_a_lock_it_starts_locked_and_does_not_look(package: StandInPackage) -> None:
    first = opened(package)
    first.release()
    package.how.target_exposure_us = 90_000
    again = PicameraGrabber(package, 0, SIZE, SETTINGS, package.clock, first.lock)
    camera = camera_of(package)
    # configure forgets what was set before, so the lock must be in the configuration itself
    assert camera.config["controls"]["ExposureTime"] == 20_000
    assert camera.config["controls"]["AeEnable"] is False
    assert camera.frames < 5
    again.release()


def test_light_that_changes_for_long_ends_the_lock(package: StandInPackage, clock: HeldClock) -> None:
    grabber = opened(package)
    grabber.read()
    package.how.level = 8
    with pytest.raises(HardwareError) as caught:
        read_many(grabber, 10_000)
    assert caught.value.code == "camera.light_changed"
    assert grabber.lock is None
    grabber.release()


def test_a_hand_before_the_lens_for_a_moment_does_not_end_the_lock(package: StandInPackage) -> None:
    grabber = opened(package)
    for level in (120, 8, 120, 8, 120):
        package.how.level = level
        for _ in range(100):
            grabber.read()
    assert grabber.lock is not None
    grabber.release()


def test_a_room_that_was_dark_already_is_not_looked_at_again_and_again(package: StandInPackage) -> None:
    package.how.level = 8
    grabber = opened(package)
    locked = grabber.lock
    for _ in range(1000):
        grabber.read()
    assert grabber.lock is locked
    assert locked is not None
    grabber.release()


def test_times_between_pictures_that_a_camera_does_not_have_are_made_to_fit(package: StandInPackage) -> None:
    fast = replace(SETTINGS, frame_us=(10, 5_000_000))
    PicameraGrabber(package, 0, SIZE, fast, package.clock).release()
    assert camera_of(package).config["controls"]["FrameDurationLimits"] == (33_333, 1_000_000)


# --- pictures -----------------------------------------------------------------------------------------------


def test_every_picture_is_given_back_once(package: StandInPackage) -> None:
    grabber = opened(package)
    for _ in range(50):
        assert grabber.read() is not None
    assert camera_of(package).held == 0
    grabber.release()


def test_a_stall_is_told_takes_its_job_back_and_lets_the_camera_go(package: StandInPackage) -> None:
    grabber = opened(package)
    package.how.stalled = True
    with pytest.raises(HardwareError) as caught:
        grabber.read()
    assert caught.value.code == "camera.stalled"
    assert camera_of(package).jobs == []
    grabber.release()
    assert not package.busy
    assert not grabber.hangs()


def test_a_picture_that_comes_just_too_late_is_given_back(package: StandInPackage) -> None:
    grabber = opened(package)
    package.how.stalled = package.how.late = True
    with pytest.raises(HardwareError):
        grabber.read()
    assert camera_of(package).held == 0
    grabber.release()


def test_the_same_picture_again_and_again_is_told(package: StandInPackage) -> None:
    grabber = opened(package)
    grabber.read()
    package.how.stale = True
    with pytest.raises(HardwareError) as caught:
        grabber.read()
    assert caught.value.code == "camera.stale"
    assert camera_of(package).held == 0
    grabber.release()


def test_a_picture_of_another_size_than_was_set_up_is_told(package: StandInPackage) -> None:
    grabber = opened(package)
    package.how.picture_size = (32, 24)
    with pytest.raises(HardwareError) as caught:
        grabber.read()
    assert caught.value.code == "camera.wrong_picture"
    assert camera_of(package).held == 0
    grabber.release()


# --- opening and letting go -------------------------------------------------------------------------------


def test_no_camera_is_told_with_the_remedy(package: StandInPackage) -> None:
    package.how.cameras = 0
    error = refused(package)
    assert error.code == "camera.no_picamera"
    assert "ribbon" in said(error.message)


def test_a_camera_that_another_program_has_is_told(package: StandInPackage) -> None:
    package.busy = True
    error = refused(package)
    assert error.code == "camera.picamera_busy"
    assert "Device or resource busy" in said(error.message)


@pytest.mark.parametrize("fault", ["configure_fails", "other_format", "other_size"])
def test_a_failed_set_up_lets_the_camera_go_so_that_it_can_be_opened_again(package: StandInPackage, fault: str) -> None:
    value = {"configure_fails": True, "other_format": "NV12", "other_size": (64, 32)}[fault]
    setattr(package.how, fault, value)
    error = refused(package)
    assert error.code == ("camera.set_up" if fault == "configure_fails" else "camera.wrong_size")
    assert not package.busy
    setattr(package.how, fault, False if fault == "configure_fails" else None)
    opened(package).release()


def test_a_size_of_the_same_shape_that_the_camera_prefers_is_taken(package: StandInPackage) -> None:
    package.how.other_size = (128, 96)
    grabber = opened(package)
    picture = grabber.read()
    assert picture is not None
    assert picture.shape == (96, 128, 3)
    grabber.release()


def test_odd_sizes_are_made_even(package: StandInPackage) -> None:
    opened(package, (65, 49)).release()
    assert camera_of(package).config["main"]["size"] == (64, 48)


def test_a_stall_while_it_looks_lets_the_camera_go(package: StandInPackage) -> None:
    package.how.stalled = True
    assert refused(package).code == "camera.stalled"
    assert not package.busy


def test_an_opening_that_hangs_is_given_up_and_closed_when_it_comes_after_all(package: StandInPackage) -> None:
    package.how.opening_hangs = True
    assert refused(package).code == "camera.no_answer"
    package.let_go.set()
    assert package.closed.wait(20)
    assert not package.busy


def test_a_job_that_is_still_queued_does_not_make_letting_go_hang(package: StandInPackage) -> None:
    grabber = opened(package)
    camera_of(package).capture_request(wait=False)
    grabber.release()
    assert not grabber.hangs()
    assert not package.busy


def test_a_stop_that_hangs_is_left_behind_with_its_exit_hook(
    package: StandInPackage, monkeypatch: pytest.MonkeyPatch
) -> None:
    dropped: list[object] = []
    monkeypatch.setattr(atexit, "unregister", dropped.append)
    grabber = opened(package)
    package.how.stopping_hangs = True
    grabber.release()
    assert grabber.hangs()
    assert dropped == [camera_of(package).close]
    package.let_go.set()
    assert package.closed.wait(20)


# --- stills -----------------------------------------------------------------------------------------------


def test_stills_come_at_full_size_from_the_mode_that_small_frames_come_from(package: StandInPackage) -> None:
    grabber = PicameraGrabber(package, 0, (96, 72), SETTINGS, package.clock, still_px=(400, 300))
    frame, still = grabber.read(), grabber.still()
    assert frame is not None
    assert still is not None
    assert (frame.shape, still.shape) == ((72, 96, 3), (300, 400, 3))
    assert abs(float(frame.mean()) - package.how.level) < 2
    assert package.opens == 1
    assert camera_of(package).held == 0
    grabber.release()


def test_a_camera_of_one_size_has_no_stills(package: StandInPackage) -> None:
    grabber = opened(package)
    assert grabber.still() is None
    grabber.release()


def test_frames_of_another_shape_than_stills_are_refused(package: StandInPackage) -> None:
    with pytest.raises(HardwareError) as caught:
        PicameraGrabber(package, 0, (96, 54), SETTINGS, package.clock, still_px=(400, 300))
    assert caught.value.code == "camera.wrong_size"
    assert not package.busy
