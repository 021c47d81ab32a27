#pragma once

#include "core/frame/Frame.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>

namespace sparkwright
{

using Colour = std::array<float, 4>; ///< Red, green, blue, alpha, 0..1, as a painter would name them (sRGB).

/// Colours for the materials of a structure: its own list first, then the names that scenes use without defining them.
class MaterialColours
{
public:
  explicit MaterialColours(const SceneStructure& structure);

  /// The structure's own material of that name; nullptr if it has none.
  const Material* material(std::string_view name) const;

  /// Diffuse colour; middle grey for unknown names.
  Colour colour(std::string_view name) const;
  bool known(std::string_view name) const;

  /// 1 or 2 for a material of the left or right team (`matLeft`, `matRight3`, …), else 0.
  static int team(std::string_view name);
  /// The number in `matNum7`, `matLeft7`, `matRight7`; 0 if there is none.
  static int number(std::string_view name);

private:
  std::unordered_map<std::string_view, const Material*> own_;
};

} // namespace sparkwright
