#pragma once

#include "viewer/camera/Eye.h"
#include "viewer/layers/LabelPictures.h"
#include "viewer/layers/LayerCanvas.h"
#include "viewer/graphics/ShaderProgram.h"

#include <array>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// Draws what layers have put on a LayerCanvas over a picture whose depth is still there.
///
/// The number of draw calls does not depend on how many shapes and lines there are, only on their kinds; collision
/// meshes take one each. All calls need the context of initialize().
class LayerRenderer
{
public:
  /// @return what is wrong with the context; empty if it can be used.
  QString initialize();
  /// Frees everything on the card.
  void release();

  /// Labels need a QGuiApplication, without which they are left out.
  /// @param eye           as the picture below was drawn from
  /// @param pixelRatio    pixels of the framebuffer per pixel of a window, for widths of lines and sizes of labels
  /// @param width,height  of the framebuffer that is bound, in its own pixels
  void render(const LayerCanvas& canvas, const Eye& eye, const QFont& font, double pixelRatio, int width, int height);

  /// Of the last render().
  int drawCalls() const { return drawCalls_; }

private:
  static constexpr std::size_t shapes = static_cast<std::size_t>(LayerShape::Count);
  struct Geometry
  {
    unsigned surface = 0, lines = 0; ///< Vertex arrays.
    std::array<unsigned, 3> buffers{};
    int indices = 0, corners = 0;
    bool used = true;
    bool twoSided = false;
  };

  static Geometry upload(const LayerGeometry& geometry);
  static void free(Geometry& geometry);
  void uploadMeshes(const LayerCanvas& canvas);
  void uploadInstances(const LayerCanvas& canvas);
  void use(ShaderProgram& program, float fade, bool faceted);
  void draw(const LayerCanvas& canvas, LayerCanvas::Style style, bool onlyInside, float fade);
  void drawMeshes(const LayerCanvas& canvas, LayerCanvas::Style style);
  void drawInstances(const Geometry& geometry, bool lines, std::size_t first, std::size_t count);
  void drawLabels(const LayerCanvas& canvas);

  ShaderProgram surface_, line_, label_;
  std::array<Geometry, shapes> shapes_{};
  /// By the mesh, which is kept alive so that no other can take its address.
  std::unordered_map<const PhysicsStructure::Mesh*, std::pair<std::shared_ptr<const PhysicsStructure::Mesh>, Geometry>>
      meshes_;
  unsigned instances_ = 0, labelArray_ = 0, labelBuffer_ = 0, labelTexture_ = 0;
  LabelPictures pictures_;
  long shownPictures_ = -1;
  bool smoothPictures_ = false; ///< Labels are larger than they were painted.
  bool ready_ = false;

  // Of the picture being drawn
  const Eye* eye_ = nullptr;
  Mat4f viewProjection_ = Mat4f::Identity();
  int width_ = 1, height_ = 1;
  double ratio_ = 1;
  std::vector<LayerInstance> all_;
  int drawCalls_ = 0;
};

} // namespace sparkwright
