#include "core/game/f2000/motion/neural/TrainedModel.h"

#include <nlohmann/json.hpp>

namespace sparkwright::f2000
{

std::string writeTrainedModel(const MotionNetwork& network, const TrainingReport& report)
{
  nlohmann::json model = nlohmann::json::parse(writeMotionModel(network));
  nlohmann::json& account = model["report"];
  account["training_loss"] = report.trainingLoss;
  account["validation_loss"] = report.validationLoss;
  account["cancelled"] = report.cancelled;
  account["step_error_mm"] = report.stepErrorMm;
  account["step_error_deg"] = report.stepErrorDeg;
  account["open_loop_error_mm"] = report.openLoopMm;
  nlohmann::json& replay = account["replay"] = nlohmann::json::array();
  for(const TrainingReport::Replayed& each : report.replay)
    replay.push_back({each.stretch, each.recorded.x, each.recorded.y, each.predicted.x, each.predicted.y});
  return model.dump(1) + '\n';
}

} // namespace sparkwright::f2000
