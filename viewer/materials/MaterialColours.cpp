#include "viewer/materials/MaterialColours.h"

#include <charconv>

namespace sparkwright
{

namespace
{

struct Entry
{
  std::string_view name;
  Colour colour;
};

constexpr Entry table[] = {
    {"matYellow", {1, 1, 0, 1}},
    {"matOrange", {1, 0.03f, 0, 1}},
    {"matRed", {1, 0, 0, 1}},
    {"matRedGlow", {1, 0, 0, 1}},
    {"matMagenta", {1, 0, 0.75f, 1}},
    {"matBlue", {0, 0, 1, 1}},
    {"matLightBlue", {0, 0.75f, 1, 1}},
    {"matGreen", {0.1f, 0.6f, 0.1f, 1}},
    {"matGrass", {0.13f, 0.5f, 0.16f, 1}},
    {"matTrack", {0.62f, 0.3f, 0.22f, 1}},
    {"matSelect", {1, 0, 0, 0.5f}},
    {"matWhite", {1, 1, 1, 1}},
    {"matBall", {1, 1, 1, 1}},
    {"matGrey", {0.2f, 0.2f, 0.2f, 1}},
    {"matDarkGrey", {0.05f, 0.05f, 0.05f, 1}},
    {"naowhite", {0.94f, 0.94f, 0.93f, 1}},
    {"naogrey", {0.45f, 0.47f, 0.5f, 1}},
    {"naoblack", {0.09f, 0.09f, 0.1f, 1}},
    {"yellow", {0.98f, 0.82f, 0.05f, 1}},
    {"sky-blue", {0.16f, 0.62f, 0.95f, 1}},
    {"white", {0.96f, 0.96f, 0.96f, 1}},
};

constexpr Colour teamColours[] = {{0.82f, 0.13f, 0.12f, 1}, {0.11f, 0.33f, 0.82f, 1}};

const Entry* find(std::string_view name)
{
  for(const Entry& e : table)
    if(e.name == name)
      return &e;
  return nullptr;
}

} // namespace

int MaterialColours::team(std::string_view name)
{
  return name.starts_with("matLeft") ? 1 : name.starts_with("matRight") ? 2 : 0;
}

int MaterialColours::number(std::string_view name)
{
  for(const std::string_view prefix : {"matNum", "matLeft", "matRight"})
    if(name.starts_with(prefix))
    {
      int value = 0;
      const char* const end = name.data() + name.size();
      const auto [rest, error] = std::from_chars(name.data() + prefix.size(), end, value);
      return error == std::errc() && rest == end && value > 0 && value < 100 ? value : 0;
    }
  return 0;
}

MaterialColours::MaterialColours(const SceneStructure& structure)
{
  for(const Material& m : structure.materials)
    own_.try_emplace(m.name, &m);
}

const Material* MaterialColours::material(std::string_view name) const
{
  const auto found = own_.find(name);
  return found == own_.end() ? nullptr : found->second;
}

bool MaterialColours::known(std::string_view name) const
{
  return material(name) || team(name) || find(name);
}

Colour MaterialColours::colour(std::string_view name) const
{
  if(const Material* const own = material(name))
    return own->diffuse;
  if(const int side = team(name))
    return teamColours[side - 1];
  const Entry* const entry = find(name);
  return entry ? entry->colour : Colour{0.62f, 0.63f, 0.65f, 1};
}

} // namespace sparkwright
