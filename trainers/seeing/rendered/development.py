"""Turns linear light into a JPEG as a small camera does: exposure, white balance, vignette, blur, noise."""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.camera.jpeg import encoded
from trainers.seeing.rendered.looks import PhotoLook
from trainers.seeing.rendered.variety import Variety

Floats32: TypeAlias = NDArray[np.float32]

_FULL_WIDTH_PX = 1640
_SRGB_KNEE, _SRGB_SLOPE = 0.0031308, 12.92


def developed(linear: Floats32, paper: Floats32, look: PhotoLook, rng: np.random.Generator) -> bytes:
    """The photo as JPEG.

    Args:
        linear: BGR light (H×W×3), in any unit.
        paper: the light from white paper in the same unit (3,).
    """
    scale = linear.shape[1] / _FULL_WIDTH_PX
    cast = paper / paper.mean()
    variety = look.variety
    left_in = np.array(variety.cast[::-1])
    exposed = linear * (look.white / paper.mean() / cast**look.balance * left_in).astype(np.float32)
    exposed *= _vignette(exposed.shape[0], exposed.shape[1], look.vignette)[..., None]
    exposed = exposed * np.float32(1 - variety.veil) + np.float32(variety.veil) * exposed.mean(axis=(0, 1))
    soft = np.asarray(cv2.GaussianBlur(exposed, (0, 0), max(look.defocus_px * scale, 0.2)), dtype=np.float32)
    if look.motion_px * scale > 1:
        soft = np.asarray(cv2.filter2D(soft, -1, _motion(look.motion_px * scale, look.motion_deg)), dtype=np.float32)
    spread = look.noise * np.sqrt(np.clip(soft, 0.0, 1.0) / 0.5 + 0.02)
    if variety.mosaic:
        single = soft + spread * rng.normal(0, 1, soft.shape)
        noisy = _demosaiced(np.asarray(single, dtype=np.float32))
    else:
        grains = np.asarray(cv2.GaussianBlur(rng.normal(0, 1, soft.shape).astype(np.float32), (0, 0), 0.6))
        noisy = soft + spread * grains / grains.std()
    toned = _srgb(_evened(np.asarray(noisy, dtype=np.float32), variety.local_tone), variety)
    picture = _sharpened(_smeared(toned, variety.chroma_px), look.sharpen)
    return encoded(picture, look.jpeg_quality)


def _demosaiced(linear: Floats32) -> Floats32:
    """The picture after a mosaic sensor: each pixel records one colour and takes the others from its neighbours."""
    height, width = linear.shape[:2]
    full, rows, cols = np.float32(1 << 14), slice(0, height, 2), slice(0, width, 2)
    seen = linear[..., 1].copy()
    seen[rows, cols] = linear[rows, cols, 2]
    seen[1::2, 1::2] = linear[1::2, 1::2, 0]
    levels = (np.clip(seen, 0.0, 3.9) * full).astype(np.uint16)
    # OpenCV names a mosaic by its second row's second and third pixels: blue, green.
    colours = cv2.cvtColor(levels, cv2.COLOR_BayerBG2BGR)
    return np.asarray(colours, dtype=np.float32) / full


def _evened(linear: Floats32, amount: float) -> Floats32:
    """Darken bright parts and brighten dark ones, as phones do."""
    if amount == 0:
        return linear
    light = np.log(np.maximum(linear.mean(axis=2), 1e-3))
    broad = np.asarray(cv2.GaussianBlur(light, (0, 0), linear.shape[1] / 12), dtype=np.float32)
    lift = np.exp(-np.float32(amount) * (broad - np.float32(broad.mean())))
    return np.asarray(linear * lift[..., None], dtype=np.float32)


def _smeared(picture: NDArray[np.uint8], chroma_px: float) -> NDArray[np.uint8]:
    """Make colours coarser than brightness."""
    if chroma_px == 0:
        return picture
    coded = np.asarray(cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb), dtype=np.uint8)
    coded[..., 1:] = cv2.GaussianBlur(coded[..., 1:], (0, 0), chroma_px)
    return np.asarray(cv2.cvtColor(coded, cv2.COLOR_YCrCb2BGR), dtype=np.uint8)


def _sharpened(picture: NDArray[np.uint8], amount: float) -> NDArray[np.uint8]:
    """Sharpen as small cameras do: add the difference from a slightly blurred picture."""
    if amount == 0:
        return picture
    soft = cv2.GaussianBlur(picture, (0, 0), 1.0)
    return np.asarray(cv2.addWeighted(picture, 1 + amount, soft, -amount, 0), dtype=np.uint8)


def _srgb(linear: Floats32, variety: Variety) -> NDArray[np.uint8]:
    """Convert to codes, bent by the camera's own tone curve."""
    light = np.clip(linear, 0.0, 1.0)
    bent = np.where(light <= _SRGB_KNEE, light * _SRGB_SLOPE, 1.055 * np.power(light, 1 / 2.4) - 0.055)
    curved = np.power(np.maximum(bent, 0.0), variety.gamma)
    steep = curved * curved * (3 - 2 * curved)
    return np.asarray((curved + variety.contrast * (steep - curved)) * 255 + 0.5, dtype=np.uint8)


def _vignette(height: int, width: int, strength: float) -> Floats32:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(x - width / 2, y - height / 2) / np.hypot(width / 2, height / 2)
    return np.asarray(1 - strength * away**2, dtype=np.float32)


def _motion(length_px: float, angle_deg: float) -> Floats32:
    """A motion blur kernel, symmetrical about its middle so that nothing is shifted."""
    half = int(np.ceil(length_px / 2)) + 1
    kernel = np.zeros((2 * half + 1, 2 * half + 1), np.float32)
    angle = np.radians(angle_deg)
    for t in np.linspace(-length_px / 2, length_px / 2, 41):
        x, y = half + t * np.cos(angle), half + t * np.sin(angle)
        left, top = int(np.floor(x)), int(np.floor(y))
        for dx in (0, 1):
            for dy in (0, 1):
                kernel[top + dy, left + dx] += (1 - abs(x - left - dx)) * (1 - abs(y - top - dy))
    return np.asarray(kernel / kernel.sum(), dtype=np.float32)
