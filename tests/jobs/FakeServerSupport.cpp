#include "FakeServerSupport.h"

namespace sparkwright
{

void FakeServer::write()
{
  QFile script(folder.filePath("server"));
  if(!script.open(QIODevice::WriteOnly))
    return;
  script.write(R"(#!/bin/bash
while [ $# -gt 0 ]; do
  case "$1" in
    --seed) seed=$2; shift ;;
    --summary) summary=$2; shift ;;
    --parent) parent=$2; shift ;;
  esac
  shift
done
echo "$seed" >> "${0%/*}/started"
echo '{"agents": 1, "monitors": 2}'
summarise() {
  echo '{"seed": '$seed', "simulated_seconds": 2.5, "wall_seconds": 0.5, "end": "'$1'", "reached": null,
    "digest": "d'$seed'", "signals": {"ball/x": null}, "match": {"team_left": "A", "team_right": "B", "score_left": '$seed',
    "score_right": 0, "players": {"A": 1, "B": 2}, "play_mode": "PlayOn", "half": 1, "events": [{"kind": "goal"}, {"kind": "foul", "overruled": true}]}}' \
    > "$summary"
}
case "$seed" in
  3) echo 'about to break' >&2; kill -SEGV $$ ;;
  4) echo '12:34:56.789 a.rsg:3:1: error: it is broken (mend it)' >&2; echo '12:34:56.789 error: could not load a.rsg (the messages above say why)' >&2; echo '12:34:56.789 note: bye' >&2; exit 2 ;;
  5) trap '' TERM; echo '{"time": 1.5, "score": [1, 2], "mode": "PlayOn"}'; while kill -0 "${parent:-$$}" 2>/dev/null; do sleep 0.05; done ;;
  6) exit 0 ;;
  7) trap 'summarise stopped; exit 0' TERM; while kill -0 "${parent:-$$}" 2>/dev/null; do sleep 0.05; done ;;
esac
summarise time
)");
  script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace sparkwright
