"""ArUco markers, their corners, and the poses of the sheets they are printed on."""
