"""The rig's wiring, budget and bill of materials, from one file (``rig.toml``) that docs and drawing are made from."""
