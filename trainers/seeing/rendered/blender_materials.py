"""Blender materials: painted and bare wood, printed sheets, cardboard, table tops."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

MM = 0.01
"""Blender units per millimetre."""
BARE_WOOD = (0.58, 0.42, 0.26)
"""Unpainted beech, linear RGB."""


def plain(
    bpy: Any,
    name: str,
    *,
    rough: float,
    coat: float,
    mottle: float,
    scale: float,
    bump: float = 0.0,
    stretch: float = 4.0,
    warp: float = 0.0,
    level: bool = False,
    worn: float = 0.0,
    print_on: tuple[NDArray[np.float32], tuple[float, float]] | None = None,
) -> Any:
    """A material in each object's own colour, lighter and darker by ``mottle`` over streaks of about ``scale`` units⁻¹.

    ``worn``: the share of bare wood that shows through. ``print_on``: the print on it relative to its colour (rows from the top), and the print's size in mm. Streaks run
    along z (along x if ``level``), ``stretch`` times as long as wide, and meander by ``warp``.
    """
    material, shader = _principled(bpy, name, rough, coat)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    info, where = nodes.new("ShaderNodeObjectInfo"), nodes.new("ShaderNodeTexCoord")
    shift = nodes.new("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    links.new(info.outputs["Random"], shift.inputs[1])
    shift.inputs[0].default_value = (37.0, 53.0, 71.0)
    links.new(where.outputs["Object"], shift.inputs[2])
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (
        (scale / stretch, scale, scale) if level else (scale, scale, scale / stretch)
    )
    links.new(shift.outputs[0], mapping.inputs["Vector"])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.0
    noise.inputs["Detail"].default_value = 2.0
    noise.inputs["Distortion"].default_value = warp
    links.new(mapping.outputs[0], noise.inputs["Vector"])
    tone = nodes.new("ShaderNodeMapRange")
    tone.inputs["From Min"].default_value, tone.inputs["From Max"].default_value = 0.25, 0.75
    tone.inputs["To Min"].default_value, tone.inputs["To Max"].default_value = 1 - mottle, 1 + mottle
    tone.clamp = False
    links.new(noise.outputs[0], tone.inputs["Value"])
    colour = nodes.new("ShaderNodeVectorMath")
    colour.operation = "MULTIPLY"
    links.new((_rubbed(material, info.outputs["Color"], worn) if worn else info.outputs["Color"]), colour.inputs[0])
    links.new(tone.outputs[0], colour.inputs[1])
    shown = colour
    if print_on is not None:
        shown = nodes.new("ShaderNodeVectorMath")
        shown.operation = "MULTIPLY"
        links.new(colour.outputs[0], shown.inputs[0])
        links.new(_texture(bpy, material, f"{name} print", *print_on).outputs["Color"], shown.inputs[1])
    links.new(shown.outputs[0], shader.inputs["Base Color"])
    if bump > 0:
        raised = nodes.new("ShaderNodeBump")
        raised.inputs["Strength"].default_value = bump
        raised.inputs["Distance"].default_value = 0.2 * MM
        links.new(noise.outputs[0], raised.inputs["Height"])
        links.new(raised.outputs[0], shader.inputs["Normal"])
    return material


def _rubbed(material: Any, colour: Any, worn: float) -> Any:
    """The colour with this share of it rubbed off to bare wood."""
    mixed = material.node_tree.nodes.new("ShaderNodeVectorMath")
    mixed.operation = "MULTIPLY_ADD"
    material.node_tree.links.new(colour, mixed.inputs[0])
    mixed.inputs[1].default_value = (1 - worn,) * 3
    mixed.inputs[2].default_value = tuple(worn * part for part in BARE_WOOD)
    return mixed.outputs[0]


def printed(bpy: Any, name: str, linear_bgr: NDArray[np.float32], size_mm: tuple[float, float], *, rough: float) -> Any:
    """A material with a picture (rows from the top) laid over an object's x and y, centred on its origin."""
    material, shader = _principled(bpy, name, rough, 0.0)
    texture = _texture(bpy, material, name, linear_bgr, size_mm)
    material.node_tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    return material


def _texture(bpy: Any, material: Any, name: str, linear_bgr: NDArray[np.float32], size_mm: tuple[float, float]) -> Any:
    """The node that gives a picture's colour at each point of an object."""
    height, width = linear_bgr.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = linear_bgr[::-1, :, ::-1]
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    nodes, links = material.node_tree.nodes, material.node_tree.links
    where, place, texture = (nodes.new(f"ShaderNode{n}") for n in ("TexCoord", "Mapping", "TexImage"))
    place.inputs["Scale"].default_value = (1 / (size_mm[0] * MM), 1 / (size_mm[1] * MM), 1.0)
    place.inputs["Location"].default_value = (0.5, 0.5, 0.0)
    texture.image, texture.extension = image, "EXTEND"
    links.new(where.outputs["Object"], place.inputs["Vector"])
    links.new(place.outputs[0], texture.inputs["Vector"])
    return texture


def numbered(bpy: Any) -> Any:
    """A material that emits only each object's own colour, to tell objects apart."""
    material = bpy.data.materials.new("number")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    info, light, out = (nodes.new(f"ShaderNode{n}") for n in ("ObjectInfo", "Emission", "OutputMaterial"))
    links.new(info.outputs["Color"], light.inputs["Color"])
    links.new(light.outputs[0], out.inputs["Surface"])
    return material


def _principled(bpy: Any, name: str, rough: float, coat: float) -> tuple[Any, Any]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = next(n for n in material.node_tree.nodes if n.type == "BSDF_PRINCIPLED")
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular IOR Level"].default_value = 0.35
    shader.inputs["Coat Weight"].default_value = coat
    shader.inputs["Coat Roughness"].default_value = 0.15
    return material, shader
