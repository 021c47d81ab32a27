#pragma once

#include "core/object/Registry.h"
#include "editor/tree/SourceOutline.h"

#include <string>

namespace sparkwright
{

/// The text of a node that stays where it is in the world when it gets another parent.
struct KeptPose
{
  enum class Why
  {
    None,
    NoPose,     ///< The node has no pose of its own: it is no Transform.
    Expression, ///< A pose on the way is computed, or not known from the text.
  };
  Why why = Why::None;
  SourceOutline::Id at = 0; ///< The item that stands in the way.
  std::string text{};       ///< Of the node, with its new pose.
};

/// @param parent  the new one; 0: the file
KeptPose keepPose(const SourceOutline& outline, const Registry& registry, SourceOutline::Id item,
                  SourceOutline::Id parent);

} // namespace sparkwright
