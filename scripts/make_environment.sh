#!/bin/sh
# Makes the virtual environment, or says in one sentence what is missing. Usage: make_environment.sh PYTHON FOLDER
set -eu
python=$1
folder=$2
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Raja needs Python 3.11 or newer as '$python': install it, or name another with PYTHON=…" >&2
    exit 2
fi
[ -x "$folder/bin/python" ] && exit 0
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # In Debian, venv is a separate package.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv >/dev/null
    else
        echo "Python's venv is missing: run 'sudo apt install python3-venv' and call make again." >&2
        exit 2
    fi
fi
"$python" -m venv "$folder"
# The pip that comes with Python or Debian can be years old, and then takes twice as long to choose among an index's files.
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade -c constraints.txt pip || true
