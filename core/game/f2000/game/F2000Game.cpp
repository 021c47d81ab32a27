#include "core/game/f2000/game/F2000Game.h"

#include "core/archive/StateArchive.h"
#include "core/body/RigidBody.h"
#include "core/draw/DrawingService.h"
#include "core/files/FileService.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/players/BuiltInPlayers.h"
#include "core/game/f2000/plugins/BuiltInPlugins.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/language/Action.h"
#include "core/scene/Transform.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

constexpr std::size_t mostEvents = 2000;
constexpr double microseconds = 1e6; ///< Of a second.

std::vector<std::pair<std::string, float>> sizesOf(const FieldForm& field)
{
  const auto is = [](double length) { return static_cast<float>(length); };
  return {{"FieldLength", is(field.length)},
          {"FieldWidth", is(field.width)},
          {"FieldHeight", 3},
          {"GoalWidth", is(field.goalWidth)},
          {"GoalDepth", is(field.goalDepth)},
          {"GoalHeight", is(field.goalHeight)},
          {"PenaltyLength", is(field.penaltyAreaDepth)},
          {"PenaltyWidth", is(field.penaltyAreaWidth)},
          {"AgentRadius", 0.25f},
          {"BallRadius", is(field.ballRadius)}};
}

std::optional<RobotTeam> teamNamed(std::string_view word)
{
  if(word == "Left")
    return RobotTeam::Blue;
  if(word == "Right")
    return RobotTeam::Yellow;
  return {};
}

/// The numbers of a list; nothing if there are fewer, or one is no number.
std::optional<std::vector<double>> numbersOf(const Action& action, std::string_view name, std::size_t count)
{
  constexpr double farthest = 1000; // m
  const Action::Named* const named = action.find(name);
  if(!named || named->values.size() < count)
    return {};
  std::vector<double> numbers;
  for(std::size_t i = 0; i < count; ++i)
  {
    numbers.push_back(toNumber(named->values[i]));
    if(numberLength(named->values[i]) == 0 || !(std::abs(numbers.back()) <= farthest))
      return {};
  }
  return numbers;
}

const std::string& modeName(FieldReferee::State state, bool paused)
{
  static const std::string play = "Play", kickOff = "KickOff", halt = "Halt";
  return paused || state == FieldReferee::State::Wait ? halt : state == FieldReferee::State::Kickoff ? kickOff : play;
}

} // namespace

F2000Game::F2000Game(const League& league, Context& context, Object& scene, std::string token)
    : league_(league), context_(context), scene_(scene), roster_(context, scene, plugins_, field_, context.random->runSeed()),
      players_(plugins_, *this, *this, channel_, context.random->runSeed(),
               [this](const LocalText& text)
               {
                 if(context_.log)
                   context_.log->warning(text);
               }),
      clients_(*this, channel_, std::move(token)), referee_(field_, {})
{
  addBuiltInPlugins(plugins_);
  addBuiltInPlayers(plugins_);
  environment_ = std::make_shared<const std::vector<std::pair<std::string, float>>>(sizesOf(field_));
  context_.provide<F2000Game>(this);
  context_.provide<PlayWatcher>(this);
  context_.provide<Game>(this);
}

F2000Game::~F2000Game()
{
  context_.provide<F2000Game>(nullptr);
  context_.provide<PlayWatcher>(nullptr);
  context_.provide<Game>(nullptr);
}

void F2000Game::loadPlugins(const std::filesystem::path& library)
{
  for(const LocalText& problem : plugins_.load(library))
    if(context_.log)
      context_.log->warning(problem);
}

void F2000Game::findParts()
{
  if(structure_ == context_.structureVersion)
    return;
  structure_ = context_.structureVersion;
  const ArenaNode* const arena = context_.service<ArenaNode>();
  if(arena != std::exchange(arena_, arena))
  {
    field_ = arena ? arena->field() : FieldForm();
    environment_ = std::make_shared<const std::vector<std::pair<std::string, float>>>(sizesOf(field_));
  }
  ball_ = nullptr;
  scene_.visit<BallNode>(
      [this](BallNode& node)
      {
        if(node.isUsable())
          ball_ = &node;
      });
  std::vector<int> before;
  for(const RobotNode* const robot : roster_.standing())
    before.push_back(robot->id);
  for(const int gone : roster_.find())
  {
    players_.forget(gone);
    if(DrawingService* const views = drawings())
      sensorDrawing_.forget(gone, *views);
  }
  model_.findThings(scene_, arena_);
  model_.look(roster_.standing(), ball_);
  for(RobotNode* const robot : std::vector<RobotNode*>(roster_.standing()))
    if(!robot->player.empty() && std::ranges::find(before, robot->id) == before.end())
      if(const LocalText why = players_.lead(robot->id, std::exchange(robot->player, {}), {}); !why.empty() && context_.log)
        context_.log->warning(why);
}

void F2000Game::update(double seconds)
{
  findParts();
  if(!paused_)
  {
    rest_ += seconds * microseconds;
    const double whole = std::round(rest_);
    clock_ += static_cast<std::int64_t>(whole);
    rest_ -= whole;
    advance(seconds);
  }
  model_.look(roster_.standing(), ball_);
  if(!paused_)
    benchmark_ ? playBenchmark(seconds) : judge(seconds);
  sense();
  if(!paused_)
    players_.act(static_cast<double>(clock_) / microseconds);
  if(std::exchange(resetRequested_, false))
    reset(ResetKind::All);
  clients_.endCycle();
}

/// What moves by itself.
void F2000Game::advance(double seconds)
{
  if(ball_)
    ball_->slowDown(seconds);
  for(RobotNode* const robot : roster_.standing())
  {
    robot->advanceManipulators(seconds);
    for(std::size_t i = 0; i < robot->manipulators().size(); ++i)
      if(const auto state = robot->manipulators()[i].takeKick())
        kick(*robot, i, *state);
  }
}

/// A ball that touches the manipulator, or nearly so, and lies in front of it, flies off; the robot is pushed back.
void F2000Game::kick(RobotNode& robot, std::size_t which, const ManipulatorState& state)
{
  constexpr double near = 0.03, aside = 60 * unit::degree; // m, rad
  if(!ball_)
    return;
  const ManipulatorForm& form = robot.manipulators()[which].form();
  const Pose mount = composed(robot.pose(), form.mount);
  const Vec3f at = ball_->position(), speed = ball_->velocity();
  const Pose seen = relativeTo(mount, {at.x(), at.y(), 0});
  if(std::abs(std::atan2(seen.y, seen.x)) > aside)
    return;
  double distance = std::numeric_limits<double>::infinity();
  for(const Outline& outline : robot.outlinesOf(which))
    distance = std::min(distance, outline.distanceTo({at.x(), at.y()}));
  double top = 0;
  for(const Primitive& primitive : state.shapes)
    top = std::max(top, form.height + primitive.top);
  if(distance > ball_->radius + near || at.z() - ball_->radius > top)
    return;
  const double flat = std::cos(state.kickAngle);
  const Eigen::Vector3d direction(flat * std::cos(mount.theta), flat * std::sin(mount.theta), std::sin(state.kickAngle));
  const double gain = state.kick - direction.dot(speed.cast<double>());
  if(gain <= 0)
    return;
  ball_->setVelocity(speed + (gain * direction).cast<float>());
  const double mass = ball_->body().body().mass().mass;
  robot.push({at.x(), at.y()}, -mass * gain * Eigen::Vector2d(direction.x(), direction.y()));
}

void F2000Game::judge(double seconds)
{
  if(!ball_ || !arena_ || !arena_->hasField())
    return;
  const Vec3f at = ball_->position();
  const double beside = ball_->radius;
  const FieldReferee::Orders orders =
      referee_.advance(seconds, {at.x(), at.y(), at.z()},
                       [this, beside](double x, double y) { return model_.isFree(x, y, beside); });
  if(orders.event)
    record(*orders.event);
  if(orders.restart)
    restartRobots();
  if(orders.ball)
    ball_->place(orders.ball->x, orders.ball->y);
  if(orders.restart || orders.ball)
    model_.look(roster_.standing(), ball_);
}

void F2000Game::startBenchmark(const BenchmarkRun::Options& options)
{
  findParts();
  BenchmarkRun::Options own = options;
  own.benchmark.seed = context_.random->runSeed();
  benchmark_ = std::make_unique<BenchmarkRun>(own, field_, roster_, players_);
}

void F2000Game::playBenchmark(double seconds)
{
  const std::size_t before = benchmark_->benchmark().rows().size();
  if(ball_)
    benchmark_->advance(seconds, *ball_);
  const auto& rows = benchmark_->benchmark().rows();
  int goals = 0;
  for(const KeeperBenchmark::Row& row : rows)
    goals += row.outcome == KeeperBenchmark::Outcome::Goal;
  referee_.setScore(static_cast<int>(rows.size()) - goals, goals);
  if(rows.size() != before)
    model_.look(roster_.standing(), ball_);
  if(!isOver() || !context_.log)
    return;
  if(!benchmark_->problem().empty())
    return context_.log->warning(gameText("f2kGame.benchmark", benchmark_->problem()));
  for(const std::string& line : benchmark_->benchmark().table())
    context_.log->note(LocalText(line));
  const std::string& file = benchmark_->options().file;
  if(file.empty())
    return;
  std::filesystem::path path;
  LocalText why = context_.log->filePath(file, path);
  if(why.empty() && !(std::ofstream(path, std::ios::binary) << benchmark_->benchmark().csv()).flush())
    why = gameText("f2kGame.notWritten");
  if(!why.empty())
    context_.log->lost(file, why);
}

void F2000Game::restartRobots()
{
  for(RobotNode* const robot : roster_.standing())
    robot->place(robot->start);
}

void F2000Game::sense()
{
  std::vector<ManipulatorReading> readings;
  for(RobotNode* const robot : roster_.standing())
  {
    if(!robot->devices)
      continue;
    readings.clear();
    for(const Manipulator& manipulator : robot->manipulators())
      readings.push_back({manipulator.state(), manipulator.secondsToReady()});
    robot->devices->sense(model_.viewOf(*robot, readings), clock_,
                          [this, robot](const std::string& device, const std::string& why)
                          {
                            if(context_.log)
                              context_.log->warning(pluginText("f2kPlugin.sensorFailed", device, robot->id, why));
                          });
    if(DrawingService* const views = drawings())
      sensorDrawing_.show(*robot, *views);
  }
}

void F2000Game::addEvent(GameEvent event)
{
  event.index = ++lastEvent_;
  event.time = event.gameTime = static_cast<float>(static_cast<double>(clock_) / microseconds);
  event.teams = {"blue", "yellow"};
  event.score = referee_.score();
  event.next = modeName(referee_.state(), paused_);
  if(context_.log)
    context_.log->note(lineOf(event));
  std::vector<GameEvent> news;
  news.push_back(std::move(event));
  appendEvents(events_, std::move(news), mostEvents);
}

void F2000Game::record(const FieldReferee::Event& what)
{
  using Kind = FieldReferee::Event::Kind;
  GameEvent event;
  event.position = {static_cast<float>(what.place.x), static_cast<float>(what.place.y), static_cast<float>(what.place.z)};
  const auto centimetres = [](double metres) { return std::round(metres * 100) / 100; };
  event.kind = GameEvent::Kind::Mode;
  event.mode = modeName(FieldReferee::State::Play, false);
  event.rule = "ballOut";
  event.ruleTitle = gameText("f2kGame.outRule");
  switch(what.kind)
  {
  case Kind::Goal:
    event.kind = GameEvent::Kind::Goal;
    event.rule = "goal";
    event.ruleTitle = gameText("f2kGame.goalRule");
    event.team = what.team;
    event.reason = gameText("f2kGame.goal", centimetres(what.place.y), centimetres(what.place.z));
    event.consequence = gameText("f2kGame.goalNext");
    break;
  case Kind::SideOut:
    event.reason = gameText("f2kGame.sideOut", centimetres(what.place.x));
    event.consequence = gameText("f2kGame.sideNext");
    break;
  case Kind::EndOut:
    event.reason = gameText("f2kGame.endOut", centimetres(what.place.y), centimetres(what.place.z));
    event.consequence = gameText("f2kGame.endNext");
    break;
  case Kind::Stuck:
    event.rule = "ballStuck";
    event.ruleTitle = gameText("f2kGame.stuckRule");
    event.reason = gameText("f2kGame.stuck");
    event.consequence = gameText("f2kGame.endNext");
    break;
  case Kind::Flown:
    event.rule = "ballHeight";
    event.ruleTitle = gameText("f2kGame.heightRule");
    event.reason = gameText("f2kGame.flown");
    event.consequence = gameText("f2kGame.flownNext");
    break;
  }
  addEvent(std::move(event));
}

// Commands

void F2000Game::ignored(const Action& action, const LocalText& why) const
{
  if(context_.log)
    context_.log->warning(gameText("f2kGame.ignored", action.name, why));
}

bool F2000Game::command(const Action& action)
{
  findParts();
  if(action.name == "pause" || action.name == "resume")
    paused_ = action.name == "pause";
  else if(action.name == "kickOff")
    reset(ResetKind::Kickoff);
  else if(action.name == "newMatch")
    reset(ResetKind::All);
  else if(action.name == "ball" || action.name == "agent")
    placeByCommand(action);
  else if(action.name == "score")
  {
    const auto left = numbersOf(action, "left", 1), right = numbersOf(action, "right", 1);
    if(!left || !right)
      return ignored(action, gameText("f2kGame.numbers")), true;
    referee_.setScore(static_cast<int>((*left)[0]), static_cast<int>((*right)[0]));
    GameEvent event;
    event.kind = GameEvent::Kind::Score;
    event.rule = "command";
    event.reason = gameText("f2kGame.scoreSet", referee_.score()[0], referee_.score()[1]);
    addEvent(std::move(event));
  }
  else
    return false;
  return true;
}

void F2000Game::placeByCommand(const Action& action)
{
  if(action.name == "ball")
  {
    const auto place = numbersOf(action, "pos", 2), speed = numbersOf(action, "vel", 2);
    if(!ball_ || (!place && !speed))
    {
      if(context_.log)
        context_.log->warning(gameText("f2kGame.noPlace", action.name));
      return;
    }
    if(place)
      ball_->place((*place)[0], (*place)[1]);
    if(speed)
      ball_->setVelocity({static_cast<float>((*speed)[0]), static_cast<float>((*speed)[1]), 0});
    return;
  }
  const Action::Named* const team = action.find("team");
  const auto number = numbersOf(action, "unum", 1);
  const auto side = team && !team->values.empty() ? teamNamed(team->values[0]) : std::nullopt;
  RobotNode* const robot = side && number ? roster_.ofTeam(*side, static_cast<int>((*number)[0])) : nullptr;
  if(!robot)
  {
    if(context_.log)
      context_.log->warning(gameText("f2kGame.noRobot", action.name));
    return;
  }
  if(const auto move = numbersOf(action, "move", 4))
    robot->place({(*move)[0], (*move)[1], normalized((*move)[3] * unit::degree)});
  else if(const auto place = numbersOf(action, "pos", 2))
    robot->place({(*place)[0], (*place)[1], robot->pose().theta});
  else if(context_.log)
    context_.log->warning(gameText("f2kGame.noPlace", action.name));
}

void F2000Game::reset(ResetKind kind)
{
  if(kind == ResetKind::All)
  {
    referee_.setScore(0, 0);
    for(RobotNode* const robot : roster_.standing())
      robot->restart();
  }
  else
    restartRobots();
  if(ball_)
    ball_->place(arena_ && kind == ResetKind::All ? arena_->world().ball.x : 0,
                 arena_ && kind == ResetKind::All ? arena_->world().ball.y : 0);
  referee_.kickOff();
}

// State for people

void F2000Game::describe(GameState& state) const
{
  state.present = true;
  state.league = &league_;
  state.time = static_cast<float>(static_cast<double>(clock_) / microseconds);
  state.team = {"blue", "yellow"};
  state.score = referee_.score();
  state.mode = modeName(referee_.state(), paused_);
  state.environment = environment_;
  state.events = events_;
}

void F2000Game::describePlayers(std::vector<AgentInfo>& players) const
{
  for(const RobotNode* const robot : roster_.standing())
  {
    AgentInfo info;
    info.team = static_cast<int>(robot->form().team);
    info.unum = robot->form().number;
    info.hasBody = true;
    info.rootId = robot->root() ? robot->root()->id() : 0;
    players.push_back(std::move(info));
  }
}

void F2000Game::archive(StateArchive& a)
{
  a(referee_, clock_, rest_, paused_, speed_, lastEvent_);
  archiveEvents(a, events_);
  if(a.isLoading())
    findParts();
}

LocalText F2000Game::whyInexact() const
{
  return roster_.standing().empty() ? LocalText() : gameText("f2kGame.inexact");
}

// Players

LocalText F2000Game::startPlayer(const std::string& plugin, const OptionValues& options, const std::optional<Pose>& place)
{
  findParts();
  return players_.start(plugin, options, place,
                        [this](const std::string& name) -> std::optional<std::string>
                        { return context_.files ? context_.files->read(name) : std::nullopt; });
}

LocalText F2000Game::leadRobot(int robot, const std::string& plugin, const OptionValues& options)
{
  findParts();
  players_.stop(robot);
  return players_.lead(robot, plugin, options);
}

// The host of clients and players

F2000Game::PlayState F2000Game::playState() const
{
  if(paused_ || referee_.state() == FieldReferee::State::Wait)
    return PlayState::Halt;
  return referee_.state() == FieldReferee::State::Kickoff ? PlayState::Kickoff : PlayState::Play;
}

std::pair<int, int> F2000Game::score() const
{
  return {referee_.score()[0], referee_.score()[1]};
}

void F2000Game::removeRobot(int robot)
{
  roster_.remove(robot);
  players_.forget(robot);
  if(DrawingService* const views = drawings())
    sensorDrawing_.forget(robot, *views);
}

const SensorContainer& F2000Game::sensors(int robot) const
{
  static const SensorContainer none;
  const Devices* const devices = roster_.devices(robot);
  return devices ? devices->sensors() : none;
}

BoardHost::Refusal F2000Game::startRobot(int robot, const std::optional<Pose>& place, Pose& placed)
{
  findParts();
  model_.look(roster_.standing(), ball_);
  return roster_.start(robot, place, model_, placed);
}

void F2000Game::drive(int robot, std::optional<double> v, std::optional<double> omega)
{
  if(Devices* const devices = roster_.devices(robot))
    devices->drive(v, omega);
}

bool F2000Game::command(int robot, const std::vector<double>& values)
{
  Devices* const devices = roster_.devices(robot);
  return devices && devices->command(values);
}

BoardHost::Refusal F2000Game::manipulate(int robot, const std::string& manipulator, const std::string& state)
{
  return roster_.manipulate(robot, manipulator, state);
}

bool F2000Game::isMoving(int robot) const
{
  const RobotNode* const node = roster_.at(robot);
  return node && node->isMoving();
}

void F2000Game::setNoise(int robot, bool enabled)
{
  if(Devices* const devices = roster_.devices(robot))
    devices->setNoise(enabled);
}

void F2000Game::requestData(int robot)
{
  if(Devices* const devices = roster_.devices(robot))
    devices->request();
}

bool F2000Game::learnModels(int robot, const std::function<bool(double)>& goesOn)
{
  RobotNode* const node = roster_.at(robot);
  return node && node->devices && node->devices->learn(model_.viewOf(*node, {}), goesOn);
}

DrawingService* F2000Game::drawings() const
{
  return context_.service<DrawingService>();
}

RobotTeam F2000Game::teamOf(int robot) const
{
  const RobotForm* const form = roster_.form(robot);
  return form ? form->team : RobotTeam::None;
}

void F2000Game::setSpeedFactor(double factor)
{
  speed_ = factor;
  clients_.wantSpeed(factor);
}

void F2000Game::placeBall(double x, double y)
{
  if(ball_)
    ball_->place(x, y);
}

BoardHost::Refusal F2000Game::placeRobot(int robot, const Pose& pose)
{
  return setRobot(robot, pose, {}) ? Refusal() : BoardError{BoardErrorCode::BadNumber, "there is no robot " + std::to_string(robot)};
}

std::vector<TrueObject> F2000Game::truth() const
{
  std::vector<TrueObject> objects;
  if(ball_)
  {
    const Vec3f at = ball_->position();
    objects.push_back({0, "ball", {at.x(), at.y(), 0}, at.z()});
  }
  for(const RobotNode* const robot : roster_.standing())
    objects.push_back({robot->id, "robot", robot->pose(), 0});
  return objects;
}

std::optional<BallState> F2000Game::ball() const
{
  if(!ball_)
    return {};
  const Vec3f at = ball_->position(), speed = ball_->velocity();
  return BallState{at.x(), at.y(), at.z(), speed.x(), speed.y(), speed.z()};
}

std::vector<RobotState> F2000Game::robotStates() const
{
  std::vector<RobotState> states;
  for(const RobotNode* const robot : roster_.standing())
    states.push_back({robot->id, robot->form().team, robot->pose(), robot->twist()});
  return states;
}

void F2000Game::setBall(const BallState& ball)
{
  if(!ball_)
    return;
  ball_->place(ball.x, ball.y);
  ball_->setVelocity({static_cast<float>(ball.vx), static_cast<float>(ball.vy), static_cast<float>(ball.vz)});
}

bool F2000Game::setRobot(int id, const Pose& pose, const Twist& twist)
{
  RobotNode* const robot = roster_.at(id);
  if(!robot)
    return false;
  robot->place(pose);
  robot->setTwist(twist);
  return true;
}

} // namespace sparkwright::f2000
