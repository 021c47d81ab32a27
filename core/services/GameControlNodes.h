#pragma once

#include "core/robot/language/BaseParser.h"
#include "core/services/ServerNode.h"

#include <string>
#include <vector>

namespace sparkwright
{

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

/// A part of the rules of a game. Each league has its own.
class ControlAspect : public ServerNode
{
};

} // namespace sparkwright
