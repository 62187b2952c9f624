// The host's commands: each gets exactly one reply, and a command done twice has the same effect as once.
#pragma once

#include "board_state.h"

namespace raja {

// Carries out the sentence that the reader has completed, if it is a command.
void answer(BoardState& board);

}  // namespace raja
