#pragma once

#include "WorldSupport.h"

namespace sparkwright::test
{

/// A World without a scene file, as a start script finds it.
class BareWorld
{
public:
  BareWorld();

  bool run(const std::string& text);
  /// Value of a Ruby expression that is a number; 1e9 if it is none.
  double number(const std::string& expression);
  /// Whether a message with this in it was logged.
  bool said(const std::string& part) const;
  void cycle(int count);
  /// Of a Transform, m; 1e9 if there is none.
  float heightOf(const std::string& path);

  World world;
  std::vector<std::string> messages;
};

// Ruby

extern const std::string simulation;  ///< The node that sets step, time and pace.
extern const std::string fallingBody; ///< Makes the Transform /usr/scene/thing with a body.

} // namespace sparkwright::test
