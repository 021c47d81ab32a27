#include "app/server/TrainRun.h"

#include "app/server/SignalWatch.h"
#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/motion/neural/TrainedModel.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <numbers>

namespace sparkwright
{

namespace
{

constexpr auto badInput = static_cast<int>(ExitCode::BadUsage);
constexpr double degree = std::numbers::pi / 180;

void complain(const std::string& file, std::string message, std::string hint)
{
  std::cerr << Diagnostic{Diagnostic::Severity::Error, file, 0, 0, std::move(message), std::move(hint)}.text() << '\n';
}

void print(const Diagnostics& problems)
{
  for(const Diagnostic& problem : problems)
    std::cerr << problem.text() << '\n';
}

/// How fast the robot may be told to drive: what its file says, else the greatest command of the log.
bool limitsOf(const ServerOptions& options, const f2000::MotionLog& log, f2000::TrainingOptions& training)
{
  if(options.robot.empty())
  {
    training.maxSpeed = training.maxTurn = 0;
    for(const auto& piece : log.pieces)
      for(const f2000::MotionSample& sample : piece)
      {
        training.maxSpeed = std::max(training.maxSpeed, std::abs(sample.vSet));
        training.maxTurn = std::max(training.maxTurn, std::abs(sample.omegaSet));
      }
    return true;
  }
  const f2000::RobotFile robot = f2000::readRobot(options.robot);
  print(robot.problems);
  if(!robot.isUsable())
    return false;
  training.maxSpeed = robot.robot.drive.maxSpeed;
  training.maxTurn = robot.robot.drive.maxTurn;
  return true;
}

} // namespace

int runTraining(const ServerOptions& options)
{
  const f2000::MotionLog log = f2000::readMotionLog(options.drivingLog);
  print(log.problems);
  f2000::TrainingOptions training;
  if(options.seed != 0)
    training.seed = options.seed;
  if(!log.isUsable() || !limitsOf(options, log, training))
    return badInput;
  const std::string& target = options.files.front();
  if(!std::ofstream(target, std::ios::app)) // Not only after minutes of training.
  {
    complain(target, "the model cannot be written", "check its directory and permissions");
    return badInput;
  }
  std::printf("samples: %zu, pieces: %zu, commands up to %.3g m/s and %.3g deg/s\n", log.size(), log.pieces.size(),
              training.maxSpeed, training.maxTurn / degree);
  std::atomic<bool> interrupted = false;
  f2000::TrainingReport report;
  f2000::MotionNetwork network;
  {
    const SignalWatch watch([&interrupted](int) { interrupted = true; });
    constexpr int shown = 10; // Of so many epochs, one.
    network = f2000::MotionTrainer(training).train(log, report,
                                                   [&interrupted, &options](int epoch, double trained, double validated)
                                                   {
                                                     if(options.progress)
                                                       std::printf("{\"epoch\": %d, \"loss\": %.6e, \"validation\": %.6e}\n", epoch,
                                                                   trained, validated);
                                                     else if(epoch % shown == 0)
                                                       std::printf("epoch %3d  loss %.3e  validation %.3e\n", epoch, trained, validated);
                                                     std::fflush(stdout);
                                                     return !interrupted;
                                                   });
  }
  print(report.problems);
  std::printf("epochs: %zu%s\nerror of one step: %.2f mm, %.3f deg (root of the mean square)\n"
              "error after 2 s: %.1f mm (mean)\n",
              report.trainingLoss.size(), interrupted ? ", interrupted" : "", report.stepErrorMm, report.stepErrorDeg,
              report.openLoopMm);
  std::ofstream out(target, std::ios::binary | std::ios::trunc);
  out << f2000::writeTrainedModel(network, report) << std::flush;
  if(!out)
  {
    complain(target, "the model cannot be written", "is the disk full?");
    return badInput;
  }
  std::printf("model: %s; robots use it by (motion (plugin neural) (param model %s))\n", target.c_str(), target.c_str());
  return static_cast<int>(interrupted ? ExitCode::RunFailed : ExitCode::Done);
}

} // namespace sparkwright
