#pragma once

#include "core/message/PredicateList.h"
#include "core/object/Object.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A message format of agents: converts their messages to predicates, and percepts to messages. Effectors and
/// perceptors use predicates only, so a plugin can add a format for all robots by a class derived from this one. A
/// World uses the nodes below /sys/server/gamecontrol.
class BaseParser : public Object
{
public:
  /// Reads one message of an agent into `out`, which is empty, up to the first error.
  /// @return empty, or an error message for the log
  virtual std::string parse(std::string_view message, PredicateList& out) = 0;

  /// Appends the percepts of one cycle to `out` as one message.
  virtual void generate(const PredicateList& percepts, std::string& out) const = 0;

  /// Whether a first message has this format. Called only if there are several formats.
  virtual bool recognises(std::string_view message) const = 0;
};

using Parsers = std::vector<std::shared_ptr<BaseParser>>;

} // namespace sparkwright
