#pragma once

#include "core/robot/language/BaseParser.h"
#include "core/services/ServerNode.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class SoccerGame;

/// /sys/server/gamecontrol: its children are the control aspects, which are the rules, and the parsers of messages.
class GameControlServer : public ServerNode
{
public:
  /// Classes of the effectors that a new agent gets; empty: a SceneEffector.
  std::vector<std::string> createEffectors;

  /// The languages of new agents, in order.
  Parsers parsers() const;
  /// Makes the parser of that class, as a language beside the others.
  CallResult addParser(const std::string& className);
  /// Makes these the only languages: `sexp`, `json`, or names of classes, separated by commas.
  CallResult setFormats(const std::string& formats);
};

/// A part of the rules of a game.
class ControlAspect : public ServerNode
{
public:
  /// The match of this World; nullptr if there is none.
  SoccerGame* game() const;
};

/// A match of 3D soccer: it begins when this node is linked, and is over when the node leaves.
class GameStateAspect : public ControlAspect
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
class SoccerRuleAspect : public ControlAspect
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

} // namespace sparkwright
