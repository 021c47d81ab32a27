#include "core/game/simurosot/protocol/MessageKind.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"

#include <algorithm>
#include <array>

namespace sparkwright::simurosot
{

namespace
{

/// In the order of MessageKind.
constexpr std::array<std::string_view, 18> kindNames{
    "",      "login", "team",        "wheels", "targets", "ref",  "rate", "welcome", "refused",
    "frame", "place", "event", "corrections", "scene",  "full",    "ping", "pong", "bye"};

} // namespace

MessageKind kindOf(std::string_view message)
{
  const std::string_view head = headOf(message);
  if(head.empty())
    return MessageKind::Unknown;
  const auto found = std::find(kindNames.begin(), kindNames.end(), head);
  return found == kindNames.end() ? MessageKind::Unknown : static_cast<MessageKind>(found - kindNames.begin());
}

std::string_view nameOf(MessageKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

std::string_view nameOf(Side side) { return side == Side::Blue ? "blue" : "yellow"; }

std::optional<Side> sideOf(std::string_view name)
{
  if(name == "blue")
    return Side::Blue;
  return name == "yellow" ? std::optional(Side::Yellow) : std::nullopt;
}

} // namespace sparkwright::simurosot
