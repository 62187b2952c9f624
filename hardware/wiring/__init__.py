"""The rig's wiring, electrical budget and bill of materials, all from one file (``rig.toml``)."""
