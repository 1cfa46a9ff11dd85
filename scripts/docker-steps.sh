#!/usr/bin/env bash
# Does what the Dockerfile does, in bare folders and without an engine: builds the files that git knows, installs the
# production packages apart, puts together what the image would hold, and starts it.
#   scripts/docker-steps.sh FOLDER        makes FOLDER/app, which `node dist/src/http/server.js` then runs in
# Each step is a line of the Dockerfile; a test compares the two.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:?where to}
mkdir -p "$folder/build" "$folder/packages" "$folder/app"
folder=$(cd "$folder" && pwd)

cd "$folder/build"
(cd "$root" && git ls-files -z | tar --null --anchored --exclude-from=.dockerignore --files-from=- -cf -) | tar -xf -
npm ci --no-audit --no-fund
npm run typecheck && npm run build

cd "$folder/packages"
cp "$root/package.json" "$root/package-lock.json" ./
npm ci --omit=dev --no-audit --no-fund

cd "$folder/app"
cp -r "$folder/packages/node_modules" ./node_modules
cp -r "$folder/build/dist" ./dist
cp "$root/package.json" "$root/LICENSE" "$root/openapi.yaml" ./
cp -r "$root/public" ./public
