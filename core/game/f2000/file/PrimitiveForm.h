#pragma once

#include "core/game/f2000/file/FormReader.h"
#include "core/game/f2000/shape/Primitive.h"

namespace sparkwright::f2000
{

/// Reads `(primitive (shape rect 400 300) (pose 0 0 90) (z 0 500) (color black) …)`: mm, degrees.
/// @param kind  what it is if the form does not say  @return nothing after a problem without which it has no shape
std::optional<Primitive> readPrimitive(FormReader& reader, SyntaxTree::Node list, ThingClass kind);

/// Reads `(pose x y degrees)`, mm.
std::optional<Pose> readPose(FormReader& reader, SyntaxTree::Node list);

/// Reads `(color orange)` or `(color #ff8000)` into a primitive.
void readColour(FormReader& reader, SyntaxTree::Node list, Primitive& primitive);

} // namespace sparkwright::f2000
