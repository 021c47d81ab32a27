#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/motion/CommandDelay.h"
#include "core/game/f2000/motion/WheelMatrix.h"

namespace sparkwright::f2000
{

/// Wheels that roll in one direction and slide in the other, three or more around the robot: it can move into any
/// direction without turning. Motion data: speeds of the rims, mm/s.
class OmniDrive : public MotionPlugin
{
public:
  void configure(const MotionConfig& config) override;
  void setTranslationalVelocity(double v) override; ///< Forward; what was set for the side stays.
  void setRotationalVelocity(double omega) override;
  bool setCommand(const std::vector<double>& command) override; ///< `vx`, `vy`, `omega`
  std::vector<std::string> commandNames() const override { return {"vx", "vy", "omega"}; }
  Relocation step(double dt) override;
  Twist twist() const override { return now_; }
  void correct(const Pose& pose, const Twist& twist) override;
  void getMotionData(std::vector<std::uint32_t>& words) const override;
  void reset() override;

private:
  MotionConfig config_;
  WheelMatrix wheels_;
  CommandDelay<Twist> commands_;
  Twist now_; ///< At the end of the last interval.
};

} // namespace sparkwright::f2000
