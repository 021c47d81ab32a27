#include "RandomGameSupport.h"

#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/match/SoccerState.h"

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

RandomGame::RandomGame(std::uint64_t seed, const Options& options)
    : random_(seed), match_({"RuleHalfTime=" + text(options.halfTime), "AutomaticKickOff=true", "WaitBeforeKickOff=1",
                             "GroundMaxTime=3", "GoalieGroundMaxTime=5", "NotStandingMaxTime=4",
                             "GoalieNotStandingMaxTime=6", "PassModeDuration=2", "VisionInterval=1000"})
{
  constexpr std::array numbers = {1, 2, 5, 7, 10, 3, 4, 6, 8, 9, 11};
  for(int i = 0; i < options.teamSize; ++i)
    for(const char* const team : {"A", "B"})
      agents_.push_back(match_.player(team, numbers.at(static_cast<std::size_t>(i)), i < 3 ? 0 : i % 4));
}

float RandomGame::between(float low, float high)
{
  return low + (high - low) * static_cast<float>(number(1'000'000)) / 1e6f;
}

bool RandomGame::Step::isLike(const Step& other) const
{
  const auto isSame = [](const Player& a, const Player& b) { return a.id == b.id && a.position == b.position; };
  return mode == other.mode && time == other.time && half == other.half && score == other.score &&
         paused == other.paused && fouls == other.fouls && counted == other.counted && moves == other.moves &&
         overlaps == other.overlaps && ball == other.ball && std::ranges::equal(players, other.players, isSame);
}

const RandomGame::Step& RandomGame::play()
{
  const PlayMode before = match_.game().playMode();
  happen();
  match_.cycles(1);
  look();
  if(step_.mode != before)
    lazy_ = happensOncePer(6);
  return step_;
}

std::vector<RandomGame::Step> RandomGame::play(int cycles)
{
  std::vector<Step> steps;
  for(int i = 0; i < cycles; ++i)
    steps.push_back(play());
  return steps;
}

void RandomGame::happen()
{
  asked_ = {};
  if(passing_)
  {
    match_.say(passing_, "(pass)");
    asked_ = match_.state(passing_).id();
  }
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
  step_ = {};
  step_.mode = game.playMode();
  step_.modeTime = game.clock().modeTime();
  step_.time = game.time();
  step_.half = game.half();
  step_.score = {game.score(Side::Left), game.score(Side::Right)};
  step_.paused = game.clock().paused();
  const GameState& seen = match_.world.frame()->game;
  const auto& fouls = seen.part<SoccerState>()->fouls;
  step_.fouls = fouls.empty() ? 0 : fouls.back().index;
  if(seen.events)
    for(const auto& event : *seen.events)
      if(event->index > events_)
        step_.events.push_back(event);
  if(!step_.events.empty())
    events_ = step_.events.back()->index;
  shown_ = game.referee().now().pitch;
  lookAtPlayers();
  lookAtBall();
}

/// Nodes still show where physics has left the robots, bodies where the referee has put them.
void RandomGame::lookAtPlayers()
{
  const Situation& now = match_.game().referee().now();
  std::vector<Bounds> before;
  for(const AgentId agent : agents_)
  {
    AgentState& state = match_.state(agent);
    const Situation::Tally& tally = now.tallies[state.id()];
    step_.counted = step_.counted || tally.onGround > 0 || tally.notStanding > 0 || tally.isPenalised() || tally.inArea;
    Player player;
    player.id = state.id();
    player.before = state.position();
    state.robot().showPoses();
    player.position = state.position();
    player.box = state.robot().bounds();
    const Vec3f change = player.before - player.position;
    player.isMoved = !(change.norm() <= 1e-4f);
    before.push_back(player.box.movedBy(change));
    step_.isFinite = step_.isFinite && player.before.allFinite() && player.box.min.allFinite() &&
                     player.box.max.allFinite() && state.robot().velocity().allFinite();
    if(Pitch::Player* const shown = shown_.find(player.id))
    {
      shown->position = player.before;
      shown->box = before.back();
    }
    if(player.isMoved)
      step_.moves.push_back(nameOf(player.id) + ' ' + groundText(player.position));
    step_.players.push_back(player);
  }
  constexpr float hangs = 0.9f; // Those who are sent off hang above all others for a while.
  for(std::size_t i = 0; i < before.size(); ++i)
    for(std::size_t k = 0; k < before.size(); ++k)
      if(const Player& moved = step_.players[i], &other = step_.players[k];
         i != k && moved.isMoved && moved.box.min.z() < hangs && meet(moved.box, other.box) &&
         !meet(before[i], before[k]))
        step_.overlaps.push_back(nameOf(moved.id) + " into " + nameOf(other.id) + " at " + groundText(moved.position));
}

void RandomGame::lookAtBall()
{
  Ball& ball = *match_.game().field().ball();
  shown_.ball.position = ball.position();
  step_.isFinite = step_.isFinite && ball.position().allFinite() && ball.velocity().allFinite();
  ball.showPose();
  step_.ball = ball.position();
}
