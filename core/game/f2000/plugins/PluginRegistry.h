#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorDataPlugin.h"
#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/plugins/PluginTexts.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

class PlayerPlugin;

enum class PluginKind
{
  Sensor,
  SensorData,
  Motion,
  Player
};

/// A kind of sensor, data, drive or player that files of robots can name.
struct PluginInfo
{
  PluginKind kind = PluginKind::Sensor;
  std::string id;
  std::string version = "1";
  std::string description; ///< One line, in English.
  /// What sensors and data serve; empty words: any.
  struct Triple
  {
    std::string model, type, feature;
  };
  std::vector<Triple> serves;
  std::filesystem::path library; ///< Empty: built in.
};

/// All plugins of a World: those that are built in, and those of libraries. Objects live as long as their users want;
/// libraries are never unloaded.
class PluginRegistry
{
public:
  /// Makes an object of the base class for the kind of the plugin, which deletes itself in the library that made it.
  using Make = std::function<std::shared_ptr<void>()>;

  /// @return empty, or why it is left out: another one has its id
  LocalText add(PluginInfo info, Make make);
  /// Adds the plugins of a library (sparkwright_f2000.h). @return why all or some of them are left out; mostly none
  std::vector<LocalText> load(const std::filesystem::path& library);

  const std::vector<PluginInfo>& all() const { return infos_; }
  const PluginInfo* find(PluginKind kind, std::string_view id) const;

  // Null: there is none of that id, or it gave none.

  std::shared_ptr<SensorPlugin> makeSensor(std::string_view id) const;
  std::shared_ptr<MotionPlugin> makeMotion(std::string_view id) const;
  std::shared_ptr<PlayerPlugin> makePlayer(std::string_view id) const;
  /// Data for a feature of a sensor: of a plugin that serves it, or else an array of its layout. Null: nobody knows it.
  std::shared_ptr<SensorDataPlugin> makeSensorData(const SensorIdentity& identity) const;

private:
  std::shared_ptr<void> make(PluginKind kind, std::string_view id) const;

  std::vector<PluginInfo> infos_; ///< In order of coming.
  std::vector<Make> makes_;
};

} // namespace sparkwright::f2000
