#pragma once

#include <span>
#include <string>

namespace sparkwright
{

struct WorldParts;

/// Loads plugins, set-up scripts and scenes into a World. Does not publish.
class WorldLoader
{
public:
  explicit WorldLoader(WorldParts& parts) : parts_(parts) {}

  // See the functions of the same names in World. @return false on failure, which is logged
  bool setUp(const std::string& script);
  bool importScene(const std::string& file, std::span<const std::string> arguments);
  bool importBundle(const std::string& name);
  std::string nameOf(const std::string& file);

private:
  bool runSetUp(const std::string& script);
  bool runInitScripts();
  bool runStandardScripts();

  WorldParts& parts_;
};

} // namespace sparkwright
