#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// How a surface looks. Colours are red, green, blue, alpha from 0 to 1.
struct Material
{
  using Colour = std::array<float, 4>;
  std::string name;
  Colour diffuse{0.7f, 0.7f, 0.7f, 1};
  Colour ambient{0, 0, 0, 1};
  Colour emission{0, 0, 0, 1};
  Colour specular{0, 0, 0, 1};
  float shininess = 0;
  std::string texture; ///< File name, or empty.
};

/// The materials of a World by name; a service of the Context.
class Materials
{
public:
  /// Adds the material, or replaces the one of that name.
  void define(Material material)
  {
    for(Material& known : all_)
      if(known.name == material.name)
      {
        known = std::move(material);
        return;
      }
    all_.push_back(std::move(material));
  }
  const std::vector<Material>& all() const { return all_; }

private:
  std::vector<Material> all_;
};

} // namespace sparkwright
