#include "core/robot/behavior/Behavior.h"

#include <typeinfo>

namespace sparkwright
{

std::optional<std::string> Behavior::memory() const
{
  // This class itself only repeats its command.
  return typeid(*this) == typeid(Behavior) ? std::optional<std::string>("") : std::nullopt;
}

bool Behavior::remember(std::string_view memory)
{
  return typeid(*this) == typeid(Behavior) && memory.empty();
}

} // namespace sparkwright
