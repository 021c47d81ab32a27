#pragma once

#include "core/message/PredicateList.h"
#include "core/object/Object.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A language that agents speak: turns their messages into predicates, and percepts into messages. Effectors and
/// perceptors know predicates only, so a plugin that registers a class derived from this one teaches all robots another
/// language. The nodes below /sys/server/gamecontrol are those that a World understands.
class BaseParser : public Object
{
public:
  /// Reads one message of an agent into `out`, which is empty. What comes before a mistake counts.
  /// @return empty, or what is wrong, for the log
  virtual std::string parse(std::string_view message, PredicateList& out) = 0;

  /// Appends the percepts of one cycle to `out` as one message.
  virtual void generate(const PredicateList& percepts, std::string& out) const = 0;

  /// Whether an agent that begins with this message speaks the language. Asked only where there are several.
  virtual bool recognises(std::string_view message) const = 0;
};

using Parsers = std::vector<std::shared_ptr<BaseParser>>;

} // namespace sparkwright
