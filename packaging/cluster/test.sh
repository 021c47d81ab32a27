#!/usr/bin/env bash
# Tests submit.sh and collect.sh with a real Slurm: starts a cluster of one node in a temporary folder, submits eight runs,
# and compares their results with those of the same runs without Slurm. Ends everything that it has started.
#
# Needs root and Debian's slurm-wlm and munge, which packaging/test.sh does not install: apt-get install slurm-wlm munge
#
# usage: packaging/cluster/test.sh [FOLDER FOR LOGS]
# exit:  0 the results are equal; 1 they differ, or something failed; 2 it cannot be tested here
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/common.sh"

for program in munged slurmctld slurmd sbatch squeue; do
  if [ "$(id -u)" -ne 0 ] || ! PATH=$PATH:/usr/sbin command -v "$program" > /dev/null; then
    echo "this test needs root, and slurm-wlm and munge of Debian" >&2
    exit 2
  fi
done
export PATH=$PATH:/usr/sbin
SPARKWRIGHT_SERVER=$(find_server)
export SPARKWRIGHT_SERVER
folder=$(mktemp -d)
started=()

finish() {
  local code=$?
  for process in "${started[@]}"; do
    kill "$process" 2> /dev/null || true
  done
  wait
  if [ -n "${1:-}" ]; then
    mkdir -p "$1" && cp -r "$folder/." "$1"
  fi
  rm -rf "$folder"
  exit "$code"
}
trap 'finish "${1:-}"' EXIT

# free_port: one that nobody listens on now.
free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# wait_for SECONDS COMMAND...: until it succeeds.
wait_for() {
  local end=$((SECONDS + $1))
  shift
  until "$@" > /dev/null 2>&1; do
    if [ "$SECONDS" -ge "$end" ]; then
      echo "gave up waiting for: $*" >&2
      tail -n 5 "$folder"/*.log >&2
      return 1
    fi
    sleep 0.2
  done
}

cluster() {
  mkdir -p "$folder/state" "$folder/spool" "$folder/munge"
  chmod 700 "$folder/munge"
  dd if=/dev/urandom of="$folder/munge/key" bs=1024 count=1 2> /dev/null
  chmod 600 "$folder/munge/key"
  munged --foreground --force --socket="$folder/munge.socket" --key-file="$folder/munge/key" \
    --pid-file="$folder/munge/pid" --seed-file="$folder/munge/seed" --log-file="$folder/munge.log" \
    > "$folder/munged.log" 2>&1 &
  started+=($!)
  wait_for 20 test -S "$folder/munge.socket"
  cat > "$folder/slurm.conf" << CONF
ClusterName=test
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.socket
CryptoType=crypto/munge
SlurmUser=root
SlurmdUser=root
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1
MailProg=/bin/true
ReturnToService=2
NodeName=node1 NodeHostname=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$(nproc)
PartitionName=all Nodes=node1 Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF=$folder/slurm.conf
  slurmctld -D > "$folder/slurmctld.log" 2>&1 &
  started+=($!)
  slurmd -D -N node1 > "$folder/slurmd.log" 2>&1 &
  started+=($!)
  wait_for 60 eval "sinfo --noheader --format=%t | grep -qx idle"
}

cat > "$folder/eight.sparkjobs" << 'JOB'
scene = "setups/demo.rb"
seeds = "1-4"
until = 8
measure = ["ball/x", "ball/speed"]
[variables]
"Demo.Players" = 1
[vary.variables]
BeamNoiseXY = [0.0, 0.2]
JOB

echo "== here"
"$SPARKWRIGHT_SERVER" --jobs "$folder/eight.sparkjobs" --results "$folder/local" > "$folder/local.txt"

echo "== a cluster of one node"
cluster
sinfo
export SPARKWRIGHT_RESULTS=$folder/cluster
number=$("$here/submit.sh" "$folder/eight.sparkjobs")
echo "== submitted as $number"
squeue
wait_for 300 eval "[ -z \"\$(squeue --noheader --job=$number)\" ]"
"$here/collect.sh" "$folder/eight.sparkjobs" | tee "$folder/cluster.txt"

echo "== the results of both"
python3 - "$folder/local/results.csv" "$folder/cluster/results.csv" << 'COMPARE'
import csv, sys
tables = []
for name in sys.argv[1:]:
    with open(name, newline="") as file:
        tables.append([{k: v for k, v in row.items() if k != "wall_seconds"} for row in csv.DictReader(file)])
local, cluster = tables
assert len(local) == 8 and all(row["state"] == "done" for row in local), local
assert len({row["digest"] for row in local}) == 8, "the runs should differ from one another"
for a, b in zip(local, cluster, strict=True):
    assert a == b, f"run {a['run']} differs:\n{a}\n{b}"
print("equal: 8 runs, digests", ", ".join(row["digest"] for row in local))
COMPARE
tasks=$(ls "$folder"/cluster/slurm/*.log | wc -l)
[ "$tasks" -eq 8 ] || { echo "$tasks tasks instead of 8" >&2; exit 1; }
