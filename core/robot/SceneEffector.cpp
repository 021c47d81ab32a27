#include "core/robot/SceneEffector.h"

#include "core/object/FileService.h"
#include "core/object/Log.h"
#include "core/object/Report.h"
#include "core/object/SceneImporter.h"
#include "core/script/ScriptEngine.h"

#include <filesystem>
#include <utility>

namespace sparkwright
{

namespace
{

/// A robot model of the data directories, not just any file.
bool isRobotModel(const std::string& file)
{
  const std::string plain = std::filesystem::path(file).lexically_normal().generic_string();
  return plain.starts_with("rsg/agent/") && plain.ends_with(".rsg");
}

std::string whoIs(const AgentAspect* root) { return "agent " + std::to_string(root ? root->agentId() : 0); }

} // namespace

void SceneEffector::receive(const Action& action)
{
  const std::string who = whoIs(agentRoot(*this));
  Log& log = *context()->log;
  if(action.values.empty())
    return log.warning(who + ": scene without a file name, ignored");
  if(built_)
    return log.warning(who + ": it has a robot already; a second scene is ignored");
  file_ = action.values.front();
  if(!isRobotModel(file_) || !context()->files->find(file_))
    return log.warning(who + ": there is no robot model '" + file_.substr(0, 80) +
                       "'; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg with a type from 0 to 4");
  arguments_.assign(action.values.begin() + 1, action.values.end());
  requested_ = true;
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
  built_ = context()->importer->importFile(file_, root, arguments_);
  if(built_ && root.children().size() > 1)
    return;
  built_ = false;
  while(root.children().size() > 1)
    root.removeChild(*root.children().back());
  context()->log->warning("agent " + std::to_string(root.agentId()) + ": the robot '" + file_.substr(0, 80) +
                          "' could not be built; it may ask for another one");
}

void CreateEffector::prePhysics()
{
  if(!std::exchange(requested_, false) || built_)
    return;
  const AgentAspect* const root = agentRoot(*this);
  ScriptEngine* const scripts = context()->scripts;
  if(!root || !scripts)
    return;
  const ScriptEngine::Result result = scripts->evaluate("addAgent('" + root->path() + "')");
  built_ = result.ok && root->children().size() > 1;
  if(!built_)
    warnAbout(*this, "the set-up script built no robot for " + whoIs(root) + (result.ok ? "" : ": " + result.error),
              "define a function addAgent(path) in it that does");
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

} // namespace sparkwright
