#include "viewer/Renderer.h"

#include <QFile>
#include <QOpenGLContext>
#include <QOpenGLShaderProgram>

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sparkwright
{

namespace
{

using Instance = SceneDrawing::Instance;

QByteArray source(const char* name)
{
  QFile file(QStringLiteral(":/viewer/shaders/") + QLatin1String(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Vec3f linear(const QColor& colour)
{
  const Vec3f c(static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
                static_cast<float>(colour.blueF()));
  return c.cwiseProduct(c);
}

const void* offset(std::size_t bytes)
{
  return reinterpret_cast<const void*>(bytes); // What glVertexAttribPointer means by a pointer.
}

} // namespace

Renderer::Renderer() = default;
Renderer::~Renderer() = default;

QString Renderer::initialize()
{
  ready_ = false;
  if(!initializeOpenGLFunctions())
    return QStringLiteral("OpenGL 3.3 is not available");
  struct Sources
  {
    const char *vertex, *fragment;
  };
  constexpr std::array<Sources, ProgramCount> files{{{"shape.vert", "shape.frag"},
                                                     {"ground.vert", "field.frag"},
                                                     {"ground.vert", "grid.frag"},
                                                     {"sky.vert", "sky.frag"},
                                                     {"overlay.vert", "overlay.frag"}}};
  const QByteArray version = "#version 330 core\n", common = source("common.glsl");
  for(std::size_t i = 0; i < files.size(); ++i)
  {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    if(!program->addShaderFromSourceCode(QOpenGLShader::Vertex, version + source(files[i].vertex)) ||
       !program->addShaderFromSourceCode(QOpenGLShader::Fragment, version + common + source(files[i].fragment)) ||
       !program->link())
      return QStringLiteral("%1: %2").arg(QLatin1String(files[i].fragment), program->log());
    programs_[i] = std::move(program);
  }
  glGenVertexArrays(1, &emptyArray_);
  glGenBuffers(1, &instances_);
  makeDigits();
  ready_ = true;
  return {};
}

void Renderer::release()
{
  if(!ready_)
    return;
  for(auto& levels : shapes_)
    for(Shape& s : levels)
    {
      glDeleteVertexArrays(1, &s.vertexArray);
      glDeleteBuffers(1, &s.vertices);
      glDeleteBuffers(1, &s.indices);
    }
  shapes_.clear();
  glDeleteTextures(static_cast<GLsizei>(textures_.size()), textures_.data());
  textures_.clear();
  glDeleteVertexArrays(1, &emptyArray_);
  glDeleteBuffers(1, &instances_);
  glDeleteTextures(1, &digits_);
  if(picture_)
    glDeleteTextures(1, &picture_);
  picture_ = 0;
  pictureKey_ = 0;
  instanceCapacity_ = 0;
  for(auto& program : programs_)
    program.reset();
  ready_ = false;
}

void Renderer::use(Program program)
{
  current_ = programs_[program].get();
  current_->bind();
}

void Renderer::set(const char* name, const Mat4f& matrix)
{
  glUniformMatrix4fv(current_->uniformLocation(name), 1, GL_FALSE, matrix.data());
}

void Renderer::set(const char* name, float x, float y)
{
  current_->setUniformValue(name, x, y);
}

void Renderer::set(const char* name, float x, float y, float z)
{
  current_->setUniformValue(name, x, y, z);
}

void Renderer::set(const char* name, float x, float y, float z, float w)
{
  current_->setUniformValue(name, x, y, z, w);
}

void Renderer::drawInstances(int shape, int level, int first, int count)
{
  const Shape& s = shapes_[static_cast<std::size_t>(shape)][static_cast<std::size_t>(level)];
  glBindVertexArray(s.vertexArray);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  for(unsigned a = 0; a < 6; ++a)
  {
    glEnableVertexAttribArray(4 + a);
    glVertexAttribPointer(4 + a, 4, GL_FLOAT, GL_FALSE, sizeof(Instance),
                          offset(static_cast<std::size_t>(first) * sizeof(Instance) + a * 4 * sizeof(float)));
    glVertexAttribDivisor(4 + a, 1);
  }
  glDrawElementsInstanced(GL_TRIANGLES, s.count, GL_UNSIGNED_INT, nullptr, count);
}

void Renderer::setLights(const SceneDrawing& scene)
{
  // Directions and colours are the scene's, brightness is ours: two full lights would burn white plastic out.
  lightDirection_ = {Vec3f(-0.5f, 0.5f, 0.9f).normalized(), Vec3f(0.6f, -0.6f, 0.5f).normalized()};
  lightColour_ = {Vec3f::Constant(0.62f), Vec3f::Constant(0.16f)};
  skyLight_ = {0.42f, 0.45f, 0.49f};
  groundLight_ = scene.field() ? Vec3f(0.14f, 0.18f, 0.13f) : Vec3f(0.19f, 0.19f, 0.20f);
  for(std::size_t i = 0; i < std::min<std::size_t>(scene.lights().size(), 2); ++i)
  {
    const auto& light = scene.lights()[i];
    Vec3f d = light.direction;
    d.z() = std::max(std::abs(d.z()) * 1.5f, 0.3f);
    lightDirection_[i] = d.normalized();
    for(int c = 0; c < 3; ++c)
      lightColour_[i][c] *= std::clamp(light.colour[static_cast<std::size_t>(c)], 0.f, 1.f);
  }
  lightPlace_ = {};
  for(std::size_t i = 0; i < std::min<std::size_t>(scene.lights().size(), 2); ++i)
    if(const auto& light = scene.lights()[i]; light.reach > 0)
      lightPlace_[i] = {light.position.x(), light.position.y(), light.position.z(), light.reach};
}

void Renderer::useShapeProgram()
{
  use(ShapeProgram);
  const Vec3f eye = camera_->position();
  set("u_eye", eye.x(), eye.y(), eye.z());
  const float directions[] = {lightDirection_[0].x(), lightDirection_[0].y(), lightDirection_[0].z(),
                              lightDirection_[1].x(), lightDirection_[1].y(), lightDirection_[1].z()};
  const float colours[] = {lightColour_[0].x(), lightColour_[0].y(), lightColour_[0].z(),
                           lightColour_[1].x(), lightColour_[1].y(), lightColour_[1].z()};
  glUniform3fv(current_->uniformLocation("u_lightDirection"), 2, directions);
  glUniform3fv(current_->uniformLocation("u_lightColour"), 2, colours);
  glUniform4fv(current_->uniformLocation("u_lightPlace"), 2, lightPlace_[0].data());
  current_->setUniformValue("u_picture", 1);
  set("u_skyLight", skyLight_.x(), skyLight_.y(), skyLight_.z());
  set("u_groundLight", groundLight_.x(), groundLight_.y(), groundLight_.z());
  set("u_viewProjection", viewProjection_);
}

void Renderer::drawSky(const SceneDrawing& scene, const Options& options)
{
  use(SkyProgram);
  const Vec3f zenith = scene.hasSky() ? Vec3f(0.055f, 0.19f, 0.52f) : Vec3f(linear(options.background) * 0.55f);
  const Vec3f below = scene.hasSky() ? Vec3f(0.30f, 0.38f, 0.30f) : Vec3f(haze_ * 0.8f);
  const Ray corner = camera_->rayThrough(static_cast<float>(camera_->width()) - 0.5f, -0.5f);
  const Vec3f f = camera_->forward(), r = camera_->right(), u = camera_->up();
  const float depth = corner.direction.dot(f);
  Mat3f ray;
  ray.col(0) = r * (corner.direction.dot(r) / depth);
  ray.col(1) = u * (corner.direction.dot(u) / depth);
  ray.col(2) = f;
  glUniformMatrix3fv(current_->uniformLocation("u_ray"), 1, GL_FALSE, ray.data());
  set("u_zenith", zenith.x(), zenith.y(), zenith.z());
  set("u_below", below.x(), below.y(), below.z());
  set("u_haze", haze_.x(), haze_.y(), haze_.z());
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
}

void Renderer::drawGround(const SceneDrawing& scene, const Options& options)
{
  use(scene.field() ? FieldProgram : GridProgram);
  const auto& field = scene.field();
  Mat4f pose = field ? field->pose : Mat4f::Identity();
  if(!field)
    pose(2, 3) = -0.003f; // Below floors that the scene brings itself.
  set("u_viewProjection", viewProjection_);
  set("u_pose", pose);
  current_->setUniformValue("u_extent", field ? 160.f : 120.f);
  const Vec3f eye = camera_->position();
  set("u_eye", eye.x(), eye.y(), eye.z());
  set("u_haze", haze_.x(), haze_.y(), haze_.z());
  if(field)
  {
    set("u_half", field->length / 2, field->width / 2);
    set("u_penalty", field->penaltyLength, field->penaltyWidth / 2);
    current_->setUniformValue("u_circle", field->circle);
    const Vec3f normal = pose.col(2).head<3>();
    Vec3f light = groundLight_ + (skyLight_ - groundLight_) * (0.5f + 0.5f * normal.z());
    for(std::size_t i = 0; i < 2; ++i)
      light += lightColour_[i] * std::max(normal.dot(lightDirection_[i]), 0.f);
    set("u_light", light.x(), light.y(), light.z());
  }
  else
  {
    const Vec3f floor = linear(options.background) * 0.7f;
    const Vec3f line = options.background.lightness() < 128 ? Vec3f(floor + Vec3f::Constant(0.16f)) : Vec3f(floor * 0.35f);
    set("u_floor", floor.x(), floor.y(), floor.z());
    set("u_line", line.x(), line.y(), line.z());
  }
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

/// What a call needs besides its shape: picture, both sides, depth.
void Renderer::prepare(const DrawCalls::Call& call, const SceneDrawing& scene)
{
  const bool pictured = call.style.picture >= 0;
  current_->setUniformValue("u_pictured", pictured);
  if(pictured)
  {
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, textures_[static_cast<std::size_t>(call.style.picture)]);
    glActiveTexture(GL_TEXTURE0);
  }
  const bool twoSided = scene.library().shapes()[static_cast<std::size_t>(call.shape)].twoSided;
  (twoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE));
  (call.style.depthCheck ? glEnable(GL_DEPTH_TEST) : glDisable(GL_DEPTH_TEST));
}

void Renderer::drawShadows(const SceneDrawing& scene)
{
  // Every shape flattened onto the ground along the first light; the stencil keeps overlaps from adding up.
  use(ShapeProgram);
  set("u_shadowPlane", lightDirection_[0].x(), lightDirection_[0].y(), lightDirection_[0].z(), 1);
  set("u_flat", 0.f, 0.f, 0.f, 0.42f);
  set("u_outline", 0, 0);
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_EQUAL, 0, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(-2, -4);
  for(const DrawCalls::Call& call : calls_.calls())
    if(call.style.castsShadow)
    {
      prepare(call, scene);
      drawInstances(call.shape, std::max(call.level, 1), call.first, call.count); // Never as fine as the shape.
    }
  glEnable(GL_DEPTH_TEST);
  glDisable(GL_POLYGON_OFFSET_FILL);
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
  glDisable(GL_STENCIL_TEST);
  set("u_shadowPlane", 0, 0, 1, 0);
  set("u_flat", 0.f, 0.f, 0.f, 0.f);
}

void Renderer::drawShapes(const SceneDrawing& scene, bool seeThrough)
{
  current_->setUniformValue("u_seeThrough", seeThrough);
  for(const DrawCalls::Call& call : calls_.calls())
    if(call.style.transparent || !seeThrough)
    {
      prepare(call, scene);
      drawInstances(call.shape, call.level, call.first, call.count);
    }
  glEnable(GL_DEPTH_TEST);
  glEnable(GL_CULL_FACE);
}

template<class Draw>
void Renderer::forSelected(const Options& options, Draw&& draw)
{
  for(const DrawCalls::Call& call : calls_.calls())
    for(int i = call.first; i < call.first + call.count; ++i)
    {
      const int node = calls_.nodeOf(i);
      if(node >= options.selectedFrom && node < options.selectedTo)
        draw(call, i);
    }
}

void Renderer::drawSelection(const SceneDrawing& scene, const Options& options)
{
  // The shapes once more, tinted and marked in the stencil; then a fatter copy wherever there is no mark.
  const Vec3f accent = linear(options.accent);
  bool hidden = false;
  const auto draw = [&](const DrawCalls::Call& call, int instance) {
    prepare(call, scene);
    (hidden ? glDisable(GL_DEPTH_TEST) : glEnable(GL_DEPTH_TEST));
    drawInstances(call.shape, call.level, instance, 1);
  };
  glEnable(GL_STENCIL_TEST);
  glClear(GL_STENCIL_BUFFER_BIT);
  glStencilFunc(GL_ALWAYS, 1, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
  glDepthFunc(GL_LEQUAL);
  set("u_tint", accent.x(), accent.y(), accent.z(), 0.28f);
  forSelected(options, draw);
  set("u_tint", 0.f, 0.f, 0.f, 0.f);
  // Parts hidden behind others keep their outline, so that a selected thing is always found.
  hidden = true;
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  forSelected(options, draw);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glStencilFunc(GL_NOTEQUAL, 1, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
  const float pixels = 2 * 2.5f * options.pixelRatio;
  set("u_outline", pixels / static_cast<float>(width_), pixels / static_cast<float>(height_));
  set("u_flat", static_cast<float>(options.accent.redF()), static_cast<float>(options.accent.greenF()),
      static_cast<float>(options.accent.blueF()), 1);
  forSelected(options, draw);
  set("u_outline", 0, 0);
  set("u_flat", 0.f, 0.f, 0.f, 0.f);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_STENCIL_TEST);
}

void Renderer::render(const SceneDrawing& scene, const Camera& camera, const Options& options, int width, int height)
{
  camera_ = &camera;
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
  viewProjection_ = camera.projection() * camera.view();
  haze_ = scene.hasSky() ? Vec3f(0.56f, 0.70f, 0.84f) : linear(options.background);
  setLights(scene);
  uploadShapes(scene);
  uploadTextures(scene);
  calls_.choose(scene, viewProjection_, camera.position(),
                camera.projection()(1, 1) * static_cast<float>(height_) / 2);
  uploadInstances();

  glViewport(0, 0, width_, height_);
  glDisable(GL_BLEND);
  glDisable(GL_SCISSOR_TEST);
  glDepthMask(GL_TRUE);
  glStencilMask(0xff);
  glClear(GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  drawSky(scene, options);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);

  drawGround(scene, options);

  useShapeProgram();
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, digits_);
  glEnable(GL_CULL_FACE);
  set("u_tint", 0.f, 0.f, 0.f, 0.f);
  drawShapes(scene, false);
  drawShadows(scene); // After the shapes: the ground that they fall on may be one.
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  drawShapes(scene, true);
  glDepthMask(GL_TRUE);
  glDisable(GL_BLEND);
  current_->setUniformValue("u_seeThrough", false);
  if(options.selectedFrom < options.selectedTo)
    drawSelection(scene, options);
  glDisable(GL_CULL_FACE);
  glBindVertexArray(0);
  current_->release();
}

void Renderer::overlay(const QImage& picture, int x, int y, int width, int height)
{
  if(picture.isNull())
    return;
  if(!picture_)
    glGenTextures(1, &picture_);
  glActiveTexture(GL_TEXTURE0);
  glBindTexture(GL_TEXTURE_2D, picture_);
  if(pictureKey_ != picture.cacheKey())
  {
    const QImage bytes = picture.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, bytes.width(), bytes.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 bytes.constBits());
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    pictureKey_ = picture.cacheKey();
  }
  use(OverlayProgram);
  const float sx = 2.f / static_cast<float>(width), sy = 2.f / static_cast<float>(height);
  const float left = static_cast<float>(x) * sx - 1, top = 1 - static_cast<float>(y) * sy;
  set("u_rectangle", left, top - static_cast<float>(picture.height()) * sy,
      left + static_cast<float>(picture.width()) * sx, top);
  glDisable(GL_DEPTH_TEST);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glDisable(GL_BLEND);
  glBindVertexArray(0);
  current_->release();
}

} // namespace sparkwright
