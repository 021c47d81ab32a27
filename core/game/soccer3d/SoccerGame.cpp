#include "core/game/soccer3d/SoccerGame.h"

#include "core/game/GameState.h"
#include "core/game/soccer3d/Ball.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/Agent.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

/// How a heading in the field coordinates of a side is turned in the world, where 0 degrees face +y.
float headingOffset(Side side)
{
  return side == Side::Right ? 90.f : -90.f;
}

} // namespace

float fieldDirectionDeg(Side side, const Vec3f& vector)
{
  return side == Side::Right ? toDegrees(std::atan2(-vector.y(), -vector.x()))
                             : toDegrees(std::atan2(vector.y(), vector.x()));
}

SoccerGame::SoccerGame(Context& context, Object& scene)
    : context_(context), settings_(SoccerSettings::read(context.scripts)), teams_(settings_),
      ballSensors_(*this), referee_(*this), selfCollisions_(*this), trainer_(*this)
{
  context_.provide<SoccerGame>(this);
  context_.provide<Game>(this);
  scene.visit<ObjectState>(
      [&](ObjectState& object)
      {
        if(auto* const player = dynamic_cast<AgentState*>(&object))
          addPlayer(*player);
        else if(!agentRoot(object))
          field_.add(object);
      });
  scene.visit<Line>([&](Line& line) { field_.add(line); });
  scene.visit<Ball>([&](Ball& ball) { field_.add(ball); });
}

SoccerGame::~SoccerGame()
{
  context_.provide<SoccerGame>(nullptr);
  context_.provide<Game>(nullptr);
}

void SoccerGame::update(double seconds)
{
  advanceClock(static_cast<float>(seconds));
  ballSensors_.collectTouches(touching_);
  for(AgentState* const player : moving_)
    if(std::ranges::find(touching_, player) == touching_.end())
      touching_.push_back(player);
  moving_.clear();
  contacts_.endStep();
  if(!refereed_)
    return;
  // Fouls are looked for wherever robots may not be placed by themselves; else the game pauses.
  if(traitsOf(mode_).mayBeam)
    selfCollisions_.release();
  else
    selfCollisions_.step();
  referee_.step();
}

void SoccerGame::advanceClock(float seconds)
{
  switch(traitsOf(mode_).clock)
  {
  case GameClock::Lead:
    leadTime_ += seconds;
    break;
  case GameClock::Game:
    time_ += seconds;
    break;
  case GameClock::FollowUp:
    followUpTime_ += seconds;
    break;
  }
}

bool SoccerGame::command(const Action& action)
{
  return trainer_.command(action);
}

void SoccerGame::describe(GameState& state) const
{
  state.present = true;
  state.time = time_;
  state.half = half_;
  state.playMode = static_cast<int>(mode_);
  for(const Side side : {Side::Left, Side::Right})
  {
    const auto i = static_cast<std::size_t>(indexOf(side));
    state.team[i] = teams_.name(side);
    state.score[i] = teams_.score(side);
    state.passScoreWait[i] = referee_.passScoreWait(side);
  }
  state.environment = settings_.environment;
}

void SoccerGame::describeAgents(std::span<AgentInfo> agents) const
{
  for(AgentInfo& agent : agents)
    for(const AgentState* const player : players_)
      if(player->agentId() == agent.id)
      {
        agent.team = player->inTeam() ? indexOf(player->side()) + 1 : 0;
        agent.unum = player->unum();
        agent.robotType = player->robotType;
      }
}

void SoccerGame::setTime(float time)
{
  const float change = time - time_;
  modeBegin_ += change;
  referee_.shiftTime(change);
  time_ = time;
}

void SoccerGame::startSecondHalf()
{
  half_ = 2;
  if(!settings_.changeSidesInSecondHalf)
    return;
  teams_.swapSides();
  for(AgentState* const player : players_)
    player->changeSides();
}

void SoccerGame::setPlayMode(PlayMode mode)
{
  if(mode == mode_)
    return;
  mode_ = mode;
  modeBegin_ = time_;
  leadTime_ = 0;
  followUpTime_ = 0;
}

float SoccerGame::modeTime() const
{
  switch(traitsOf(mode_).clock)
  {
  case GameClock::Lead:
    return leadTime_;
  case GameClock::FollowUp:
    return followUpTime_;
  case GameClock::Game:
    break;
  }
  return time_ - modeBegin_;
}

AgentState* SoccerGame::player(Side side, int unum) const
{
  if(side == Side::None)
    return nullptr;
  for(AgentState* const player : players_)
    if(player->side() == side && player->unum() == unum)
      return player;
  return nullptr;
}

AgentState* SoccerGame::playerOf(const AgentAspect* root) const
{
  if(root)
    for(AgentState* const player : players_)
      if(player->robot().root() == root)
        return player;
  return nullptr;
}

void SoccerGame::addPlayer(AgentState& player)
{
  players_.push_back(&player);
}

void SoccerGame::removePlayer(AgentState& player)
{
  std::erase(players_, &player);
  std::erase(touching_, &player);
  std::erase(moving_, &player);
  contacts_.remove(player);
  teams_.leave(player.side(), player.unum());
}

int SoccerGame::agentCount() const
{
  const AgentHost* const host = context_.service<AgentHost>();
  return host ? host->agentCount() : 0;
}

void SoccerGame::noteTouch(AgentState& player) { moving_.push_back(&player); }

bool SoccerGame::touchedBy(Side side) const
{
  return std::any_of(touching_.begin(), touching_.end(), [side](const AgentState* p) { return p->side() == side; });
}

bool SoccerGame::enlist(AgentState& player, std::string_view teamName, int unum)
{
  if(player.inTeam())
    return false;
  const SoccerTeams::Place place = teams_.join(teamName, unum, player.robotType);
  if(place.side == Side::None)
  {
    if(context_.log)
      context_.log->warning("agent " + std::to_string(player.agentId()) + ": init refused: " + place.refusal);
    return false;
  }
  player.join(place.side, place.unum);
  player.robot().place(teams_.nextWaitingPlace(place.side), headingOffset(place.side));
  return true;
}

void SoccerGame::beam(AgentState& player, float x, float y, float angleDeg)
{
  if(!traitsOf(mode_).mayBeam || !std::isfinite(x) || !std::isfinite(y) || !std::isfinite(angleDeg))
    return;
  const auto noise = [this](float amplitude)
  { return amplitude > 0 ? static_cast<float>(context_.random->uniform(-amplitude, amplitude)) : 0.f; };
  x += noise(settings_.beamNoiseXY);
  y += noise(settings_.beamNoiseXY);
  angleDeg += noise(settings_.beamNoiseAngle);
  if(!settings_.startAnyFieldPosition)
  {
    x = std::clamp(x, -settings_.fieldLength / 2, 0.f);
    y = std::clamp(y, -settings_.fieldWidth / 2, settings_.fieldWidth / 2);
  }
  if(player.side() == Side::Right)
  {
    x = -x;
    y = -y;
  }
  player.robot().place({x, y, settings_.agentRadius}, angleDeg + headingOffset(player.side()));
}

void SoccerGame::say(AgentState& speaker, const Utterance& said)
{
  if(!speaker.inTeam())
    return;
  const std::string& team = teams_.name(speaker.side());
  const Vec3f from = speaker.position();
  speaker.hearing.hear(Hearing::Self, team, 0, said);
  for(AgentState* const listener : players_)
  {
    if(listener == &speaker || !listener->inTeam())
      continue;
    const Vec3f direction = from - listener->position();
    if(direction.norm() > settings_.sayRange)
      continue;
    listener->hearing.hear(listener->side() == speaker.side() ? Hearing::Mate : Hearing::Opponent, team,
                           fieldDirectionDeg(listener->side(), direction), said);
  }
}

} // namespace sparkwright
