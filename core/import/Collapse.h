#pragma once

namespace sparkwright
{

class Object;

/// Simplifies the Transforms of an imported tree, `root` included, like the reference simulator after each import:
/// removes those without children, and dissolves those whose children are all Transforms; the children move to the
/// parent, with multiplied poses. World poses do not change.
void collapseTransforms(Object& root);

} // namespace sparkwright
