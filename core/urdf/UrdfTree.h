#pragma once

#include "core/text/LocalText.h"
#include "core/urdf/UrdfModel.h"

#include <functional>

namespace sparkwright::urdf
{

/// Told of an error with its line and what helps.
using SayError = std::function<void(int line, LocalText message, LocalText hint)>;

/// Finds how the links of a model hang together: sets Model::jointAbove, root and order, the links from the root on.
/// Their joints must be complete.
/// @return false: they are no tree, which has been said
bool findTree(Model& model, const SayError& sayError);

} // namespace sparkwright::urdf
