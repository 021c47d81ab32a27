#pragma once

#include <string>

namespace sparkwright
{

class Object;

/// What the nodes below /sys/server may ask of the simulation that they belong to; a service of the Context.
class SimulationHost
{
public:
  /// Simulated seconds per cycle.
  virtual double cycleSeconds() const = 0;
  /// From the next cycle on. @return empty, or why the step stays as it is
  virtual std::string setCycleSeconds(double seconds) = 0;

  virtual double time() const = 0; ///< Simulated seconds since the start or the last reset.
  virtual void resetTime() = 0;
  virtual void requestEnd() = 0; ///< Ends the run after this cycle.

  /// The scene that is simulated and shown; never nullptr.
  virtual Object* activeScene() = 0;
  /// @return empty, or why another scene stays active
  virtual std::string setActiveScene(Object& scene) = 0;

  /// Whether motors warm up and use up batteries, in this and every later World of the active scene.
  virtual void setJointHeating(bool on) = 0;
  virtual void setBatteryDischarge(bool on) = 0;

protected:
  ~SimulationHost() = default;
};

} // namespace sparkwright
