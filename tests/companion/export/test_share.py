"""Pictures and films to share: of the sizes that are wanted, in every language, with names as long as people type."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from companion.analysis.summary import summary_of
from companion.export.share.card import ShareCard, share_card
from companion.export.share.film import COURSE_S, FRAMES_A_SECOND, LASTS_S, TUMBLES_S, cues_of, film_image, film_images
from companion.export.share.picture import SIZES, PictureForm, share_picture
from companion.export.share.sound import LOUDEST, RATE_HZ, soundtrack
from companion.texts.catalogue import texts_in
from companion.texts.files import languages
from tests.companion.review.recorded import recorded_evening

pytestmark = pytest.mark.slow


@cache
def card(language: str) -> ShareCard:
    """Of the recording in this repository."""
    return share_card(summary_of(recorded_evening().timeline()), texts_in(language))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("form", SIZES)
def test_a_picture_has_its_size_and_something_on_it(language: str, form: PictureForm) -> None:
    image = Image.open(BytesIO(share_picture(card(language), form)))
    assert image.size == SIZES[form]
    colours = image.convert("RGB").getcolors(image.width * image.height)
    assert colours is not None
    assert len(colours) > 20


def test_the_film_lasts_twenty_seconds_and_its_dice_lie_as_they_lay_at_the_table() -> None:
    told = card("en")
    images = list(film_images(told))
    assert len(images) == LASTS_S * FRAMES_A_SECOND == 600
    assert told.battle is not None
    lies = images[int((COURSE_S + TUMBLES_S) * FRAMES_A_SECOND) + 2]
    assert lies is images[int((COURSE_S + TUMBLES_S + 1) * FRAMES_A_SECOND)]
    assert not np.array_equal(lies, images[int(COURSE_S * FRAMES_A_SECOND) + 3])


@pytest.mark.parametrize("thrown", [13, 30, 60, 200])
def test_however_many_dice_lie_in_their_own_panel(thrown: int) -> None:
    told = card("en")
    assert told.battle is not None

    def edges(dice: int) -> list[bytes]:
        assert told.battle is not None
        battle = replace(told.battle, attacker_dice=(1,) * dice)
        lies = film_image(replace(told, battle=battle), COURSE_S + TUMBLES_S + 0.1)
        return [lies[:, :44].tobytes(), lies[:, -44:].tobytes(), lies[664:690].tobytes()]

    assert edges(thrown) == edges(4)


def test_the_sound_is_as_long_as_the_film_and_never_too_loud() -> None:
    track = soundtrack(cues_of(card("en")), LASTS_S)
    assert len(track) == LASTS_S * RATE_HZ
    assert 0 < np.abs(track).max() <= LOUDEST + 1e-6
