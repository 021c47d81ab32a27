#include "app/server/TrainRun.h"

#include "app/server/SignalWatch.h"
#include "core/game/DriveTraining.h"

#include <atomic>
#include <cstdio>
#include <iostream>

namespace sparkwright
{

int runTraining(const ServerOptions& options)
{
  std::atomic<bool> interrupted = false;
  DriveTraining training{options.drivingLog, options.robot, options.files.front(), options.seed, {}, {}, {}};
  training.report = [](const Diagnostic& problem) { std::cerr << problem.text() << '\n'; };
  training.say = [](const std::string& line) { std::puts(line.c_str()); };
  training.goesOn = [&](int epoch, double trained, double validated)
  {
    constexpr int shown = 10; // Of so many epochs, one.
    if(options.progress)
      std::printf("{\"epoch\": %d, \"loss\": %.6e, \"validation\": %.6e}\n", epoch, trained, validated);
    else if(epoch % shown == 0)
      std::printf("epoch %3d  loss %.3e  validation %.3e\n", epoch, trained, validated);
    std::fflush(stdout);
    return !interrupted;
  };
  const SignalWatch watch([&interrupted](int) { interrupted = true; });
  switch(trainDrive(training))
  {
  case TrainingOutcome::Done: return static_cast<int>(ExitCode::Done);
  case TrainingOutcome::Stopped: return static_cast<int>(ExitCode::RunFailed);
  case TrainingOutcome::Failed: break;
  }
  return static_cast<int>(ExitCode::BadUsage);
}

} // namespace sparkwright
