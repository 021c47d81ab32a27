#pragma once

#include "viewer/scene/SceneDrawing.h"

#include <QString>

namespace sparkwright
{

/// The name of a node of a scene as shown to the user: "Red 3 · lshank", "Ball". A node without a name is called by its
/// mesh, or by what it belongs to. Empty for a node that does not exist.
QString nodeName(const SceneDrawing& scene, int node);

} // namespace sparkwright
