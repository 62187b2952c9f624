#!/bin/sh
# Installs the Debian packages named in the given lists, if there is apt and we may use it.
set -eu
wanted=$(sed -e 's/#.*//' "$@" | tr -s ' \n' '\n' | grep -v '^$' | sort -u)
missing=""
for package in $wanted; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -z "$missing" ] && exit 0
if ! command -v apt-get >/dev/null; then
    echo "note: no apt here; tests that need$missing will be skipped." >&2
    exit 0
fi
become=""
if [ "$(id -u)" != 0 ]; then
    if sudo -n true 2>/dev/null; then become="sudo -n"; else
        echo "note: no right to install packages; tests that need$missing will be skipped." >&2
        echo "      With it: sudo apt install$missing" >&2
        exit 0
    fi
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
# shellcheck disable=SC2086
if ! { $become apt-get update -qq && $become apt-get install -y -qq --no-install-recommends $missing >/dev/null; }; then
    echo "note: apt could not install$missing; tests that need them will be skipped." >&2
fi
