#!/bin/sh
# Builds the wheel and the source package that would go to a package index, and checks them: the description must be
# readable there, the wheel must hold nothing it should not, and it must be small enough for a Pi's card. Also lists what
# they are made of (an SBOM). Usage: check_package.sh [FOLDER]  – FOLDER gets a copy of all three.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-.venv/bin/python}
largest_wheel_mib=30

dist=$(mktemp -d)
trap 'rm -rf "$dist"' EXIT
# The wheel is built from the source package, as an index's users would, which shows that nothing is missing there.
if ! "$python" -m build --no-isolation --outdir "$dist" . >"$dist/said" 2>&1; then
    tail -n 20 "$dist/said" >&2
    exit 1
fi
"$python" -m twine check --strict "$dist"/*.whl "$dist"/*.tar.gz
"$python" -m check_wheel_contents "$dist"/*.whl
too_large=$(find "$dist" -name '*.whl' -size "+${largest_wheel_mib}M")
if [ -n "$too_large" ]; then
    echo "The wheel is larger than ${largest_wheel_mib} MiB: keep what only trainers or clubs need out of it (pyproject.toml)." >&2
    exit 1
fi
version=$(basename "$dist"/*.whl | cut -d- -f2)
"$python" scripts/make_sbom.py "$version" >"$dist/raja-table-$version.cdx.json"
[ -z "${1:-}" ] || { mkdir -p "$1" && cp "$dist"/*.whl "$dist"/*.tar.gz "$dist"/*.cdx.json "$1"; }
