#pragma once

#include "core/text/LocalText.h"

#include <string>

namespace sparkwright
{

class Object;

/// Access to the simulation for the nodes below /sys/server; a service of the Context.
class SimulationHost
{
public:
  /// Simulated seconds per cycle.
  virtual double cycleSeconds() const = 0;
  /// Sets the step from the next cycle on. @return empty, or why it is refused
  virtual LocalText setCycleSeconds(double seconds) = 0;

  virtual double time() const = 0; ///< Simulated seconds since the start or the last reset.
  virtual void resetTime() = 0;
  virtual void requestEnd() = 0; ///< Ends the run after this cycle.

  /// The simulated scene; never nullptr.
  virtual Object* activeScene() = 0;
  /// @return empty, or why it is refused
  virtual LocalText setActiveScene(Object& scene) = 0;

  /// Whether motors heat up and discharge batteries, in every physics world of the active scene, now and later.
  virtual void setJointHeating(bool on) = 0;
  virtual void setBatteryDischarge(bool on) = 0;

protected:
  ~SimulationHost() = default;
};

} // namespace sparkwright
