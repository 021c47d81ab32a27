#pragma once

#include "core/game/f2000/data/SensorContainer.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/interface/WorldView.h"
#include "core/game/f2000/localisation/PoseGrid.h"
#include "core/game/f2000/robot/CallTimer.h"
#include "core/text/LocalText.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{
class FileService;
}

namespace sparkwright::f2000
{

class PluginRegistry;

/// Why a robot cannot be built.
struct BuildProblem
{
  enum class Kind
  {
    UnknownPlugin,
    Refused ///< A plugin does not take its settings.
  };
  Kind kind;
  LocalText text;
};

/// The plugins of a robot: its drive, its sensors, and what these have measured. A plugin that fails stops alone.
class Devices
{
public:
  /// @param form  of a file that can be used; must outlive this
  /// @param seed  of all noise of this robot
  /// @param grid  of the poses that models of perception know
  /// @param files  where the files that the form names are looked for, beside its own file first; null: anywhere
  Devices(const RobotForm& form, const PluginRegistry& plugins, std::uint64_t seed, const PoseGrid& grid = {},
          const FileService* files = nullptr);

  const std::optional<BuildProblem>& problem() const { return problem_; }

  SensorContainer& sensors() { return sensors_; }
  const SensorContainer& sensors() const { return sensors_; }

  // The drive. Without one (it has failed), the robot stands.

  void drive(std::optional<double> v, std::optional<double> omega);
  /// @return false: it takes another number of values
  bool command(const std::vector<double>& values);
  /// What these values mean, such as `v`. Without a drive: none.
  std::vector<std::string> commandNames() const;
  /// The way of the next cycle. @param failed  why the drive has just stopped for good; else empty
  Relocation step(double dt, LocalText& failed);
  void correct(const Pose& pose, const Twist& twist);
  const std::vector<std::uint32_t>& motionData();

  /// Measures what is due. @param time  µs  @param failed  called with a device and why it has just stopped for good
  template<class Failed>
  void sense(const WorldView& world, std::int64_t time, Failed&& failed)
  {
    for(Device& device : devices_)
      if(const auto why = senseOne(device, world, time))
        failed(device.name, *why);
    sensors_.setTime(time, oldAfter);
    requested_ = false;
  }
  /// Sensors, and the drive by the name of its plugin, that have become slow since the last call (CallTimer). Mostly none.
  std::vector<std::string> takeSlow();
  /// Sensors without a rate measure at the next sense().
  void request() { requested_ = true; }
  void setNoise(bool enabled);
  /// Lets all features that have a model learn what they would measure at some poses of the grid, without noise.
  /// @param world   as this robot sees it now  @param from  the first pose  @param count  of poses
  /// @return the share of the grid that is done then, 0 … 1; negative: no feature has a model
  double learn(WorldView world, std::size_t from, std::size_t count);
  /// As they were built.
  void reset();

private:
  static constexpr std::int64_t oldAfter = 1'000'000; ///< µs

  struct Device
  {
    std::string name;
    std::shared_ptr<SensorPlugin> plugin;
    std::vector<SensorDataPlugin*> data;
    std::int64_t period = 0; ///< µs; 0: when it is asked.
    std::int64_t next = 0;   ///< When it is due.
    bool failed = false;
    CallTimer timer{};
  };

  std::optional<std::string> senseOne(Device& device, const WorldView& world, std::int64_t time);
  bool buildDrive(const FileService* files);
  std::string modelFile(const std::string& name, const FileService& files) const;
  bool buildSensor(const SensorConfig& config, std::uint64_t seed);
  bool fail(BuildProblem::Kind kind, LocalText text);
  std::shared_ptr<SensorDataPlugin> dataFor(const SensorIdentity& identity, const FeatureConfig& feature) const;

  const RobotForm& form_;
  const PluginRegistry& plugins_;
  const std::uint64_t seed_;
  const PoseGrid grid_;
  std::optional<BuildProblem> problem_;
  std::shared_ptr<MotionPlugin> drive_;
  CallTimer driveTimer_;
  SensorContainer sensors_;
  std::vector<Device> devices_;
  std::vector<std::uint32_t> motionData_;
  bool requested_ = false;
};

} // namespace sparkwright::f2000
