#pragma once

#include "core/text/LocalText.h"
#include "core/world/manipulation/Manipulation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

class ActiveScene;
class JointNode;
class Object;
class StateArchive;

/// Sets joints, and drives them by their motors, for a Manipulator.
class JointDrives
{
public:
  explicit JointDrives(ActiveScene& active) : active_(active) {}

  /// Why a request has no effect; an empty message: it has.
  struct Refusal
  {
    LocalText why{}, hint{};
  };
  /// @param node  the joint; anything else is refused
  Refusal set(const SetJoint& request, Object& node);
  Refusal drive(const DriveJoint& request, Object& node, double longest);

  /// Commands the motors of driven joints; to be called before each physics step. @param seconds  of the step
  void act(double seconds);

  void archive(StateArchive& a);

  static constexpr float fastest = 6; ///< rad/s (slider: m/s 1), for joints without a limit of their own.
  static constexpr float fastestWheel = 1000; ///< rad/s or m/s, for those that are driven at a speed.

private:
  struct Drive
  {
    std::uint64_t id; ///< Of the joint.
    int axis;
    std::optional<float> target; ///< Nothing: it goes on at `speed`.
    float speed;                 ///< Of a drive without a target.
    double left;     ///< Remaining time, s.
    float set;       ///< Speed that was commanded last.
    float commanded; ///< Speed that others want, which comes back at the end.

    void archive(StateArchive& a);
  };
  void command(Drive& drive, JointNode& joint, double seconds);
  void release(const Drive& drive) const;

  ActiveScene& active_;
  std::vector<Drive> drives_;
};

} // namespace sparkwright
