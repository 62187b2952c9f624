#!/bin/sh
# Restarts the companion if it is running but fails to answer three times in a row. If it has ended, systemd restarts it.
# On a card written from the image (RAJA_ALONE=yes) nobody can log in to start a companion that systemd never started, so
# there this restarts the machine.
set -eu
port=$(sed -n 's/.*--port[= ]\([0-9]*\).*/\1/p' /etc/raja/raja.env 2>/dev/null || true)
never_began() { [ "$(systemctl is-active raja.service || true)" = inactive ]; }
if ! systemctl is-active --quiet raja.service; then
    [ "${RAJA_ALONE:-no}" = yes ] && never_began || exit 0
    sleep 5
    # The system's states once its start is complete.
    case $(systemctl is-system-running || true) in running | degraded) ;; *) exit 0 ;; esac
    never_began || exit 0
    echo "Raja was never started: restarting the machine."
    systemctl reboot
    exit 0
fi
# On a slow or busy machine the start takes minutes; interrupting it would only make it begin again.
began_us=$(systemctl show --property=ActiveEnterTimestampMonotonic --value raja.service)
[ $(($(cut -d. -f1 /proc/uptime) - began_us / 1000000)) -ge 300 ] || exit 0
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
