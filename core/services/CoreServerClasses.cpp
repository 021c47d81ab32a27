#include "core/services/CoreServers.h"

#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Random.h"
#include "core/scene/Transform.h"
#include "core/services/ServiceRegistration.h"
#include "core/services/SimulationHost.h"
#include "core/text/InQuotes.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// Messages of scripts end as lines do; entries of the log do not.
std::string withoutNewline(std::string text)
{
  while(text.ends_with('\n') || text.ends_with('\r'))
    text.pop_back();
  return text;
}

CallResult addStream(LogServer& server, const Arguments& a)
{
  if(!server.log())
    return notInTheTree();
  bool sync = false;
  if(a.count() > 2)
  {
    const std::optional<bool> given = a.boolean(2);
    if(!given)
      return CallResult::refuse(objectText("call.noFlag", a.text(2)));
    sync = *given;
  }
  const LocalText problem = server.log()->addStream(a.text(0), a.text(1), sync);
  return problem.empty() ? CallResult{true, Value(true), {}} : CallResult::refuse(problem);
}

void registerLog(Registry& registry)
{
  ClassBuilder<LogServer> c(registry, "zeitgeist/LogServer", {"Node"}, "The log, for scripts.");
  c.method(
       "addStream", {textParameter("target"), textParameter("priorities"), boolParameter("sync", "false")},
       "Sends messages of these priorities (eNone, eDebug, eNormal, eWarning, eError, eAll; several with commas) to "
       ":cout, :cerr or a file in the log directory of the program. sync: writes each one through.",
       addStream)
      .arity(2, 3)
      .method("removeAllStreams", {}, "Closes all streams that scripts have added.",
              [](LogServer& s, const Arguments&)
              {
                if(s.log())
                  s.log()->removeAllStreams();
              });
  using Severity = Diagnostic::Severity;
  const struct
  {
    const char* name;
    Severity severity;
    const char* documentation;
  } priorities[] = {{"debug", Severity::Debug, "Logs a message for whoever looks closely."},
                    {"normal", Severity::Note, "Logs a message."},
                    {"message", Severity::Note, "The same as normal."},
                    {"warning", Severity::Warning, "Logs a warning."},
                    {"error", Severity::Error, "Logs an error."}};
  for(const auto& priority : priorities)
    c.method(priority.name, {textParameter("message")}, priority.documentation,
             [severity = priority.severity](LogServer& s, const Arguments& a) {
               if(s.log())
                 s.log()->write(severity, withoutNewline(a.text(0)));
             });
}

/// Draws a number if the node still belongs to a World.
template<class Draw>
CallResult draw(RandomServer& server, Draw drawn)
{
  if(!server.context() || !server.context()->random)
    return notInTheTree();
  return {true, Value(drawn(*server.context()->random)), {}};
}

CallResult seedRandom(RandomServer& server, const Arguments& a)
{
  if(!server.context() || !server.context()->random)
    return notInTheTree();
  const double seed = a.number(0);
  if(!(seed >= 0 && seed < 0x1p53))
    return CallResult::refuse(objectText("expected.seed", a.text(0)));
  server.context()->random->reseed(static_cast<std::uint64_t>(seed));
  return {};
}

void registerRandom(Registry& registry)
{
  ClassBuilder<RandomServer>(registry, "zeitgeist/RandomServer", {"Node"}, "The source of chance, for scripts.")
      .method("seed", {intParameter("seed", "", "0")},
              "Starts the sequence anew; 0: from the seed of the run, so that a run can be repeated.", seedRandom)
      .method("uniformRND", {floatParameter("low"), floatParameter("high")}, "Uniform from low to high.",
              [](RandomServer& s, const Arguments& a) {
                return draw(s, [&](Random& r) { return r.uniform(a.number(0), a.number(1)); });
              })
      .method("normalRND", {floatParameter("mean"), floatParameter("sigma")}, "Normal distribution.",
              [](RandomServer& s, const Arguments& a) {
                return draw(s, [&](Random& r) { return r.normal(a.number(0), a.number(1)); });
              })
      .method("exponentialRND", {floatParameter("lambda")}, "Exponential distribution with mean 1/lambda, lambda > 0.",
              [](RandomServer& s, const Arguments& a) {
                if(!(a.number(0) > 0))
                  return CallResult::refuse(objectText("expected.lambda", a.text(0)));
                return draw(s, [&](Random& r) { return r.exponential(a.number(0)); });
              });
}

CallResult createScene(SceneServer& server, const Arguments& a)
{
  if(!server.context())
    return notInTheTree();
  Object* const root = server.root();
  if(Object* const present = root->find(a.text(0)))
  {
    if(dynamic_cast<Scene*>(present))
      return {true, Value(true), {}};
    return CallResult::refuse(objectText("made.present", inQuotes(a.text(0)), present->classInfo().name));
  }
  std::shared_ptr<Object> scene = server.context()->registry->create("oxygen/Scene");
  if(!placeAt(*root, a.text(0), scene))
    return CallResult::refuse(objectText("made.noScenePath", inQuotes(a.text(0))));
  return {true, Value(true), {}};
}

CallResult setActiveScene(SceneServer& server, const Arguments& a)
{
  SimulationHost* const host = server.host();
  if(!host)
    return notInTheTree();
  Object* const scene = server.root()->find(a.text(0));
  if(!scene)
    return CallResult::refuse(objectText("made.nothing", inQuotes(a.text(0))));
  const LocalText problem = host->setActiveScene(*scene);
  return problem.empty() ? CallResult{true, Value(true), {}} : CallResult::refuse(problem);
}

void registerScene(Registry& registry)
{
  ClassBuilder<SceneServer>(registry, "oxygen/SceneServer", {"Node"},
                            "Which scene is simulated; its children are the scene importers.")
      .method("createScene", {textParameter("path")}, "Makes a scene at a path, unless there is one.", createScene)
      .method("setActiveScene", {textParameter("path", "/usr/scene")}, "Simulates and shows the scene at this path.",
              setActiveScene)
      .method("initSceneImporter", {textParameter("class")}, "Makes a scene importer, named after its class.",
              [](SceneServer& s, const Arguments& a)
              { return s.makeChild(a.text(0), withoutNameSpace(a.text(0)), "SceneImporter"); });
}

void registerPhysics(Registry& registry)
{
  const auto flag = [](void (SimulationHost::*set)(bool)) {
    return [set](PhysicsServer& s, const Arguments& a) -> CallResult {
      SimulationHost* const host = s.host();
      return host ? withBoolean(a, [&](bool on) { (host->*set)(on); }) : notInTheTree();
    };
  };
  ClassBuilder<PhysicsServer>(registry, "oxygen/PhysicsServer", {"Node"}, "Options of the physics.")
      .method("setJointHeating", {boolParameter("on", "false")}, "Whether motors get warm.",
              flag(&SimulationHost::setJointHeating))
      .method("setBatteryDischarge", {boolParameter("on", "false")}, "Whether motors use up their batteries.",
              flag(&SimulationHost::setBatteryDischarge));
}

} // namespace

void registerCoreServerClasses(Registry& registry)
{
  registerLog(registry);
  registerRandom(registry);
  ClassBuilder<ScriptServer>(registry, "zeitgeist/ScriptServer", {"Node"}, "The interpreter of scripts.")
      .method("updateCachedAllNodes", {}, "Looks everything up again that depends on the structure of the tree.",
              [](ScriptServer& s, const Arguments&) {
                if(s.context())
                  s.context()->structureChanged();
              });
  registerScene(registry);
  registerPhysics(registry);
}

} // namespace sparkwright
