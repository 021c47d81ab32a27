#!/bin/sh
# Runs the real server with scripted agents in sync mode, as fast as it goes, and prints what a cycle costs.
#
# usage: tests/bench/agents.sh [-c CYCLES] [-w WARM_CYCLES] [-m MONITORS] [N ...]
#   -c  cycles that are measured [1500 = 30 simulated seconds; 15000 = 5 minutes]
#   -w  cycles before that [150]
#   -m  monitors that read [0]
#   N   numbers of agents [1 2 6 22]
# BUILD names the build directory [build].
set -eu

cycles=1500 warm=150 monitors=0
while getopts c:w:m: option; do
  case $option in
    c) cycles=$OPTARG ;;
    w) warm=$OPTARG ;;
    m) monitors=$OPTARG ;;
    *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))
[ $# -gt 0 ] || set -- 1 2 6 22

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

printf '%6s %8s %10s %12s %12s %10s %10s %12s %9s %12s\n' agents cycles cycles/s 'server ms' 'client ms' \
  'kB before' 'kB after' 'B/agent' longest 'monitor B'
for n in "$@"; do
  : >"$log" # The server opens it in its own time.
  "$bin/sparkwright-server" --sync --fast --seed 1 --wait-agents 1 --agent-port 0 --monitor-port 0 2>"$log" &
  server=$!
  tries=0
  until grep -q 'agents: ' "$log"; do
    tries=$((tries + 1))
    if [ $tries -gt 150 ] || ! kill -0 "$server" 2>/dev/null; then
      cat "$log" >&2
      exit 1
    fi
    sleep 0.1
  done
  agentPort=$(sed -n 's/.*agents: [0-9.]*:\([0-9]*\),.*/\1/p' "$log" | head -1)
  monitorPort=$(sed -n 's/.*monitors: [0-9.]*:\([0-9]*\),.*/\1/p' "$log" | head -1)
  "$bin/agents" "$n" "$warm" "$cycles" "$server" "$agentPort" "$monitorPort" "$monitors"
  kill -TERM "$server" # Not -INT: shells let what they start in the background ignore that.
  wait "$server" || { echo "the server failed:" >&2; cat "$log" >&2; exit 1; }
  server=
done
