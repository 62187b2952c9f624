"""What the cards' networks are taught with: labels, targets, drawn crops and photos whose truth holds."""

from __future__ import annotations

from pathlib import Path
from random import Random
from string import ascii_lowercase

import numpy as np
import pytest

from companion.settings.loading import load_settings
from trainers.seeing.cards.crops import CropPainter
from trainers.seeing.cards.decks import random_deck
from trainers.seeing.cards.faces import face
from trainers.seeing.cards.lessons import NOTHING, MatLesson, as_bytes, as_tones_again, label_of
from trainers.seeing.cards.lettering import shipped_fonts, split_families, with_suits
from trainers.seeing.cards.lying import random_arm, random_layout, what_shows
from trainers.seeing.cards.networks import finder_target, mirrored, upside_down
from trainers.seeing.cards.photos import Supply, card_photo
from vision.cards.finder import place_of
from vision.cards.names import BACK, CARDS, JOKER
from vision.cards.network import RANK_ANSWERS, SUIT_ANSWERS
from vision.cards.views import INDEX_CORNER, MAT_VIEW, WHOLE_CARD, Place

pytestmark = pytest.mark.slow

SETTINGS = load_settings()
FONTS = shipped_fonts()
SUPPLY = Supply(FONTS, with_suits(FONTS), SETTINGS.piece_look(), False, (1.4, 1.8))


def test_every_card_has_a_label_of_its_own() -> None:
    labels = {label_of(name) for name in (*CARDS, BACK)}
    assert len(labels) == len(CARDS) + 1
    assert NOTHING not in labels
    assert all(RANK_ANSWERS[rank] in name for name in CARDS if name != JOKER for rank, _ in [label_of(name)])
    assert all(SUIT_ANSWERS[suit] == name[0] for name in CARDS if name != JOKER for _, suit in [label_of(name)])


def test_tones_kept_as_bytes_come_back_to_a_two_hundredth() -> None:
    tones = np.linspace(0, 1.1, 300, dtype=np.float32).reshape(3, 10, 10)
    assert np.abs(as_tones_again(as_bytes(tones)) - tones).max() < 0.005


def marked(target: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> set[tuple[int, int, int]]:
    """The places that a finder's target marks, in whole millimetres and degrees of a half turn."""
    found = set()
    for row, col in zip(*np.nonzero(target[0] == 1.0), strict=True):
        place = place_of(target[1:, row, col], int(row), int(col))
        found.add((round(place.x_mm), round(place.y_mm), round(place.turn_deg)))
    return found


def test_the_finders_target_marks_the_cards_and_upside_down_marks_them_upside_down() -> None:
    empty = np.zeros((3, MAT_VIEW.height_px, MAT_VIEW.width_px), np.uint8)
    target = finder_target(MatLesson(empty, (Place(61, 300, 20), Place(200, 103, -45))))
    assert marked(target) == {(61, 300, 20), (200, 103, -45)}
    middle_x = 2 * MAT_VIEW.left_mm + MAT_VIEW.width_mm
    middle_y = 2 * MAT_VIEW.top_mm - MAT_VIEW.height_mm
    turned = {(round(middle_x - x), round(middle_y - y), turn) for x, y, turn in marked(target)}
    assert marked(upside_down(target)) == turned


def test_a_mirrored_target_marks_the_cards_where_a_mirror_shows_them() -> None:
    empty = np.zeros((3, MAT_VIEW.height_px, MAT_VIEW.width_px), np.uint8)
    target = finder_target(MatLesson(empty, (Place(61, 300, 20), Place(200, 103, -45))))
    middle_x = 2 * MAT_VIEW.left_mm + MAT_VIEW.width_mm
    assert marked(mirrored(target)) == {(round(middle_x - x), y, -turn) for x, y, turn in marked(target)}


def test_drawn_crops_have_the_sizes_that_the_networks_know() -> None:
    corners, faces = CropPainter(SUPPLY, Random(3)).crops(2, 1)
    assert {view.tones.shape for view in corners} == {(3, INDEX_CORNER.height_px, INDEX_CORNER.width_px)}
    assert faces[0].tones.shape == (3, WHOLE_CARD.height_px, WHOLE_CARD.width_px)


def test_families_of_fonts_serve_teaching_or_fitting_or_judging_never_two_of_these() -> None:
    others = [Path(f"{one}{other}-Bold.ttf") for one in ascii_lowercase for other in ascii_lowercase]
    families = split_families([*FONTS, *others])
    assert all(families)
    assert sum(len(fonts) for fonts in families) == len(set().union(*families)) == len(FONTS) + len(others)


def test_styles_of_a_family_go_the_same_way() -> None:
    families = split_families([Path(f"cmun{style}.otf") for style in ("rm", "bx", "ti", "ss", "tt")])
    assert sorted(len(fonts) for fonts in families) == [0, 0, 5]


@pytest.mark.parametrize("seed", range(4))
def test_faces_of_a_deck_differ_from_each_other(seed: int) -> None:
    deck = random_deck(Random(seed), FONTS, ())
    pictures = [face(deck, name) for name in ("♠A", "♠2", "♥2", "♠K", JOKER, BACK)]
    for i, one in enumerate(pictures):
        assert all((one != other).any() for other in pictures[i + 1 :])


def test_what_lies_on_top_shows_whole_and_what_lies_below_less() -> None:
    rng = Random(5)
    deck = random_deck(rng, FONTS, ())
    mat = SETTINGS.geometry.card_mat
    for _ in range(6):
        cards = random_layout(rng, mat, [deck])
        shows = what_shows(cards, mat)
        assert all(0.0 <= share <= 1.0 for shown in shows for share in (shown.whole, *shown.ends))
        if cards:
            assert shows[-1].whole == pytest.approx(1.0, abs=1e-6)
            under_arm = what_shows(cards, mat, random_arm(rng, mat))
            assert all(a.whole <= b.whole + 1e-9 for a, b in zip(under_arm, shows, strict=True))


def test_the_same_seed_takes_the_same_photo() -> None:
    one, again = card_photo(1, 2, SUPPLY), card_photo(1, 2, SUPPLY)
    assert one.truth == again.truth
    assert one.jpeg == again.jpeg
