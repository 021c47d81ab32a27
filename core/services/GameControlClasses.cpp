#include "core/services/GameControlNodes.h"

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/robot/language/MessageParsers.h"
#include "core/services/ServiceRegistration.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <cmath>

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
    return CallResult::refuse("there is no effector " + inQuotes(a.text(0)));
  auto& classes = server.createEffectors;
  if(std::find(classes.begin(), classes.end(), info->name) == classes.end())
    classes.push_back(info->name);
  return {true, Value(true), {}};
}

void registerServer(Registry& registry)
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

/// Calls `act` on the match, if there is one.
template<class Act>
CallResult withGame(GameStateAspect& aspect, Act act)
{
  SoccerGame* const game = aspect.game();
  if(!game)
    return CallResult::refuse("there is no match");
  act(*game);
  return {};
}

CallResult setTime(GameStateAspect& aspect, const Arguments& a)
{
  const float time = a.real(0);
  if(!std::isfinite(time) || time < 0)
    return CallResult::refuse("the time of a game is 0 s or more, not " + a.text(0));
  return withGame(aspect, [&](SoccerGame& g) { g.officiate([time](Referee& referee) { referee.setTime(time); }); });
}

void registerAspects(Registry& registry)
{
  ClassBuilder<ControlAspect>(registry, "oxygen/GameControlAspect", {"Node"}, "A part of the rules of a game.")
      .abstract();
  ClassBuilder<ControlAspect>(registry, "ControlAspect", {"GameControlAspect"}, "A part of the rules of soccer.")
      .abstract();

  ClassBuilder<GameStateAspect>(registry, "GameStateAspect", {"ControlAspect"},
                                "A match of 3D soccer: clock, teams, score, play mode. It is played in the scene that is "
                                "active when this node is made, and is over when the node leaves.")
      .method("kickOff", {}, "Starts the game, with the side whose turn it is.",
              [](GameStateAspect& s, const Arguments&) {
                return withGame(s, [](SoccerGame& g) { g.officiate([](Referee& referee) { referee.kickOff(Side::None); }); });
              })
      .method("setTime", {floatParameter("time", "s", "0")}, "Sets the game clock.", setTime)
      .method("setScores", {intParameter("left", "", "0"), intParameter("right", "", "0")}, "Sets the score.",
              [](GameStateAspect& s, const Arguments& a) {
                return withGame(s, [&](SoccerGame& g) { g.setScores(a.integer(0), a.integer(1)); });
              });
  ClassBuilder<ControlAspect>(registry, "BallStateAspect", {"ControlAspect"},
                              "Knows who touches the ball; part of every match.");
  ClassBuilder<SoccerRuleAspect>(registry, "SoccerRuleAspect", {"ControlAspect"},
                                 "The referee. A match without it has a clock, but no rules.");
  ClassBuilder<LeagueStateAspect>(registry, "SPLState", {"GameStateAspect"},
                                  "A match of the standard platform league, with its phases from ready to finished.");
  ClassBuilder<LeagueRuleAspect>(registry, "SPLRule", {"SoccerRuleAspect"},
                                 "The referee of the standard platform league.");
}

} // namespace

void registerGameControlClasses(Registry& registry)
{
  registerServer(registry);
  registerAspects(registry);
}

} // namespace sparkwright
