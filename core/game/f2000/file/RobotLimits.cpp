#include "core/game/f2000/file/RobotLimits.h"

#include "core/game/f2000/shape/Outline.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright::f2000
{

namespace
{

constexpr double footprint = 0.5, extended = 0.6, tallest = 0.85, heaviest = 80; // m, kg
constexpr double tolerance = 1e-9;

/// The room that shapes take.
class Extent
{
public:
  void add(const std::vector<Primitive>& shapes, const Pose& at, double height)
  {
    for(const Primitive& shape : shapes)
    {
      const Outline outline = Outline::of(shape, at);
      if(outline.isCircle())
      {
        floor_.extend(Eigen::Vector2d(outline.centre().array() - outline.radius()));
        floor_.extend(Eigen::Vector2d(outline.centre().array() + outline.radius()));
      }
      for(const Eigen::Vector2d& corner : outline.corners())
        floor_.extend(corner);
      top_ = std::max(top_, height + shape.top);
    }
  }
  Eigen::Vector2d size() const { return floor_.isEmpty() ? Eigen::Vector2d::Zero() : Eigen::Vector2d(floor_.sizes()); }
  double top() const { return top_; }

private:
  Eigen::AlignedBox2d floor_;
  double top_ = 0;
};

int inMm(double metres)
{
  return static_cast<int>(std::lround(metres / unit::mm));
}

} // namespace

void checkLimits(const RobotForm& robot, FormReader& reader)
{
  Extent body;
  body.add(robot.body, {}, 0);
  Extent whole = body;
  for(const ManipulatorForm& manipulator : robot.manipulators)
    for(const ManipulatorState& state : manipulator.states)
      whole.add(state.shapes, manipulator.mount, manipulator.height);
  const auto tooWide = [](const Extent& extent, double most) { return extent.size().maxCoeff() > most + tolerance; };
  const bool widened = !tooWide(body, footprint);
  if(const Extent& wide = widened ? whole : body; tooWide(wide, widened ? extended : footprint))
    reader.warn(SyntaxTree::none,
                formText("f2000.footprint", inMm(wide.size().x()), inMm(wide.size().y()),
                         inMm(widened ? extended : footprint)),
                formText("f2000.plays"));
  if(whole.top() > tallest + tolerance)
    reader.warn(SyntaxTree::none, formText("f2000.height", inMm(whole.top()), inMm(tallest)), formText("f2000.plays"));
  if(robot.mass > heaviest)
    reader.warn(SyntaxTree::none, formText("f2000.mass", robot.mass, heaviest), formText("f2000.plays"));
}

} // namespace sparkwright::f2000
