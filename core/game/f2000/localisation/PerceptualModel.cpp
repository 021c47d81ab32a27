#include "core/game/f2000/localisation/PerceptualModel.h"

namespace sparkwright::f2000
{

PerceptualModel::PerceptualModel(const SensorContainer& sensors)
{
  for(SensorDataPlugin* const each : sensors.find({}))
    if(each->isMarkov())
      features_.push_back(each);
}

void PerceptualModel::learn(const Pose& pose)
{
  for(SensorDataPlugin* const each : features_)
    each->learnProbability(pose);
}

bool PerceptualModel::save(std::ostream& out) const
{
  for(const SensorDataPlugin* const each : features_)
    if(!each->saveModel(out))
      return false;
  return !features_.empty();
}

bool PerceptualModel::load(std::istream& in)
{
  for(SensorDataPlugin* const each : features_)
    if(!each->loadModel(in))
      return false;
  return !features_.empty();
}

double PerceptualModel::probability(const Pose& pose) const
{
  double product = -1;
  for(const SensorDataPlugin* const each : features_)
    if(const double probability = each->getProbability(pose); probability >= 0)
      product = product < 0 ? probability : product * probability;
  return product;
}

} // namespace sparkwright::f2000
