// One plugin of each kind: a sensor, data of it, a drive, and a player.

#include "core/game/f2000/data/ArrayData.h"
#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/game/f2000/plugins/PluginExport.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

using namespace sparkwright::f2000;

namespace
{

/// How warm it is for the robot: the nearer the ball, the warmer.
class Thermometer : public SensorPlugin
{
public:
  void configure(const SensorConfig& config) override
  {
    SensorPlugin::configure(config);
    most_ = parameter("most", 40);
    if(!(most_ > 0))
      throw std::invalid_argument("most is a temperature above 0");
  }
  void generateData(const WorldView& world, std::int64_t time) override
  {
    double warmth = 0;
    for(const SeenThing& thing : world.things)
      if(thing.kind == ThingClass::Ball)
        warmth = most_ / (1 + std::hypot(thing.pose.x - world.robot.x, thing.pose.y - world.robot.y));
    if(SensorDataPlugin* const data = bound("warmth"))
      if(const auto value = measured(warmth, noiseOf("warmth"), 0, most_))
        fill(*data, {static_cast<std::uint32_t>(std::lround(*value * 1000))}, time);
  }

private:
  double most_ = 40; ///< degrees Celsius
};

/// One word: thousandths of degrees.
class Warmth : public SensorDataPlugin
{
public:
  int layout() const override { return 1000; }
  void getData(std::vector<std::uint32_t>& words) const override { words.push_back(word_); }
  bool setData(const Words& words) override
  {
    if(words.size() != 1)
      return false;
    word_ = words[0];
    return true;
  }
  double degrees() const { return word_ / 1000.; }

private:
  std::uint32_t word_ = 0;
};

/// Starts and stops at once, and turns as fast as it drives.
class Jumper : public MotionPlugin
{
public:
  void configure(const MotionConfig& config) override { config_ = config; }
  void setTranslationalVelocity(double v) override { v_ = std::clamp(v, -config_.maxSpeed, config_.maxSpeed); }
  void setRotationalVelocity(double omega) override { omega_ = std::clamp(omega, -config_.maxTurn, config_.maxTurn); }
  bool setCommand(const std::vector<double>& command) override
  {
    if(command.size() != 2)
      return false;
    setTranslationalVelocity(command[0]);
    setRotationalVelocity(command[1]);
    return true;
  }
  std::vector<std::string> commandNames() const override { return {"v", "omega"}; }
  Relocation step(double dt) override { return {v_ * dt, 0, omega_ * dt}; }
  Twist twist() const override { return {v_, 0, omega_}; }
  void reset() override { v_ = omega_ = 0; }

private:
  MotionConfig config_;
  double v_ = 0, omega_ = 0;
};

/// Turns around while it is cold, and drives on while it is warm.
class Dancer : public PlayerPlugin
{
public:
  std::string robotConfig() const override
  {
    return "(robot (name Dancer) (team blue) (number 9) (mass 5))"
           "(body (primitive (shape ellipse 300 300) (z 20 300) (color magenta)))"
           "(motion (plugin jumper) (maxTransVel 500) (maxRotVel 180))"
           "(sensor (device skin) (plugin thermometer) (type thermometer) (features warmth) (rate 20))";
  }
  std::vector<PlayerOption> options() const override
  {
    return {{"cold", "Below this it turns, degrees", PlayerOption::Type::Number, "10", 0, 40}};
  }
  Result senseAndAct(PlayerContext& context) override
  {
    SensorQuery query;
    query.feature = "warmth";
    const auto* const warmth = dynamic_cast<const Warmth*>(context.sensors().get(query));
    const double cold = std::stod(context.options().at("cold"));
    const bool warm = warmth && warmth->degrees() > cold;
    context.drive(warm ? 0.4 : 0.1, warm ? 0 : 1.5);
    return Result::Continue;
  }
};

constexpr f2k_triple warmth[] = {{"", "thermometer", "warmth"}};

const ExportedPlugin plugins[] = {
    exportedPlugin<SensorPlugin, Thermometer>(F2K_SENSOR, "thermometer", "1", "How near the ball is, as warmth", warmth, 1),
    exportedPlugin<SensorDataPlugin, Warmth>(F2K_SENSOR_DATA, "warmth", "1", "Warmth, in thousandths of degrees", warmth, 1),
    exportedPlugin<MotionPlugin, Jumper>(F2K_MOTION, "jumper", "1", "A drive that starts and stops at once"),
    exportedPlugin<PlayerPlugin, Dancer>(F2K_PLAYER, "dancer", "1", "Dances where it is cold"),
};

} // namespace

F2K_EXPORT_PLUGINS(plugins)
