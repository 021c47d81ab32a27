#pragma once

#include "core/services/SimulationHost.h"
#include "core/world/WorldParts.h"

namespace sparkwright
{

/// Access to a World for the nodes below /sys/server.
class WorldHost : public SimulationHost
{
public:
  explicit WorldHost(WorldParts& parts) : parts_(parts) {}

  double cycleSeconds() const override { return parts_.clock.step(); }
  LocalText setCycleSeconds(double seconds) override;
  double time() const override { return parts_.clock.now().time; }
  void resetTime() override { parts_.clock.reset(); }
  void requestEnd() override { parts_.endRequested = true; }
  Object* activeScene() override { return &parts_.active.scene(); }
  LocalText setActiveScene(Object& scene) override;
  void setJointHeating(bool on) override { parts_.active.setJointHeating(on); }
  void setBatteryDischarge(bool on) override { parts_.active.setBatteryDischarge(on); }

private:
  WorldParts& parts_;
};

} // namespace sparkwright
