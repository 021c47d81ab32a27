#pragma once

#include "core/services/GameControlNodes.h"
#include "core/services/clients/InputNodes.h"

#include <memory>

namespace sparkwright
{

class SoccerGame;

/// A part of the rules of soccer.
class SoccerAspect : public ControlAspect
{
public:
  /// The match of this World; nullptr if there is none.
  SoccerGame* game() const;
};

/// A match of 3D soccer: it begins when this node is linked, and is over when the node leaves.
class GameStateAspect : public SoccerAspect
{
public:
  GameStateAspect();
  ~GameStateAspect() override;

protected:
  void onLink() override;
  void onUnlink() override;
  /// Whether it is played by the rules of the standard platform league, whatever the set-up's variables say.
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

/// Commands for a match in this program, for one that a server plays, and for a recorded one.
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

/// Makes the nodes of a match below /sys/server/gamecontrol and /sys/server/monitor, as far as they are missing. The match
/// begins with them.
/// @param spl  for a match of the standard platform league
void makeMatchNodes(Object& root, const Registry& registry, bool spl);

/// The classes of these nodes, and of those by which scripts know monitors and displays of soccer.
void registerMatchNodes(Registry& registry);

} // namespace sparkwright
