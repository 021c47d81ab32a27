#pragma once

#include "core/game/simurosot/referee/Judge.h"

#include <functional>
#include <vector>

namespace sparkwright::simurosot::judging
{

constexpr RobotId blue(int index) { return {Side::Blue, index}; }
constexpr RobotId yellow(int index) { return {Side::Yellow, index}; }

/// What is on the field in a frame: nothing but a ball in the middle, until something is placed.
class Pitch
{
public:
  Pitch()
  {
    frame.size = sizeof frame;
    frame.period = 1;
    frame.blue_end = 1;
    frame.frame_seconds = 0.02;
    frame.time_left = 100;
    frame.shooter = SREF_NOBODY;
    frame.ball.z = FieldSpec().ballRadius;
  }

  sref_robot& robot(RobotId id) { return frame.robot[indexOf(id.side)][id.index]; }
  Pitch& place(RobotId id, double x, double y, double angle = 0)
  {
    robot(id) = {x, y, angle, 0, 0, 0, 0, 0, 1, 0};
    return *this;
  }
  Pitch& ball(double x, double y)
  {
    frame.ball.x = x;
    frame.ball.y = y;
    return *this;
  }
  Pitch& command(RobotId id, double left, double right)
  {
    robot(id).left = left;
    robot(id).right = right;
    return *this;
  }
  Pitch& contact(int first, int second)
  {
    contacts.push_back({first, second, 0, 0, 1, 0, 0});
    return *this;
  }
  Pitch& contact(RobotId first, RobotId second) { return contact(first.object(), second.object()); }

  /// The same after a turn by 180°: ends are changed.
  Pitch turned() const
  {
    Pitch other = *this;
    other.frame.blue_end = -frame.blue_end;
    for(auto& side : other.frame.robot)
      for(sref_robot& each : side)
        turn(each);
    for(double* const value : {&other.frame.ball.x, &other.frame.ball.y, &other.frame.ball.vx, &other.frame.ball.vy})
      *value = -*value;
    return other;
  }
  /// The same with the sides swapped.
  Pitch swapped() const
  {
    Pitch other = *this;
    other.frame.blue_end = -frame.blue_end;
    std::swap_ranges(std::begin(other.frame.robot[0]), std::end(other.frame.robot[0]), std::begin(other.frame.robot[1]));
    const auto swapObject = [](int object)
    { return object < mostRobots ? object + mostRobots : object < SREF_BALL ? object - mostRobots : object; };
    for(sref_contact& each : other.contacts)
      each.first = swapObject(each.first), each.second = swapObject(each.second);
    if(frame.shooter != SREF_NOBODY)
      other.frame.shooter = 1 - frame.shooter;
    return other;
  }

  const sref_frame& view()
  {
    frame.contacts = contacts.empty() ? nullptr : contacts.data();
    frame.contact_count = static_cast<int>(contacts.size());
    return frame;
  }

  sref_frame frame{};
  std::vector<sref_contact> contacts;

private:
  static void turn(sref_robot& robot)
  {
    for(double* const value : {&robot.x, &robot.y, &robot.vx, &robot.vy})
      *value = -*value;
    robot.angle = normalizedDeg(robot.angle + 180);
  }
};

/// What was found, and in which frame from 1; 0: nothing.
struct Found
{
  int frame = 0;
  int reason = SREF_NO_RULE;
  int kind = SST_PLAY_ON, actor = SREF_NOBODY, hardness = SREF_CERTAIN;
  int offenderSide = SREF_NOBODY, offender = -1;
  int goalFor = SREF_NOBODY;
  bool operator==(const Found&) const = default;
};

/// Changes what is on the field before a frame, which is counted from 1.
using Motion = std::function<void(Pitch&, int frame)>;
using Change = std::function<Pitch(const Pitch&)>;

inline Found foundIn(int frame, const sref_verdict& verdict)
{
  return {frame,           verdict.reason,         verdict.kind,           verdict.actor,
          verdict.hardness, verdict.offender_side, verdict.offender_robot, verdict.goal_for};
}

/// Judges frames until there is a verdict.
/// @param change  of each frame before it is judged
inline Found judge(Judge& judge, Pitch pitch, int frames, const Motion& motion = {}, const Change& change = {})
{
  for(int frame = 1; frame <= frames; ++frame)
  {
    if(motion)
      motion(pitch, frame);
    Pitch seen = change ? change(pitch) : pitch;
    sref_verdict verdict{};
    verdict.size = sizeof verdict;
    if(judge.judge(seen.view(), verdict))
      return foundIn(frame, verdict);
  }
  return {};
}

inline Found judge(const LeagueProfile& profile, const Pitch& pitch, int frames, const Motion& motion = {},
                   const Change& change = {})
{
  Judge judge(profile);
  return judging::judge(judge, pitch, frames, motion, change);
}

/// Whether the same is found with ends changed, and with sides swapped.
inline bool isFairTo(const Found& expected, const LeagueProfile& profile, const Pitch& pitch, int frames,
                     const Motion& motion = {})
{
  Found turned = judge(profile, pitch, frames, motion, [](const Pitch& p) { return p.turned(); });
  turned.kind = static_cast<int>(simurosot::turned(static_cast<Restart>(turned.kind)));
  Found swapped = judge(profile, pitch, frames, motion, [](const Pitch& p) { return p.swapped(); });
  for(int* const side : {&swapped.actor, &swapped.offenderSide, &swapped.goalFor})
    *side = *side == SREF_NOBODY ? *side : 1 - *side;
  return turned == expected && swapped == expected;
}

inline const LeagueProfile& large()
{
  static const LeagueProfile profile;
  return profile;
}

inline const LeagueProfile& middle()
{
  static const LeagueProfile profile = *profileOf("middle-mirosot");
  return profile;
}

/// A verdict as the last that a judge gave, for what Found leaves out.
inline sref_verdict verdictOf(const LeagueProfile& profile, Pitch pitch, int frames)
{
  Judge judge(profile);
  sref_verdict verdict{};
  for(int frame = 0; frame < frames; ++frame)
    judge.judge(pitch.view(), verdict);
  return verdict;
}

} // namespace sparkwright::simurosot::judging
