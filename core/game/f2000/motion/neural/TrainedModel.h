#pragma once

#include "core/game/f2000/motion/neural/MotionTrainer.h"

#include <string>

namespace sparkwright::f2000
{

/// A model's file, as writeMotionModel() makes it, with an account of its training: `report` has the losses of all epochs, the
/// errors over the test part, and TrainingReport::replay as lists of stretch, x, y, predicted x, predicted y (m).
std::string writeTrainedModel(const MotionNetwork& network, const TrainingReport& report);

} // namespace sparkwright::f2000
