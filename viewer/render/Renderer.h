#pragma once

#include "viewer/camera/Eye.h"
#include "viewer/graphics/AmbientOcclusion.h"
#include "viewer/graphics/Glow.h"
#include "viewer/render/DrawCalls.h"
#include "viewer/render/GroundRenderer.h"
#include "viewer/render/Quality.h"
#include "viewer/graphics/OverlayRenderer.h"
#include "viewer/render/RenderStore.h"
#include "viewer/graphics/ShadowMap.h"

#include <QColor>
#include <QImage>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace sparkwright
{

/// How the meshes of a scene are drawn; sky and ground do not change.
enum class Appearance
{
  Off,
  Wire,
  Flat, ///< Each face in one brightness, so that one sees the faces.
  Solid,
  SeeThrough
};

/// Draws a SceneDrawing with OpenGL 3.3 core into the framebuffer that is bound. Needs depth and stencil.
///
/// The number of draw calls does not depend on the number of robots. All calls need the context of initialize(), which
/// need not be one of Qt.
class Renderer
{
public:
  Renderer();
  ~Renderer();

  /// @return what is wrong with the context; empty if it can be used.
  QString initialize();
  /// Frees everything on the card.
  void release();
  bool ready() const { return ready_; }
  /// Whether the processor draws, because there is no graphics card that could.
  bool inSoftware() const { return inSoftware_; }

  /// A range of structure nodes that is marked by an outline.
  struct Mark
  {
    int from = 0, to = 0;
    QColor colour = QColor(255, 170, 0);
    float width = 2.5f; ///< Pixels of the window.
    float tint = 0.28f; ///< Share of the colour that is mixed into the shapes; also: whether they show through others.
  };
  /// A transparent copy of a range of structure nodes at another pose.
  struct Ghost
  {
    int from = 0, to = 0;
    Mat4f motion = Mat4f::Identity(); ///< In the world.
    float opacity = 0.55f;
  };
  struct Options
  {
    std::vector<Mark> marks;
    std::vector<Ghost> ghosts;
    QColor background = QColor(90, 96, 104); ///< For scenes without a sky.
    float pixelRatio = 1;
    Quality quality;
    std::optional<DrawCalls::Budget> budget; ///< Nothing: everything is drawn, whatever it costs.
    Appearance appearance = Appearance::Solid;
    /// Of every node of the structure: two bytes that its pixels get as red and green, without light or blending. The
    /// ground, the field and its lines get those of ImageSettings::Segment. Null: an ordinary picture.
    const std::vector<std::array<std::uint8_t, 2>>* segments = nullptr;
    bool clearBackground =
        false; ///< Neither sky nor ground: for pictures to be laid over others. Alpha tells what is there.
  };
  /// @param width,height  of the framebuffer in its own pixels
  void render(const SceneDrawing& scene, const Eye& eye, const Options& options, int width, int height);
  /// Lays a (premultiplied) picture over what was drawn, its top left corner at (x, y).
  void overlay(const QImage& picture, int x, int y, int width, int height);

  struct Statistics
  {
    int drawCalls = 0;
    long triangles = 0;
    int instances = 0;
    int leftOut = 0; ///< Instances that the budget left no room for.
  };
  /// Of the last render().
  const Statistics& statistics() const { return statistics_; }

private:
  /// Commands that can be drawn without a change of state between them.
  struct Range
  {
    int first = 0, count = 0;
    int picture = -1;
    bool depthCheck = true, twoSided = false, mirrored = false;
  };
  using Ranges = std::vector<Range>;

  void gather(const SceneDrawing& scene, const Options& options);
  void gatherSeeThrough(const SceneDrawing& scene);
  void gatherGhosts(const SceneDrawing& scene, const Options& options);
  void add(Ranges& list, const SceneDrawing& scene, const DrawCalls::Call& call, int level, int first, int count);
  void draw(const Ranges& list, ShaderProgram& program, bool keepDepthTest = false);
  void drawDepth(const Ranges& list, const Mat4f& viewProjection);
  ShaderProgram& useShapeProgram(Look look);
  void drawSegments(const SceneDrawing& scene);
  void drawLit(const SceneDrawing& scene, const Options& options, const Vec3f& background, Look look);
  void paintSegments(const std::vector<std::array<std::uint8_t, 2>>& segments);
  void soften(ShaderProgram& program) const;

  void prepareSoftLight(const SceneDrawing& scene);
  void drawShadowMap();
  void drawOcclusion(const SceneDrawing& scene);
  void drawSky(const SceneDrawing& scene, const Vec3f& background);
  void drawFlatShadows(ShaderProgram& program);
  void drawGhosts(const Options& options, ShaderProgram& program);
  void drawMark(const Mark& mark, const Ranges& ranges, ShaderProgram& program, float pixelRatio);

  std::array<ShaderProgram, looks.size()> shape_;
  ShaderProgram sky_, depth_, groundDepth_;
  RenderStore store_;
  GroundRenderer ground_;
  ShadowMap shadowMap_;
  AmbientOcclusion occlusion_;
  Glow glow_;
  OverlayRenderer overlays_;
  unsigned emptyArray_ = 0;
  bool ready_ = false, inSoftware_ = false;

  // Of the picture being drawn
  DrawCalls calls_;
  std::vector<RenderStore::Command> commands_;
  Ranges solid_, casters_, seeThrough_;
  std::vector<Ranges> marked_, ghostly_;
  std::vector<SceneDrawing::Instance> ghosts_;
  std::vector<std::pair<float, std::pair<const DrawCalls::Call*, int>>> byDepth_;
  Lighting lighting_;
  Mat4f viewProjection_ = Mat4f::Identity();
  Eye eye_;
  std::vector<SceneDrawing::Instance> painted_; ///< For segments.
  Quality quality_;
  bool faceted_ = false; ///< Appearance::Flat.
  int width_ = 1, height_ = 1;
  Statistics statistics_;
};

} // namespace sparkwright
