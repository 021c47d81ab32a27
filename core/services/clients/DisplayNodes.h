#pragma once

#include "core/services/SimulationServer.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// A server that works only in programs with a window. Keeps the requests of scripts for them.
class DisplayServer : public ServerNode
{
public:
  static constexpr std::size_t mostItems = 1000;
  void remember(const std::string& item);

  std::string system;             ///< Class chosen by init(); empty before.
  std::vector<std::string> items; ///< Requested fonts or sounds, each once.
};

/// Setting for drawing every `step` seconds.
class RenderControl : public SimControlNode
{
public:
  RenderControl() { step = 0.04; }
  bool active = true;
};

} // namespace sparkwright
