#pragma once

#include "core/wire/StateReader.h"

#include <functional>
#include <optional>

namespace sparkwright
{

/// What a message says besides the state of the game and its scene.
struct MessageContent
{
  StateReader::Environment environment;
  std::optional<float> simulated; ///< Simulated time, s; newer servers only.
  bool newer = false;             ///< A message of a newer server, which tells the environment every time.
};

enum class SceneForm
{
  Full,
  Diff
};

/// Reads a message of the monitor protocol: state, header, scene. Also one of newer servers,
/// `((RSMP 1 0)((gt 1 0)12.3)((sg 1 0)full(nd …))((gs 1 0)(time 0)…)((ge 1 0)(…)…))`, whose unknown parts it skips.
/// @param scene  called with the scene, of which the first parenthesis has been read; takes it up to its last one
/// Throws Malformed, also if there is no scene or anything after the message.
MessageContent readMessage(WireReader& in, StateReader& state, const std::function<void(SceneForm)>& scene);

} // namespace sparkwright
