#include "core/game/simurosot/referee/rules/Ruling.h"

#include <cstdarg>
#include <cstdio>

namespace sparkwright::simurosot
{

Ruling::Ruling(const Situation& situation, int reason, int hardness) : situation_(situation)
{
  verdict_.size = sizeof verdict_;
  verdict_.kind = SST_PLAY_ON;
  verdict_.actor = SREF_NOBODY;
  verdict_.offender_side = SREF_NOBODY;
  verdict_.offender_robot = -1;
  verdict_.goal_for = SREF_NOBODY;
  verdict_.reason = reason;
  verdict_.hardness = hardness;
  place(situation.ball());
}

void Ruling::restart(Restart kind, Side actor)
{
  verdict_.kind = static_cast<int>(kind);
  verdict_.actor = indexOf(actor);
}

void Ruling::freeBallAt(const Point& point) { freeBall(simurosot::freeBallAt(point.x, point.y)); }

void Ruling::freeBall(Restart kind)
{
  const FieldAreas& areas = situation_.areas();
  restart(kind, areas.sideAt(areas.freeBallMark(kind).x));
}

void Ruling::offender(RobotId robot)
{
  if(verdict_.offender_robot < 0)
  {
    verdict_.offender_side = indexOf(robot.side);
    verdict_.offender_robot = robot.index;
  }
  witness(robot);
}

void Ruling::witness(RobotId robot)
{
  sref_evidence& evidence = verdict_.evidence;
  constexpr int room = static_cast<int>(sizeof evidence.robots / sizeof *evidence.robots);
  if(evidence.count < room)
    evidence.robots[evidence.count] = robot.object();
  ++evidence.count;
}

void Ruling::area(const Rect& area)
{
  sref_evidence& evidence = verdict_.evidence;
  evidence.left = area.left;
  evidence.bottom = area.bottom;
  evidence.right = area.right;
  evidence.top = area.top;
}

void Ruling::measured(double value, double limit)
{
  verdict_.evidence.value = value;
  verdict_.evidence.limit = limit;
}

void Ruling::text(const char* format, ...)
{
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(verdict_.text, sizeof verdict_.text, format, arguments);
  va_end(arguments);
}

RobotName::RobotName(RobotId robot)
{
  std::snprintf(text_.data(), text_.size(), "%s %d", sideName(robot.side), robot.index + 1);
}

} // namespace sparkwright::simurosot
