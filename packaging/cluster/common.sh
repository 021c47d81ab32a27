#!/usr/bin/env bash
# Shared by the scripts of this folder.

usage() {
  echo "usage: packaging/cluster/$1" >&2
  exit 2
}

# absolute FILE: its path from the root.
absolute() {
  if [ ! -f "$1" ]; then
    echo "there is no file $1" >&2
    exit 2
  fi
  echo "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
}

# find_server: the program sparkwright-server.
find_server() {
  local built
  built=$(dirname "${BASH_SOURCE[0]}")/../../build/bin/sparkwright-server
  if [ -n "${SPARKWRIGHT_SERVER:-}" ]; then
    absolute "$SPARKWRIGHT_SERVER"
  elif command -v sparkwright-server; then
    :
  elif [ -x "$built" ]; then
    absolute "$built"
  else
    echo "sparkwright-server is not in PATH; name it by SPARKWRIGHT_SERVER" >&2
    exit 2
  fi
}

# results_of JOB: the folder of its results.
results_of() {
  if [ -n "${SPARKWRIGHT_RESULTS:-}" ]; then
    mkdir -p "$SPARKWRIGHT_RESULTS"
    (cd "$SPARKWRIGHT_RESULTS" && pwd)
  else
    echo "${1%.*}.results"
  fi
}
