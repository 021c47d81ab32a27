#pragma once

namespace sparkwright
{

class Object;

/// Simplifies the Transforms of an imported tree, `root` included, as the reference does after each import: those
/// without children are removed; those whose children are all Transforms hand them, with their poses multiplied, to their
/// parent. Poses in the world stay as they are.
void collapseTransforms(Object& root);

} // namespace sparkwright
