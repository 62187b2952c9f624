#!/bin/sh
# Makes a small Debian folder in which the real picamera2 drives libcamera's virtual camera.
# Usage (as root): make_camera_room.sh FOLDER WHEELS  – WHEELS holds picamera2, simplejpeg, videodev2 and OpenCV.
# Trixie's own libcamera is too old for picamera2; the one in its backports is not.
set -eu
room=$1
wheels=$2
if [ ! -e "$room/made" ]; then
    rm -rf "$room"
    mkdir -p "$(dirname "$room")"
    # Its mounts are its own, so that none is left in the folder if somebody kills it.
    unshare --mount debootstrap --variant=minbase --include=python3-numpy,python3-pil,python3-piexif,python3-prctl trixie "$room" >"$room.log" 2>&1
    sed -n 's/trixie main/trixie-backports main/p' "$room/etc/apt/sources.list" >"$room/etc/apt/sources.list.d/backports.list"
    printf 'Package: *libcamera*\nPin: release n=trixie-backports\nPin-Priority: 600\n' >"$room/etc/apt/preferences.d/libcamera"
    chroot "$room" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-libcamera libcamera-ipa && apt-get clean' >>"$room.log" 2>&1
    # Without this file libcamera lists no virtual camera.
    virtual="$room/usr/share/libcamera/pipeline/virtual/virtual.yaml"
    [ -e "$virtual" ] || cp "$virtual.example" "$virtual"
    touch "$room/made"
fi
for wheel in "$wheels"/*.whl; do
    python3 -m zipfile -e "$wheel" "$room/usr/lib/python3/dist-packages"
done
