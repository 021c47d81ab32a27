#include "RandomGameSupport.h"

#include "core/game/soccer3d/Ball.h"

#include <algorithm>
#include <cmath>

using namespace sparkwright;

namespace
{

std::string text(float value)
{
  return std::to_string(value);
}

bool meet(const Bounds& a, const Bounds& b)
{
  return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
}

} // namespace

RandomGame::RandomGame(std::uint64_t seed)
    : random_(seed),
      match_({"RuleHalfTime=" + text(halfTime), "AutomaticKickOff=true", "WaitBeforeKickOff=1", "GroundMaxTime=3",
              "GoalieGroundMaxTime=5", "NotStandingMaxTime=4", "GoalieNotStandingMaxTime=6", "PassModeDuration=2",
              "GroundMaxTime=3", "NotStandingMaxTime=4", "VisionInterval=1000"})
{
  for(const int unum : {1, 2, 5})
    for(const char* const team : {"A", "B"})
      agents_.push_back(match_.player(team, unum));
}

float RandomGame::between(float low, float high)
{
  return low + (high - low) * static_cast<float>(number(1'000'000)) / 1e6f;
}

const std::vector<RandomGame::Step>& RandomGame::play(int cycles)
{
  for(int i = 0; i < cycles; ++i)
  {
    happen();
    match_.cycles(1);
    const PlayMode before = steps_.empty() ? PlayMode::BeforeKickOff : steps_.back().mode;
    look();
    if(steps_.back().mode != before)
      lazy_ = happensOncePer(6);
  }
  return steps_;
}

void RandomGame::happen()
{
  if(passing_)
    match_.say(passing_, "(pass)");
  passing_ = 0;
  for(const AgentId agent : flailing_)
    flail(agent);
  if(happensOncePer(100))
  {
    for(const AgentId agent : flailing_)
      put(agent, between(-15, 15), between(-10, 10));
    flailing_.clear();
    for(int i = number(2); i > 0; --i)
      flailing_.push_back(anybody());
  }
  if(happensOncePer(100))
    match_.say(anybody(), "(beam " + text(between(-16, 1)) + ' ' + text(between(-11, 11)) + " 0)");
  if(lazy_ && match_.game().playMode() != PlayMode::PlayOn)
    return;
  const Vec3f ball = match_.ball();
  if(happensOncePer(60))
    kick();
  if(happensOncePer(40))
  {
    // Now and then twice the same.
    if(!toucher_ || number(2))
      toucher_ = anybody();
    match_.game().noteTouch(match_.state(toucher_));
  }
  // More often where the referee has to clear the place.
  if(happensOncePer(match_.game().playMode() == PlayMode::PlayOn ? 100 : 30))
    put(anybody(), ball.x() + between(-2, 2), ball.y() + between(-2, 2));
  if(happensOncePer(200))
    put(anybody(), between(-15, 15), between(-10, 10));
  if(happensOncePer(200))
    preparePass();
}

/// Into a goal, over a line, or just somewhere, from a few metres away.
void RandomGame::kick()
{
  const float goal = number(2) ? 15.5f : -15.5f, side = number(2) ? 10.5f : -10.5f;
  Vec3f to(between(-14, 14), between(-9, 9), 0);
  switch(number(4))
  {
  case 0:
    to = {goal, between(-1, 1), 0};
    break;
  case 1:
    to = {goal, between(-9, 9), 0};
    break;
  case 2:
    to.y() = side;
    break;
  }
  const Vec3f way = Vec3f(to.x() > 0 ? 1.f : -1.f, to.y() > 0 ? 1.f : -1.f, 0) * between(1, 2);
  const Vec3f from = to - way, velocity = way.normalized() * between(6, 14);
  match_.command("(ball (pos " + text(from.x()) + ' ' + text(from.y()) + " 0.1)(vel " + text(velocity.x()) + ' ' +
                 text(velocity.y()) + ' ' + text(between(0, 2)) + "))");
}

void RandomGame::put(AgentId agent, float x, float y)
{
  const AgentState& state = match_.state(agent);
  match_.command(std::string("(agent (team ") + (state.side() == Side::Left ? "Left" : "Right") + ")(unum " +
                 std::to_string(state.unum()) + ")(move " + text(x) + ' ' + text(y) + " 0.4 " +
                 text(between(-180, 180)) + "))");
}

void RandomGame::flail(AgentId agent)
{
  std::string message;
  for(const char* const limb : {"lae", "rae", "lle", "rle"})
    for(int joint = 1; joint <= 4; ++joint)
      message += '(' + std::string(limb) + std::to_string(joint) + ' ' + text(between(-4, 4)) + ')';
  match_.say(agent, message);
}

/// A ball at rest, somebody beside it and nobody else.
void RandomGame::preparePass()
{
  passing_ = anybody();
  for(const AgentId agent : agents_)
    put(agent, between(-10, 10), between(8, 10));
  match_.command("(ball (pos 1 -4 0.0403)(vel 0 0 0))");
  put(passing_, 0.6f, -4);
}

void RandomGame::look()
{
  SoccerGame& game = match_.game();
  Step step;
  step.mode = game.playMode();
  step.time = game.time();
  step.half = game.half();
  step.score = {game.score(Side::Left), game.score(Side::Right)};

  step.paused = game.clock().paused();
  const auto& fouls = match_.world.frame()->game.fouls;
  step.fouls = fouls.empty() ? 0 : fouls.back().index;
  const Situation& now = game.referee().now();

  // Nodes still show where physics has left the robots, bodies where the referee has put them.
  struct Robot
  {
    AgentState* state;
    Bounds before, after;
    bool isMoved;
  };
  std::vector<Robot> robots;
  for(const AgentId agent : agents_)
  {
    AgentState& state = match_.state(agent);
    const Situation::Tally& tally = now.tallies[state.id()];
    step.counted = step.counted || tally.onGround > 0 || tally.notStanding > 0 || tally.isPenalised() || tally.inArea;
    const Vec3f before = state.position();
    state.robot().showPoses();
    const Vec3f change = before - state.position();
    const Bounds after = state.robot().bounds();
    const bool isMoved = change.norm() > 1e-4f;
    robots.push_back({&state, after.movedBy(change), after, isMoved});
    if(isMoved)
      step.moves.push_back(nameOf(state.id()) + ' ' + groundText(state.position()));
  }
  constexpr float hangs = 0.9f; // Those who are sent off hang above all others for a while.
  for(const Robot& moved : robots)
    for(const Robot& other : robots)
      if(moved.isMoved && moved.state != other.state && moved.after.min.z() < hangs && meet(moved.after, other.after) &&
         !meet(moved.before, other.before))
        step.overlaps.push_back(nameOf(moved.state->id()) + " into " + nameOf(other.state->id()) + " at " +
                                groundText(moved.state->position()));
  steps_.push_back(std::move(step));
}
