#include "viewer/layers/LayerTrails.h"

#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerScales.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr float shortest = 0.01f; // m
constexpr double longestGap = 1;  // s: frames were not seen
constexpr float fastest = 15;     // m/s: faster is not movement

} // namespace

void LayerTrails::clear()
{
  trails_.clear();
}

void LayerTrails::add(const LayerContext& context)
{
  const double now = context.frame().time;
  if(now < last_)
    clear();
  const double since = now - last_;
  last_ = now;
  for(const LayerThing& thing : context.things())
  {
    const Vec3f place = translation(context.pose(thing.slot));
    if(!place.allFinite() || thing.slot < 0 || (trails_.size() >= mostThings && !trails_.contains(thing.id)))
      continue;
    auto& points = trails_[thing.id];
    if(points.empty())
    {
      points.push_back({now, place, true});
      continue;
    }
    const Point& last = points.back();
    const float way = (place - last.place).norm();
    if(way < shortest)
      continue;
    // A thing may have stood for long before it is put elsewhere: what counts is how far it came since the last frame.
    const bool jumped = since > longestGap ? way > 1 : way > 0.3f + fastest * static_cast<float>(since);
    points.push_back({now, place, jumped});
    if(points.size() > mostPoints)
      points.pop_front();
  }
  // What is gone fades, too.
  for(auto at = trails_.begin(); at != trails_.end();)
  {
    auto& points = at->second;
    while(points.size() > 1 && points.front().time < now - layerScales::trailSeconds)
      points.pop_front();
    const bool old = points.front().time < now - layerScales::trailSeconds && points.size() == 1;
    const bool there = std::ranges::any_of(context.things(), [&](const LayerThing& t) { return t.id == at->first; });
    at = old && !there ? trails_.erase(at) : std::next(at);
  }
}

std::size_t LayerTrails::pointsOf(std::uint64_t id) const
{
  const auto found = trails_.find(id);
  return found == trails_.end() ? 0 : found->second.size();
}

void LayerTrails::draw(const LayerContext& context, LayerCanvas& canvas) const
{
  const double now = context.frame().time;
  for(const LayerThing& thing : context.things())
  {
    const auto found = trails_.find(thing.id);
    if(found == trails_.end() || !context.shows(thing))
      continue;
    QColor colour = thing.ball ? layerColours::ball : layerColours::other;
    if(thing.agent >= 0)
      if(const int team = context.frame().agents[static_cast<std::size_t>(thing.agent)].team; team == 1 || team == 2)
        colour = context.teamColours()[static_cast<std::size_t>(team - 1)];
    LayerCanvas::Pen pen = LayerCanvas::pen(LayerMode::Wire, colour);
    pen.width = thing.ball ? 3 : 2;
    const auto& points = found->second;
    const auto piece = [&](const Vec3f& from, const Vec3f& to, double time)
    {
      const double age = (now - time) / layerScales::trailSeconds;
      if(age > 1 || from == to)
        return;
      pen.colour.setAlphaF(static_cast<float>(1 - 0.85 * age));
      canvas.line(from, to, pen);
    };
    for(std::size_t i = 1; i < points.size(); ++i)
      if(!points[i].jumped)
        piece(points[i - 1].place, points[i].place, points[i].time);
    piece(points.back().place, translation(context.pose(thing.slot)), now);
  }
}

} // namespace sparkwright
