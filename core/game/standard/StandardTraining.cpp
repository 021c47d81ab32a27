#include "core/game/DriveTraining.h"
#include "core/game/f2000/league/DriveSchool.h"

namespace sparkwright
{

TrainingOutcome trainDrive(const DriveTraining& training)
{
  return f2000::trainFromLog(training);
}

} // namespace sparkwright
