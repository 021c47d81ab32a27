#!/usr/bin/env bash
# Measures how long people wait for builds: three figures, wall seconds, without ccache, in a folder of its own.
#
# usage: tests/bench/build_time.sh [FOLDER]
#        FOLDER  build here instead of in a new folder, which is removed at the end; it must not exist or be empty. What the
#                commands say goes to FOLDER.logs/
# prints: clean      configure, build everything, run all tests, from nothing
#         touch_cpp  after touching core/rsg/Checker.cpp: build everything, run the tests of its room
#         touch_h    after touching core/world/World.h: build everything
# exit:   1 if a build or a test fails
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
export CCACHE_DISABLE=1

if [ $# -gt 0 ]; then
  folder=$1
  mkdir -p "$folder"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder" "$folder.logs"' EXIT
fi
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty; name a new folder" >&2; exit 1; }

# Copies, so that touching changes no file of the tree; with what is not committed yet.
(cd "$root" && git ls-files -z --cached --others --exclude-standard |
  while IFS= read -r -d '' file; do [ ! -f "$file" ] || printf '%s\0' "$file"; done |
  tar --null --create --files-from=-) | tar --extract --directory "$folder"
mkdir -p "$folder.logs" # Not in the tree: a test asks what lies at its top.
cd "$folder"

measure() { # name, command...
  local name=$1 start end
  shift
  start=$(date +%s.%N)
  "$@" >"$folder.logs/$name.log" 2>&1 || { tail -n 30 "$folder.logs/$name.log" >&2; exit 1; }
  end=$(date +%s.%N)
  printf '%-10s %7.1f s\n' "$name" "$(awk "BEGIN { print $end - $start }")"
}
build() { cmake --build --preset release; }
room_tests() { xvfb-run --auto-servernum ctest --preset release --tests-regex '^core\.rsg\.'; }
build_and_room_tests() { build && room_tests; }

measure clean packaging/test.sh
touch core/rsg/Checker.cpp
measure touch_cpp build_and_room_tests
touch core/world/World.h
measure touch_h build
