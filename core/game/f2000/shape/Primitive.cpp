#include "core/game/f2000/shape/Primitive.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

struct ColourName
{
  std::string_view name;
  std::array<float, 3> paint;
};

/// In the order of Colour.
constexpr ColourName colours[] = {
    {"none", {0.5f, 0.5f, 0.5f}},      {"blue", {0.1f, 0.25f, 0.85f}},    {"yellow", {0.95f, 0.85f, 0.1f}},
    {"orange", {1.0f, 0.45f, 0.05f}},  {"black", {0.08f, 0.08f, 0.08f}}, {"white", {0.95f, 0.95f, 0.95f}},
    {"green", {0.1f, 0.5f, 0.15f}},    {"cyan", {0.1f, 0.8f, 0.85f}},     {"magenta", {0.85f, 0.1f, 0.6f}},
};

/// In the order of ThingClass.
constexpr std::string_view classes[] = {"wall", "goal", "post", "line", "obstacle", "robot-part", "decoration", "ball"};

float difference(const std::array<float, 3>& a, const std::array<float, 3>& b)
{
  float sum = 0;
  for(std::size_t i = 0; i < a.size(); ++i)
    sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

} // namespace

std::string_view nameOf(Colour colour)
{
  return colours[static_cast<std::size_t>(colour)].name;
}

std::optional<Colour> colourOf(std::string_view name)
{
  const auto* const found = std::ranges::find(colours, name, &ColourName::name);
  return found == std::end(colours) ? std::nullopt : std::optional(static_cast<Colour>(found - colours));
}

std::array<float, 3> paintOf(Colour colour)
{
  return colours[static_cast<std::size_t>(colour)].paint;
}

Colour nearestColour(const std::array<float, 3>& paint)
{
  const auto* const nearest = std::ranges::min_element(
      colours, {}, [&paint](const ColourName& each) { return difference(each.paint, paint); });
  return static_cast<Colour>(nearest - colours);
}

std::string_view nameOf(ThingClass kind)
{
  return classes[static_cast<std::size_t>(kind)];
}

std::optional<ThingClass> thingClassOf(std::string_view name)
{
  const auto* const found = std::ranges::find(classes, name);
  return found == std::end(classes) ? std::nullopt : std::optional(static_cast<ThingClass>(found - classes));
}

} // namespace sparkwright::f2000
