#!/bin/sh
# Builds the firmware and the simulator, or says which tools are missing.
set -eu
if command -v avr-gcc >/dev/null && [ -e /usr/include/simavr/sim_avr.h ]; then
    exec make --no-print-directory -C firmware
fi
echo "note: no AVR tool chain; the firmware is not built and its tests will be skipped." >&2
