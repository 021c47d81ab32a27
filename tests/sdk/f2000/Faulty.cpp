// Plugins that do not do what they should, for tests.

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/interface/SensorPlugin.h"
#include "core/game/f2000/plugins/PluginExport.h"

#include <cmath>
#include <stdexcept>

using namespace sparkwright::f2000;

namespace
{

class Thrower : public SensorPlugin
{
public:
  void generateData(const WorldView&, std::int64_t time) override
  {
    if(time > 100'000)
      throw std::runtime_error("it is broken");
    fill(*bound("usDistance"), {1, 500}, time);
  }
};

/// Gives arrays that its feature does not have.
class Truncated : public SensorPlugin
{
public:
  void generateData(const WorldView&, std::int64_t time) override { fill(*bound("usDistance"), {7, 1}, time); }
};

class Nowhere : public MotionPlugin
{
public:
  void configure(const MotionConfig&) override {}
  void setTranslationalVelocity(double v) override { v_ = v; }
  void setRotationalVelocity(double) override {}
  bool setCommand(const std::vector<double>&) override { return false; }
  std::vector<std::string> commandNames() const override { return {}; }
  Relocation step(double) override { return {v_ > 0 ? std::nan("") : 0, 0, 0}; }
  Twist twist() const override { return {}; }
  void reset() override {}

private:
  double v_ = 0;
};

const ExportedPlugin plugins[] = {
    exportedPlugin<SensorPlugin, Thrower>(F2K_SENSOR, "thrower", "1", "Throws"),
    exportedPlugin<SensorPlugin, Truncated>(F2K_SENSOR, "truncated", "1", "Gives half an array"),
    exportedPlugin<MotionPlugin, Nowhere>(F2K_MOTION, "nowhere", "1", "Moves by a way that is no number"),
    exportedPlugin<MotionPlugin, Nowhere>(F2K_MOTION, "omni", "1", "Has the name of another one"),
    exportedPlugin<MotionPlugin, Nowhere>(static_cast<f2k_kind>(9), "ninth", "1", "Of no kind"),
    exportedPlugin<MotionPlugin, Nowhere>(F2K_MOTION, "", "1", "Without a name"),
};

} // namespace

F2K_EXPORT_PLUGINS(plugins)
