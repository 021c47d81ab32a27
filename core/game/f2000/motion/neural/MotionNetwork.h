#pragma once

#include "core/game/f2000/shape/Geometry.h"
#include "core/text/Diagnostic.h"

#include <Eigen/Core>

#include <array>
#include <optional>
#include <string>

namespace sparkwright::f2000
{

/// A network that predicts how a robot moves within the next period: fully connected, with two hidden layers.
///
/// It knows no place: inputs are the newest speeds and commands, outputs the way in the robot's own frame.
struct MotionNetwork
{
  static constexpr double period = 0.1; ///< s
  static constexpr int history = 4;     ///< Moments that it looks back at, the present one included.
  static constexpr int inputs = 4 * history, first = 24, second = 16, outputs = 5;

  using Input = Eigen::Matrix<double, inputs, 1>;
  using Output = Eigen::Matrix<double, outputs, 1>;

  /// What it sees of one moment: m/s, rad/s.
  struct Moment
  {
    double v = 0, omega = 0, vSet = 0, omegaSet = 0;
  };
  /// @param moments  the newest first
  static Input inputOf(const std::array<Moment, history>& moments);

  /// What comes out: dx, dy (m), dtheta (rad), then v and omega at the end (m/s, rad/s).
  Output predict(const Input& input) const;
  /// The same for values that are normalised already.
  Output forward(const Input& normalised) const;
  /// Whether an input is far from all that it has learned: by more than a fifth of the range.
  bool isStrange(const Input& input) const;

  Eigen::Matrix<double, first, inputs> weights1 = decltype(weights1)::Zero();
  Eigen::Matrix<double, first, 1> bias1 = decltype(bias1)::Zero();
  Eigen::Matrix<double, second, first> weights2 = decltype(weights2)::Zero();
  Eigen::Matrix<double, second, 1> bias2 = decltype(bias2)::Zero();
  Eigen::Matrix<double, outputs, second> weights3 = decltype(weights3)::Zero();
  Output bias3 = Output::Zero();

  Input inputMean = Input::Zero(), inputScale = Input::Ones(); ///< Standard deviations.
  Output outputMean = Output::Zero(), outputScale = Output::Ones();
  Input inputLeast = Input::Zero(), inputMost = Input::Zero(); ///< Range of what it has learned.
  Output outputMost = Output::Ones();                          ///< Greatest amount of what it has learned.

  /// All weights, as a list of numbers of fixed order: for training and files.
  Eigen::VectorXd parameters() const;
  void setParameters(const Eigen::VectorXd& values);
};

/// A model's file: JSON.
std::string writeMotionModel(const MotionNetwork& network);
/// @return nothing, and a problem, if it is damaged or of another form
std::optional<MotionNetwork> readMotionModel(const std::string& text, const std::string& file, Diagnostics& problems);

} // namespace sparkwright::f2000
