#!/usr/bin/env bash
# Makes the tables of what the tasks of submit.sh have done so far: the same table, results.csv and averages.csv as those of
# a local run.
#
# usage: packaging/cluster/collect.sh FILE.sparkjobs
# environment: SPARKWRIGHT_SERVER, SPARKWRIGHT_RESULTS as for submit.sh
# exit:  0 all runs are done, 1 some have failed, 2 the job file or the usage is wrong, 3 some are missing
set -eu
source "$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/common.sh"

[ $# -eq 1 ] && [[ "$1" != -* ]] || usage "collect.sh FILE.sparkjobs"
job=$(absolute "$1")
server=$(find_server)
exec "$server" --jobs "$job" --results "$(results_of "$job")" --collect
