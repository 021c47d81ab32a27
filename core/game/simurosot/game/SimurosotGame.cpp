#include "core/game/simurosot/game/SimurosotGame.h"

#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"
#include "core/body/WorldNode.h"
#include "core/game/simurosot/game/PlayModes.h"
#include "core/game/simurosot/game/Resistance.h"
#include "core/game/simurosot/game/RestartPlan.h"
#include "core/game/simurosot/game/StepChoice.h"
#include "core/game/simurosot/game/Trainer.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/object/Context.h"
#include "core/object/Random.h"
#include "core/scene/Transform.h"

#include <algorithm>
#include <limits>

namespace sparkwright::simurosot
{

namespace
{

/// Sizes as monitors and the window know them from other leagues, m.
std::vector<std::pair<std::string, float>> sizesOf(const FieldSpec& field)
{
  const auto metres = [](double length) { return static_cast<float>(metresPerCm * length); };
  return {{"FieldLength", metres(field.length)},
          {"FieldWidth", metres(field.width)},
          {"FieldHeight", 1},
          {"GoalWidth", metres(field.goalWidth)},
          {"GoalDepth", metres(field.goalDepth)},
          {"GoalHeight", metres(field.goalHeight)},
          {"FreeKickDistance", metres(field.circleRadius)},
          {"PenaltyLength", metres(field.penaltyAreaDepth)},
          {"PenaltyWidth", metres(field.penaltyAreaWidth)},
          {"AgentRadius", metres(field.robotSide / 2)},
          {"BallRadius", metres(field.ballRadius)}};
}

std::size_t at(Side side)
{
  return static_cast<std::size_t>(indexOf(side));
}

} // namespace

SimurosotGame::SimurosotGame(const League& league, Context& context, Object& scene, const LeagueProfile& profile)
    : league_(league), context_(context), scene_(scene), profile_(profile), referee_(profile_),
      machine_(profile_, &referee_, context.random->runSeed()),
      clients_(profile_, machine_, context.log, static_cast<std::uint32_t>(context.random->runSeed()))
{
  referee_.useBuiltIn();
  environment_ = std::make_shared<const std::vector<std::pair<std::string, float>>>(sizesOf(profile_.field));
  for(const Side side : {Side::Blue, Side::Yellow})
    machine_.setTeam(side, std::string(nameOf(side)),
                     side == Side::Blue ? profile_.colours.blue : profile_.colours.yellow);
  context_.provide<SimurosotGame>(this);
  context_.provide<Game>(this);
}

SimurosotGame::~SimurosotGame()
{
  context_.provide<SimurosotGame>(nullptr);
  context_.provide<Game>(nullptr);
}

void SimurosotGame::findParts()
{
  if(structure_ == context_.structureVersion)
    return;
  structure_ = context_.structureVersion;
  robots_ = {};
  ball_ = nullptr;
  scene_.visit<PlayNode>(
      [this](PlayNode& node)
      {
        node.findParts();
        if(auto* const robot = dynamic_cast<RobotNode*>(&node))
        {
          if(robot->isUsable() && robot->number >= 0 && robot->number < profile_.field.robots)
            robots_[at(robot->side)][static_cast<std::size_t>(robot->number)] = robot;
        }
        else if(auto* const ball = dynamic_cast<BallNode*>(&node); ball && ball->isUsable())
          ball_ = ball;
      });
}

void SimurosotGame::forget(const PlayNode& node)
{
  for(auto& team : robots_)
    std::ranges::replace(team, static_cast<RobotNode*>(const_cast<PlayNode*>(&node)), nullptr);
  if(ball_ == &node)
    ball_ = nullptr;
}

RobotNode* SimurosotGame::robot(Side side, int number) const
{
  return number >= 0 && number < SST_MAX_ROBOTS ? robots_[at(side)][static_cast<std::size_t>(number)] : nullptr;
}

template <class Visit>
void SimurosotGame::eachGroup(Visit&& visit)
{
  for(auto& team : robots_)
    for(RobotNode* const robot : team)
      if(robot)
        visit(robot->bodies());
  if(ball_)
    visit(ball_->bodies());
}

void SimurosotGame::update(double seconds)
{
  const bool played = !isHalted();
  findParts();
  if(played)
    lookAfterRobots(seconds);
  contacts_.endFrame(seconds);
  look(seconds);
  machine_.advance(seen_);
  carryOut(machine_.orders());
  look(seconds);
  machine_.complete(seen_);
  publishEvents();
  clients_.tell(seen_, findKeepers(), [this](FullFrame& frame) { show(frame); });
}

int SimurosotGame::physicsSteps(int preset, double seconds)
{
  look(seconds); // Things may have been moved or pushed since the last cycle.
  return stepsFor(seen_, profile_, preset, seconds);
}

/// What only the scene knows of robots.
void SimurosotGame::show(FullFrame& frame) const
{
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < frame.robots; ++i)
      if(const RobotNode* const shown = robot(side, i))
        shown->show(frame.robot[at(side)][static_cast<std::size_t>(i)]);
}

/// What the physics engine does not do: resistance of air and floor, and robots that have fallen over.
void SimurosotGame::lookAfterRobots(double seconds)
{
  if(ball_)
    slowDown(*ball_, profile_, seconds);
  for(auto& team : robots_)
    for(RobotNode* const robot : team)
    {
      if(!robot)
        continue;
      slowDown(*robot, profile_, seconds);
      robot->fallen = robot->hasFallen() ? robot->fallen + seconds : 0;
      if(robot->fallen < profile_.physics.uprightAfter)
        continue;
      robot->fallen = 0;
      robot->place(robot->pose(), profile_);
      robot->bodies().stop();
      machine_.noteUpright(robot->side, robot->number);
    }
}

void SimurosotGame::look(double seconds)
{
  seen_.size = sizeof seen_;
  seen_.frame_seconds = seconds;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
    {
      sref_robot& view = seen_.robot[indexOf(side)][i];
      view = {};
      const RobotNode* const robot = robots_[at(side)][static_cast<std::size_t>(i)];
      if(!robot)
        continue;
      const Pose pose = robot->pose();
      const Point velocity = robot->velocity();
      view = {pose.x,        pose.y,         pose.angle, velocity.x, velocity.y, robot->omegaDeg(),
              robot->left(), robot->right(), 1,          0};
    }
  if(ball_)
  {
    const Vec3f position = ball_->position(), velocity = ball_->velocity();
    const auto inCm = [](float metres) { return metres / metresPerCm; };
    seen_.ball = {inCm(position.x()), inCm(position.y()), inCm(position.z()),
                  inCm(velocity.x()), inCm(velocity.y()), inCm(velocity.z())};
  }
  seen_.contacts = contacts_.contacts().data();
  seen_.contact_count = static_cast<std::int32_t>(contacts_.contacts().size());
}

Lineup SimurosotGame::standing() const
{
  Lineup lineup;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(const RobotNode* const there = robot(side, i))
        lineup.robot(side, i) = there->pose();
  if(ball_)
    lineup.ball = Point{ball_->position().x() / metresPerCm, ball_->position().y() / metresPerCm};
  return lineup;
}

RestartReview SimurosotGame::reviewRestart(std::string_view mode)
{
  findParts();
  return simurosot::reviewRestart(profile_, referee_, mode, machine_.status().blueEnd, standing());
}

std::array<int, sideCount> SimurosotGame::findKeepers()
{
  Situation situation(seen_, profile_);
  keepers_.assign(situation);
  return {situation.keeper(Side::Blue).index, situation.keeper(Side::Yellow).index};
}

void SimurosotGame::carryOut(const Orders& orders)
{
  if(orders.saveVelocities)
    eachGroup([](BodyGroup& bodies) { bodies.keepVelocities(); });
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
      if(RobotNode* const moved = robot(side, i); moved && orders.places.robot(side, i))
        moved->place(*orders.places.robot(side, i), profile_);
  if(ball_ && orders.places.ball)
    ball_->place(*orders.places.ball, profile_);
  if(orders.stop)
    eachGroup([](BodyGroup& bodies) { bodies.stop(); });
  if(orders.restoreVelocities)
    eachGroup([](BodyGroup& bodies) { bodies.restoreVelocities(); });
}

void SimurosotGame::publishEvents()
{
  const std::vector<MatchEvent> events = machine_.takeEvents();
  records_.record(events, machine_, context_);
  records_.showPending(machine_);
  clients_.tell(events);
  evidence_.show(machine_, seen_, context_);
}

void SimurosotGame::drive(RobotNode& robot)
{
  findParts(); // Axles may have gone since the last cycle.
  const auto [left, right] = clients_.wheels(robot.side, robot.number);
  robot.drive(left, right, profile_);
}

std::vector<std::string> SimurosotGame::commandNames() const { return Trainer::names(); }

bool SimurosotGame::command(const Action& action)
{
  findParts();
  look(seen_.frame_seconds); // Things may have been moved since the last cycle.
  return Trainer(*this).command(action);
}

void SimurosotGame::describe(GameState& state) const
{
  const MatchStatus status = machine_.status();
  state.present = true;
  state.league = &league_;
  state.time = static_cast<float>(machine_.elapsed(status.period, status.time));
  state.period = static_cast<int>(status.period);
  state.mode = modeOf(status);
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    const auto team = static_cast<std::size_t>(teamOf(side, status.blueEnd) - 1);
    state.team[team] = machine_.team(side).name;
    state.score[team] = status.score[at(side)];
  }
  describeSeats(state.seats, status.blueEnd);
  state.environment = environment_;
  state.events = records_.events();
  GameState::Judgement& judgement = state.judgement;
  judgement.fouls = true;
  judgement.goals = profile_.match.confirmGoals;
  judgement.pending = records_.pending();
  judgement.left = status.verdict.left.value_or(std::numeric_limits<double>::infinity());
  judgement.stands = status.verdict.stands;
  judgement.votes = {status.verdict.voters, status.verdict.confirms, status.verdict.rejects};
}

void SimurosotGame::describeSeats(std::vector<GameSeat>& seats, int blueEnd) const
{
  seats.resize(sideCount);
  for(const Side side : {Side::Blue, Side::Yellow})
  {
    const TeamInfo& team = machine_.team(side);
    const StrategyDesk& desk = clients_.desk(side);
    GameSeat& seat = seats[at(side)];
    seat.side = nameOf(side);
    seat.team = teamOf(side, blueEnd);
    seat.name = team.name;
    seat.colour = team.colour;
    seat.state = desk.isInside()  ? GameSeat::State::Inside
                 : desk.isTaken() ? GameSeat::State::Client
                                  : GameSeat::State::Empty;
    seat.late = desk.late();
  }
}

void SimurosotGame::describePlayers(std::vector<AgentInfo>& players) const
{
  const int blueEnd = machine_.status().blueEnd;
  for(const auto& team : robots_)
    for(const RobotNode* const robot : team)
    {
      if(!robot)
        continue;
      AgentInfo info;
      info.team = teamOf(robot->side, blueEnd);
      info.unum = robot->number + 1;
      info.hasBody = true;
      info.rootId = robot->root() ? robot->root()->id() : 0;
      players.push_back(std::move(info));
    }
}

void SimurosotGame::archive(StateArchive& a)
{
  a(machine_, clients_, records_, keepers_);
  referee_.archive(a);
  if(a.isLoading())
  {
    findParts(); // The next step of physics needs them.
    evidence_.forget();
  }
}

LocalText SimurosotGame::whyInexact() const
{
  if(clients_.hasInside())
    return sparkwright::stateText("state.strategy");
  return referee_.isThere() && !referee_.isBuiltIn() ? sparkwright::stateText("state.referee") : LocalText();
}

} // namespace sparkwright::simurosot
