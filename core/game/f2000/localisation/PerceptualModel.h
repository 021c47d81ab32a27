#pragma once

#include "core/game/f2000/data/SensorContainer.h"

#include <iosfwd>
#include <vector>

namespace sparkwright::f2000
{

/// What all sensors of a robot say of a pose together: their features are taken for independent of each other.
class PerceptualModel
{
public:
  /// @param sensors  must outlive this
  explicit PerceptualModel(const SensorContainer& sensors);

  /// The features that have a model.
  const std::vector<SensorDataPlugin*>& features() const { return features_; }
  /// Each learns that what it holds is measured at a pose.
  void learn(const Pose& pose);
  /// The product of their probabilities, 0 … 1; −1: none of them knows anything of the pose.
  double probability(const Pose& pose) const;

  /// Writes the models of all features, or reads them. @return whether all have worked; if not, some may have been read
  bool save(std::ostream& out) const;
  bool load(std::istream& in);

private:
  std::vector<SensorDataPlugin*> features_;
};

} // namespace sparkwright::f2000
