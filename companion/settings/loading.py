"""Reads the settings file strictly: an unknown key is refused, naming the nearest known one."""

from __future__ import annotations

import difflib
import tomllib
import types
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from companion.archive.settings import ArchiveSettings
from companion.doctor.settings import DoctorSettings
from companion.errors import CompanionError
from companion.hub.settings import HallSettings, HubSettings, WebhookSettings
from companion.lobby.settings import PinSettings
from companion.makers.settings import MqttSettings
from companion.open_room.settings import OpenRoomSettings
from companion.outbox.settings import OutboxSettings, RecordingsSentSettings
from companion.players.settings import VirtualPlayerSettings
from companion.push.settings import PushSettings
from companion.recording.settings import RecordingSettings
from companion.referee.settings import RefereeSettings
from companion.settings.possible import check_possible
from companion.web.settings import ConnectionSettings, OpenPageSettings, ReachingSettings
from hardware.camera.picamera_settings import PicameraSettings
from hardware.camera.settings import CameraSettings, CamerasSettings
from hardware.dice.settings import LinkSettings
from hardware.printing.settings import PrintSettings
from hardware.virtual.settings import VirtualTableSettings
from vision.evaluation.settings import EvaluationSettings
from vision.geometry.table import TableGeometry
from vision.settings.palette import Palette
from vision.settings.stages import VisionSettings, VisionStages

if TYPE_CHECKING:
    from hardware.virtual.pictures.pieces import PieceLook

Section = TypeVar("Section")

WITHDRAWN: Final = frozenset(
    {
        "geometry.pieces.stone_edge_radius_mm",
        "printing.paper",
        "vision.doubt.low_column",
        "vision.doubt.low_column_seen_above",
    }
)
"""Settings of earlier releases that are gone; a file that still has them is read as if it did not."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The whole settings file."""

    geometry: TableGeometry
    palette: Palette
    vision: VisionStages
    link: LinkSettings
    camera: CameraSettings
    cameras: CamerasSettings
    picamera: PicameraSettings
    doctor: DoctorSettings
    printing: PrintSettings
    virtual_table: VirtualTableSettings
    evaluation: EvaluationSettings
    reaching: ReachingSettings
    connections: ConnectionSettings
    open_pages: OpenPageSettings
    pin: PinSettings
    open_room: OpenRoomSettings
    referee: RefereeSettings
    virtual_players: VirtualPlayerSettings
    recording: RecordingSettings
    mqtt: MqttSettings
    push: PushSettings
    outbox: OutboxSettings
    recordings_sent: RecordingsSentSettings
    archive: ArchiveSettings
    hub: HubSettings
    hall: HallSettings
    webhooks: WebhookSettings

    def vision_settings(self) -> VisionSettings:
        """Return the settings for ``vision.observe``."""
        from vision.networks.piece_network import shipped_network  # noqa: PLC0415 only seeing needs it

        return VisionSettings(self.geometry, self.palette, self.vision, shipped_network())

    def piece_look(self) -> PieceLook:
        """Return the look of the virtual table's pieces; noble and numerals are those that vision knows."""
        from hardware.virtual.pictures.pieces import PieceLook  # noqa: PLC0415 only the virtual table needs it

        profile, numerals = self.vision.nobles.profile_mm, self.vision.shields.numerals
        return PieceLook(self.geometry, self.palette, profile, numerals, self.virtual_table.look, self.printing)


def load_settings(path: Path | None = None) -> Settings:
    """Return the shipped settings, overridden by the keys in ``path``.

    Raises:
        CompanionError: ``settings.unreadable``, ``settings.not_toml``, ``settings.unknown_key``,
            ``settings.wrong_type``, ``settings.impossible_value``, ``settings.missing_key``.
    """
    if path is None:
        return _shipped()
    try:
        own = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CompanionError(
            "settings.unreadable",
            f"The settings file {path} cannot be read ({error.strerror}): check its name.",
            file=str(path),
            reason=str(error.strerror),
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CompanionError(
            "settings.not_toml",
            f"The settings file {path} is not TOML ({error}): mend that line.",
            file=str(path),
            reason=str(error),
        ) from error
    return section_from_table(Settings, _overlaid(_shipped_table(), own), "")


def _shipped_table() -> dict[str, Any]:
    return tomllib.loads(files("companion.settings").joinpath("raja.toml").read_text(encoding="utf-8"))


@cache
def _shipped() -> Settings:
    """Return this release's settings, read once."""
    return section_from_table(Settings, _shipped_table(), "")


def section_from_table(kind: type[Section], table: Mapping[str, Any], where: str) -> Section:
    """Make a frozen dataclass from a TOML table, checked key by key and type by type.

    Raises:
        CompanionError: see ``load_settings``.
    """
    hints = get_type_hints(kind)
    known = {field.name: hints[field.name] for field in fields(kind)}  # type: ignore[arg-type]
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1, cutoff=0.0)
            raise CompanionError(
                "settings.unknown_key",
                f"The settings have no key {_path(where, key)!r}: did you mean {_path(where, near[0])!r}?",
                key=_path(where, key),
                near=_path(where, near[0]),
            )
    missing = [key for key in known if key not in table]
    if missing:
        raise CompanionError(
            "settings.missing_key",
            f"The settings lack {_path(where, missing[0])!r}: add it.",
            key=_path(where, missing[0]),
        )
    return kind(**{key: _value(known[key], table[key], _path(where, key)) for key in known})


def _value(wanted: Any, value: Any, where: str) -> Any:
    typed = _typed(wanted, value, where)
    check_possible(get_args(wanted) if get_origin(wanted) is tuple else (), value, where)
    return typed


def _typed(wanted: Any, value: Any, where: str) -> Any:
    if is_dataclass(wanted):
        if not isinstance(value, Mapping):
            raise _wrong(where, "a section", value)
        return section_from_table(wanted, value, where)  # type: ignore[arg-type]
    origin = get_origin(wanted)
    if origin is tuple:
        return _tuple_value(get_args(wanted), value, where)
    if origin is dict:
        if not isinstance(value, Mapping):
            raise _wrong(where, "a section", value)
        return {key: _value(get_args(wanted)[1], item, _path(where, key)) for key, item in value.items()}
    if origin in (Union, types.UnionType):
        inner = next(part for part in get_args(wanted) if part is not type(None))
        return _value(inner, value, where)
    if wanted is float and isinstance(value, (int, float)) and not isinstance(value, bool):
        return float(value)
    if wanted in (int, str, bool) and type(value) is wanted:
        return value
    raise _wrong(where, {float: "a number", int: "a whole number", str: "a text", bool: "true or false"}[wanted], value)


def _tuple_value(parts: tuple[Any, ...], value: Any, where: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise _wrong(where, "a list", value)
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(_value(parts[0], item, f"{where}[{i}]") for i, item in enumerate(value))
    if len(value) != len(parts):
        raise _wrong(where, f"a list of {len(parts)}", value)
    return tuple(_value(part, item, f"{where}[{i}]") for i, (part, item) in enumerate(zip(parts, value, strict=True)))


def _wrong(where: str, wanted: str, value: Any) -> CompanionError:
    return CompanionError(
        "settings.wrong_type",
        f"The setting {where!r} must be {wanted}, not {value!r}: correct it.",
        key=where,
        value=repr(value),
    )


def _path(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _overlaid(base: dict[str, Any], own: Mapping[str, Any], where: str = "") -> dict[str, Any]:
    merged = dict(base)
    for key, value in own.items():
        under = merged.get(key)
        if isinstance(under, dict) and isinstance(value, Mapping):
            merged[key] = _overlaid(under, value, _path(where, key))
        elif _path(where, key) not in WITHDRAWN:
            merged[key] = value
    return merged
