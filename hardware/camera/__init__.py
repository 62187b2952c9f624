"""Frame sources: one interface for every camera, folder, video and stream."""
