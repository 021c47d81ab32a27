#include "core/material/MaterialLibrary.h"

#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostMaterials = 4096;

std::optional<float> number(std::string_view word)
{
  const auto value = static_cast<float>(toNumber(word));
  return word.empty() || !std::isfinite(value) ? std::nullopt : std::optional(value);
}

void readColour(std::string_view rest, Material::Colour& colour)
{
  const auto red = number(takeWord(rest));
  if(!red)
    return;
  // One value stands for all three.
  const auto green = number(takeWord(rest)), blue = number(takeWord(rest));
  colour[0] = std::clamp(*red, 0.f, 1.f);
  colour[1] = std::clamp(green.value_or(*red), 0.f, 1.f);
  colour[2] = std::clamp(blue.value_or(green.value_or(*red)), 0.f, 1.f);
}

/// The file behind options such as `-s 1 1 1` or `-clamp on`.
std::string readFile(std::string_view rest)
{
  while(rest.starts_with('-'))
  {
    const std::string_view option = takeWord(rest);
    const bool vector = option == "-s" || option == "-o" || option == "-t";
    int values = vector ? 3 : option == "-mm" ? 2 : 1;
    for(; values > 0 && !rest.empty(); --values)
    {
      if(vector &&
         !std::ranges::all_of(rest.substr(0, rest.find_first_of(" \t")), [](char c)
                              { return std::string_view("+-.0123456789eE").find(c) != std::string_view::npos; }))
        break;
      takeWord(rest);
    }
  }
  std::string file(rest);
  std::ranges::replace(file, '\\', '/');
  return file;
}

void readLine(std::string_view key, std::string_view rest, Material& m)
{
  if(key == "Kd")
    readColour(rest, m.diffuse);
  else if(key == "Ka")
    readColour(rest, m.ambient);
  else if(key == "Ke")
    readColour(rest, m.emission);
  else if(key == "Ks")
    readColour(rest, m.specular);
  else if(key == "Ns")
    m.shininess = std::clamp(number(rest).value_or(0), 0.f, 128.f);
  else if(key == "d" || key == "Tr")
  {
    if(rest.starts_with("-halo"))
      takeWord(rest);
    const float value = std::clamp(number(rest).value_or(key == "d" ? 1.f : 0.f), 0.f, 1.f);
    m.diffuse[3] = key == "d" ? value : 1 - value;
  }
  else if(key == "map_Kd")
    m.texture = readFile(rest);
  else if(key == "map_Bump" || key == "map_bump" || key == "bump" || key == "norm")
    m.normalTexture = readFile(rest);
  else if(key == "map_Ks")
    m.specularTexture = readFile(rest);
}

} // namespace

std::string_view takeWord(std::string_view& line)
{
  const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(line.find_first_not_of(" \t", end), line.size()));
  return word;
}

std::vector<Material> readMaterialLibrary(std::string_view text)
{
  std::vector<Material> materials;
  bool within = false;
  forEachLine(text, [&](std::string_view line, int) {
    const std::string_view key = takeWord(line);
    if(key == "newmtl")
    {
      within = !line.empty() && materials.size() < mostMaterials;
      if(within)
        materials.emplace_back().name = line;
    }
    else if(within)
      readLine(key, line, materials.back());
  });
  return materials;
}

} // namespace sparkwright
