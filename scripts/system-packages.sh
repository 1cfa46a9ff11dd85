#!/usr/bin/env bash
# Installs Debian's packages that the system tests need, where they are missing. Fails if it cannot.
set -eu
missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v redis-server >/dev/null || missing+=(redis-server)
command -v nginx >/dev/null || missing+=(nginx)
[ ${#missing[@]} -eq 0 ] && exit 0
sudo=''
[ "$(id -u)" -eq 0 ] || sudo='sudo'
export DEBIAN_FRONTEND=noninteractive
$sudo apt-get update -qq
# A service started at installation would take the ports that the tests use.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' | $sudo tee "$policy" >/dev/null
  $sudo chmod +x "$policy"
  trap '$sudo rm -f "$policy"' EXIT
fi
$sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
