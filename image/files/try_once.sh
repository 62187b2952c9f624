#!/bin/sh
# Tries a new system once: before it starts, this sets the card to start the other system next time. Once the companion has
# answered, it makes the new system permanent. This runs in the initramfs (initramfs-tools(7)), which has few programs.
case "${1:-}" in prereqs) exit 0 ;; esac
boot=${RAJA_BOOT:-/raja-boot}
back="" disk=""
for word in $(cat "${RAJA_CMDLINE:-/proc/cmdline}"); do
    case $word in
        raja.back=[ab]) back=${word#raja.back=} ;;
        root=PARTUUID=*) disk=${word#root=PARTUUID=} disk=${disk%-*} ;;
    esac
done
[ -n "$back" ] || exit 0
part=/dev/disk/by-partuuid/$disk-01
for second in 1 2 3 4 5 6 7 8 9 10; do # it may appear a moment later than the root
    [ -e "$part" ] || sleep 1
done
mkdir -p "$boot"
if ! mount -t vfat "$part" "$boot"; then
    echo "raja: the boot partition cannot be read; system $back will not come back by itself"
    exit 0
fi
# Overwrites the file in place: both texts have the same length and fit into one sector (companion/machine/boot_files.py).
dd if="$boot/$back/config.txt" of="$boot/config.txt" conv=notrunc 2>/dev/null
sync
umount "$boot"
echo "raja: tried once; system $back starts next time unless the companion answers"
