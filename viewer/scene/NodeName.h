#pragma once

#include "viewer/scene/SceneDrawing.h"

#include <QString>

namespace sparkwright
{

/// What people call a node of a scene: "Red 3 · lshank", "Ball"; a node without a name is called by its mesh, or by
/// what it belongs to. Empty for a node that does not exist.
QString nodeName(const SceneDrawing& scene, int node);

} // namespace sparkwright
