#include "core/game/soccer3d/senses/SoccerPerceptors.h"

#include "core/body/Battery.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/rules/SplRules.h"
#include "core/object/Context.h"

namespace sparkwright
{

void SoccerPerceptor::onLink()
{
  root_ = agentRoot(*this);
}

SoccerGame* SoccerPerceptor::game() const
{
  return context() ? context()->service<SoccerGame>() : nullptr;
}

AgentState* SoccerPerceptor::player() const
{
  const SoccerGame* const soccer = game();
  return soccer ? soccer->playerOf(root_) : nullptr;
}

namespace
{

const char* nameOf(Side side)
{
  return side == Side::Left ? "left" : side == Side::Right ? "right" : "none";
}

/// `(pm ready) (k left) (ti ((1 none 0) …) (…))`: phase, who has kick-off, and number, penalty and seconds left of each
/// player of both teams.
void writeSpl(PerceptWriter& out, const SoccerGame& soccer)
{
  const Situation& now = soccer.referee().now();
  out.pair("pm", nameOf(now.spl.phase));
  out.pair("k", nameOf(now.spl.kickOff));
  out.open("ti");
  for(const Side side : {Side::Left, Side::Right})
  {
    out.open("");
    for(const AgentState* const player : soccer.players())
    {
      if(player->side() != side)
        continue;
      const Situation::Spl::Penalty& penalty = now.spl.penalties[player->id()];
      out.open("");
      out.integer(player->unum());
      out.atom(penalty.name.empty() ? "none" : penalty.name);
      out.number(penalty.name.empty() ? 0.f : penalty.until - now.clock.time());
      out.close();
    }
    out.close();
  }
  out.close();
}

} // namespace

void GameStatePerceptor::sense(PerceptWriter& out)
{
  const SoccerGame* const soccer = game();
  if(!soccer)
    return;
  out.open("GS");
  if(AgentState* const state = player(); state && state->takeNews())
  {
    out.pair("unum", state->unum());
    out.pair("team", state->side() == Side::Left ? "left" : "right");
  }
  if(soccer->settings().reportScore)
  {
    out.pair("sl", soccer->score(Side::Left));
    out.pair("sr", soccer->score(Side::Right));
  }
  out.pair("t", soccer->time());
  if(soccer->settings().splRules)
    writeSpl(out, *soccer);
  else
    out.pair("pm", traitsOf(soccer->playMode()).name);
  if(const Battery* const battery = root() ? root()->childOf<Battery>() : nullptr)
    out.pair("bat", battery->level());
  out.close();
}

void HearPerceptor::sense(PerceptWriter& out)
{
  AgentState* const state = player();
  if(!state)
    return;
  const SoccerGame& soccer = *game();
  state->hearing.recover();
  for(const Hearing::Speaker speaker : {Hearing::Self, Hearing::Mate, Hearing::Opponent})
  {
    const Hearing::Heard& heard = state->hearing.heard(speaker);
    if(!heard.present)
      continue;
    out.open("hear");
    if(soccer.settings().labelMessages)
      out.atom(heard.team);
    out.number(soccer.time());
    if(speaker == Hearing::Self)
      out.atom("self");
    else
      out.angle(heard.directionDeg);
    out.atom(heard.said.text());
    out.close();
  }
  state->hearing.forget();
}

void AgentStatePerceptor::sense(PerceptWriter& out)
{
  const AgentState* const state = player();
  if(!state)
    return;
  out.open("AgentState");
  out.open("pan_tilt");
  out.integer(static_cast<int>(state->panDeg));
  out.integer(static_cast<int>(state->tiltDeg));
  out.close();
  out.pair("battery", state->battery);
  out.pair("temp", state->temperature);
  out.close();
}

void GameTimePerceptor::sense(PerceptWriter& out)
{
  const SoccerGame* const soccer = game();
  if(!soccer)
    return;
  out.open("time");
  out.pair("now", soccer->time());
  out.close();
}

} // namespace sparkwright
