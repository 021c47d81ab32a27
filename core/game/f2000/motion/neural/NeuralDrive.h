#pragma once

#include "core/game/f2000/motion/DifferentialDrive.h"
#include "core/game/f2000/motion/neural/MotionNetwork.h"

#include <array>

namespace sparkwright::f2000
{

/// Drives as a trained network predicts. Where that has learned nothing, it drives as two wheels would. Motion data: those
/// of the two wheels, and whether it now drives so.
class NeuralDrive : public MotionPlugin
{
public:
  /// The network is the parameter `model`: a file.
  void configure(const MotionConfig& config) override;
  /// The same with a network that is there already.
  void configure(const MotionConfig& config, const MotionNetwork& network);

  void setTranslationalVelocity(double v) override;
  void setRotationalVelocity(double omega) override;
  bool setCommand(const std::vector<double>& command) override;
  std::vector<std::string> commandNames() const override { return simple_.commandNames(); }
  Relocation step(double dt) override;
  Twist twist() const override { return now_; }
  void correct(const Pose& pose, const Twist& twist) override;
  void getMotionData(std::vector<std::uint32_t>& words) const override;
  void reset() override;

private:
  using Moments = std::array<MotionNetwork::Moment, MotionNetwork::history>;

  void beginPeriod();

  MotionNetwork network_;
  MotionConfig config_;
  double v_ = 0, omega_ = 0; ///< Commands.
  DifferentialDrive simple_; ///< Drives where the network cannot.
  Moments moments_{};        ///< The newest first.
  Twist begun_, now_;        ///< At the begin of the period, and now.
  Twist mean_;               ///< Of the way that the period brings …
  Twist end_;                ///< … and the velocity at its end.
  double within_ = 0;        ///< s since its begin.
  bool strange_ = false;     ///< In this period, two wheels drive.
};

} // namespace sparkwright::f2000
