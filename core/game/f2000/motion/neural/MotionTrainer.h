#pragma once

#include "core/game/f2000/motion/neural/MotionLog.h"
#include "core/game/f2000/motion/neural/MotionNetwork.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace sparkwright::f2000
{

/// How a network is trained. The presets are those that suit a log of ten minutes.
struct TrainingOptions
{
  double rate = 1e-3;
  int batch = 64, epochs = 300, patience = 25; ///< Epochs without gain before it ends.
  double decay = 1e-5;                         ///< Of weights.
  double trained = 0.7, validated = 0.15;      ///< Shares of the log, from its beginning on; the rest tests.
  std::uint64_t seed = 1;
  double maxSpeed = 1, maxTurn = 3.14; ///< Of the drive, m/s and rad/s: how much of them the log must show.
};

/// What has become of it.
struct TrainingReport
{
  std::vector<double> trainingLoss, validationLoss; ///< Of each epoch.
  bool cancelled = false;
  double stepErrorMm = 0, stepErrorDeg = 0; ///< Root of the mean square over the test part, of one period.
  double openLoopMm = 0; ///< Mean error of the place after two seconds without looking.
  /// The beginning of the test part, in stretches of two seconds: where the robot was, and where the network believes it by
  /// itself.
  struct Replayed
  {
    int stretch = 0;
    Pose recorded{}, predicted{};
  };
  std::vector<Replayed> replay;
  Diagnostics problems;
};

/// One example: what the network sees, and what then happened.
struct MotionExample
{
  MotionNetwork::Input input;
  MotionNetwork::Output output;
};

/// Trains networks from recorded drives. The same log and options give the same network.
class MotionTrainer
{
public:
  /// After each epoch. @return false to stop; the best network so far is kept
  using Progress = std::function<bool(int epoch, double trainingLoss, double validationLoss)>;

  explicit MotionTrainer(const TrainingOptions& options = {}) : options_(options) {}

  /// @param log  isUsable()
  MotionNetwork train(const MotionLog& log, TrainingReport& report, const Progress& progress = {}) const;

private:
  void checkCoverage(const MotionLog& log, TrainingReport& report) const;

  TrainingOptions options_;
};

} // namespace sparkwright::f2000
