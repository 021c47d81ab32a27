#pragma once

#include "core/frame/Frame.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

/// How a transform moves with another one, so that few numbers tell its pose: a body that hangs on another by a hinge
/// turns about one axis.
struct PoseLink
{
  int reference = -1; ///< The slot of the transform that it moves with, in the same parent; -1: it moves freely.
  Vec3f anchor = Vec3f::Zero(); ///< The point that the joint holds, in the frame of the transform, m.
  Vec3f axis = Vec3f::Zero();   ///< The hinge, in the frame of the transform, unit length; 0: there is none.

  bool operator==(const PoseLink&) const = default;
};

/// The links of the transforms of a structure, by slot. References lead to a transform without one, without a circle.
using PoseLinks = std::vector<PoseLink>;

/// The links that follow from the joints of a frame with details of physics; without these, nothing is linked.
PoseLinks poseLinks(const Frame& frame);

/// Whether links can be used for so many transforms.
bool areSound(const PoseLinks& links, std::size_t transforms);

} // namespace sparkwright
