#pragma once

#include "core/services/SimulationServer.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// A server that has nothing to do without a window. What scripts ask of it is kept, for programs that have one.
class DisplayServer : public ServerNode
{
public:
  static constexpr std::size_t mostItems = 1000;
  void remember(const std::string& item);

  std::string system;             ///< Class that init() has chosen; empty before.
  std::vector<std::string> items; ///< Fonts or sounds that were asked for, each once.
};

/// Would draw every `step` seconds.
class RenderControl : public SimControlNode
{
public:
  RenderControl() { step = 0.04; }
  bool active = true;
};

} // namespace sparkwright
