#pragma once

#include "core/message/PredicateList.h"
#include "core/text/Number.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Collects percepts: `open("GYR")`, `pair("n", "torso")`, `close()`. The agent's parser converts them to the agent's
/// format.
class PerceptWriter : public PredicateList
{
public:
  /// Writes `(name value)` inside the open list.
  void pair(std::string_view name, std::string_view value)
  {
    open(name);
    atom(value);
    close();
  }
  void pair(std::string_view name, float value)
  {
    open(name);
    number(value);
    close();
  }
  /// An angle in (−180, 180], degrees, also after rounding.
  void angle(float degrees)
  {
    number(static_cast<float>(sentDeg(static_cast<double>(degrees), decimals())));
  }
  /// Writes `(name degrees)` inside the open list.
  void anglePair(std::string_view name, float degrees)
  {
    open(name);
    angle(degrees);
    close();
  }
  void pair(std::string_view name, int value)
  {
    open(name);
    integer(value);
    close();
  }

  /// All of it as S-expressions.
  std::string text() const;
};

} // namespace sparkwright
