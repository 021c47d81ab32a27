#include "core/robot/types/SceneEffector.h"

#include "core/archive/StateArchive.h"
#include "core/files/FileService.h"
#include "core/import/SceneImporters.h"
#include "core/object/Log.h"
#include "core/object/Report.h"
#include "core/robot/types/MotorKit.h"
#include "core/robot/types/RobotTypeTexts.h"
#include "core/robot/types/RobotTypes.h"
#include "core/script/ScriptEngine.h"
#include "core/text/Suggest.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr const char* standardMotors = "robots/nao_motors.toml";

/// A robot model of the data directories, not just any file.
bool isRobotModel(const std::string& file)
{
  const std::string plain = std::filesystem::path(file).lexically_normal().generic_string();
  return plain.starts_with("rsg/agent/") && plain.ends_with(".rsg");
}

/// Numbers and plain words. Robot files put their arguments into script text, where an agent has no say.
bool isPlain(std::string_view argument)
{
  return !argument.empty() && std::all_of(argument.begin(), argument.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '.' || c == '+' || c == '-';
  });
}

/// Whether there is anything to sense or to do below this node. What has neither is scenery: a field, a ball.
bool isRobot(Object& node)
{
  bool any = false;
  node.visit<Perceptor>([&any](Perceptor&) { any = true; });
  node.visit<Effector>([&any](Effector&) { any = true; });
  return any;
}

LocalText whoIs(const AgentAspect* root)
{
  return robotTypeText("robot.agent", root ? root->agentId() : 0);
}

} // namespace

void SceneEffector::receive(const Action& action)
{
  const auto who = [this] { return whoIs(agentRoot(*this)); };
  Log& log = *context()->log;
  if(action.values.empty())
    return log.warning(robotTypeText("robot.noFile", who()));
  if(built_)
    return log.warning(robotTypeText("robot.second", who()));
  if(action.values.front() == "robottype")
  {
    requested_ = chooseType(action);
    return;
  }
  const std::string file(action.values.front());
  if(!isRobotModel(file) || !context()->files->locate(file))
    return log.warning(robotTypeText("robot.noModel", who(), file.substr(0, 80)));
  const auto odd = std::find_if_not(action.values.begin() + 1, action.values.end(), isPlain);
  if(odd != action.values.end())
    return log.warning(robotTypeText("robot.noArgument", who(), odd->substr(0, 80)));
  file_ = file;
  arguments_.assign(action.values.begin() + 1, action.values.end());
  requested_ = true;
}

bool SceneEffector::chooseType(const Action& action)
{
  Log& log = *context()->log;
  const auto* const types = context()->service<RobotTypes>();
  const std::string name(action.values.size() > 1 ? action.values[1].substr(0, 80) : std::string_view());
  const RobotTypes::Entry* const entry = types ? types->named(name) : nullptr;
  if(entry)
  {
    file_ = entry->type.file;
    arguments_ = entry->arguments;
    return true;
  }
  std::vector<std::string> known;
  std::string list;
  for(const RobotTypes::Entry& other : types ? types->all() : std::vector<RobotTypes::Entry>())
  {
    known.push_back(other.type.name);
    list += (list.empty() ? "" : ", ") + other.type.name;
  }
  LocalText hint = suggestion(name, known);
  if(hint.empty())
    hint = list.empty() ? robotTypeText("robot.noTypes") : robotTypeText("toml.known", list);
  log.warning(robotTypeText("robot.noType", whoIs(agentRoot(*this)), name, std::move(hint)));
  return false;
}

void SceneEffector::prePhysics()
{
  if(!requested_)
    return;
  requested_ = false;
  if(AgentAspect* const root = agentRoot(*this))
    build(*root);
}

void SceneEffector::build(AgentAspect& root)
{
  Context& shared = *context();
  const std::size_t before = root.children().size();
  built_ = shared.importer->importFile(file_, root, arguments_);
  // A script in the file may have taken nodes away, this one too.
  const auto made = root.children().begin() + static_cast<std::ptrdiff_t>(std::min(before, root.children().size()));
  built_ = built_ && std::any_of(made, root.children().end(), [](const auto& child) { return isRobot(*child); });
  if(built_)
    return equip(root);
  while(root.children().size() > before)
    root.removeChild(*root.children().back());
  shared.log->warning(robotTypeText("robot.notBuilt", whoIs(&root), file_.substr(0, 80)));
}

void SceneEffector::equip(AgentAspect& root)
{
  Context& shared = *context();
  const auto* const types = shared.service<RobotTypes>();
  const RobotTypes::Entry* const entry = types ? types->builtBy(file_, arguments_) : nullptr;
  root.setModel(std::make_shared<const RobotModel>(entry ? RobotModel{file_, entry->type.name, entry->type.meaning}
                                                         : RobotModel{file_, {}, {}}));
  const bool wanted = shared.scripts && shared.scripts->flag(shared.scripts->gameNamespace(), "RealisticMotors", false);
  if(!wanted && !(entry && entry->type.realisticMotors))
    return;
  const std::string motorFile = entry && !entry->type.motors.empty() ? entry->type.motors : standardMotors;
  const std::optional<std::string> text = shared.files->read(motorFile);
  Diagnostics problems;
  const std::optional<MotorKit> kit = text ? parseMotorKit(*text, motorFile, problems) : std::nullopt;
  for(const Diagnostic& problem : problems)
    shared.log->write(problem);
  if(!kit || kit->equip(root) == 0)
    shared.log->warning(kit ? robotTypeText("robot.idealJoints", whoIs(&root), motorFile)
                            : robotTypeText("robot.idealFile", whoIs(&root), motorFile));
}

void CreateEffector::prePhysics()
{
  if(!std::exchange(requested_, false) || built_)
    return;
  const AgentAspect* const root = agentRoot(*this);
  ScriptEngine* const scripts = context()->scripts;
  if(!root || !scripts)
    return;
  const std::size_t before = root->children().size();
  const ScriptEngine::Result result = scripts->evaluate("addAgent('" + root->path() + "'); 0"); // whatever it returns
  built_ = result.ok && root->children().size() > before;
  if(!built_)
    warnAbout(*this,
              result.ok ? robotTypeText("robot.noScript", whoIs(root))
                        : robotTypeText("robot.scriptFailed", whoIs(root), result.error),
              robotTypeText("robot.addAgent"));
}

void AgentSyncEffector::onLink()
{
  host_ = context()->service<AgentHost>();
  const AgentAspect* const root = agentRoot(*this);
  agent_ = root ? root->agentId() : 0;
}

void AgentSyncEffector::receive(const Action&)
{
  if(host_)
    host_->agentSynced(agent_);
}

void SceneEffector::archive(StateArchive& a)
{
  a(file_, arguments_, requested_, built_);
}

void SceneEffector::rebuild()
{
  if(AgentAspect* const root = agentRoot(*this))
    build(*root);
}

void CreateEffector::archive(StateArchive& a)
{
  a(requested_, built_);
}

void CreateEffector::rebuild()
{
  requested_ = true;
  built_ = false;
  prePhysics();
}

} // namespace sparkwright
