#pragma once

// Private to physics.

#include "physics/exact/model/Room.h"
#include "physics/exact/Islands.h"
#include "physics/exact/model/Motion.h"
#include "physics/exact/solver/Pivoting.h"

#include <vector>

namespace sparkwright::physics
{

/// Steps one island at a time, with the same bits as the engine's full-matrix step but without its work on zeros.
/// Used by one thread.
class IslandStep
{
public:
  enum class Outcome
  {
    Moved,
    GivenUp,  ///< Moved, too, but without the forces that were not found.
    Circling, ///< Likewise, where the engine would not have come to an end.
    Interrupted, ///< Not moved.
    Unknown  ///< Not moved: there is a joint that only the engine knows.
  };

  /// @param pattern  of this island, from the step before
  /// @param crew     that does parts of it in parallel; null: the calling thread does all
  Outcome step(const StepSettings& settings, const Island& island, TilePattern& pattern, const TileKernels& kernels,
               WorkCrew* crew);

private:
  /// @return false if one of them is unknown or left to the engine
  bool describeJoints(const StepSettings& settings, const Island& island);
  static StepJoint describe(dJointID joint, LimitMotor* motors);
  void addForces();
  void moveBodies(const StepSettings& settings, const Island& island);

  JointOrder order_;
  std::vector<StepJoint> found_, joints_; ///< As they were found, and in the order of their rows.
  std::vector<LimitMotor> motors_;        ///< Three for each joint, as they were found.
  std::vector<StepBody> bodies_;
  std::vector<Row> rows_;
  System system_;
  Pivoting pivoting_;
  Numbers forces_, lambda_; ///< By variable and by row.
  struct Constraints
  {
    std::array<double, 6> sum{};
    bool any = false;
  };
  std::vector<Constraints> constraints_;
};

} // namespace sparkwright::physics
