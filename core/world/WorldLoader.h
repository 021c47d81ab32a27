#pragma once

#include <span>
#include <string>

namespace sparkwright
{

struct WorldParts;

/// Loads what a World is to simulate: plugins, set-up scripts and scenes. Publishes nothing.
class WorldLoader
{
public:
  explicit WorldLoader(WorldParts& parts) : parts_(parts) {}

  // See the functions of World of the same names. @return false if it could not be loaded; the log says why
  bool setUp(const std::string& script);
  bool importScene(const std::string& file, std::span<const std::string> arguments);
  bool importBundle(const std::string& name);
  std::string nameOf(const std::string& file);

private:
  bool runSetUp(const std::string& script);
  bool runStandardScripts();

  WorldParts& parts_;
};

} // namespace sparkwright
