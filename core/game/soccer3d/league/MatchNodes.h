#pragma once

#include "core/services/GameControlNodes.h"
#include "core/services/clients/InputNodes.h"

#include <memory>

namespace sparkwright
{

class SoccerGame;

/// A control aspect of soccer.
class SoccerAspect : public ControlAspect
{
public:
  /// The match of this World; nullptr if there is none.
  SoccerGame* game() const;
};

/// A match of 3D soccer: begins when this node is linked, and ends when it is unlinked.
class GameStateAspect : public SoccerAspect
{
public:
  GameStateAspect();
  ~GameStateAspect() override;

protected:
  void onLink() override;
  void onUnlink() override;
  /// Whether the rules of the standard platform league apply, regardless of variables.
  virtual bool isSpl() const { return false; }

private:
  std::unique_ptr<SoccerGame> game_;
};

/// The referee of a match.
class SoccerRuleAspect : public SoccerAspect
{
protected:
  void onLink() override;
  void onUnlink() override;
};

/// Nodes of the standard platform league.
class LeagueStateAspect : public GameStateAspect
{
protected:
  bool isSpl() const override { return true; }
};
class LeagueRuleAspect : public SoccerRuleAspect
{
};

/// Input commands for a match in this program, for a remote one, and for a recorded one.
class InternalSoccerInput : public InputItem
{
public:
  InternalSoccerInput();
};
class SoccerInput : public InputItem
{
public:
  SoccerInput();
};
class SoccerInputLogPlayer : public InputItem
{
public:
  SoccerInputLogPlayer();
};

/// Makes the missing nodes of a match below /sys/server/gamecontrol and /sys/server/monitor, which starts the match.
/// @param spl  for a match of the standard platform league
void makeMatchNodes(Object& root, const Registry& registry, bool spl);

/// Registers the classes of these nodes, and of the nodes for monitors and displays of soccer.
void registerMatchNodes(Registry& registry);

} // namespace sparkwright
