#pragma once

#include <span>
#include <string_view>

namespace sparkwright
{

/// One predicate of an agent's or trainer's message, independent of the format: `(init (unum 3)(teamname A))`,
/// `(beam -5 2 0)`. Contains views into the message; valid during the call that passes it.
struct Action
{
  struct Named
  {
    std::string_view name;
    std::span<const std::string_view> values;
  };

  std::string_view name;
  std::span<const std::string_view> values; ///< Atoms directly in the list, after the name, in order.
  std::span<const Named> named;             ///< Sub-lists, in order.

  /// The first sub-list of that name, or nullptr.
  const Named* find(std::string_view wanted) const
  {
    for(const Named& n : named)
      if(n.name == wanted)
        return &n;
    return nullptr;
  }
};

} // namespace sparkwright
