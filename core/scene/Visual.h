#pragma once

#include "core/scene/BaseNode.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// A node to be drawn. Physics ignores it.
class RenderNode : public BaseNode
{
public:
  bool visible() const { return visible_; }
  void setVisible(bool visible) { visible_ = visible; }
  bool transparent() const { return transparent_; }
  void setTransparent();

  void archive(StateArchive& a) override;

protected:
  void changed(); ///< To be called when the node looks different.

private:
  bool visible_ = true;
  bool transparent_ = false;
};

/// A mesh by name, scaled, with its materials in face group order.
class StaticMesh : public RenderNode
{
public:
  /// Hints for renderers; ours uses castShadows only.
  struct Hints
  {
    bool castShadows = true;
    bool useExternalMesh = false;
    std::string externalMesh;
    Vec3f externalScale = Vec3f::Ones();
  };
  const Hints& hints() const { return hints_; }
  void setHints(Hints hints);

  const std::string& mesh() const { return mesh_; }
  const std::vector<float>& parameters() const { return parameters_; }
  const Vec3f& scale() const { return scale_; }
  const std::vector<std::string>& materials() const { return materials_; }

  /// Sets the mesh. Its materials are those that the mesh names, `default` for unknown ones. Geometry is read when it
  /// is first drawn or touched.
  void load(std::string mesh, std::vector<float> parameters);
  void setScale(const Vec3f& scale);
  void setMaterials(std::vector<std::string> materials);
  /// Sets one material for all face groups. With an unknown name the node has none and is not drawn.
  void setSingleMaterial(const std::string& material);
  bool hasMaterial() const { return hasMaterial_; }
  /// Replaces one material name by another wherever it is used. @return whether it was used
  bool replaceMaterial(const std::string& from, const std::string& to);

  void archive(StateArchive& a) override;

private:
  std::string mesh_;
  std::vector<float> parameters_;
  Vec3f scale_ = Vec3f::Ones();
  std::vector<std::string> materials_;
  bool hasMaterial_ = true;
  Hints hints_;
};

/// A mesh in one material.
class SingleMatNode : public StaticMesh
{
};

class BoxNode : public SingleMatNode
{
protected:
  void onLink() override;
};

class SphereNode : public SingleMatNode
{
protected:
  void onLink() override;
};

/// A unit cylinder, sized by setScale(); radius and length are stored but not used.
class CylinderNode : public SingleMatNode
{
public:
  float radius = 1, length = 1;

protected:
  void onLink() override;
};

class CapsuleNode : public SingleMatNode
{
public:
  float radius() const { return parameters().empty() ? 1 : parameters()[0]; }
  float length() const { return parameters().size() < 2 ? 1 : parameters()[1]; }
  void setParameters(float radius, float length);

protected:
  void onLink() override;
};

/// A point light at its parent.
class LightNode : public BaseNode
{
public:
  using Colour = std::array<float, 4>; ///< Red, green, blue, alpha; 0 to 1.
  Colour diffuse{1, 1, 1, 1}, ambient{0, 0, 0, 1}, specular{1, 1, 1, 1};
  float radius = 10; ///< Range, m.

  void changed();
};

/// Shows the axes of its parent: x red, y green, z blue.
class AxisNode : public BaseNode
{
public:
  float size() const { return size_; }
  void setSize(float metres); ///< At least 0.1.

private:
  float size_ = 10;
};

/// A camera at its parent Transform: looks along +Y, +Z is up.
class CameraNode : public BaseNode
{
public:
  /// To be called when the camera has changed, so that views follow.
  void changed();

  std::array<int, 4> viewport{0, 0, 640, 480};
  float fovDeg = 60, zNear = 1, zFar = 100000;
  std::optional<Vec3f> target; ///< World point to look at, if one was named.
};

} // namespace sparkwright
