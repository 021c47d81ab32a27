#pragma once

#include <array>
#include <memory>
#include <string>

namespace sparkwright
{

/// A picture as it stands in its file; whoever draws decodes it. Immutable, shared.
struct Texture
{
  std::string name;    ///< As the scene or the mesh names it; `mesh.glb#0` for one inside a mesh file.
  std::string content; ///< The file: png, jpg, tga, …; empty if there is none of that name.
};

/// How a surface looks. Colours are red, green, blue, alpha from 0 to 1.
struct Material
{
  using Colour = std::array<float, 4>;
  std::string name;
  Colour diffuse{0.7f, 0.7f, 0.7f, 1};
  Colour ambient{0, 0, 0, 1};
  Colour emission{0, 0, 0, 1};
  Colour specular{0, 0, 0, 1};
  float shininess = 0;     ///< 0 (dull) to 128.
  bool depthCheck = true;  ///< false: drawn over whatever stands in front of it.
  std::string texture;     ///< Picture that the diffuse colour is multiplied with: file name, or empty.
  std::string normalTexture, specularTexture, reference; ///< For renderers that use them; the viewport does not.

  std::shared_ptr<const Texture> image; ///< Of `texture`; null if there is none, or while nobody draws.

  bool operator==(const Material&) const = default;
};

} // namespace sparkwright
