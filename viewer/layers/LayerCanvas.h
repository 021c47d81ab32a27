#pragma once

#include "viewer/layers/LayerSettings.h"
#include "viewer/layers/LayerShapes.h"

#include <QColor>
#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Collects what layers draw, grouped by draw call. Knows no OpenGL; keeps its capacity.
class LayerCanvas
{
public:
  enum class Style : std::uint8_t
  {
    Solid,
    Wire,
    SeeThrough,
    Flat, ///< Solid, each face in one brightness.
    Count
  };
  struct Pen
  {
    Style style = Style::Solid;
    QColor colour;
    float width = 1.5f;    ///< Of lines, pixels of the window.
    bool dashed = false;
    bool inside = false;   ///< Also seen, faintly, through what stands in front of it.
  };
  /// @param mode  not Off
  static Pen pen(LayerMode mode, const QColor& colour);

  struct MeshInstance
  {
    std::shared_ptr<const PhysicsStructure::Mesh> mesh;
    LayerInstance instance;
    Style style = Style::Solid;
  };
  struct Label
  {
    Vec3f place = Vec3f::Zero(); ///< World: the middle of its lower edge.
    QString text;
    QColor colour; ///< Of the stripe beside the text; invalid: none.
  };

  static constexpr float furthest = 1e4f; ///< m; what reaches beyond is left out, as is all that is not finite.
  static constexpr float seeThrough = 0.3f; ///< Alpha.

  void clear();
  /// @param pose     world, with scale
  /// @param stretch  world; of capsules
  void shape(LayerShape shape, const Pen& pen, const Mat4f& pose, const Vec3f& stretch = Vec3f::Zero());
  /// A small sphere.
  void dot(const Vec3f& centre, float radius, const Pen& pen);
  void line(const Vec3f& from, const Vec3f& to, const Pen& pen);
  /// Where lines make up a surface's edge, wire shows only those.
  void triangle(const Vec3f& a, const Vec3f& b, const Vec3f& c, const Pen& pen);
  void arrow(const Vec3f& from, const Vec3f& way, float thickness, const Pen& pen);
  void mesh(const std::shared_ptr<const PhysicsStructure::Mesh>& mesh, const Pen& pen, const Mat4f& pose);
  void label(const Vec3f& place, const QString& text, const QColor& colour = {});

  const std::vector<LayerInstance>& instances(LayerShape shape, Style style, bool inside) const
  {
    return lists_[index(shape, style, inside)];
  }
  const std::vector<MeshInstance>& meshes() const { return meshes_; }
  const std::vector<Label>& labels() const { return labels_; }
  bool isEmpty() const;

private:
  static constexpr std::size_t shapes = static_cast<std::size_t>(LayerShape::Count);
  static constexpr std::size_t styles = static_cast<std::size_t>(Style::Count);
  static std::size_t index(LayerShape shape, Style style, bool inside)
  {
    return (static_cast<std::size_t>(shape) * styles + static_cast<std::size_t>(style)) * 2 + (inside ? 1 : 0);
  }

  std::array<std::vector<LayerInstance>, shapes * styles * 2> lists_;
  std::vector<MeshInstance> meshes_;
  std::vector<Label> labels_;
};

/// A pose at `origin` whose z axis points along `z`, which need not have unit length; x and y are any.
Mat4f poseAlong(const Vec3f& origin, const Vec3f& z);
/// The pose with its axes scaled.
Mat4f scaled(const Mat4f& pose, const Vec3f& scale);

} // namespace sparkwright
