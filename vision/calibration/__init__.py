"""The camera's intrinsics and aim, and the palette, from shots."""
