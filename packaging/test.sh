#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test on a virtual display; or fuzzes what reads other people's files.
#
# usage: packaging/test.sh [--sanitize | --fuzz SECONDS]
#        --sanitize       with address and undefined behaviour sanitizers, in build-asan/ instead of build/
#        --fuzz SECONDS   runs the fuzz targets for SECONDS in all, with clang, in build-fuzz/; what it finds is kept there
# exit:  that of ctest, or 1 if fuzzing found something; 2 if packages are missing and cannot be installed, or the usage is
#        wrong
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

usage() {
  echo "usage: packaging/test.sh [--sanitize | --fuzz SECONDS]" >&2
  exit 2
}

preset=release
lists=()
case "${1:-}" in
  '') ;;
  --sanitize) preset=asan ;;
  --fuzz)
    [[ "${2:-}" =~ ^[1-9][0-9]*$ ]] || usage
    preset=fuzz
    lists=(packages-fuzz.txt)
    ;;
  *) usage ;;
esac

"$root/packaging/install.sh" ${lists[@]+"${lists[@]}"}

cd "$root"
cmake --preset "$preset"
cmake --build --preset "$preset"
if [ "$preset" != fuzz ]; then
  exec xvfb-run --auto-servernum --server-args='-screen 0 1600x1000x24' ctest --preset "$preset" \
    --parallel "${CTEST_PARALLEL_LEVEL:-$(nproc)}"
fi

targets=(build-fuzz/bin/*Fuzz)
share=$(($2 / ${#targets[@]}))
[ "$share" -gt 0 ] || share=1
failed=0
for target in "${targets[@]}"; do
  name=$(basename "$target" Fuzz)
  name=${name,,}
  found=build-fuzz/found/$name
  mkdir -p "$found"
  echo "== $name, $share s"
  # New inputs go to the first folder, those that crash or take too long beside it.
  "$target" -max_total_time="$share" -timeout=10 -rss_limit_mb=4096 -malloc_limit_mb=1024 -print_final_stats=1 \
    -dict=tests/fuzz/scene.dict -artifact_prefix="build-fuzz/found/$name-" "$found" "tests/fuzz/corpus/$name" || failed=1
done
exit "$failed"
