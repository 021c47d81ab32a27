#pragma once

#include "core/text/Diagnostic.h"

#include <string>
#include <vector>

namespace sparkwright::urdf
{

/// What an import did to a robot, for people: messages of one kind together, since a robot may have thousands of lines
/// for which the same is to be said.
struct ImportReport
{
  enum class Effect
  {
    Refused, ///< Nothing was written because of this.
    Lost,    ///< It is not in the scene.
    Changed, ///< It is in the scene, but not as in the file.
    Kept     ///< As it was; worth knowing.
  };
  struct Group
  {
    Effect effect = Effect::Kept;
    Diagnostic first;       ///< The first of its kind, with its remedy.
    Diagnostics rest;       ///< The others, in order.
    std::vector<int> lines; ///< Of all of them.
  };
  std::vector<Group> groups; ///< Refused first, then Lost, Changed and Kept; inside of these by line.

  explicit ImportReport(const Diagnostics& diagnostics);

  /// How many messages of an effect there are.
  int count(Effect effect) const;
  /// In English, one line for each group, under a heading for each effect.
  std::string text() const;
};

} // namespace sparkwright::urdf
