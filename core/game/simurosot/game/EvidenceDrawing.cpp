#include "core/game/simurosot/game/EvidenceDrawing.h"

#include "core/draw/DrawingService.h"
#include "core/game/simurosot/game/GameNodes.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/object/Context.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

namespace
{

constexpr const char* evidenceSet = "Referee";
constexpr DrawingService::Colour areaColour{230, 60, 40, 70}, lineColour{230, 60, 40, 255},
    ballColour{255, 255, 255, 255};
constexpr float drawnHeight = 0.004f;                                    // m above the floor
constexpr double farthestDrawn = 1000;                                   // cm; no field is larger.
constexpr float robotCircle = 0.07f, ballCircle = 0.045f, cross = 0.05f; // m

bool hasEvidence(const sref_verdict& verdict)
{
  return verdict.reason >= SREF_R1B_GOAL_BY_PUSHING && verdict.reason <= SREF_R11_BALL_LOST;
}

/// The foul that is pending, or whose restart has not been played; null: none.
const sref_verdict* verdictToShow(const MatchMachine& machine)
{
  if(const sref_verdict* const pending = machine.pending())
    return hasEvidence(*pending) ? pending : nullptr;
  const bool isOpen = machine.status().placement != Restart::None;
  const bool plays = machine.state() == MatchState::Normal || machine.state() == MatchState::Resume;
  return isOpen && !plays && hasEvidence(machine.lastRestart()) ? &machine.lastRestart() : nullptr;
}

Vec3f onFloor(double x, double y)
{
  const auto metres = [](double cm)
  { return static_cast<float>(std::clamp(cm, -farthestDrawn, farthestDrawn) * metresPerCm); };
  return {metres(x), metres(y), drawnHeight};
}

} // namespace

void EvidenceDrawing::show(const MatchMachine& machine, const sref_frame& seen, const Context& context)
{
  auto* const drawings = context.service<DrawingService>();
  if(!drawings)
    return;
  const sref_verdict* const verdict = verdictToShow(machine);
  if(!verdict)
  {
    if(state_ != State::Nothing)
      drawings->clear(evidenceSet);
    state_ = State::Nothing;
    return;
  }
  if(state_ == State::Shown && isSameOffence(*verdict, shown_))
    return;
  draw(*verdict, seen, *drawings);
  drawings->swap(evidenceSet);
  state_ = State::Shown;
  shown_ = *verdict;
}

void EvidenceDrawing::draw(const sref_verdict& verdict, const sref_frame& seen, DrawingService& drawings) const
{
  const sref_evidence& evidence = verdict.evidence;
  if(evidence.right > evidence.left && evidence.top > evidence.bottom)
  {
    const std::vector<Vec3f> corners{onFloor(evidence.left, evidence.bottom), onFloor(evidence.right, evidence.bottom),
                                     onFloor(evidence.right, evidence.top), onFloor(evidence.left, evidence.top)};
    for(std::size_t i = 0; i < corners.size(); ++i)
      drawings.line(evidenceSet, corners[i], corners[(i + 1) % corners.size()], lineColour, 2);
    drawings.polygon(evidenceSet, corners, areaColour);
  }
  for(int i = 0; i < std::clamp(evidence.count, 0, 8); ++i)
  {
    const int object = evidence.robots[i];
    if(object < 0 || object >= sideCount * SST_MAX_ROBOTS)
      continue;
    const sref_robot& robot = seen.robot[object / SST_MAX_ROBOTS][object % SST_MAX_ROBOTS];
    if(robot.valid)
      drawings.circle(evidenceSet, onFloor(robot.x, robot.y), robotCircle, lineColour, 3);
  }
  drawings.circle(evidenceSet, onFloor(seen.ball.x, seen.ball.y), ballCircle, ballColour, 2);
  const Vec3f place = onFloor(evidence.place.x, evidence.place.y);
  for(const float slope : {1.f, -1.f})
    drawings.line(evidenceSet, place - Vec3f(cross, slope * cross, 0), place + Vec3f(cross, slope * cross, 0),
                  lineColour, 3);
}

} // namespace sparkwright::simurosot
