#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/league/MatchNodes.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/services/ServiceRegistration.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// Calls `act` on the match, if there is one.
template<class Act>
CallResult withGame(GameStateAspect& aspect, Act act)
{
  SoccerGame* const game = aspect.game();
  if(!game)
    return CallResult::refuse(soccerText("match.none"));
  act(*game);
  return {};
}

CallResult setTime(GameStateAspect& aspect, const Arguments& a)
{
  const float time = a.real(0);
  if(!std::isfinite(time) || time < 0)
    return CallResult::refuse(soccerText("match.time", a.text(0)));
  return withGame(aspect, [&](SoccerGame& g) { g.officiate([time](Referee& referee) { referee.setTime(time); }); });
}

void registerAspects(Registry& registry)
{
  ClassBuilder<GameStateAspect>(
      registry, "GameStateAspect", {"ControlAspect"},
      "A match of 3D soccer: clock, teams, score, play mode. It is played in the scene that is "
      "active when this node is made, and is over when the node leaves.")
      .method("kickOff", {}, "Starts the game, with the side whose turn it is.",
              [](GameStateAspect& s, const Arguments&) {
                return withGame(s, [](SoccerGame& g)
                                { g.officiate([](Referee& referee) { referee.kickOff(Side::None); }); });
              })
      .method("setTime", {floatParameter("time", "s", "0")}, "Sets the game clock.", setTime)
      .method("setScores", {intParameter("left", "", "0"), intParameter("right", "", "0")}, "Sets the score.",
              [](GameStateAspect& s, const Arguments& a)
              { return withGame(s, [&](SoccerGame& g) { g.setScores(a.integer(0), a.integer(1)); }); });
  ClassBuilder<ControlAspect>(registry, "BallStateAspect", {"ControlAspect"},
                              "Knows who touches the ball; part of every match.");
  ClassBuilder<SoccerRuleAspect>(registry, "SoccerRuleAspect", {"ControlAspect"},
                                 "The referee. A match without it has a clock, but no rules.");
  ClassBuilder<LeagueStateAspect>(registry, "SPLState", {"GameStateAspect"},
                                  "A match of the standard platform league, with its phases from ready to finished.");
  ClassBuilder<LeagueRuleAspect>(registry, "SPLRule", {"SoccerRuleAspect"},
                                 "The referee of the standard platform league.");
}

void registerInputs(Registry& registry)
{
  ClassBuilder<InternalSoccerInput>(registry, "InternalSoccerInput", {"InputItem"},
                                    "Commands for a match in this program. Defines variables Command.<name>.");
  ClassBuilder<SoccerInput>(registry, "SoccerInput", {"InputItem"},
                            "Commands for a match that a server plays. Defines variables Command.<name>.");
  ClassBuilder<SoccerInputLogPlayer>(registry, "SoccerInputLogPlayer", {"InputItem"},
                                     "Commands for a recorded match. Defines variables Command.<name>.");
}

void registerMonitorNodes(Registry& registry)
{
  const struct
  {
    const char* name;
    const char* documentation;
  } items[] = {{"GameStateItem", "Time, score, play mode and teams; monitors are told them in every game."},
               {"SoccerRuleItem", "What the referee decides; monitors are told it in every game."},
               {"MonitorMessages", "Messages of the referee of the standard platform league."}};
  for(const auto& item : items)
    ClassBuilder<ServerNode>(registry, item.name, {"MonitorItem"}, item.documentation);
  ClassBuilder<ServerNode>(registry, "TrainerCommandParser", {"MonitorCmdParser"},
                           "Understands commands of trainers; every game does.");
  ClassBuilder<ServerNode>(registry, "SoccerMonitor", {"CustomMonitor"}, "Understands the state of a soccer match.");
  for(const char* const name : {"InternalSoccerRender", "SoccerRender"})
    ClassBuilder<ServerNode>(registry, name, {"CustomRender"},
                             "Draws time, score and play mode over the scene; programs with a window always do.");
}

} // namespace

void registerMatchNodes(Registry& registry)
{
  registerAspects(registry);
  registerInputs(registry);
  registerMonitorNodes(registry);
}

} // namespace sparkwright
