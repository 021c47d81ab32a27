#!/usr/bin/env bash
# Installs what is missing, builds, and starts Sparkwright with the soccer scene; without a display, the headless server.
#
# usage: packaging/run.sh [--demo [simurosot | f2000]] [arguments of sparkwright or sparkwright-server]
#        without any: the soccer scene
#        --demo: a match of the team that comes along, instead of the empty field; `--set Demo.Players=11`: whole teams
#        --demo simurosot: a match of wheeled robots, led by the two strategies that come along
#        --demo f2000: middle-size robots with sensors, a goalkeeper, and a robot that finds out where it is
# exit:  2 packages are missing and cannot be installed; otherwise that of the program
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

targets=
if [ "${1:-}" = --demo ]; then
  shift
  if [ "${1:-}" = simurosot ]; then
    shift
    set -- "$root/resources/setups/simurosot_demo.rb" "$@"
    targets="zone_defence attack"
  elif [ "${1:-}" = f2000 ]; then
    shift
    set -- "$root/resources/f2000/demo.f2kworld" "$@"
  else
    set -- "$root/resources/setups/demo.rb" "$@"
    targets=teamplugin
  fi
fi

[ $# -gt 0 ] || set -- setups/soccer.rb # Without anything, the window would show its start page.

"$root/packaging/install.sh"

program=sparkwright
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  program=sparkwright-server
fi

(
  cd "$root"
  [ -f build/build.ninja ] || cmake --preset release
  cmake --build --preset release --target "$program" $targets
)

if [ "$program" = sparkwright-server ]; then
  echo "There is no display, so this is the headless server."
fi
exec "$root/build/bin/$program" "$@"
