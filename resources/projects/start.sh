#!/bin/sh
# Starts the agent, and compiles it before if agent.cpp has changed. Of several that start at once, one compiles.
set -e
cd "$(dirname "$0")"
command -v g++ >/dev/null || { echo "There is no g++: install it (on Debian: apt install g++), then start the team again." >&2; exit 1; }
(
  flock 9
  [ agent -nt agent.cpp ] || { g++ -std=c++17 -O2 -o agent.new agent.cpp && mv agent.new agent; }
) 9>.compiling
exec ./agent "$@"
