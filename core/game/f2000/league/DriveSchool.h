#pragma once

#include "core/game/DriveTraining.h"

namespace sparkwright::f2000
{

/// Trains a network for the drive `neural` from a log (MotionLog), and writes its model (writeTrainedModel()).
TrainingOutcome trainFromLog(const DriveTraining& training);

} // namespace sparkwright::f2000
