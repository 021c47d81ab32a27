#pragma once

#include "core/frame/FrameDigest.h"
#include "core/signal/SignalFigures.h"

#include <algorithm>
#include <map>
#include <string>

namespace sparkwright
{

/// What a whole run comes to: a digest of all its frames, and figures of the signals that are asked for.
class RunFigures
{
public:
  /// @param paths  of signals, see SignalFigures
  explicit RunFigures(std::vector<std::string> paths = {}) : signals_(std::move(paths)) {}

  /// Takes the next frame, unless it has it already. @param cycleSeconds  wall time of its cycle
  void see(const FramePtr& frame, double cycleSeconds)
  {
    if(!frame || frame == seen_)
      return;
    seen_ = frame;
    digest_.add(*frame);
    signals_.see(frame, cycleSeconds);
    countPlayers(*frame);
  }

  bool wantsPhysics() const { return signals_.wantsPhysics(); }
  /// Of the frames so far: equal for runs that are equal to the bit.
  std::string digest() const { return digest_.text(); }
  const std::vector<SignalFigures::Figures>& measured() const { return signals_.all(); }
  /// The names of teams, with the most robots that agents led for them at the same time. Teams of which nobody had a robot are
  /// missing.
  const std::map<std::string, int>& players() const { return players_; }

private:
  void countPlayers(const Frame& frame)
  {
    for(const int side : {1, 2})
    {
      const auto plays = [side](const AgentInfo& agent) { return agent.isLed() && agent.hasBody && agent.team == side; };
      const int count = static_cast<int>(std::ranges::count_if(frame.agents, plays));
      const std::string& team = frame.game.team[static_cast<std::size_t>(side - 1)];
      if(count > 0 && !team.empty())
        if(int& most = players_[team]; most < count)
          most = count;
    }
  }

  FrameDigest digest_;
  SignalFigures signals_;
  std::map<std::string, int> players_;
  FramePtr seen_;
};

} // namespace sparkwright
