#include "core/game/f2000/game/F2000Game.h"

#include "core/archive/StateArchive.h"
#include "core/files/FileService.h"
#include "core/game/CommandSource.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/game/OfferMaker.h"
#include "core/game/f2000/game/Trainer.h"
#include "core/game/f2000/players/BuiltInPlayers.h"
#include "core/game/f2000/plugins/BuiltInPlugins.h"
#include "core/game/f2000/robot/SensorReadings.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/language/Action.h"
#include "core/scene/Transform.h"
#include "core/text/Number.h"

#include <utility>

namespace sparkwright::f2000
{

namespace
{

/// Sizes as monitors and the window know them from other leagues, m.
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

} // namespace

F2000Game::F2000Game(const League& league, Context& context, Object& scene, std::string token)
    : league_(league), context_(context), parts_(context, scene, plugins_, context.random->runSeed()), course_(parts_),
      records_(course_, context.log), host_(context, parts_, course_,
                                            {[this] { refresh(); }, [this](int robot) { forgetRobot(robot); },
                                             [this](double factor) { clients_.wantSpeed(factor); }}),
      players_(plugins_, host_, host_, channel_, context.random->runSeed(), [this](const LocalText& text) { warn(text); }),
      clients_(host_, channel_, std::move(token))
{
  addBuiltInPlugins(plugins_);
  addBuiltInPlayers(plugins_);
  context_.provide<F2000Game>(this);
  context_.provide<Game>(this);
}

F2000Game::~F2000Game()
{
  context_.provide<F2000Game>(nullptr);
  context_.provide<Game>(nullptr);
}

void F2000Game::warn(const LocalText& text) const
{
  if(context_.log && !text.empty())
    context_.log->warning(text);
}

void F2000Game::loadPlugins(const std::filesystem::path& library)
{
  for(const LocalText& problem : plugins_.load(library))
  {
    warn(problem);
    leftOut_.emplace_back(library.string(), problem);
  }
}

void F2000Game::refresh()
{
  const SceneParts::Change change = parts_.find();
  for(const int robot : change.gone)
    forgetRobot(robot);
  for(RobotNode* const robot : change.came)
    if(const std::string player = std::exchange(robot->player, {}); !player.empty())
      warn(players_.lead(robot->id, player, {}));
  auto sizes = sizesOf(parts_.field());
  if(!environment_ || *environment_ != sizes)
    environment_ = std::make_shared<const std::vector<std::pair<std::string, float>>>(std::move(sizes));
}

void F2000Game::forgetRobot(int robot)
{
  players_.forget(robot);
  if(DrawingService* const views = host_.drawings())
    sensorDrawing_.forget(robot, *views);
}

void F2000Game::update(double seconds)
{
  refresh();
  course_.advance(seconds);
  parts_.look();
  rule(seconds);
  sense();
  if(!course_.isPaused())
    players_.act(course_.seconds());
  if(host_.takeReset())
    course_.beginAnew();
  clients_.endCycle();
}

void F2000Game::rule(double seconds)
{
  if(!benchmark_)
  {
    if(const auto event = course_.judge(seconds))
      records_.record(*event);
    return;
  }
  if(course_.isPaused() || benchmark_->isOver())
    return;
  benchmark_->advance(seconds, parts_.ball());
  if(context_.log && !benchmark_->isOver())
    benchmark_->tellProgress(*context_.log);
  const std::array<int, 2> won = benchmark_->score();
  course_.referee().setScore(won[0], won[1]);
  parts_.look(); // An episode may have begun.
  if(benchmark_->isOver() && context_.log)
    benchmark_->report(*context_.log);
}

void F2000Game::sense()
{
  DrawingService* const views = host_.drawings();
  std::vector<ManipulatorReading> readings;
  for(RobotNode* const robot : parts_.robots().standing())
  {
    if(!robot->devices)
      continue;
    readings.clear();
    for(const Manipulator& manipulator : robot->manipulators())
      readings.push_back({manipulator.state(), manipulator.secondsToReady()});
    robot->devices->sense(parts_.model().viewOf(*robot, readings), course_.clock(),
                          [this, robot](const std::string& device, const std::string& why)
                          { warn(pluginText("f2kPlugin.sensorFailed", device, robot->id, why)); });
    for(const std::string& plugin : robot->devices->takeSlow())
      if(context_.log)
        context_.log->note(pluginText("f2kPlugin.slow", plugin, robot->id));
    if(views)
      sensorDrawing_.show(*robot, *views);
  }
}

std::vector<std::string> F2000Game::commandNames() const
{
  std::vector<std::string> names = Trainer::names();
  names.insert(names.end(), {"startPlayer", "stopPlayer", "manipulate"});
  return names;
}

bool F2000Game::command(const Action& action)
{
  refresh();
  return lead(action) || Trainer(parts_, course_, records_, context_.log, context_.service<CommandSource>()).command(action);
}

/// Commands of people about players and robots.
bool F2000Game::lead(const Action& action)
{
  if(action.name == "startPlayer")
  {
    OptionValues options;
    for(const Action::Named& option : action.named)
      if(!option.values.empty())
        options[std::string(option.name)] = option.values[0];
    warn(startPlayer(action.values.empty() ? std::string() : std::string(action.values[0]), options, {}));
    return true;
  }
  if(action.name != "stopPlayer" && action.name != "manipulate")
    return false;
  constexpr double most = 1e6;
  const double robot = action.values.empty() ? 0 : toNumber(action.values[0]);
  const bool isThere = robot >= 1 && robot <= most && parts_.robots().at(static_cast<int>(robot));
  if(isThere && action.name == "stopPlayer")
    stopPlayer(static_cast<int>(robot));
  else if(isThere && action.values.size() == 3)
  {
    if(const auto refused = host_.manipulate(static_cast<int>(robot), std::string(action.values[1]), std::string(action.values[2])))
      warn(gameText("f2kGame.ignored", action.name, refused->text));
  }
  else
    warn(gameText("f2kGame.ignored", action.name, gameText("f2kGame.noSuchRobot", action.values.empty() ? "" : std::string(action.values[0]))));
  return true;
}

std::vector<Reading> F2000Game::readings(std::uint64_t root) const
{
  for(const RobotNode* const robot : parts_.robots().standing())
    if(robot->root() && robot->root()->id() == root)
      return robot->devices ? readingsOf(robot->devices->sensors(), robot->form(), course_.clock()) : std::vector<Reading>();
  return {};
}

GameOffer F2000Game::offer(bool lines)
{
  if(lines)
    clients_.beginListening();
  if(offeredOf_ != plugins_.all().size())
  {
    offeredPlayers_ = playersOf(plugins_);
    offeredOf_ = plugins_.all().size();
  }
  GameOffer offer = offerOf(plugins_, leftOut_, parts_.robots(), players_, clients_, lines);
  offer.players = offeredPlayers_;
  return offer;
}

void F2000Game::describe(GameState& state) const
{
  const ArenaNode* const arena = context_.service<ArenaNode>(); // Also before the first cycle finds the parts.
  state.present = arena && arena->hasField();
  if(!state.present) // A robot by itself is only shown.
    return;
  state.league = &league_;
  state.time = static_cast<float>(course_.seconds());
  state.team = {"blue", "yellow"};
  state.score = course_.referee().score();
  state.mode = course_.mode();
  using Sizes = std::vector<std::pair<std::string, float>>; // Cameras that are placed by the first frame need them.
  state.environment = environment_ ? environment_ : std::make_shared<const Sizes>(sizesOf(arena->field()));
  state.events = records_.events();
}

void F2000Game::describePlayers(std::vector<AgentInfo>& players) const
{
  for(const RobotNode* const robot : parts_.robots().standing())
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
  a(course_, records_);
  if(a.isLoading())
    refresh();
}

LocalText F2000Game::whyInexact() const
{
  return parts_.robots().standing().empty() ? LocalText() : gameText("f2kGame.inexact");
}

LocalText F2000Game::startPlayer(const std::string& plugin, const OptionValues& options, const std::optional<Pose>& place)
{
  refresh();
  return players_.start(plugin, options, place,
                        [this](const std::string& name) -> std::optional<std::string>
                        { return context_.files ? context_.files->read(name) : std::nullopt; });
}

LocalText F2000Game::leadRobot(int robot, const std::string& plugin, const OptionValues& options)
{
  refresh();
  if(!parts_.robots().at(robot))
    return gameText("f2kGame.noSuchRobot", robot);
  players_.forget(robot);
  return players_.lead(robot, plugin, options);
}

LocalText F2000Game::startBenchmark(KeeperRun::Options options)
{
  refresh();
  if(LocalText why = players_.whyNot("goalkeeper", options.keeper); !why.empty())
    return why;
  if(LocalText why = options.attacker.empty() ? LocalText() : players_.whyNot(options.attacker, {}); !why.empty())
    return why;
  options.benchmark.seed = context_.random->runSeed();
  benchmark_ = std::make_unique<KeeperRun>(std::move(options), parts_.field(), parts_.robots(), players_);
  return {};
}

LocalText F2000Game::startBenchmark(ChallengeRun::Options options)
{
  refresh();
  if(options.challenge.players.empty())
    return gameText("f2kGame.noPlayers");
  for(const std::string& player : options.challenge.players)
    if(LocalText why = players_.whyNot(player, {}); !why.empty())
      return why;
  options.challenge.seed = context_.random->runSeed();
  benchmark_ = std::make_unique<ChallengeRun>(std::move(options), parts_, players_);
  return {};
}

} // namespace sparkwright::f2000
