#pragma once

#include "app/ide/session/Session.h"

#include <string>

namespace sparkwright
{

/// Notices when a scene without a match has been opened and the details of its physics are there, so that panels of
/// robots can come to the front.
class RobotSceneWatch
{
public:
  /// Whether the details of physics are needed to look at a scene that has been opened.
  bool needsPhysics(const SessionState& state) const;
  enum class Opened
  {
    None,  ///< No other scene than before, or not known yet.
    First, ///< The first one since the start of the program.
    Other
  };
  /// Tells each scene once.
  Opened look(const SessionState& state);

private:
  std::string lookedAt_; ///< The last scene without a match.
};

} // namespace sparkwright
