#!/bin/sh
# Type-checks and lints the pages' JavaScript. With --write it first generates the types of the server's messages.
# Without Node it says so and stops; with STRICT=1 it fails.
set -eu
cd "$(dirname "$0")/.."

without() {
    echo "note: $1; the pages' JavaScript is not checked." >&2
    [ -z "${STRICT:-}" ] || exit 1
    exit 0
}

command -v npm >/dev/null || without "no npm here"
if [ ! node_modules/.package-lock.json -nt package.json ]; then
    npm install --loglevel=error >/dev/null || without "npm could not fetch what package.json names"
    touch node_modules/.package-lock.json
fi
# Both packages contain compiled programs, though not for every processor: running them shows whether there is one for this.
node_modules/.bin/biome --version >/dev/null 2>&1 || without "Biome has no program for this machine"
node_modules/.bin/tsc --version >/dev/null 2>&1 || without "TypeScript has no program for this machine"
node scripts/page_types.mjs "${1:---check}"
node_modules/.bin/biome lint --error-on-warnings
node_modules/.bin/tsc
node_modules/.bin/tsc -p tsconfig.worker.json
