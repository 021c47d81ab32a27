#include "core/game/f2000/league/LeagueNodes.h"

#include "core/game/f2000/game/F2000Game.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/league/F2000Importer.h"
#include "core/game/f2000/league/F2000League.h"
#include "core/game/f2000/nodes/PlayNodes.h"
#include "core/game/f2000/nodes/RobotNode.h"
#include "core/game/f2000/nodes/ShapeNode.h"
#include "core/object/Context.h"
#include "core/object/LibraryPlaces.h"
#include "core/object/Registry.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <system_error>
#include <vector>

namespace sparkwright::f2000
{

namespace
{

constexpr const char* matchPath = "/sys/server/gamecontrol/F2000Match";
constexpr const char* pluginFolder = "f2000"; ///< Beside that of plugins.

constexpr int mostEpisodes = 1'000'000;

std::string listOfPolicies()
{
  std::string known;
  for(const std::string_view name : policyNames())
    known += (known.empty() ? "" : ", ") + std::string(name);
  return known;
}

/// `policy=block speed=1` @return empty, or what is wrong
LocalText readOptions(const std::string& text, OptionValues& options)
{
  std::istringstream words(text);
  for(std::string word; words >> word;)
  {
    const std::size_t sign = word.find('=');
    if(sign == word.npos || sign == 0)
      return gameText("f2kGame.options", word);
    if(!options.emplace(word.substr(0, sign), word.substr(sign + 1)).second)
      return gameText("f2kGame.optionTwice", word.substr(0, sign));
  }
  return {};
}

CallResult resultOf(LocalText why)
{
  return why.empty() ? CallResult{} : CallResult::fail(std::move(why));
}

/// @return empty, or why it cannot be so many tasks
LocalText checkCount(const std::string& text, int& count)
{
  return readNumber(text, 1, mostEpisodes, count) ? LocalText() : gameText("f2kGame.count", mostEpisodes, text);
}

/// `all`, or names or numbers (from 0) between blanks. @return empty, or what is wrong
LocalText readPolicies(const std::string& text, std::vector<Policy>& policies)
{
  const auto names = policyNames();
  std::istringstream words(text);
  for(std::string word; words >> word;)
  {
    if(word.size() == 1 && word[0] >= '0' && static_cast<std::size_t>(word[0] - '0') < names.size())
      word = names[static_cast<std::size_t>(word[0] - '0')];
    const std::size_t before = policies.size();
    for(std::size_t i = 0; i < names.size(); ++i)
      if(word == "all" || names[i] == word)
        policies.push_back(static_cast<Policy>(i));
    if(policies.size() == before)
      return gameText("f2kGame.policy", word, listOfPolicies());
  }
  return policies.empty() ? gameText("f2kGame.noPolicy", listOfPolicies()) : LocalText();
}

} // namespace

MatchNode::MatchNode() = default;
MatchNode::~MatchNode() = default;

void MatchNode::onLink()
{
  Object* const scene = sceneForGame();
  if(!scene)
    return;
  game_ = std::make_unique<F2000Game>(f2000League(), *context(), *scene, token_);
  loadAllPlugins();
}

void MatchNode::onUnlink()
{
  game_.reset();
}

/// In order of their names, so that runs repeat.
void MatchNode::loadAllPlugins()
{
  const auto* const places = context()->service<LibraryPlaces>();
  if(!places)
    return;
  for(const std::filesystem::path& directory : places->directories)
  {
    std::vector<std::filesystem::path> libraries;
    std::error_code error;
    for(const auto& entry : std::filesystem::directory_iterator(directory.parent_path() / pluginFolder, error))
      if(entry.path().extension() == ".so")
        libraries.push_back(entry.path());
    std::ranges::sort(libraries);
    for(const std::filesystem::path& library : libraries)
      game_->loadPlugins(library);
  }
}

CallResult MatchNode::setToken(const std::string& token)
{
  token_ = token;
  if(game_)
    game_->setToken(token);
  return {};
}

CallResult MatchNode::loadPlugins(const std::string& library)
{
  if(!game_)
    return {};
  const std::filesystem::path file = libraryIn(pluginFolder, library);
  if(file.empty())
    return CallResult::fail(gameText("f2kGame.noLibrary", library, librariesIn(pluginFolder)));
  game_->loadPlugins(file);
  return {};
}

CallResult MatchNode::startPlayer(const std::string& plugin, const std::string& options)
{
  if(!game_)
    return {};
  OptionValues values;
  LocalText why = readOptions(options, values);
  return resultOf(why.empty() ? game_->startPlayer(plugin, values, {}) : std::move(why));
}

CallResult MatchNode::leadRobot(int robot, const std::string& plugin, const std::string& options)
{
  if(!game_)
    return {};
  OptionValues values;
  LocalText why = readOptions(options, values);
  return resultOf(why.empty() ? game_->leadRobot(robot, plugin, values) : std::move(why));
}

CallResult MatchNode::stopPlayer(int robot)
{
  if(game_)
    game_->stopPlayer(robot);
  return {};
}

CallResult MatchNode::keeperBenchmark(const std::string& policies, const std::string& episodes, const std::string& attacker,
                                      const std::string& keeperOptions, const std::string& file)
{
  if(!game_)
    return {};
  KeeperRun::Options options;
  options.attacker = attacker;
  options.file = file;
  for(LocalText why : {readPolicies(policies, options.benchmark.policies), checkCount(episodes, options.benchmark.episodes),
                       readOptions(keeperOptions, options.keeper)})
    if(!why.empty())
      return CallResult::fail(std::move(why));
  return resultOf(game_->startBenchmark(std::move(options)));
}

CallResult MatchNode::obstacleChallenge(const std::string& players, const std::string& attempts, const std::string& file)
{
  if(!game_)
    return {};
  ChallengeRun::Options options;
  options.file = file;
  std::istringstream words(players);
  for(std::string word; words >> word;)
    options.challenge.players.push_back(word);
  if(LocalText why = checkCount(attempts, options.challenge.attempts); !why.empty())
    return CallResult::fail(std::move(why));
  return resultOf(game_->startBenchmark(std::move(options)));
}

void makeMatchNode(Object& root, const Registry& registry)
{
  if(!root.find(matchPath))
    placeAt(root, matchPath, registry.create("F2000Match"));
}

void registerLeagueClasses(Registry& registry)
{
  ClassBuilder<ArenaNode>(registry, "F2000World", {"BaseNode"}, "The world of a .f2kworld file: sets physics.");
  ClassBuilder<ThingNode>(registry, "F2000Thing", {"BaseNode"}, "Something that sensors of middle-size robots see.");
  ClassBuilder<BallNode>(registry, "F2000Ball", {"BaseNode"}, "The ball of middle-size robots.");
  ClassBuilder<RobotNode>(registry, "F2000Robot", {"BaseNode"}, "A middle-size robot of a .f2krobot file.");
  ClassBuilder<ShapeNode>(registry, "F2000Shape", {"Collider"}, "An upright shape of such a file.");
  ClassBuilder<PlayContacts>(registry, "F2000Contacts", {"ContactJointHandler"},
                             "Makes contacts with the friction and restitution of the world.");
  ClassBuilder<F2000Importer>(registry, "F2000Importer", {"SceneImporter"},
                              "Imports worlds and robots of the middle-size league: .f2kworld, .f2krobot.");
  ClassBuilder<MatchNode>(registry, "F2000Match", {"ControlAspect"}, "A game of middle-size robots.")
      .method("setToken", {{"token", "string"}},
              "The word by which clients of the message board become trainers; empty: everyone is one.",
              [](MatchNode& node, const Arguments& a) { return node.setToken(a.text(0)); })
      .method("loadPlugins", {{"library", "string"}}, "Adds the plugins of a library in the folder f2000, by its name.",
              [](MatchNode& node, const Arguments& a) { return node.loadPlugins(a.text(0)); })
      .method("startPlayer", {{"plugin", "string"}, {"options", "string"}},
              "Starts a player with a robot of its own. Options: 'policy=block speed=1'.",
              [](MatchNode& node, const Arguments& a) { return node.startPlayer(a.text(0), a.text(1)); })
      .method("stopPlayer", {{"robot", "int"}}, "Ends the player of a robot, which goes with it.",
              [](MatchNode& node, const Arguments& a) { return node.stopPlayer(a.integer(0)); })
      .method("keeperBenchmark",
              {{"policies", "string"}, {"episodes", "int"}, {"attacker", "string"}, {"keeper", "string"}, {"file", "string"}},
              "Compares policies of the keeper, the first robot of blue, against the first robot of yellow. Policies: 'all', or "
              "names; attacker: a player, or '' for a client; keeper: further options; file: for a table of all episodes, or ''.",
              [](MatchNode& node, const Arguments& a)
              { return node.keeperBenchmark(a.text(0), a.text(1), a.text(2), a.text(3), a.text(4)); })
      .method("obstacleChallenge", {{"players", "string"}, {"attempts", "int"}, {"file", "string"}},
              "Compares players, names between blanks, by the challenge of 2002: the first robot of yellow brings the ball between "
              "the first two obstacles and into the other goal. file: for a table of all attempts, or ''.",
              [](MatchNode& node, const Arguments& a) { return node.obstacleChallenge(a.text(0), a.text(1), a.text(2)); })
      .method("leadRobot", {{"robot", "int"}, {"plugin", "string"}, {"options", "string"}},
              "Lets a player lead a robot of the scene, by its number.",
              [](MatchNode& node, const Arguments& a) { return node.leadRobot(a.integer(0), a.text(1), a.text(2)); });
}

} // namespace sparkwright::f2000
