#include "core/game/soccer3d/effectors/SoccerEffectors.h"

#include "core/archive/StateArchive.h"
#include "core/body/SpaceNode.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/scene/Visual.h"
#include "core/text/Number.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sparkwright
{

void SoccerEffector::onLink()
{
  root_ = agentRoot(*this);
}

SoccerGame* SoccerEffector::game() const
{
  return context() ? context()->service<SoccerGame>() : nullptr;
}

AgentState* SoccerEffector::player() const
{
  const SoccerGame* const soccer = game();
  return soccer ? soccer->playerOf(root_) : nullptr;
}

// Init

void InitEffector::receive(const Action& action)
{
  const Action::Named* const unum = action.find("unum");
  const Action::Named* const team = action.find("teamname");
  unum_ = unum && !unum->values.empty() ? toInteger(unum->values[0]) : 0;
  team_ = team && !team->values.empty() ? team->values[0] : std::string_view();
  asked_ = true;
}

void InitEffector::onLink()
{
  SoccerEffector::onLink();
  if(SpaceNode* const space = game() ? ancestor<SpaceNode>() : nullptr)
    game()->newcomers().add(*space);
}

void InitEffector::onUnlink()
{
  if(SpaceNode* const space = game() ? ancestor<SpaceNode>() : nullptr)
    game()->newcomers().remove(*space);
  SoccerEffector::onUnlink();
}

void InitEffector::prePhysics()
{
  if(!std::exchange(asked_, false))
    return;
  AgentState* const state = player();
  if(!state || !game()->enlist(*state, team_, unum_))
    return;
  leaveNewcomers(*state);
  context()->structureChanged();
}

void InitEffector::leaveNewcomers(const AgentState& state)
{
  if(SpaceNode* const space = ancestor<SpaceNode>())
    game()->newcomers().remove(*space);
  paint(state);
}

void InitEffector::onEdited()
{
  if(const AgentState* const state = player(); state && state->inTeam())
    leaveNewcomers(*state);
}

namespace
{

std::string teamMaterial(const AgentState& player)
{
  return player.side() == Side::Right ? "matRight" : "matLeft";
}

} // namespace

void StaticMeshInitEffector::paint(const AgentState& player)
{
  const std::string team = teamMaterial(player), number = "matNum" + std::to_string(player.unum());
  if(AgentAspect* const root = player.robot().root())
    root->visit<StaticMesh>(
        [&](StaticMesh& mesh)
        {
          mesh.replaceMaterial("matTeam", team);
          mesh.replaceMaterial("matNum", number);
        });
}

void SingleMatInitEffector::paint(const AgentState& player)
{
  static constexpr std::array<std::string_view, 6> parts = {"body",      "leftshoulder", "rightshoulder",
                                                            "leftshank", "rightshank",   "lowerTorso"};
  const std::string team = teamMaterial(player);
  AgentAspect* const root = player.robot().root();
  if(!root)
    return;
  root->visit<Transform>(
      [&](Transform& part)
      {
        if(std::find(parts.begin(), parts.end(), part.name()) == parts.end())
          return;
        SingleMatNode* first = nullptr;
        part.visit<SingleMatNode>(
            [&](SingleMatNode& mesh)
            {
              if(!first)
                first = &mesh;
            });
        if(first)
          first->setMaterials({part.name() == "body" ? team + std::to_string(player.unum()) : team});
      });
}

// Beam

void BeamEffector::receive(const Action& action)
{
  if(action.values.size() < 3)
    return;
  x_ = static_cast<float>(toNumber(action.values[0]));
  y_ = static_cast<float>(toNumber(action.values[1]));
  angleDeg_ = static_cast<float>(toNumber(action.values[2]));
  asked_ = true;
}

void BeamEffector::prePhysics()
{
  if(!std::exchange(asked_, false))
    return;
  if(AgentState* const state = player())
    game()->beam(*state, x_, y_, angleDeg_);
}

// Say

void SayEffector::receive(const Action& action)
{
  AgentState* const state = player();
  if(!state || action.values.empty())
    return;
  Utterance said;
  const float longest = std::clamp(game()->settings().sayMaxLength, 0.f, static_cast<float>(Utterance::capacity));
  if(said.assign(action.values[0], static_cast<std::size_t>(longest)))
    game()->say(*state, said);
}

// Pass

void PassEffector::prePhysics()
{
  if(!std::exchange(asked_, false))
    return;
  if(AgentState* const state = player())
    game()->officiate([state](Referee& referee) { referee.requestPass(state->id()); });
}

// States

void InitEffector::archive(StateArchive& a)
{
  a(asked_, unum_, team_);
}

void BeamEffector::archive(StateArchive& a)
{
  a(asked_, x_, y_, angleDeg_);
}

void PassEffector::archive(StateArchive& a)
{
  a(asked_);
}

} // namespace sparkwright
