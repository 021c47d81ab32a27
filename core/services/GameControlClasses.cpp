#include "core/services/GameControlNodes.h"

#include "core/object/ObjectTexts.h"
#include "core/robot/language/MessageParsers.h"
#include "core/services/ServiceRegistration.h"
#include "core/text/InQuotes.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

CallResult initEffector(GameControlServer& server, const Arguments& a)
{
  if(!server.context())
    return notInTheTree();
  const ClassInfo* const info = server.context()->registry->find(a.text(0));
  if(!info || !info->make || !info->isA("Effector"))
    return CallResult::refuse(objectText("made.noEffector", inQuotes(a.text(0))));
  auto& classes = server.createEffectors;
  if(std::find(classes.begin(), classes.end(), info->name) == classes.end())
    classes.push_back(info->name);
  return {true, Value(true), {}};
}

void registerGameControlServer(Registry& registry)
{
  ClassBuilder<GameControlServer>(registry, "oxygen/GameControlServer", {"Node"},
                                  "The game; its children are the control aspects.")
      .method("initParser", {textParameter("class")},
              "Makes a parser of agents' messages, named after its class. With several of them the first message of an "
              "agent shows which one it needs; what none knows is for the one that was made last.",
              [](GameControlServer& s, const Arguments& a) { return s.addParser(a.text(0)); })
      .method("initEffector", {textParameter("class", "SceneEffector")},
              "Gives every new agent an effector of this class.", initEffector)
      .method("initControlAspect", {textParameter("class")}, "Makes a control aspect, named after its class.",
              [](GameControlServer& s, const Arguments& a) {
                return s.makeChild(a.text(0), withoutNameSpace(a.text(0)), "ControlAspect");
              });
  ClassBuilder<BaseParser>(registry, "oxygen/BaseParser", {"Node"},
                           "A language of agents: reads their messages and writes what they are told.");
  ClassBuilder<SexpParser>(registry, "SexpParser", {"BaseParser"}, "S-expressions, as every agent speaks them.");
  ClassBuilder<JsonParser>(registry, "JsonParser", {"BaseParser"},
                           "JSON: [[\"he1\", 1.5], [\"syn\"]]; see docs/agents.md.");
}

void registerAspects(Registry& registry)
{
  ClassBuilder<ControlAspect>(registry, "oxygen/GameControlAspect", {"Node"}, "A part of the rules of a game.")
      .abstract();
  ClassBuilder<ControlAspect>(registry, "ControlAspect", {"GameControlAspect"},
                              "A part of the rules of a game, of whatever league.")
      .abstract();
}

} // namespace

void registerGameControlClasses(Registry& registry)
{
  registerGameControlServer(registry);
  registerAspects(registry);
}

} // namespace sparkwright
