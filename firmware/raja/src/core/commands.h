// The host's commands: each gets exactly one reply, and doing it twice does the same as once.
#pragma once

#include "board_state.h"

namespace raja {

// Acts on the sentence that the reader has completed, if it is a command.
void answer(BoardState& board);

}  // namespace raja
