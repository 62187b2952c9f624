"""From an image and a calibration to an observation, with its doubt. No camera, no game, no files."""
