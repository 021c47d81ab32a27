#include <epoxy/gl.h>

#include "viewer/render/GroundRenderer.h"

#include "viewer/camera/Eye.h"
#include "viewer/graphics/GraphicsState.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

QString GroundRenderer::initialize()
{
  for(std::size_t i = 0; i < looks.size(); ++i)
  {
    if(const QString problem = grass_[i].build("ground.vert", "grass.frag", looks[i]); !problem.isEmpty())
      return problem;
    if(const QString problem = lines_[i].build("lines.vert", "lines.frag", looks[i]); !problem.isEmpty())
      return problem;
  }
  if(const QString problem = grid_.build("ground.vert", "grid.frag"); !problem.isEmpty())
    return problem;
  if(const QString problem = gridSegments_.build("ground.vert", "grid.frag", "#define SEGMENTS\n"); !problem.isEmpty())
    return problem;
  if(const QString problem = shade_.build("shade.vert", "shade.frag"); !problem.isEmpty())
    return problem;
  glGenVertexArrays(1, &emptyArray_);
  const auto perInstance = [](unsigned& array, unsigned& buffer, unsigned attributes)
  {
    glGenVertexArrays(1, &array);
    glGenBuffers(1, &buffer);
    glBindVertexArray(array);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    for(unsigned a = 0; a < attributes; ++a)
    {
      glEnableVertexAttribArray(a);
      glVertexAttribPointer(a, 4, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(attributes * 4 * sizeof(float)),
                            reinterpret_cast<const void*>(a * 4 * sizeof(float)));
      glVertexAttribDivisor(a, 1);
    }
  };
  perInstance(lineArray_, lineBuffer_, 2);
  perInstance(shadeArray_, shadeBuffer_, 1);
  glBindVertexArray(0);
  return {};
}

void GroundRenderer::release()
{
  for(std::size_t i = 0; i < looks.size(); ++i)
  {
    grass_[i].release();
    lines_[i].release();
  }
  grid_.release();
  gridSegments_.release();
  shade_.release();
  for(unsigned* const array : {&emptyArray_, &lineArray_, &shadeArray_})
    glDeleteVertexArrays(1, array);
  for(unsigned* const buffer : {&lineBuffer_, &shadeBuffer_})
    glDeleteBuffers(1, buffer);
  laidOut_.clear();
}

ShaderProgram& GroundRenderer::surfaceProgram(const SceneDrawing& scene, Look look)
{
  if(scene.field())
    return grass_[static_cast<std::size_t>(look)];
  return look == Look::Segments ? gridSegments_ : grid_;
}

void GroundRenderer::place(const SceneDrawing& scene, const Mat4f& viewProjection, ShaderProgram& program)
{
  const auto& field = scene.field();
  Mat4f pose = field ? field->pose : Mat4f::Identity();
  if(!field)
    pose(2, 3) = -0.003f; // Below floors that the scene brings itself.
  program.set("u_viewProjection", viewProjection);
  program.set("u_pose", pose);
  program.set("u_extent", field ? 160.f : 120.f);
}

void GroundRenderer::drawDepth(const SceneDrawing& scene, const Mat4f& viewProjection, ShaderProgram& program)
{
  place(scene, viewProjection, program);
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  ++drawCalls_;
}

void GroundRenderer::drawSurface(const SceneDrawing& scene, const View& view, ShaderProgram& program)
{
  place(scene, view.viewProjection, program);
  program.set("u_eye", view.eye.position);
  program.set("u_haze", view.lighting.haze);
  if(const auto& field = scene.field())
  {
    const Vec3f normal = field->pose.col(2).head<3>();
    program.set("u_half", field->length / 2, field->width / 2);
    program.set("u_light", view.lighting.onGround(normal));
    program.set("u_sunlight", view.lighting.sunOnGround(normal));
  }
  else
  {
    const Vec3f floor = view.background * 0.7f;
    const bool dark = view.background.mean() < 0.25f;
    program.set("u_floor", floor);
    program.set("u_line", dark ? Vec3f(floor + Vec3f::Constant(0.16f)) : Vec3f(floor * 0.35f));
  }
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  ++drawCalls_;
}

/// The lines of a soccer field: outline, middle, penalty areas, centre circle and spot.
void GroundRenderer::layOut(const SceneDrawing::Field& field)
{
  const std::array<float, 6> wanted{field.length,        field.width,        field.circle,
                                    field.penaltyLength, field.penaltyWidth, 1};
  if(laidOutFor_ == wanted && !laidOut_.empty())
    return;
  laidOutFor_ = wanted;
  laidOut_.clear();
  constexpr float half = 0.025f; // Lines are 5 cm wide.
  const auto strip = [&](float x, float y, bool alongX, float halfLength)
  { laidOut_.push_back({{x, y, alongX ? 1.f : 0.f, alongX ? 0.f : 1.f}, {halfLength, half, 0, 0}}); };
  const float l = field.length / 2, w = field.width / 2;
  for(const float side : {-1.f, 1.f})
  {
    strip(0, side * w, true, l + half);
    strip(side * l, 0, false, w - half);
    const float front = l - field.penaltyLength, reach = field.penaltyWidth / 2;
    strip(side * front, 0, false, reach + half);
    for(const float edge : {-1.f, 1.f})
      strip(side * (front + l) / 2, edge * reach, true, field.penaltyLength / 2 - half);
  }
  strip(0, 0, false, w - half);
  constexpr int sectors = 48;
  for(int i = 0; i < sectors; ++i)
  {
    const float angle = static_cast<float>(2 * M_PI * i / sectors);
    laidOut_.push_back(
        {{0, 0, std::cos(angle), std::sin(angle)}, {static_cast<float>(M_PI / sectors), half, field.circle, 0}});
  }
  laidOut_.push_back({{0, 0, 1, 0}, {0.05f, 0.05f, -1, 0}});
  glBindBuffer(GL_ARRAY_BUFFER, lineBuffer_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(laidOut_.size() * sizeof(Line)), laidOut_.data(),
               GL_STATIC_DRAW);
}

void GroundRenderer::drawLines(const SceneDrawing::Field& field, const View& view, ShaderProgram& program)
{
  layOut(field);
  const Mat4f projection = view.eye.projection;
  const bool parallel = projection(3, 3) > 0.5f;
  const float pixel = 2 / (projection(1, 1) * static_cast<float>(view.height));
  program.set("u_viewProjection", view.viewProjection);
  program.set("u_pose", field.pose);
  program.set("u_eye", view.eye.position);
  program.set("u_haze", view.lighting.haze);
  program.set("u_pixelAngle", parallel ? 0 : pixel);
  program.set("u_pixelSize", parallel ? pixel * 4 : 0);
  const Vec3f normal = field.pose.col(2).head<3>();
  program.set("u_light", view.lighting.onGround(normal));
  program.set("u_sunlight", view.lighting.sunOnGround(normal));
  const DecalScope decals(1, view.look != Look::Segments);
  glBindVertexArray(lineArray_);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(laidOut_.size()));
  ++drawCalls_;
}

void GroundRenderer::drawShades(const DrawCalls& calls, const SceneDrawing& scene, const Mat4f& viewProjection)
{
  constexpr float largest = 0.6f, least = 0.03f; // m; share of the sky
  shades_.clear();
  for(const DrawCalls::Call& call : calls.calls())
  {
    if(!call.style.castsShadow || call.level > 1)
      continue;
    // Shapes are rather longish than round: a ball of the same mass is smaller than the one around them.
    const float radius = 0.85f * scene.library().shapes()[static_cast<std::size_t>(call.shape)].radius;
    for(int i = call.first; i < call.first + call.count; ++i)
    {
      const auto& m = calls.instances()[static_cast<std::size_t>(i)].model;
      const float r =
          radius *
          std::cbrt(std::abs(
              Eigen::Map<const Eigen::Matrix<float, 3, 4, Eigen::RowMajor>>(m.data()).leftCols<3>().determinant()));
      const float height = std::max(m[11], r);
      if(r < largest && r * r > least * height * height)
        shades_.push_back({m[3], m[7], height, r});
    }
  }
  if(shades_.empty())
    return;
  glBindBuffer(GL_ARRAY_BUFFER, shadeBuffer_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(shades_.size() * sizeof(shades_[0])), shades_.data(),
               GL_STREAM_DRAW);
  shade_.use();
  shade_.set("u_viewProjection", viewProjection);
  const DecalScope decals(2);
  glBindVertexArray(shadeArray_);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(shades_.size()));
  ++drawCalls_;
}

} // namespace sparkwright
