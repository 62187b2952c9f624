"""What the piece network is taught: a bump for each piece that shows, mirrored and cropped like its view."""

from __future__ import annotations

import numpy as np
import pytest

from trainers.seeing.piece_augmentation import CROP_PX, batch_of, lesson_of
from trainers.seeing.piece_examples import Example, Mark, made_worse
from vision.networks.piece_network import CHANNELS, KINDS


def example(*marks: Mark) -> Example:
    view = np.random.default_rng(2).integers(0, 205, (CHANNELS, 96, 96)).astype(np.uint8)
    return Example(view, marks, True)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_a_piece_is_a_bump_of_its_kind_where_its_middle_is(kind: int) -> None:
    lesson = lesson_of(example(Mark(kind, 101.5, 61.5, 1.0)))
    assert int(lesson.bumps[kind].argmax()) == 15 * 48 + 25
    assert lesson.bumps.max(axis=(1, 2)).tolist() == [float(k == kind) for k in range(len(KINDS))]
    assert (lesson.counts == 1).all()


def test_of_what_hardly_shows_nothing_is_learned() -> None:
    lesson = lesson_of(example(Mark(0, 101.5, 61.5, 0.05)))
    assert lesson.bumps.max() == 0
    assert lesson.counts[0, 15, 25] == 0
    assert (lesson.counts[1:] == 1).all()


def test_crops_keep_their_answers_and_are_the_same_for_the_same_seed() -> None:
    lessons = [lesson_of(example(Mark(1, 90.0, 90.0, 1.0))), lesson_of(example())]
    first = batch_of(lessons, [0, 1, 0, 0], np.random.default_rng(4))
    again = batch_of(lessons, [0, 1, 0, 0], np.random.default_rng(4))
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    views, bumps, counts = first
    assert views.shape == (4, CHANNELS, CROP_PX, CROP_PX)
    assert bumps.shape == counts.shape == (4, len(KINDS), CROP_PX // 2, CROP_PX // 2)
    assert bumps[1].max() <= 1


def test_a_worsened_photo_keeps_its_shape_and_is_another() -> None:
    frame = np.random.default_rng(1).integers(0, 256, (120, 160, 3)).astype(np.uint8)
    for seed in range(6):
        worse = made_worse(frame, np.random.default_rng(seed))
        assert worse.dtype == np.uint8
        assert worse.shape[0] / worse.shape[1] == pytest.approx(0.75, abs=0.02)
