#pragma once

#include <array>
#include <memory>
#include <string>

namespace sparkwright
{

/// An encoded picture file, decoded by renderers. Immutable, shared.
struct Texture
{
  std::string name;    ///< As the scene or the mesh names it; `mesh.glb#0` for one inside a mesh file.
  std::string content; ///< The file's bytes: png, jpg, tga, …; empty if it is missing.
};

/// Appearance of a surface. Colours are red, green, blue, alpha from 0 to 1.
struct Material
{
  using Colour = std::array<float, 4>;
  std::string name;
  Colour diffuse{0.7f, 0.7f, 0.7f, 1};
  Colour ambient{0, 0, 0, 1};
  Colour emission{0, 0, 0, 1};
  Colour specular{0, 0, 0, 1};
  float shininess = 0;     ///< 0 (dull) to 128.
  bool depthCheck = true;  ///< false: drawn over everything in front of it.
  std::string texture;     ///< Picture that the diffuse colour is multiplied with: file name, or empty.
  std::string normalTexture, specularTexture, reference; ///< For renderers that use them; the viewport does not.

  std::shared_ptr<const Texture> image; ///< Of `texture`; null without one, or if frames are not drawn.

  bool operator==(const Material&) const = default;
};

} // namespace sparkwright
