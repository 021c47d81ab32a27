#pragma once

#include "core/record/RecordingFormat.h"
#include "core/record/resume/ResumePoint.h"

#include <map>
#include <set>

namespace sparkwright
{

class GamePort;

/// The clients of a game's own port in a run that goes on from a recording: they act as recorded up to the moment, and
/// those that stay do so after it. The others leave then, and programs can connect in their place.
class ResumedClients
{
public:
  /// @param port  of a World that has been put into the state of the recording; must outlive this
  explicit ResumedClients(GamePort& port);

  /// Whether somebody who leads a team acts as recorded.
  bool anyPlays() const;
  /// Lets a client do what it did. Other messages are not for it. @param newcomers  whether further clients come
  void passOn(const AgentBytes& bytes, bool newcomers);
  /// The moment has come. @param recorded  whose clients go on; those of no team only with both
  void handOver(RecordedTeams recorded);
  /// Drops what the game tells them.
  void drain();

private:
  /// Newcomers have numbers that no connection has.
  static constexpr int firstNewcomer = 100'000'000;

  GamePort& port_;
  std::set<int> fed_;         ///< By their numbers in the World.
  std::map<int, int> joined_; ///< Those that came later: numbers in the recording, and in the World.
};

} // namespace sparkwright
