#pragma once

#include "core/import/NodeSource.h"
#include "core/object/Math.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Where the things of a scene file are now, so that the file can be made to put them there: things that stand free,
/// and robots as a whole, by one Transform each. The posture of a robot is not part of it.
struct KeptPoses
{
  struct Pose
  {
    std::shared_ptr<const NodeSource> form; ///< Of the Transform.
    std::uint64_t id = 0;                   ///< Of the object that it has made.
    Mat4f local = Mat4f::Identity();        ///< Its pose now, as its own form has to tell it, m.
    Mat4f written = Mat4f::Identity();      ///< The pose that its form tells so far, m.
  };
  std::vector<Pose> poses; ///< In the order of the file.
  /// Things that no single form of this file places: from files that it imports several times, or without a Transform
  /// of their own.
  int others = 0;
};

} // namespace sparkwright
