#!/bin/sh
# How long the message board takes for an update: 180 beams, distances and angles of all lines, posts and goals, and odometry,
# from the request to the last line, over loopback. With --fast a cycle begins as soon as the last one has ended, so that
# clients do not wait for its beginning; without, the run is paced, with steps of 5 ms.
#
# usage: tests/bench/board.sh [--fast] [CLIENTS ...]
# BUILD names the build directory [build].
set -eu

pace=
if [ "${1:-}" = --fast ]; then
  pace=--fast
  shift
fi
[ $# -gt 0 ] || set -- 1 3 10
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=${BUILD:-$root/build}/bin
log=$(mktemp)
server=
finish() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  rm -f "$log"
}
trap finish EXIT
trap 'exit 1' INT TERM

printf '%7s %8s %9s %9s %9s %9s\n' clients updates 'median ms' 'p95 ms' 'p99 ms' 'most ms'
for n in "$@"; do
  : >"$log"
  "$bin/sparkwright-server" "$root/tests/bench/board.f2kworld" $pace --seed 1 --agent-port 0 --monitor-port 0 --game-port 0 2>"$log" &
  server=$!
  tries=0
  until grep -q 'game: ' "$log"; do
    tries=$((tries + 1))
    if [ $tries -gt 150 ] || ! kill -0 "$server" 2>/dev/null; then
      cat "$log" >&2
      exit 1
    fi
    sleep 0.1
  done
  "$bin/board" "$root/tests/bench/board.f2krobot" "$(sed -n 's/.*game: [0-9.]*:\([0-9]*\).*/\1/p' "$log" | head -1)" "$n" 1000
  kill -TERM "$server" # Not -INT: shells let what they start in the background ignore that.
  wait "$server" || { echo "the server failed:" >&2; cat "$log" >&2; exit 1; }
  server=
done
