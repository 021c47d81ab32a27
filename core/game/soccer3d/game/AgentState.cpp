#include "core/game/soccer3d/game/AgentState.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Visual.h"

namespace sparkwright
{

void AgentState::join(Side side, int unum)
{
  side_ = side;
  unum_ = unum;
  news_ = true;
}

bool AgentState::takeNews()
{
  return std::exchange(news_, false);
}

void AgentState::setSelected(bool selected)
{
  selected_ = selected;
  if(StaticMesh* const marker = robot_.selectionMarker())
    marker->setVisible(selected);
}

int AgentState::agentId() const
{
  return robot_.root() ? robot_.root()->agentId() : 0;
}

std::any AgentState::history() const
{
  return Career{side_, unum_, news_, selected_, hearing, battery, temperature, panDeg, tiltDeg};
}

void AgentState::takeOver(const std::any& history)
{
  const auto& career = std::any_cast<const Career&>(history);
  SoccerGame* const soccer = game();
  if(soccer && career.unum > 0 && soccer->rejoin(*this, career.side, career.unum))
    news_ = career.news;
  hearing = career.hearing;
  battery = career.battery;
  temperature = career.temperature;
  panDeg = career.panDeg;
  tiltDeg = career.tiltDeg;
  setSelected(career.selected);
}

void AgentState::onLink()
{
  SoccerNode::onLink();
  robot_.attach(agentRoot(*this), nearestTransform());
  if(SoccerGame* const soccer = game())
    soccer->addPlayer(*this);
}

void AgentState::onUnlink()
{
  if(SoccerGame* const soccer = game())
    soccer->removePlayer(*this);
  robot_.attach(nullptr, nullptr);
  side_ = Side::None;
  unum_ = 0;
}

void AgentState::archive(StateArchive& a)
{
  a(robotType, battery, temperature, panDeg, tiltDeg, hearing);
  a.choice(side_, Side::Right);
  a(unum_, news_, selected_);
  a.require(inTeam() ? unum_ >= 1 && unum_ <= PlayerId::teamSize : unum_ == 0);
}

} // namespace sparkwright
