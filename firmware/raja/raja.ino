// Raja's board: two dice wells and a tilt sensor. What it does is in src/core, what it is wired to in src/board/pins.h.
#include "src/board/board.h"

void setup() {
    raja::setup_board();
}

void loop() {
    raja::run_board();
}
