#pragma once

#include "viewer/render/DrawCalls.h"
#include "viewer/render/Lighting.h"
#include "viewer/graphics/ShaderProgram.h"

#include <array>
#include <vector>

namespace sparkwright
{

struct Eye;

/// How a shader lights surfaces.
enum class Look
{
  Plain,
  Soft,    ///< With soft shadows, and less light in corners.
  Segments ///< No light: what it is, in numbers (Options::segments of the Renderer).
};
/// The defines that select this in shaders.
inline constexpr std::array<const char*, 3> looks{"", "#define SOFT\n", "#define SEGMENTS\n"};

/// Draws the ground: the grass and the lines of a soccer field, or a grid; and the darkness right below
/// things, which tells that they stand on it.
class GroundRenderer
{
public:
  QString initialize();
  void release();

  /// Inputs of its pictures besides the scene. The programs for soft shadows get theirs from `soften`.
  struct View
  {
    const Eye& eye;
    const Lighting& lighting;
    Mat4f viewProjection;
    Vec3f background; ///< Linear.
    int height;       ///< Of the framebuffer, pixels.
    Look look;
  };
  template<class Soften>
  void draw(const SceneDrawing& scene, const View& view, Soften&& soften)
  {
    ShaderProgram& program = surfaceProgram(scene, view.look);
    program.use();
    if(view.look == Look::Soft && scene.field())
      soften(program);
    drawSurface(scene, view, program);
    if(!scene.field())
      return;
    ShaderProgram& lines = lines_[static_cast<std::size_t>(view.look)];
    lines.use();
    if(view.look == Look::Soft)
      soften(lines);
    drawLines(*scene.field(), view, lines);
  }
  /// The same surface alone, for a depth picture. The program must be in use and take ground.vert's uniforms.
  void drawDepth(const SceneDrawing& scene, const Mat4f& viewProjection, ShaderProgram& program);
  /// Darkens the ground below things that are near it.
  void drawShades(const DrawCalls& calls, const SceneDrawing& scene, const Mat4f& viewProjection);

  int drawCalls() const { return drawCalls_; }
  void resetCounts() { drawCalls_ = 0; }

private:
  struct Line
  {
    std::array<float, 4> place, size; ///< As lines.vert has them.
  };

  ShaderProgram& surfaceProgram(const SceneDrawing& scene, Look look);
  void place(const SceneDrawing& scene, const Mat4f& viewProjection, ShaderProgram& program);
  void drawSurface(const SceneDrawing& scene, const View& view, ShaderProgram& program);
  void drawLines(const SceneDrawing::Field& field, const View& view, ShaderProgram& program);
  void layOut(const SceneDrawing::Field& field);

  std::array<ShaderProgram, looks.size()> grass_, lines_;
  ShaderProgram grid_, gridSegments_, shade_;
  unsigned emptyArray_ = 0, lineArray_ = 0, lineBuffer_ = 0, shadeArray_ = 0, shadeBuffer_ = 0;
  std::vector<Line> laidOut_;
  std::array<float, 6> laidOutFor_{};
  std::vector<std::array<float, 4>> shades_;
  int drawCalls_ = 0;
};

} // namespace sparkwright
