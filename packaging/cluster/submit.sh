#!/usr/bin/env bash
# Submits the runs of a job file (docs/experiments.md) to Slurm as a job array. collect.sh makes the tables of the results.
#
# usage: packaging/cluster/submit.sh FILE.sparkjobs [OPTION OF SBATCH...]
#        e.g. packaging/cluster/submit.sh noise.sparkjobs --partition=short --time=00:30:00
# environment:
#   SPARKWRIGHT_SERVER   the program sparkwright-server, where all nodes find it [PATH, else build/bin]
#   SPARKWRIGHT_RESULTS  folder of the results, on a disk that all nodes share [FILE.results beside the job file]
#   SPARKWRIGHT_CHUNK    runs of each task [as many as keep the array within 1,000 tasks]
#   SPARKWRIGHT_AT_ONCE  most tasks at a time [no limit]
#   SPARKWRIGHT_RETRY    not empty: failed runs once more, too
#   SPARKWRIGHT_TASK     the batch script [run.sbatch beside this one]
# Prints the number of the Slurm job.
# exit:  that of sbatch; 2 if the job file or the usage is wrong
set -eu
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/common.sh"

[ $# -ge 1 ] && [[ "$1" != -* ]] || usage "submit.sh FILE.sparkjobs [OPTION OF SBATCH...]"
job=$(absolute "$1")
shift
server=$(find_server)
results=$(results_of "$job")

count=$("$server" --jobs "$job" --list-runs | wc -l)
[ "$count" -gt 0 ] || exit 2
most=1000 # MaxArraySize of Slurm is 1001 unless it is configured otherwise.
chunk=${SPARKWRIGHT_CHUNK:-$(((count + most - 1) / most))}
tasks=$(((count + chunk - 1) / chunk))
mkdir -p "$results/slurm"

sbatch --parsable --array="1-$tasks${SPARKWRIGHT_AT_ONCE:+%$SPARKWRIGHT_AT_ONCE}" \
  --job-name="$(basename "$job" .sparkjobs)" --output="$results/slurm/%A_%a.log" \
  "$@" "${SPARKWRIGHT_TASK:-$here/run.sbatch}" "$server" "$job" "$results" "$chunk" "$count" ${SPARKWRIGHT_RETRY:+--retry}
