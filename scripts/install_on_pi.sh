#!/bin/sh
# Installs Raja on Raspberry Pi OS or Debian (Bookworm, Trixie) as a service. Run it again to upgrade or repair it.
#
#   sudo scripts/install_on_pi.sh [--kiosk] [--hotspot] [--name raja] [--rollback] [--root FOLDER] [--wheel FILE] [--files-only]
#
#   --kiosk       show the table on this machine's own screen after every start
#   --hotspot     open a Wi-Fi network "Raja" where no known one is found (needs NetworkManager)
#   --name NAME   name the machine: phones find it at http://NAME.local:8000
#   --rollback    go back to the previous release
#   --root FOLDER install into a Debian folder instead of this machine (no services are started)
#   --wheel FILE  install Raja itself from a wheel (make package), not from this source
#   --files-only  write the configuration files only: no packages, user, release or services
set -eu
source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
root="" wheel="" kiosk=no hotspot=no name="" rollback=no files_only=no

say() { echo "raja: $*"; }
refuse() { echo "raja: $*" >&2; exit 2; }

while [ $# -gt 0 ]; do
    case $1 in
        --kiosk) kiosk=yes ;;
        --hotspot) hotspot=yes ;;
        --rollback) rollback=yes ;;
        --files-only) files_only=yes ;;
        --name) [ $# -gt 1 ] || refuse "--name needs a name."; name=$2; shift ;;
        --root) [ $# -gt 1 ] || refuse "--root needs a folder."; root=${2%/}; shift ;;
        --wheel) [ $# -gt 1 ] || refuse "--wheel needs a file."; wheel=$2; shift ;;
        -h | --help) sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; exit 0 ;;
        *) refuse "there is no option $1: see $0 --help." ;;
    esac
    shift
done
case $name in *[!a-z0-9-]*) refuse "--name takes small letters, digits and hyphens alone, not '$name'." ;; esac
[ "$files_only" = yes ] || [ "$(id -u)" = 0 ] || refuse "run it with sudo."
[ -z "$wheel" ] || [ -f "$wheel" ] || refuse "there is no file $wheel."
[ -z "$root" ] || [ -d "$root" ] || refuse "there is no folder $root."

here() { if [ -n "$root" ]; then chroot "$root" "$@"; else "$@"; fi; }
has_systemd() { [ -z "$root" ] && [ "$files_only" = no ] && [ -d /run/systemd/system ]; }
changed=no

# put FILE TARGET MODE – writes a file, unless it is there already.
put() {
    target=$root$2
    if cmp -s "$1" "$target"; then return 0; fi
    mkdir -p "$(dirname "$target")"
    install -m "$3" "$1" "$target"
    say "wrote $2"
    changed=yes
}

# The vision libraries exist only for 64-bit Arm and PCs: better to say so before anything is installed.
processor() {
    architecture=$(here dpkg --print-architecture)
    case $architecture in
        arm64 | amd64) ;;
        armhf | armel | i386)
            refuse "this is a 32-bit system ($architecture), and Raja needs a 64-bit one: write the card anew with the 64-bit Raspberry Pi OS, which every Pi from the 3 on runs." ;;
        *) refuse "Raja runs on arm64 and amd64, not on $architecture: take a Raspberry Pi 3 or newer, or a PC." ;;
    esac
}

# has PACKAGE – is it installed? in_archive PACKAGE – does the archive have it? (asked so that apt leaves no cache behind)
has() { here dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }
in_archive() { here apt-cache -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= show "$1" >/dev/null 2>&1; }

packages() {
    wanted="python3-venv avahi-daemon avrdude"
    [ "$kiosk" = no ] || wanted="$wanted cage chromium fonts-noto-cjk"
    missing=""
    for package in $wanted; do has "$package" || missing="$missing $package"; done
    if [ -n "$missing" ]; then
        say "asking the archive for its newest lists"
        said=$(here apt-get update -qq 2>&1) || {
            echo "$said" | tail -20 >&2
            refuse "apt could not ask the archive: check the network, and run this again."
        }
    fi
    if ! has python3-picamera2; then
        if in_archive python3-picamera2; then missing="$missing python3-picamera2"; else
            say "note: python3-picamera2 is not in this system's archive; a Raspberry Pi camera needs Raspberry Pi OS."
        fi
    fi
    [ -n "$missing" ] || { say "all packages are there"; return 0; }
    say "installing$missing"
    # shellcheck disable=SC2086
    said=$(here env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing 2>&1) || {
        echo "$said" | tail -20 >&2
        refuse "apt could not install$missing: look at the lines above, and run this again."
    }
}

user() {
    if ! here getent passwd raja >/dev/null; then
        here useradd --system --user-group --home-dir /var/lib/raja --create-home --shell /usr/sbin/nologin raja
        say "made the user raja"
    fi
    # It holds hands, sealed bids and salts; an earlier version let everybody read them.
    if [ -n "$(here find /var/lib/raja -xdev ! -type l -perm /077 -print -quit 2>/dev/null)" ]; then
        here find /var/lib/raja -xdev ! -type l -perm /077 -exec chmod go= {} +
        say "closed /var/lib/raja to other users"
    fi
    for group in video dialout render input; do
        if here getent group "$group" >/dev/null && ! here id -nG raja | tr ' ' '\n' | grep -qx "$group"; then
            here usermod -aG "$group" raja
            say "put raja into the group $group"
        fi
    done
}

# A release is named after a checksum of its source, so that the same source is not installed twice.
release() {
    mark=$(cd "$source" && find companion hardware raja_client vision firmware/raja scripts/pi docs constraints.txt constraints.hashes.txt pyproject.toml README.md LICENSE \
        -type f ! -name '*.pyc' ! -path '*/build/*' -exec sha256sum {} + | sort | sha256sum | cut -c1-12)
    release=/opt/raja/releases/$mark
    if [ -e "$root$release/complete" ]; then
        say "release $mark is there already"
    else
        say "making release $mark"
        rm -rf "$root$release"
        mkdir -p "$root$release/source"
        (cd "$source" && tar -c --exclude='*.pyc' --exclude=__pycache__ --exclude=build companion hardware raja_client vision firmware scripts docs \
            constraints.txt constraints.hashes.txt pyproject.toml README.md LICENSE) | tar -x -C "$root$release/source"
        chown -R 0:0 "$root$release/source"
        here python3 -m venv --system-site-packages "$release/venv"
        choose_versions "$release"
        from=$release/source
        if [ -n "$wheel" ]; then from=$release/$(basename "$wheel"); cp "$wheel" "$root$from"; fi
        libraries "$release" "$from"
        [ -z "$wheel" ] || rm "$root$from"
        touch "$root$release/complete"
        changed=yes
    fi
    switch_to "$release"
    remove_old_releases
}

# choose_versions RELEASE – writes down which versions this machine gets, and the hashes of their files. Bookworm's picamera2 is
# built for numpy 1 and does not load with numpy 2. Our OpenCV runs with both, whatever its metadata say: a library built with
# numpy 2 also works with numpy 1 (NumPy 2.0 migration guide).
choose_versions() {
    cp "$source/constraints.txt" "$root$1/constraints.txt"
    cp "$source/constraints.hashes.txt" "$root$1/checked.txt"
    if here python3 -c 'import sys, simplejpeg; sys.exit(sys.version_info >= (3, 13))' 2>/dev/null; then
        older=$source/scripts/pi/numpy_1.txt
        sed -i '/^numpy==/,/[^\\]$/d' "$root$1/checked.txt"
        cat "$older" >>"$root$1/checked.txt"
        sed -i "s/^numpy==.*/$(grep -o '^numpy==[0-9.]*' "$older")/" "$root$1/constraints.txt"
    fi
}

# libraries RELEASE FROM – installs the companion's libraries, each file checked against its hash, and then the companion itself
# from its source or wheel.
libraries() {
    pip="$1/venv/bin/python -P -m pip install --quiet --disable-pip-version-check"
    itself="-c $1/constraints.txt"
    # If it resolved dependencies, pip would choose an older OpenCV.
    if grep -q '^numpy==1' "$root$1/constraints.txt"; then itself=--no-deps; fi
    # shellcheck disable=SC2086
    said=$(here $pip --require-hashes --only-binary :all: --no-deps -r "$1/checked.txt" 2>&1 &&
        here $pip --no-build-isolation $itself "$2" 2>&1) || {
        echo "$said" | tail -20 >&2
        refuse "pip could not install the libraries: check the network, and run this again; the release before stays."
    }
}

# switch_to RELEASE – makes it current in one step, so that there always is a current one, and remembers the previous one.
switch_to() {
    now=$(readlink "$root/opt/raja/current" 2>/dev/null || true)
    [ "$now" != "$1" ] || return 0
    [ -z "$now" ] || ln -sfn "$now" "$root/opt/raja/before"
    ln -sfn "$1" "$root/opt/raja/current.new"
    mv -T "$root/opt/raja/current.new" "$root/opt/raja/current"
    say "current release: ${1##*/}"
    changed=yes
}

# Keeps only the current release and the previous one: each takes some 700 MB of the card.
remove_old_releases() {
    now=$(readlink "$root/opt/raja/current" 2>/dev/null || true)
    before=$(readlink "$root/opt/raja/before" 2>/dev/null || true)
    for old in "$root"/opt/raja/releases/*; do
        case ${old#"$root"} in "$now" | "$before" | "/opt/raja/releases/*") continue ;; esac
        rm -rf "$old"
        say "removed release ${old##*/}"
        changed=yes
    done
}

# Makes `raja` a command for everybody, unless somebody else put a program of that name there.
command_line() {
    link=$root/usr/local/bin/raja
    if [ -e "$link" ] && [ ! -L "$link" ]; then say "note: /usr/local/bin/raja is not mine; it stays as it is."; return 0; fi
    [ "$(readlink "$link" 2>/dev/null || true)" != /opt/raja/current/venv/bin/raja ] || return 0
    mkdir -p "$root/usr/local/bin"
    ln -sfn /opt/raja/current/venv/bin/raja "$link"
    say "made the command raja"
    changed=yes
}

configuration() {
    pi=$source/scripts/pi
    for unit in raja.service raja-watch.service raja-watch.timer raja-backup.service raja-backup.timer; do
        put "$pi/$unit" "/etc/systemd/system/$unit" 644
    done
    [ "$kiosk" = no ] || put "$pi/raja-kiosk.service" /etc/systemd/system/raja-kiosk.service 644
    put "$pi/60-raja.rules" /etc/udev/rules.d/60-raja.rules 644
    put "$pi/watchdog.conf" /etc/systemd/system.conf.d/raja-watchdog.conf 644
    # Keep what somebody has set.
    [ -e "$root/etc/raja/raja.env" ] || put "$pi/raja.env" /etc/raja/raja.env 644
    if [ -n "$name" ] && [ "$(cat "$root/etc/hostname" 2>/dev/null || true)" != "$name" ]; then
        mkdir -p "$root/etc"
        echo "$name" >"$root/etc/hostname"
        touch "$root/etc/hosts"
        # The old name stays beside the new one, because sudo looks it up until the next start.
        before=$(sed -n 's/^127\.0\.1\.1[[:space:]]*//p' "$root/etc/hosts" | tr -s '[:space:]' '\n' | grep -vx "$name" | tr '\n' ' ')
        sed -i '/^127\.0\.1\.1[[:space:]]/d' "$root/etc/hosts"
        printf '127.0.1.1\t%s\n' "$name${before:+ ${before% }}" >>"$root/etc/hosts"
        say "this machine is now called $name: http://$name.local:8000 after the next start (sudo reboot)"
        changed=yes
    fi
}

# NetworkManager writes the connection's file itself; --offline, so that this can be tested without a network.
wifi() {
    file=/etc/NetworkManager/system-connections/raja-hotspot.nmconnection
    if [ -e "$root$file" ]; then say "the hotspot is there already"; return 0; fi
    if ! here sh -c 'command -v nmcli' >/dev/null 2>&1; then say "note: there is no NetworkManager; no hotspot was made."; return 0; fi
    password=$(tr -dc 'a-z2-9' </dev/urandom | head -c 10)
    mkdir -p "$root${file%/*}"
    if ! (umask 077 && here nmcli --offline connection add type wifi ifname wlan0 con-name raja-hotspot \
        connection.autoconnect yes connection.autoconnect-priority -10 ssid Raja 802-11-wireless.mode ap \
        ipv4.method shared wifi-sec.key-mgmt wpa-psk wifi-sec.psk "$password" >"$root$file"); then
        rm -f "$root$file"
        refuse "NetworkManager did not take the hotspot: make it by hand, or leave --hotspot out."
    fi
    say "where no known network is found it opens the Wi-Fi 'Raja', password $password"
    changed=yes
    if has_systemd; then nmcli connection load "$file"; fi
}

services() {
    if ! has_systemd; then say "note: systemd does not run here; no service was started."; return 0; fi
    systemctl daemon-reload
    udevadm control --reload && udevadm trigger --subsystem-match=tty
    systemctl enable --quiet raja.service raja-watch.timer raja-backup.timer
    [ "$kiosk" = no ] || systemctl enable --quiet raja-kiosk.service
    if [ "$changed" = yes ]; then systemctl restart raja.service; else systemctl start raja.service; fi
    systemctl start raja-watch.timer raja-backup.timer
    say "Raja runs: systemctl status raja, journalctl -u raja"
}

if [ "$rollback" = yes ]; then
    before=$(readlink "$root/opt/raja/before" 2>/dev/null || true)
    [ -n "$before" ] && [ -e "$root$before/complete" ] || refuse "there is no release before this one."
    switch_to "$before"
    services
    exit 0
fi
if [ "$files_only" = no ]; then
    processor
    packages
    user
    release
fi
configuration
command_line
[ "$hotspot" = no ] || wifi
services
[ "$changed" = yes ] || say "nothing had to be changed"
say "look at the rig with: sudo -u raja raja doctor --log /var/lib/raja/evenings.sqlite"
