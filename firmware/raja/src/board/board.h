// The two functions an Arduino sketch consists of.
#pragma once

namespace raja {

void setup_board();
void run_board();

}  // namespace raja
