#pragma once

#include "core/game/f2000/interface/MotionPlugin.h"
#include "core/game/f2000/motion/CommandDelay.h"

namespace sparkwright::f2000
{

/// Two driven wheels on one axle, whose speeds change linearly. Motion data: speeds of the left and the right rim, mm/s.
class DifferentialDrive : public MotionPlugin
{
public:
  void configure(const MotionConfig& config) override;
  void setTranslationalVelocity(double v) override;
  void setRotationalVelocity(double omega) override;
  bool setCommand(const std::vector<double>& command) override; ///< `v`, `omega`
  std::vector<std::string> commandNames() const override { return {"v", "omega"}; }
  Relocation step(double dt) override;
  Twist twist() const override { return {now_.v, 0, now_.omega}; }
  void correct(const Pose& pose, const Twist& twist) override;
  void getMotionData(std::vector<std::uint32_t>& words) const override;
  void reset() override;

  /// It moves so now, whatever it has done.
  void goOnFrom(const Twist& twist) { now_ = {twist.vx, twist.omega}; }

private:
  struct Speeds
  {
    double v = 0, omega = 0;
  };

  Speeds limited(Speeds wanted) const;

  MotionConfig config_;
  CommandDelay<Speeds> commands_;
  Speeds now_; ///< At the end of the last interval.
};

} // namespace sparkwright::f2000
