"""Where frames come from: one interface for every camera, folder, video and stream."""
