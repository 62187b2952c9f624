// Raja's board: two dice wells and a tilt sensor. Its behaviour is in src/core, its wiring in src/board/pins.h.
#include "src/board/board.h"

void setup() {
    raja::setup_board();
}

void loop() {
    raja::run_board();
}
