#!/bin/sh
# Grows the fourth partition and its file system to fill the card. Does nothing if they already do.
#
# udev examines a partition whenever something has written to it. If it finds no label at that moment, systemd believes the card
# was pulled out, mounts nothing from it and does not start the companion. So we lock the disk while its file system grows: udev
# waits for that lock (systemd.io/BLOCK_DEVICE_LOCKING).
set -eu
part=$(readlink -f /dev/disk/by-label/raja-data)
number=$(cat "/sys/class/block/${part##*/}/partition")
disk=/dev/$(basename "$(dirname "$(readlink -f "/sys/class/block/${part##*/}")")")
sectors=$(cat "/sys/class/block/${disk##*/}/size")
start=$(cat "/sys/class/block/${part##*/}/start")
size=$(cat "/sys/class/block/${part##*/}/size")
# A multiple of 4 MiB, with another 4 MiB left free, because cards sold as equal differ in size.
wanted=$(( (sectors - start) / 8192 * 8192 - 8192 ))
[ "$wanted" -gt "$size" ] || exit 0
if [ "${1:-}" != locked ]; then
    udevadm lock --device="$disk" "$0" locked
    # Have udev do now, before anything is mounted, what it put off.
    udevadm trigger --settle "$part"
    exit 0
fi
echo ", $wanted" | sfdisk --quiet --no-reread --no-tell-kernel --force -N "$number" "$disk"
partx --update --nr "$number" "$disk"
e2fsck -p -f "$part" || [ $? -le 1 ]
# The kernel clears the tables of inodes later, beside other work. Asked by itself, resize2fs leaves that to a kernel that knows
# ext4 already; here nothing of the kind was mounted yet.
RESIZE2FS_FORCE_LAZY_ITABLE_INIT=1 resize2fs "$part"
