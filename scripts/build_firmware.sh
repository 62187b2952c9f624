#!/bin/sh
# Builds firmware and simulator where the tool chain is there; says what is missing where it is not.
set -eu
if command -v avr-gcc >/dev/null && [ -e /usr/include/simavr/sim_avr.h ]; then
    exec make --no-print-directory -C firmware
fi
echo "note: no AVR tool chain; the firmware is not built and its tests will be skipped." >&2
