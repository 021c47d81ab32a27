// Exact states: whatever the bytes are, reading them ends, and a World that takes them can be run and saved.
//
// `WORLD` and bytes: what a World loads, as if their sum were right. `MATCH` and bytes: what a match remembers.
// Anything else: a state with its head, or a file with one.

#include "tests/fuzz/StateStage.h"

#include "core/game/soccer3d/game/Referee.h"
#include "core/game/soccer3d/match/MatchLog.h"
#include "core/game/soccer3d/match/SoccerTeams.h"
#include "core/record/resume/StateFile.h"

#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void load(std::string_view content)
{
  const auto world = fuzz::makeStateWorld();
  WorldState state;
  state.scene = fuzz::stateSceneName;
  state.seed = 1;
  state.content = content;
  if(!world->restoreState(state).empty())
    return;
  // It is what has been loaded, and goes on.
  world->saveState();
  for(int i = 0; i < 3; ++i)
    world->cycle();
}

/// What has been loaded is saved and loaded as it is.
template <class T>
void readTwice(StateArchive& in, T& first, T& second)
{
  first.archive(in);
  StateArchive out;
  first.archive(out);
  StateArchive again(out.bytes());
  second.archive(again);
  require(!again.failed() && again.left() == 0);
  StateArchive copy;
  second.archive(copy);
  require(copy.bytes() == out.bytes());
}

void readMatch(std::string_view bytes)
{
  StateArchive in(bytes);
  SoccerSettings settings;
  Referee first(settings, 1), second(settings, 1);
  readTwice(in, first, second);
  MatchLog log, otherLog;
  readTwice(in, log, otherLog);
  SoccerTeams teams(settings), otherTeams(settings);
  readTwice(in, teams, otherTeams);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if(bytes.starts_with("WORLD"))
    load(bytes.substr(5));
  else if(bytes.starts_with("MATCH"))
    readMatch(bytes.substr(5));
  LocalText problem;
  const std::optional<WorldState> state = WorldState::decode(bytes, problem);
  require(state.has_value() == problem.empty());
  if(state)
    require(state->encode() == bytes);
  LocalText why;
  const std::optional<StateFile> file = StateFile::decode(bytes, why);
  require(file.has_value() == why.empty());
  if(file) // What can be read whole has a head that can be read alone.
    require(StateFile::decodeHead(bytes.substr(0, 2 * StateFile::headBytes), why).has_value());
  return 0;
}
