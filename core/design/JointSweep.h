#pragma once

#include "core/text/LocalText.h"

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace sparkwright
{

class World;

namespace design
{

/// A joint of the robot, by its path in the World that was swept, and the value it had.
struct JointValue
{
  std::string joint;
  int axis = 0;
  float value = 0; ///< Radians (slider: m).
};

/// Two parts that touch each other while one or two joints are within a range, all others at zero. If they touch in
/// several ranges with free positions between them, each range is a collision of its own.
struct SelfCollision
{
  std::string joint;               ///< Its name, as its perceptor or effector has it.
  std::string otherJoint;          ///< Of a pair; empty: one joint alone.
  bool slides = false;             ///< `joint` is a slider: values in m, else in radians.
  float low = 0, high = 0;         ///< Of `joint`: touching positions, all between them too.
  std::string first, second;       ///< Names of the parts.
  double depth = 0;                ///< Deepest penetration, m.
  std::vector<JointValue> posture; ///< The deepest one.
};

struct SweepReport
{
  std::vector<SelfCollision> collisions; ///< Deepest first.
  int joints = 0;                        ///< Axes that were swept.
  long postures = 0;                     ///< That were tested.
  bool cancelled = false;
  LocalText problem; ///< Why nothing was swept; else empty.
};

struct SweepOptions
{
  std::string robot = "/usr/scene"; ///< Path of the node below which the joints are.
  int steps = 60;                   ///< Positions of a joint alone.
  int pairSteps = 8;                ///< Positions of each joint of a pair.
  double touching = 1e-4;           ///< Less penetration does not count, m.
};

/// Moves every joint of a robot over its limits, and then joints of neighbouring parts together, and finds parts that
/// touch each other though no joint connects them. Ignores whether the robot's space tests inner collisions, and parts
/// that overlap already with all joints at zero. Joints without limits are swept once round.
/// @param world     will not be run afterwards: it is left in some posture
/// @param progress  called with 0 to 1 now and then; may be empty
/// @param cancel    ends the sweep when it becomes true
SweepReport sweepJoints(World& world, const SweepOptions& options, const std::function<void(double)>& progress,
                        const std::atomic<bool>& cancel);

} // namespace design
} // namespace sparkwright
