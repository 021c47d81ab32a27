#!/usr/bin/env bash
# Installs what is missing, builds, and starts Sparkwright with the soccer scene; without a display, the headless server.
#
# usage: packaging/run.sh [arguments of sparkwright or sparkwright-server]
# exit:  2 packages are missing and cannot be installed; otherwise that of the program
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

"$root/packaging/install.sh"

program=sparkwright
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  program=sparkwright-server
fi

(
  cd "$root"
  [ -f build/build.ninja ] || cmake --preset release
  cmake --build --preset release --target "$program"
)

if [ "$program" = sparkwright-server ]; then
  echo "There is no display, so this is the headless server."
fi
exec "$root/build/bin/$program" "$@"
