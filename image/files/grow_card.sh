#!/bin/sh
# Lets the fourth partition, and the file system in it, take what the card has. Done when there is nothing more to take.
#
# udev looks at a partition whenever it was written to. If it finds no label there at that moment, systemd takes the card for
# pulled out, mounts nothing of it, and starts no companion. So the disk is locked while its file system grows: udev waits for
# whoever holds that lock (systemd.io/BLOCK_DEVICE_LOCKING).
set -eu
part=$(readlink -f /dev/disk/by-label/raja-data)
number=$(cat "/sys/class/block/${part##*/}/partition")
disk=/dev/$(basename "$(dirname "$(readlink -f "/sys/class/block/${part##*/}")")")
sectors=$(cat "/sys/class/block/${disk##*/}/size")
start=$(cat "/sys/class/block/${part##*/}/start")
size=$(cat "/sys/class/block/${part##*/}/size")
# Whole 4 MiB, and one more kept free: no card is as large as the next of its kind.
wanted=$(( (sectors - start) / 8192 * 8192 - 8192 ))
[ "$wanted" -gt "$size" ] || exit 0
if [ "${1:-}" != locked ]; then
    udevadm lock --device="$disk" "$0" locked
    # What udev put off, it does now, before anything is mounted.
    udevadm trigger --settle "$part"
    exit 0
fi
echo ", $wanted" | sfdisk --quiet --no-reread --no-tell-kernel --force -N "$number" "$disk"
partx --update --nr "$number" "$disk"
e2fsck -p -f "$part" || [ $? -le 1 ]
resize2fs "$part"
