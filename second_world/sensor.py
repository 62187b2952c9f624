"""Turns light into a JPEG through a colour sensor: mosaic, photon noise, demosaicing, a tone curve other than sRGB's."""

from __future__ import annotations

from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.camera.jpeg import encoded
from second_world.rooms import Camera

Floats32: TypeAlias = NDArray[np.float32]

_FULL = 16383.0


def developed(linear_bgr: Floats32, paper_bgr: Floats32, camera: Camera, rng: np.random.Generator) -> bytes:
    """The photo as JPEG.

    Args:
        linear_bgr: light (H×W×3), in any unit. ``paper_bgr``: the light from lit paper in the same unit (3,).
    """
    # Exposed so that the paper's brightest channel fills the sensor to this share.
    light = linear_bgr / np.float32(paper_bgr.max()) * np.float32(camera.exposure)
    light = light + np.float32(camera.veil) * light.reshape(-1, 3).mean(axis=0)
    light = _blurred(light * _vignette(light.shape[0], light.shape[1], camera.vignette)[..., None], camera)
    c = np.float32(camera.crosstalk)
    mixed = (1 - c) * light + c / 2 * (light[..., [1, 0, 1]] + light[..., [2, 2, 0]])
    raw = _mosaic(np.clip(mixed, 0, 1))
    electrons = raw * camera.electrons
    electrons = electrons + rng.normal(0, 1, raw.shape) * np.sqrt(electrons + camera.read_noise**2)
    codes = np.clip(electrons / camera.electrons * _FULL + 256, 0, 65535).astype(np.uint16)
    seen = cv2.cvtColor(codes, cv2.COLOR_BayerRG2BGR_EA).astype(np.float32)
    seen = (seen - 256) / np.float32(_FULL)
    # The camera balances white, with an error, and then undoes the sensor's crosstalk.
    paper = paper_bgr / paper_bgr.max()
    crossed = (1 - c) * paper + c / 2 * (paper[[1, 0, 1]] + paper[[2, 2, 0]])
    balanced = seen / crossed.astype(np.float32) * np.array(camera.balance[::-1], np.float32)
    k = c * 1.5 / (1 - 1.5 * c)
    pure = balanced * (1 + k) - k * balanced.mean(axis=2, keepdims=True)
    picture = (_tone(np.clip(pure, 0, 1), camera) * 255 + 0.5).astype(np.uint8)
    return encoded(_finished(picture, camera), camera.jpeg_quality)


def _tone(light: Floats32, camera: Camera) -> Floats32:
    bent = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(np.maximum(light, 1e-9), 1 / 2.4) - 0.055)
    bent = np.power(np.clip(bent, 0, 1), camera.gamma)
    curve = bent * bent * (3 - 2 * bent)
    return np.asarray((1 - camera.contrast) * bent + camera.contrast * curve, dtype=np.float32)


def _finished(picture: NDArray[np.uint8], camera: Camera) -> NDArray[np.uint8]:
    if camera.denoise > 0:
        parts = cv2.cvtColor(picture, cv2.COLOR_BGR2YCrCb)
        parts[..., 1:] = cv2.GaussianBlur(parts[..., 1:], (0, 0), camera.denoise)
        picture = np.asarray(cv2.cvtColor(parts, cv2.COLOR_YCrCb2BGR), dtype=np.uint8)
    if camera.sharpen > 0:
        soft = cv2.GaussianBlur(picture, (0, 0), 1.3)
        picture = np.asarray(cv2.addWeighted(picture, 1 + camera.sharpen, soft, -camera.sharpen, 0), dtype=np.uint8)
    return picture


def _mosaic(light: Floats32) -> NDArray[np.float64]:
    """The value of each pixel of a sensor with a Bayer mosaic of red, green, green and blue filters (H×W)."""
    raw = light[..., 1].astype(np.float64)
    # OpenCV names a pattern by its second row: BayerRG has blue in the first pixel's place.
    raw[0::2, 0::2] = light[0::2, 0::2, 0]
    raw[1::2, 1::2] = light[1::2, 1::2, 2]
    return raw


def _blurred(light: Floats32, camera: Camera) -> Floats32:
    soft = cv2.GaussianBlur(light, (0, 0), camera.blur_px)
    if camera.shake_px > 0.5:
        steps = np.linspace(-camera.shake_px / 2, camera.shake_px / 2, 9)
        angle = np.radians(camera.shake_deg)
        moved = [
            cv2.warpAffine(
                soft,
                np.array([[1, 0, s * np.cos(angle)], [0, 1, s * np.sin(angle)]], np.float32),
                (light.shape[1], light.shape[0]),
                borderMode=cv2.BORDER_REPLICATE,
            )
            for s in steps
        ]
        soft = np.mean(moved, axis=0)
    return np.asarray(soft, dtype=np.float32)


def _vignette(height: int, width: int, strength: float) -> Floats32:
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x - width / 2) ** 2 + (y - height / 2) ** 2) / (width**2 + height**2) * 4
    return np.asarray(1 / (1 + strength * away) ** 2, dtype=np.float32)
