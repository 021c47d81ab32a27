#include "core/game/f2000/plugins/BuiltInPlugins.h"

#include "core/game/f2000/motion/DifferentialDrive.h"
#include "core/game/f2000/motion/OmniDrive.h"
#include "core/game/f2000/motion/neural/NeuralDrive.h"
#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/sensors/IconicCamera.h"
#include "core/game/f2000/sensors/ImageCameras.h"
#include "core/game/f2000/sensors/LaserRangeFinder.h"
#include "core/game/f2000/sensors/Odometry.h"
#include "core/game/f2000/sensors/UltrasonicRing.h"

#include <initializer_list>

namespace sparkwright::f2000
{

namespace
{

template<class Base, class Plugin>
void add(PluginRegistry& registry, PluginKind kind, const char* id, const char* description,
         std::vector<PluginInfo::Triple> serves = {})
{
  PluginInfo info;
  info.kind = kind;
  info.id = id;
  info.description = description;
  info.serves = std::move(serves);
  // Of the base class, because a pointer to it is what users get back from void.
  registry.add(std::move(info), [] { return std::shared_ptr<void>(std::shared_ptr<Base>(std::make_shared<Plugin>())); });
}

template<class Plugin>
void addSensor(PluginRegistry& registry, const char* id, const char* type, const char* description,
               std::initializer_list<const char*> features)
{
  std::vector<PluginInfo::Triple> serves;
  for(const char* const feature : features)
    serves.push_back({"", type, feature});
  add<SensorPlugin, Plugin>(registry, PluginKind::Sensor, id, description, std::move(serves));
}

} // namespace

void addBuiltInPlugins(PluginRegistry& registry)
{
  addSensor<Odometry>(registry, "odometry", "odometry", "Where the robot believes to be by its wheels", {"odometry"});
  addSensor<ManipulatorSensor>(registry, "manipulators", "manipulators", "The states of kickers and grippers",
                               {"manipulatorState"});
  addSensor<LaserRangeFinder>(registry, "laser", "LRF", "Distances in a plane, by a laser that turns",
                              {"180DegreeScan", "lrfBeam", "obstacles", "lineDistance", "lineAngle", "poleDistance", "poleAngle",
                               "goalDistance", "goalAngle", "position"});
  addSensor<UltrasonicRing>(registry, "ultrasonic", "ultrasonic", "The nearest things within cones", {"usDistance"});
  addSensor<IconicCamera>(registry, "iconicCamera", "", "Where ball, goals, posts and lines are, as a camera sees them",
                          {"ball", "ballDistance", "ballAngle", "goalDistance", "goalAngle", "poleDistance", "poleAngle",
                           "objects", "lineSegments", "lineDistance", "lineAngle"});
  addSensor<PinholeCamera>(registry, "renderedCamera", "image", "Pictures of a camera", {"image"});
  addSensor<MirrorCamera>(registry, "renderedOmnivision", "image",
                          "Pictures of all around, by a mirror that shows the floor as a map", {"image"});
  add<MotionPlugin, DifferentialDrive>(registry, PluginKind::Motion, "differential", "Two driven wheels on one axle");
  add<MotionPlugin, OmniDrive>(registry, PluginKind::Motion, "omni", "Three or more wheels that roll sideways, too");
  add<MotionPlugin, NeuralDrive>(registry, PluginKind::Motion, "neural", "A drive that was learned from a log");
}

} // namespace sparkwright::f2000
