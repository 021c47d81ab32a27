#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test on a virtual display.
#
# usage: packaging/test.sh [--sanitize]
#        --sanitize  with address and undefined behaviour sanitizers, in build-asan/ instead of build/
# exit:  that of ctest; 2 if packages are missing and cannot be installed, or the usage is wrong
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

preset=release
case "${1:-}" in
  '') ;;
  --sanitize) preset=asan ;;
  *)
    echo "usage: packaging/test.sh [--sanitize]" >&2
    exit 2
    ;;
esac

"$root/packaging/install.sh"

cd "$root"
cmake --preset "$preset"
cmake --build --preset "$preset"
exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1000x24' ctest --preset "$preset"
