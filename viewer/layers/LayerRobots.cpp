#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerParts.h"

#include <algorithm>
#include <cmath>

// Layers about robots as a whole: centres of mass, what they stand on, and who they are.

namespace sparkwright
{

namespace
{

using Eigen::Vector2f;
using Pen = LayerCanvas::Pen;
using Style = LayerCanvas::Style;

struct GroupMass
{
  Vec3f moment = Vec3f::Zero();
  float mass = 0;
  int bodies = 0;

  Vec3f centre() const { return moment / mass; }
  bool isKnown() const { return mass > 0 && std::isfinite(mass) && moment.allFinite(); }
};

std::vector<GroupMass> massesOf(const LayerContext& context)
{
  std::vector<GroupMass> groups;
  for(const PhysicsStructure::Body& body : context.structure()->bodies)
  {
    const auto group = static_cast<std::size_t>(std::max(body.group, 0));
    if(group >= groups.size())
      groups.resize(group + 1);
    groups[group].moment += body.mass * translation(context.pose(body.slot));
    groups[group].mass += body.mass;
    ++groups[group].bodies;
  }
  return groups;
}

float cross(const Vector2f& a, const Vector2f& b, const Vector2f& c)
{
  return (b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x());
}

/// Points where a group stands on what does not move, and their lowest height.
struct Stand
{
  std::vector<Vector2f> points;
  float height = 0;
};

std::vector<Stand> standsOf(const LayerContext& context, std::size_t groups)
{
  constexpr float upright = 0.7f;
  std::vector<Stand> stands(groups);
  const auto& s = *context.structure();
  for(const PhysicsView::Contact& contact : context.physics().contacts)
  {
    const auto count = static_cast<int>(s.colliders.size());
    if(contact.watched || contact.first < 0 || contact.second < 0 || contact.first >= count || contact.second >= count)
      continue;
    const int first = s.colliders[static_cast<std::size_t>(contact.first)].body;
    const int second = s.colliders[static_cast<std::size_t>(contact.second)].body;
    if((first < 0) == (second < 0) || !(std::abs(contact.normal.z()) > upright))
      continue;
    const int group = s.bodies[static_cast<std::size_t>(std::max(first, second))].group;
    Stand& stand = stands[static_cast<std::size_t>(group)];
    if(!contact.point.allFinite())
      continue;
    stand.height = stand.points.empty() ? contact.point.z() : std::min(stand.height, contact.point.z());
    stand.points.push_back(contact.point.head<2>());
  }
  return stands;
}

/// A dot where it stands well, a cross where it will fall: colour alone would not do for all eyes.
void drawPlumb(LayerCanvas& canvas, const Vec3f& at, bool stable, float size, Pen pen)
{
  pen.style = Style::Wire;
  pen.width = 3;
  if(stable)
  {
    pen.style = Style::Solid;
    canvas.shape(LayerShape::Disc, pen, scaled(poseAlong(at, Vec3f::UnitZ()), Vec3f::Constant(size)));
    return;
  }
  for(const float s : {-1.f, 1.f})
    canvas.line(at - Vec3f(size, s * size, 0), at + Vec3f(size, s * size, 0), pen);
}

void drawPolygon(LayerCanvas& canvas, const std::vector<Vector2f>& hull, float height, const Pen& pen)
{
  const auto at = [&](std::size_t i) { return Vec3f(hull[i % hull.size()].x(), hull[i % hull.size()].y(), height); };
  for(std::size_t i = 1; i + 1 < hull.size(); ++i)
    canvas.triangle(at(0), at(i), at(i + 1), pen);
  Pen edge = pen;
  edge.style = Style::Wire;
  edge.width = 2.5f;
  for(std::size_t i = 0; i < hull.size() && hull.size() > 1; ++i)
    canvas.line(at(i), at(i + 1), edge);
}

} // namespace

std::vector<Vector2f> convexHull(std::vector<Vector2f> points)
{
  std::erase_if(points, [](const Vector2f& p) { return !p.allFinite(); });
  const auto less = [](const Vector2f& a, const Vector2f& b) { return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y(); };
  std::ranges::sort(points, less);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if(points.size() < 3)
    return points;
  std::vector<Vector2f> hull;
  for(int pass = 0; pass < 2; ++pass) // Below from the left, then above from the right.
  {
    const std::size_t start = hull.size();
    for(const Vector2f& p : points)
    {
      while(hull.size() >= start + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0)
        hull.pop_back();
      hull.push_back(p);
    }
    hull.pop_back(); // It begins the next pass.
    std::ranges::reverse(points);
  }
  return hull;
}

bool isInside(const std::vector<Vector2f>& hull, const Vector2f& point)
{
  if(hull.size() < 3)
    return false;
  for(std::size_t i = 0; i < hull.size(); ++i)
    if(!(cross(hull[i], hull[(i + 1) % hull.size()], point) >= 0))
      return false;
  return true;
}

void drawMasses(const LayerContext& context, LayerCanvas& canvas)
{
  if(!context.structure())
    return;
  const LayerMode mode = context.settings().mode(Layer::CentresOfMass);
  Pen pen = LayerCanvas::pen(mode, layerColours::mass);
  pen.inside = true;
  for(const PhysicsStructure::Body& body : context.structure()->bodies)
    if(body.mass > 0 && context.shows(body.node))
      canvas.dot(translation(context.pose(body.slot)), std::clamp(0.015f * std::cbrt(body.mass), 0.004f, 0.5f), pen);
  const std::vector<GroupMass> groups = massesOf(context);
  for(const LayerThing& thing : context.things())
  {
    if(thing.group < 0 || !context.shows(thing))
      continue;
    const GroupMass& group = groups[static_cast<std::size_t>(thing.group)];
    if(group.bodies < 2 || !group.isKnown())
      continue;
    Pen all = LayerCanvas::pen(mode, layerColours::massOfAll);
    all.inside = true;
    const Vec3f centre = group.centre();
    canvas.dot(centre, 0.017f * std::cbrt(std::clamp(group.mass, 0.1f, 1e4f)), all);
    all.style = Style::Wire;
    all.dashed = true;
    canvas.line(centre, {centre.x(), centre.y(), std::min(0.f, centre.z() - 0.1f)}, all);
  }
}

void drawSupport(const LayerContext& context, LayerCanvas& canvas)
{
  constexpr float aboveGround = 0.004f; // m
  if(!context.structure())
    return;
  const LayerMode mode = context.settings().mode(Layer::SupportPolygon);
  const std::vector<GroupMass> groups = massesOf(context);
  const std::vector<Stand> stands = standsOf(context, groups.size());
  for(const LayerThing& thing : context.things())
  {
    if(thing.group < 0 || thing.ball || !context.shows(thing))
      continue;
    const Stand& stand = stands[static_cast<std::size_t>(thing.group)];
    const GroupMass& group = groups[static_cast<std::size_t>(thing.group)];
    if(stand.points.empty() || !group.isKnown())
      continue;
    const std::vector<Vector2f> hull = convexHull(stand.points);
    const Vec3f centre = group.centre();
    const bool stable = isInside(hull, centre.head<2>());
    Pen pen = LayerCanvas::pen(mode, stable ? layerColours::inside : layerColours::outside);
    const float height = stand.height + aboveGround;
    drawPolygon(canvas, hull, height, pen);
    pen.inside = true;
    drawPlumb(canvas, {centre.x(), centre.y(), height + aboveGround}, stable, 0.014f * context.unit(), pen);
  }
}

void drawNames(const LayerContext& context, LayerCanvas& canvas)
{
  const float above = 0.1f * context.unit();
  for(const LayerThing& thing : context.things())
  {
    if(!context.shows(thing) || thing.ball)
      continue;
    Vec3f place = context.topOf(thing);
    if(thing.agent < 0)
    {
      place.z() += above / 3;
      canvas.label(place, QString::fromStdString(context.nameOf(thing.node)));
      continue;
    }
    place.z() += above;
    const AgentInfo& agent = context.frame().agents[static_cast<std::size_t>(thing.agent)];
    const auto side = static_cast<std::size_t>(agent.team - 1);
    QString text;
    if(agent.team == 1 || agent.team == 2)
    {
      const std::string& team = context.frame().game.team[side];
      text = team.empty() ? (side == 0 ? LayerSettings::tr("Left") : LayerSettings::tr("Right"))
                          : QString::fromStdString(team).left(16);
      if(agent.unum > 0)
        text += QStringLiteral(" %1").arg(agent.unum);
    }
    else
      text = LayerSettings::tr("Agent %1").arg(agent.id);
    if(context.isPenalised(thing.agent))
      text = LayerSettings::tr("%1 · penalised").arg(text);
    canvas.label(place, text, agent.team == 1 || agent.team == 2 ? context.teamColours()[side] : QColor());
  }
}

} // namespace sparkwright
