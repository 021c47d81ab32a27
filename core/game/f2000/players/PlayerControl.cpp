#include "core/game/f2000/players/PlayerControl.h"

#include "core/game/f2000/plugins/PluginRegistry.h"
#include "core/game/f2000/robot/CallTimer.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <charconv>
#include <exception>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

/// `a, b, c`
template<class List, class Of>
std::string listOf(const List& list, Of of)
{
  std::string text;
  for(const auto& each : list)
    text += (text.empty() ? "" : ", ") + std::invoke(of, each);
  return text;
}

/// In as few digits as tell the number.
std::string limitText(double limit)
{
  char digits[32];
  return {std::begin(digits), std::to_chars(std::begin(digits), std::end(digits), limit).ptr};
}

} // namespace

LocalText takeOptions(const std::string& player, const std::vector<PlayerOption>& options, const OptionValues& chosen,
                      OptionValues& values)
{
  values.clear();
  for(const PlayerOption& option : options)
    values[option.name] = option.preset;
  for(const auto& [name, value] : chosen)
  {
    const auto option = std::ranges::find(options, name, &PlayerOption::name);
    if(option == options.end())
      return options.empty() ? pluginText("f2kPlugin.noOptions", player, name)
                             : pluginText("f2kPlugin.noOption", player, name, listOf(options, &PlayerOption::name));
    double number = 0;
    if(option->type == PlayerOption::Type::Number && !readNumber(value, option->least, option->most, number))
      return pluginText("f2kPlugin.optionNumber", name, player, limitText(option->least), limitText(option->most), value);
    if(option->type == PlayerOption::Type::Choice && std::ranges::find(option->choices, value) == option->choices.end())
      return pluginText("f2kPlugin.optionChoice", name, player, listOf(option->choices, std::identity()), value);
    values[name] = value;
  }
  return {};
}

/// A player, and what it knows and can do.
struct PlayerControl::Player : PlayerContext
{
  Player(PlayerControl& control, int robot, std::string id, std::shared_ptr<PlayerPlugin> plugin, OptionValues options)
      : control_(control), robot_(robot), id_(std::move(id)), plugin_(std::move(plugin)), options_(std::move(options))
  {
    random_.seed(control_.seed_ + ++control_.led_);
  }

  int robot() const override { return robot_; }
  RobotTeam team() const override { return control_.host_.teamOf(robot_); }
  double time() const override { return time_; }
  const SensorContainer& sensors() const override { return control_.host_.sensors(robot_); }
  const OptionValues& options() const override { return options_; }
  void drive(double v, double omega) override { control_.host_.drive(robot_, v, omega); }
  bool command(const std::vector<double>& values) override { return control_.host_.command(robot_, values); }
  bool manipulate(const std::string& manipulator, const std::string& state) override
  {
    return !control_.host_.manipulate(robot_, manipulator, state);
  }
  bool broadcast(const std::string& topic, const std::string& bytes, bool teamOnly) override
  {
    return control_.channel_.broadcast(robot_, {robot_, control_.host_.clock(), topic, bytes}, teamOnly);
  }
  std::vector<MessageChannel::Message> receive() override { return control_.channel_.receive(robot_); }
  double learnModels(std::size_t from, std::size_t count) override { return control_.host_.learnModels(robot_, from, count); }
  bool saveModels(const std::string& file) override { return control_.host_.saveModels(robot_, file); }
  bool loadModels(const std::string& file) override { return control_.host_.loadModels(robot_, file); }
  void report(const std::string& doing, double progress) override
  {
    doing_ = doing;
    progress_ = progress;
  }
  DrawingService* drawings() override { return control_.host_.drawings(); }
  Random& random() override { return random_; }
  void log(const std::string& text) override { control_.say_(LocalText(id_ + ": " + text)); }
  WorldEdit& world() override { return control_.world_; }

  PlayerControl& control_;
  const int robot_;
  const std::string id_;
  const std::shared_ptr<PlayerPlugin> plugin_;
  const OptionValues options_;
  Random random_;
  double time_ = 0;
  double next_ = 0; ///< When it is due, s.
  bool isFinished_ = false;
  CallTimer timer_;
  std::string doing_;
  double progress_ = 0;
};

PlayerControl::PlayerControl(const PluginRegistry& plugins, BoardHost& host, WorldEdit& world, MessageChannel& channel,
                             std::uint64_t seed, Say say)
    : plugins_(plugins), host_(host), world_(world), channel_(channel), seed_(seed), say_(std::move(say))
{
}

PlayerControl::~PlayerControl()
{
  for(const auto& player : players_)
    finish(*player);
}

LocalText PlayerControl::unknown(const std::string& id) const
{
  std::vector<std::string> known;
  for(const PluginInfo& info : plugins_.all())
    if(info.kind == PluginKind::Player)
      known.push_back(info.id);
  return pluginText("f2kPlugin.noPlayer", id, listOf(known, std::identity()));
}

LocalText PlayerControl::whyNot(const std::string& id, const OptionValues& options) const
{
  const std::shared_ptr<PlayerPlugin> plugin = plugins_.makePlayer(id);
  if(!plugin)
    return unknown(id);
  try
  {
    OptionValues values;
    return takeOptions(id, plugin->options(), options, values);
  }
  catch(const std::exception& why)
  {
    return pluginText("f2kPlugin.refused", id, std::string(why.what()));
  }
}

LocalText PlayerControl::lead(int robot, const std::string& id, const OptionValues& options)
{
  std::shared_ptr<PlayerPlugin> plugin = plugins_.makePlayer(id);
  if(!plugin)
    return unknown(id);
  try
  {
    OptionValues values;
    if(LocalText why = takeOptions(id, plugin->options(), options, values); !why.empty())
      return why;
    auto player = std::make_unique<Player>(*this, robot, id, std::move(plugin), std::move(values));
    player->time_ = player->next_ = static_cast<double>(host_.clock()) / 1e6;
    channel_.join(robot, static_cast<int>(host_.teamOf(robot)));
    player->plugin_->init(*player);
    players_.push_back(std::move(player));
  }
  catch(const std::exception& why)
  {
    channel_.leave(robot);
    return pluginText("f2kPlugin.refused", id, std::string(why.what()));
  }
  return {};
}

LocalText PlayerControl::start(const std::string& id, const OptionValues& options, const std::optional<Pose>& place,
                               const ReadFile& readFile)
{
  const std::shared_ptr<PlayerPlugin> plugin = plugins_.makePlayer(id);
  if(!plugin)
    return lead(0, id, options); // Which says so.
  const std::string config = plugin->robotConfig();
  const bool isText = config.find('(') != std::string::npos;
  const std::optional<std::string> text = isText ? config : readFile(config);
  const RobotFile file = parseRobot(text.value_or(""), isText ? id : config);
  for(const Diagnostic& problem : file.problems)
    if(problem.severity == Diagnostic::Severity::Error)
      return pluginText("f2kPlugin.refused", id, problem.message);
  int robot = 0;
  if(const auto refused = host_.makeRobot(file.robot, robot))
    return pluginText("f2kPlugin.refused", id, refused->text);
  Pose placed;
  if(const auto refused = host_.startRobot(robot, place, placed))
  {
    host_.removeRobot(robot);
    return pluginText("f2kPlugin.refused", id, refused->text);
  }
  LocalText why = lead(robot, id, options);
  if(!why.empty())
    host_.removeRobot(robot);
  return why;
}

void PlayerControl::finish(Player& player)
{
  if(std::exchange(player.isFinished_, true))
    return;
  channel_.leave(player.robot_);
  try
  {
    player.plugin_->shutdown();
  }
  catch(const std::exception& why)
  {
    say_(pluginText("f2kPlugin.playerFailed", player.id_, std::string(why.what())));
  }
}

void PlayerControl::removeFinished()
{
  std::erase_if(players_, [](const auto& player) { return player->isFinished_; });
}

void PlayerControl::stop(int robot)
{
  for(const auto& player : players_)
    if(player->robot_ == robot && !player->isFinished_)
    {
      finish(*player);
      host_.removeRobot(robot);
    }
  removeFinished();
}

void PlayerControl::forget(int robot)
{
  for(const auto& player : players_)
    if(player->robot_ == robot)
      finish(*player);
}

void PlayerControl::act(double time)
{
  removeFinished();
  for(std::size_t i = 0; i < players_.size(); ++i)
  {
    Player& player = *players_[i];
    player.time_ = time;
    if(player.isFinished_ || time < player.next_ - 1e-9)
      continue;
    player.next_ += player.plugin_->period();
    if(player.next_ < time)
      player.next_ = time + player.plugin_->period();
    PlayerPlugin::Result result = PlayerPlugin::Result::Failed;
    std::string why = "it says so";
    try
    {
      result = player.timer_.time([&player] { return player.plugin_->senseAndAct(player); });
      if(player.timer_.takeSlow())
        say_(pluginText("f2kPlugin.slow", player.id_, player.robot_));
    }
    catch(const std::exception& problem)
    {
      why = problem.what();
    }
    if(result == PlayerPlugin::Result::Continue)
      continue;
    if(result == PlayerPlugin::Result::Failed)
      say_(pluginText("f2kPlugin.playerFailed", player.id_, why));
    finish(player);
    host_.removeRobot(player.robot_);
  }
  removeFinished();
  channel_.endCycle();
}

std::vector<PlayerControl::Running> PlayerControl::running() const
{
  std::vector<Running> list;
  for(const auto& player : players_)
    if(!player->isFinished_)
      list.push_back({player->robot_, player->id_, player->doing_, player->progress_});
  return list;
}

} // namespace sparkwright::f2000
