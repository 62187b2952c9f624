#!/bin/sh
# Restarts the companion if it runs but has not answered three times in a row. Systemd itself restarts one that ended.
set -eu
port=$(sed -n 's/.*--port[= ]\([0-9]*\).*/\1/p' /etc/raja/raja.env 2>/dev/null || true)
systemctl is-active --quiet raja.service || exit 0
for try in 1 2 3; do
    if /opt/raja/current/venv/bin/python -c "
import sys, urllib.request
urllib.request.urlopen(sys.argv[1], timeout=10)" "http://127.0.0.1:${port:-8000}/" 2>/dev/null; then
        exit 0
    fi
    [ "$try" = 3 ] || sleep 5
done
echo "Raja does not answer: restarting it."
systemctl restart raja.service
