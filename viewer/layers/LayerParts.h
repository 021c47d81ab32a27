#pragma once

#include "viewer/layers/LayerCanvas.h"
#include "viewer/layers/LayerContext.h"

namespace sparkwright
{

struct Drawings;

// Each draws one layer, which is on. Frames without details leave those empty that need them.

void drawColliders(const LayerContext& context, LayerCanvas& canvas);
void drawContacts(const LayerContext& context, LayerCanvas& canvas);
void drawJoints(const LayerContext& context, LayerCanvas& canvas);
void drawFrames(const LayerContext& context, LayerCanvas& canvas);
void drawMasses(const LayerContext& context, LayerCanvas& canvas);
void drawSupport(const LayerContext& context, LayerCanvas& canvas);
void drawNames(const LayerContext& context, LayerCanvas& canvas);
void drawSensors(const LayerContext& context, LayerCanvas& canvas);
void drawDrawings(const LayerContext& context, const Drawings& drawings, LayerCanvas& canvas);

/// The corners of the smallest convex polygon around points of a plane, counter-clockwise; as many as there are if they
/// lie on a line. Points that are not finite are left out.
std::vector<Eigen::Vector2f> convexHull(std::vector<Eigen::Vector2f> points);
/// Whether a point lies in a convex polygon, counter-clockwise; never in one without an area.
bool isInside(const std::vector<Eigen::Vector2f>& hull, const Eigen::Vector2f& point);

} // namespace sparkwright
