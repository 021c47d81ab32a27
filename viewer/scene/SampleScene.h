#pragma once

#include "core/frame/Frame.h"

namespace sparkwright
{

/// A small scene with one thing of each kind that is drawn in a way of its own: a field, its ball, a goal with its net, a
/// player's body with a number, a box. Its middle is at the origin, about one metre large without the field.
///
/// Drawn once where nobody sees it, it makes the driver translate the shaders before somebody waits for a picture.
FramePtr sampleScene();

} // namespace sparkwright
