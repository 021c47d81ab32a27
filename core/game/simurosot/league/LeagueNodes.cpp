#include "core/game/simurosot/league/LeagueNodes.h"

#include "core/body/WorldNode.h"
#include "core/files/FileService.h"
#include "core/game/simurosot/game/GameTexts.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/game/simurosot/league/ProfileVariables.h"
#include "core/game/simurosot/league/SimurosotLeague.h"
#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/script/ScriptEngine.h"

namespace sparkwright::simurosot
{

namespace
{

constexpr const char* matchPath = "/sys/server/gamecontrol/SimurosotMatch";

std::string leagueList()
{
  std::string list;
  for(const std::string_view name : profileNames())
    list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

bool isTeam(const std::string& name) { return name == "blue" || name == "yellow"; }
Side sideOfTeamName(const std::string& name) { return name == "blue" ? Side::Blue : Side::Yellow; }

/// Steps and solver of the scene's physics as the league wants them.
void setPhysics(Object& scene, const PhysicsSpec& spec)
{
  const WorldNode* const node = scene.childOf<WorldNode>();
  if(!node)
    return;
  auto& world = *const_cast<WorldNode*>(node);
  world.subSteps = spec.subSteps;
  world.largestExactIsland = spec.exactBodies;
  if(world.world().largestExactIsland() == 0)
    world.world().setLargestExactIsland(spec.exactBodies);
  world.world().setIterations(spec.iterations);
  world.world().setErp(spec.erp);
  world.world().setContactSurfaceLayer(0); // Wheels must not sink in.
}

/// Variables of a league; overrides (`--set`) that are impossible end, because scenes are built by the variables.
void useLeague(const LeagueProfile& profile, ScriptEngine& scripts, Log* log)
{
  defineVariables(profile, scripts);
  std::vector<ImpossibleVariable> problems;
  profileOfVariables(scripts, profile, problems);
  for(const ImpossibleVariable& one : problems)
  {
    scripts.releaseVariable(variableSpace, one.name);
    if(log)
      log->warning(one.problem);
  }
}

/// The league of a match; what is impossible in the variables is told.
LeagueProfile leagueOf(const Context& context)
{
  if(!context.scripts)
    return {};
  std::vector<ImpossibleVariable> problems;
  const LeagueProfile profile = profileOfVariables(*context.scripts, baseOfVariables(*context.scripts), problems);
  if(context.log)
    for(const ImpossibleVariable& one : problems)
      context.log->warning(one.problem);
  return profile;
}

} // namespace

CallResult ProfileNode::load(const std::string& league)
{
  ScriptEngine* const scripts = context() ? context()->scripts : nullptr;
  if(!scripts)
    return {};
  if(const auto profile = profileOf(league))
  {
    useLeague(*profile, *scripts, log());
    return {};
  }
  if(!league.ends_with(".simuro"))
    return CallResult::fail(gameNodeText("profile.unknown", league, leagueList()));
  const FileService* const files = context()->files;
  const auto text = files ? files->read(league) : std::nullopt;
  if(!text)
    return CallResult::fail(gameNodeText("profile.notFound", league));
  const ProfileFile file = parseProfile(*text, league);
  if(Log* const messages = log())
    for(const Diagnostic& problem : file.problems)
      messages->write(problem);
  useLeague(file.profile, *scripts, log());
  return {};
}

MatchNode::MatchNode() = default;
MatchNode::~MatchNode() = default;

void MatchNode::onLink()
{
  Object* const scene = sceneForGame();
  if(!scene)
    return;
  const LeagueProfile profile = leagueOf(*context());
  setPhysics(*scene, profile.physics);
  game_ = std::make_unique<SimurosotGame>(simurosotLeague(), *context(), *scene, profile);
}

void MatchNode::onUnlink() { game_.reset(); }

CallResult MatchNode::setReferee(const std::string& library)
{
  if(!game_)
    return {};
  if(library.empty())
  {
    game_->useBuiltInReferee();
    return {};
  }
  const std::filesystem::path file = libraryIn("referees", library);
  const LocalText why = file.empty() ? game_->useNoReferee(library, librariesIn("referees")) : game_->useReferee(file);
  return why.empty() ? CallResult{} : CallResult::refuse(gameNodeText("referee.none", why));
}

CallResult MatchNode::setStrategy(const std::string& team, const std::string& library)
{
  if(!game_)
    return {};
  if(!isTeam(team))
    return CallResult::fail(gameNodeText("robot.team", team));
  const std::filesystem::path file = libraryIn("strategies", library);
  if(file.empty())
    return CallResult::fail(gameNodeText("strategy.notFound", library, librariesIn("strategies")));
  if(LocalText why = game_->loadStrategy(sideOfTeamName(team), file); !why.empty())
    return CallResult::fail(std::move(why));
  return {};
}

void makeMatchNode(Object& root, const Registry& registry)
{
  if(!root.find(matchPath))
    placeAt(root, matchPath, registry.create("SimurosotMatch"));
}

namespace
{

/// The match looks again who takes part.
void tellOfChange(const RobotNode& robot)
{
  if(robot.context())
    robot.context()->structureChanged();
}

CallResult setTeam(RobotNode& robot, const Arguments& a)
{
  const std::string& name = a.text(0);
  if(!isTeam(name))
    return CallResult::refuse(gameNodeText("robot.team", name));
  robot.side = sideOfTeamName(name);
  tellOfChange(robot);
  return {};
}

CallResult setNumber(RobotNode& robot, const Arguments& a)
{
  const int number = a.integer(0);
  if(number < 1 || number > SST_MAX_ROBOTS)
    return CallResult::refuse(gameNodeText("robot.number", SST_MAX_ROBOTS, number));
  robot.number = number - 1;
  tellOfChange(robot);
  return {};
}

} // namespace

void registerLeagueClasses(Registry& registry)
{
  ClassBuilder<PlayNode>(registry, "SimurosotPart", {"BaseNode"}, "Takes part in a match of SimuroSot.").abstract();
  ClassBuilder<RobotNode>(registry, "SimurosotRobot", {"SimurosotPart"},
                          "A robot of a match: stands below its Transform, after the bodies and the joints leftAxle and "
                          "rightAxle.")
      .method("setTeam", {{"team", "string", "", "blue"}}, "blue or yellow.", setTeam)
      .method("setNumber", {{"number", "int", "", "1"}}, "1 to 11; 1 is the goalkeeper.", setNumber);
  ClassBuilder<BallNode>(registry, "SimurosotBall", {"SimurosotPart"},
                         "The ball of a match: stands below its Transform, after the body.");
  ClassBuilder<PlayContactHandler>(registry, "SimurosotContactHandler", {"ContactJointHandler"},
                                   "Makes contacts, and tells the match who touches whom.");
  ClassBuilder<ProfileNode>(registry, "SimurosotProfile", {"BaseNode"},
                            "Gives the Simurosot variables the values of a league.")
      .method("load", {{"league", "string", "", "large-simurosot"}}, "A league by its name, or a league file (.simuro).",
              [](ProfileNode& node, const Arguments& a) { return node.load(a.text(0)); });
  ClassBuilder<MatchNode>(registry, "SimurosotMatch", {"ControlAspect"}, "A match of SimuroSot.")
      .method("setReferee", {{"library", "string"}}, "A referee in a shared library; empty: the one that is built in.",
              [](MatchNode& node, const Arguments& a) { return node.setReferee(a.text(0)); })
      .method("setStrategy", {{"team", "string"}, {"library", "string"}},
              "Lets a strategy lead a team inside the simulator: a library in the folder of strategies, by its name.",
              [](MatchNode& node, const Arguments& a) { return node.setStrategy(a.text(0), a.text(1)); });
}

} // namespace sparkwright::simurosot
