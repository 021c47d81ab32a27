#include "core/game/f2000/league/DriveSchool.h"

#include "core/game/f2000/file/RobotFile.h"
#include "core/game/f2000/motion/neural/TrainedModel.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

namespace sparkwright::f2000
{

namespace
{

void report(const DriveTraining& training, const Diagnostics& problems)
{
  std::ranges::for_each(problems, training.report);
}

/// How fast the robot may be told to drive: what its file says, else the greatest command of the log.
/// @return false: its file cannot be used
bool limitsOf(const DriveTraining& training, const MotionLog& log, TrainingOptions& options)
{
  if(training.robot.empty())
  {
    options.maxSpeed = options.maxTurn = 0;
    for(const auto& piece : log.pieces)
      for(const MotionSample& sample : piece)
      {
        options.maxSpeed = std::max(options.maxSpeed, std::abs(sample.vSet));
        options.maxTurn = std::max(options.maxTurn, std::abs(sample.omegaSet));
      }
    return true;
  }
  const RobotFile file = readRobot(training.robot);
  report(training, file.problems);
  options.maxSpeed = file.robot.drive.maxSpeed;
  options.maxTurn = file.robot.drive.maxTurn;
  return file.isUsable();
}

TrainingOutcome notWritten(const DriveTraining& training, const char* hint)
{
  training.report({Diagnostic::Severity::Error, training.model.string(), 0, 0, "the model cannot be written", hint});
  return TrainingOutcome::Failed;
}

template<class... Numbers>
void say(const DriveTraining& training, const char* format, Numbers... numbers)
{
  char line[200];
  std::snprintf(line, sizeof line, format, numbers...);
  training.say(line);
}

} // namespace

TrainingOutcome trainFromLog(const DriveTraining& training)
{
  const MotionLog log = readMotionLog(training.log);
  report(training, log.problems);
  TrainingOptions options;
  if(training.seed != 0)
    options.seed = training.seed;
  if(!log.isUsable() || !limitsOf(training, log, options))
    return TrainingOutcome::Failed;
  if(!std::ofstream(training.model, std::ios::app)) // Not only after minutes of training.
    return notWritten(training, "check its directory and permissions");
  say(training, "samples: %zu, pieces: %zu, commands up to %.3g m/s and %.3g deg/s", log.size(), log.pieces.size(), options.maxSpeed,
      options.maxTurn / unit::degree);
  TrainingReport account;
  const MotionNetwork network = MotionTrainer(options).train(log, account, training.goesOn);
  report(training, account.problems);
  say(training, "epochs: %zu%s", account.trainingLoss.size(), account.cancelled ? ", interrupted" : "");
  say(training, "error of one step: %.2f mm, %.3f deg (root of the mean square)", account.stepErrorMm, account.stepErrorDeg);
  say(training, "error after 2 s: %.1f mm (mean)", account.openLoopMm);
  if(!(std::ofstream(training.model, std::ios::binary | std::ios::trunc) << writeTrainedModel(network, account)).flush())
    return notWritten(training, "is the disk full?");
  const std::string file = training.model.string();
  training.say("model: " + file + "; robots use it by (motion (plugin neural) (param model " + file + "))");
  return account.cancelled ? TrainingOutcome::Stopped : TrainingOutcome::Done;
}

} // namespace sparkwright::f2000
