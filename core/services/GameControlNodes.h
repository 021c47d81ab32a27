#pragma once

#include "core/robot/language/BaseParser.h"
#include "core/services/ServerNode.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// /sys/server/gamecontrol: its children are control aspects (rules) and message parsers.
class GameControlServer : public ServerNode
{
public:
  /// Classes of the effectors that a new agent gets; empty: a SceneEffector.
  std::vector<std::string> createEffectors;

  /// The message formats of new agents, in order.
  Parsers parsers() const;
  /// Adds a parser of that class as a further format.
  CallResult addParser(const std::string& className);
  /// Replaces all formats: `sexp`, `json`, or names of classes, separated by commas.
  CallResult setFormats(const std::string& formats);
};

/// A part of the rules of a game. Each league has its own.
class ControlAspect : public ServerNode
{
};

} // namespace sparkwright
