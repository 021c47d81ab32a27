#include <epoxy/gl.h>

#include "viewer/render/Renderer.h"

#include "core/robot/perceptors/ImageSettings.h"
#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/graphics/GraphicsState.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int digitsUnit = 0, pictureUnit = 1, shadowUnit = 2, opennessUnit = 3;

Vec3f linear(const QColor& colour)
{
  const Vec3f c(static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
                static_cast<float>(colour.blueF()));
  return c.cwiseProduct(c);
}

Vec3f placeOf(const SceneDrawing::Instance& instance)
{
  return {instance.model[3], instance.model[7], instance.model[11]};
}

} // namespace

Renderer::Renderer() = default;
Renderer::~Renderer() = default;

QString Renderer::initialize()
{
  ready_ = false;
  if(epoxy_gl_version() < 33)
    return QStringLiteral("OpenGL 3.3 is needed, and there is %1.%2")
        .arg(epoxy_gl_version() / 10)
        .arg(epoxy_gl_version() % 10);
  inSoftware_ = contextDrawsInSoftware();
  QString problem;
  const auto fine = [&](const QString& result)
  {
    problem = result;
    return result.isEmpty();
  };
  for(std::size_t i = 0; i < looks.size(); ++i)
    if(!fine(shape_[i].build("shape.vert", "shape.frag", looks[i])))
      return problem;
  if(!fine(sky_.build("sky.vert", "sky.frag")) || !fine(depth_.build("shape.vert", "depth.frag")) ||
     !fine(groundDepth_.build("ground.vert", "depth.frag")) || !fine(ground_.initialize()) ||
     !fine(occlusion_.initialize()) || !fine(glow_.initialize()) || !fine(overlays_.initialize()))
    return problem;
  int bound = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
  glGenVertexArrays(1, &emptyArray_);
  store_.initialize();
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(bound));
  ready_ = true;
  return {};
}

void Renderer::release()
{
  if(!ready_)
    return;
  for(ShaderProgram* const program : {&shape_[0], &shape_[1], &shape_[2], &sky_, &depth_, &groundDepth_})
    program->release();
  store_.release();
  ground_.release();
  shadowMap_.release();
  occlusion_.release();
  glow_.release();
  overlays_.release();
  glDeleteVertexArrays(1, &emptyArray_);
  ready_ = false;
}

void Renderer::add(Ranges& list, const SceneDrawing& scene, const DrawCalls::Call& call, int level, int first,
                   int count)
{
  const int at = static_cast<int>(commands_.size());
  const Range wanted{at, 0, call.style.picture, call.style.depthCheck,
                     scene.library().shapes()[static_cast<std::size_t>(call.shape)].twoSided, call.style.mirrored};
  const auto continues = [&](const Range& last)
  {
    return last.first + last.count == at && last.picture == wanted.picture && last.depthCheck == wanted.depthCheck &&
           last.twoSided == wanted.twoSided && last.mirrored == wanted.mirrored;
  };
  if(list.empty() || !continues(list.back()))
    list.push_back(wanted);
  commands_.push_back(store_.command(call.shape, level, first, count));
  ++list.back().count;
}

void Renderer::gather(const SceneDrawing& scene, const Options& options)
{
  commands_.clear();
  solid_.clear();
  casters_.clear();
  for(const DrawCalls::Call& call : calls_.calls())
    add(solid_, scene, call, call.level, call.first, call.count);
  if(quality_.shadows != Quality::Shadows::None)
    for(const DrawCalls::Call& call : calls_.calls())
      if(call.style.castsShadow)
        add(casters_, scene, call, std::max(call.level, 1), call.first, call.count); // Never as fine as the shape.
  gatherSeeThrough(scene);
  gatherGhosts(scene, options);
  marked_.resize(options.marks.size());
  for(std::size_t m = 0; m < options.marks.size(); ++m)
  {
    marked_[m].clear();
    for(const DrawCalls::Call& call : calls_.calls())
      for(int i = call.first; i < call.first + call.count; ++i)
        if(const int node = calls_.nodeOf(i); node >= options.marks[m].from && node < options.marks[m].to)
          add(marked_[m], scene, call, call.level, i, 1);
  }
}

/// What one can see through goes from far to near, each thing by itself.
void Renderer::gatherSeeThrough(const SceneDrawing& scene)
{
  seeThrough_.clear();
  byDepth_.clear();
  const Vec3f eye = eye_.position, forward = eye_.forward;
  for(const DrawCalls::Call& call : calls_.calls())
    if(call.style.transparent)
      for(int i = call.first; i < call.first + call.count; ++i)
        byDepth_.push_back({forward.dot(placeOf(calls_.instances()[static_cast<std::size_t>(i)]) - eye), {&call, i}});
  std::stable_sort(byDepth_.begin(), byDepth_.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
  for(const auto& [depth, what] : byDepth_)
    add(seeThrough_, scene, *what.first, what.first->level, what.second, 1);
}

void Renderer::gatherGhosts(const SceneDrawing& scene, const Options& options)
{
  ghosts_.clear();
  ghostly_.resize(options.ghosts.size());
  const int before = static_cast<int>(calls_.instances().size());
  for(std::size_t g = 0; g < options.ghosts.size(); ++g)
  {
    const Ghost& ghost = options.ghosts[g];
    ghostly_[g].clear();
    // From all that there is: the thing itself may be out of sight.
    for(const SceneDrawing::Batch& batch : scene.batches())
      for(int i = batch.first; i < batch.first + batch.count; ++i)
      {
        if(const int node = scene.nodeOf(i); node < ghost.from || node >= ghost.to || batch.style.backdrop)
          continue;
        SceneDrawing::Instance moved = scene.instances()[static_cast<std::size_t>(i)];
        Eigen::Map<Eigen::Matrix<float, 3, 4, Eigen::RowMajor>> rows(moved.model.data());
        Mat4f pose = Mat4f::Identity();
        pose.topRows<3>() = rows;
        rows = (ghost.motion * pose).eval().topRows<3>();
        const int instance = before + static_cast<int>(ghosts_.size());
        ghosts_.push_back(moved);
        add(ghostly_[g], scene, {batch.shape, 0, instance, 1, batch.style}, 0, instance, 1);
      }
  }
}

void Renderer::drawGhosts(const Options& options, ShaderProgram& program)
{
  for(std::size_t g = 0; g < options.ghosts.size(); ++g)
  {
    // First how near it is, so that what lies behind its own surface does not shine through.
    glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
    draw(ghostly_[g], program);
    glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    glDepthFunc(GL_LEQUAL);
    glEnable(GL_BLEND);
    program.set("u_opacity", options.ghosts[g].opacity);
    draw(ghostly_[g], program);
    program.set("u_opacity", 1.f);
    glDisable(GL_BLEND);
    glDepthFunc(GL_LESS);
  }
}

void Renderer::draw(const Ranges& list, ShaderProgram& program, bool keepDepthTest)
{
  for(const Range& range : list)
  {
    const bool pictured = range.picture >= 0 && quality_.textures == Quality::Textures::All;
    program.set("u_pictured", pictured ? 1 : 0);
    if(pictured)
    {
      glActiveTexture(GL_TEXTURE0 + pictureUnit);
      glBindTexture(GL_TEXTURE_2D, store_.texture(range.picture));
      glActiveTexture(GL_TEXTURE0);
    }
    (range.twoSided ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE));
    glFrontFace(range.mirrored ? GL_CW : GL_CCW);
    if(!keepDepthTest)
      (range.depthCheck ? glEnable(GL_DEPTH_TEST) : glDisable(GL_DEPTH_TEST));
    store_.draw(range.first, range.count);
  }
  if(!keepDepthTest)
    glEnable(GL_DEPTH_TEST);
  glEnable(GL_CULL_FACE);
  glFrontFace(GL_CCW);
}

void Renderer::drawDepth(const Ranges& list, const Mat4f& viewProjection)
{
  depth_.use();
  depth_.set("u_viewProjection", viewProjection);
  depth_.set("u_shadowPlane", 0, 0, 1, 0);
  depth_.set("u_outline", 0, 0);
  draw(list, depth_);
}

/// The depth pictures of the first light and of the camera, from which soft shadows and openness come.
void Renderer::prepareSoftLight(const SceneDrawing& scene)
{
  int bound = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_BLEND);
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  if(quality_.shadows == Quality::Shadows::Soft)
    drawShadowMap();
  if(quality_.corners == Quality::Corners::Darker)
    drawOcclusion(scene);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(bound));
}

void Renderer::drawShadowMap()
{
  // Shadows are drawn where people look: around what is seen, as far as its detail can matter.
  const Vec3f eye = eye_.position;
  const float far = std::clamp(2.2f * eye_.distance(), 4.f, 28.f);
  Vec3f low = Vec3f::Constant(1e6f), high = -low;
  for(const DrawCalls::Call& call : calls_.calls())
    if(call.style.castsShadow && !call.style.backdrop)
      for(int i = call.first; i < call.first + call.count; ++i)
        if(const Vec3f place = placeOf(calls_.instances()[static_cast<std::size_t>(i)]); (place - eye).norm() < far)
        {
          low = low.cwiseMin(place);
          high = high.cwiseMax(place);
        }
  if(low.x() > high.x())
    low = high = eye_.focus;
  shadowMap_.aim(lighting_.direction[0], (low + high) / 2, (high - low).norm() / 2 + 0.7f);
  shadowMap_.begin();
  glEnable(GL_POLYGON_OFFSET_FILL);
  glPolygonOffset(1.5f, 4);
  drawDepth(casters_, shadowMap_.viewProjection());
  glDisable(GL_POLYGON_OFFSET_FILL);
}

void Renderer::drawOcclusion(const SceneDrawing& scene)
{
  occlusion_.begin(width_, height_);
  drawDepth(solid_, viewProjection_);
  glDisable(GL_CULL_FACE);
  groundDepth_.use();
  ground_.drawDepth(scene, viewProjection_, groundDepth_);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  occlusion_.finish(eye_.projection);
}

void Renderer::soften(ShaderProgram& program) const
{
  shadowMap_.apply(program, shadowUnit);
  occlusion_.apply(program, opennessUnit);
  program.set("u_softShadows", quality_.shadows == Quality::Shadows::Soft ? 1 : 0);
  program.set("u_darkCorners", quality_.corners == Quality::Corners::Darker ? 1 : 0);
}

ShaderProgram& Renderer::useShapeProgram(Look look)
{
  ShaderProgram& program = shape_[static_cast<std::size_t>(look)];
  program.use();
  lighting_.apply(program, eye_.position);
  if(look == Look::Soft)
    soften(program);
  program.set("u_viewProjection", viewProjection_);
  program.set("u_digits", digitsUnit);
  program.set("u_picture", pictureUnit);
  program.set("u_tint", 0, 0, 0, 0);
  program.set("u_flat", 0, 0, 0, 0);
  program.set("u_outline", 0, 0);
  program.set("u_shadowPlane", 0, 0, 1, 0);
  program.set("u_seeThrough", 0);
  program.set("u_opacity", 1.f);
  program.set("u_faceted", faceted_ ? 1 : 0);
  glActiveTexture(GL_TEXTURE0 + digitsUnit);
  glBindTexture(GL_TEXTURE_2D, store_.digits());
  return program;
}

void Renderer::drawSky(const SceneDrawing& scene, const Vec3f& background)
{
  sky_.use();
  const Vec3f zenith = scene.hasSky() ? Vec3f(0.075f, 0.215f, 0.49f) : Vec3f(background * 0.55f);
  const Vec3f below = scene.hasSky() ? Vec3f(0.36f, 0.45f, 0.45f) : Vec3f(lighting_.haze * 0.8f);
  sky_.set("u_ray", eye_.skyRay);
  sky_.set("u_zenith", zenith);
  sky_.set("u_below", below);
  lighting_.apply(sky_, eye_.position);
  sky_.set("u_clouds", scene.hasSky() ? 1 : 0);
  glDepthFunc(GL_LEQUAL);
  glDepthMask(GL_FALSE);
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glDepthMask(GL_TRUE);
  glDepthFunc(GL_LESS);
}

void Renderer::drawFlatShadows(ShaderProgram& program)
{
  // Every shape flattened onto the ground along the first light; the stencil keeps overlaps from adding up.
  const Vec3f& light = lighting_.direction[0];
  program.set("u_shadowPlane", light.x(), light.y(), light.z(), 1);
  program.set("u_flat", 0.f, 0.f, 0.f, 0.42f);
  glEnable(GL_STENCIL_TEST);
  glStencilFunc(GL_EQUAL, 0, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_INCR);
  {
    const DecalScope decals(2);
    draw(casters_, program, true);
  }
  glDisable(GL_STENCIL_TEST);
  program.set("u_shadowPlane", 0, 0, 1, 0);
  program.set("u_flat", 0.f, 0.f, 0.f, 0.f);
}

void Renderer::drawMark(const Mark& mark, const Ranges& ranges, ShaderProgram& program, float pixelRatio)
{
  // The shapes once more, tinted and marked in the stencil; then a fatter copy wherever there is no mark.
  glEnable(GL_STENCIL_TEST);
  glClear(GL_STENCIL_BUFFER_BIT);
  glStencilFunc(GL_ALWAYS, 1, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_REPLACE);
  glDepthFunc(GL_LEQUAL);
  if(mark.tint > 0)
  {
    const Vec3f colour = linear(mark.colour);
    program.set("u_tint", colour.x(), colour.y(), colour.z(), mark.tint);
    draw(ranges, program);
    program.set("u_tint", 0, 0, 0, 0);
  }
  // Parts hidden behind others keep their outline, so that a selected thing is always found.
  glDisable(GL_DEPTH_TEST);
  glColorMask(GL_FALSE, GL_FALSE, GL_FALSE, GL_FALSE);
  draw(ranges, program, true);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glStencilFunc(GL_NOTEQUAL, 1, 0xff);
  glStencilOp(GL_KEEP, GL_KEEP, GL_KEEP);
  const float pixels = 2 * mark.width * pixelRatio;
  program.set("u_outline", pixels / static_cast<float>(width_), pixels / static_cast<float>(height_));
  program.set("u_flat", static_cast<float>(mark.colour.redF()), static_cast<float>(mark.colour.greenF()),
              static_cast<float>(mark.colour.blueF()), 1);
  draw(ranges, program, true);
  program.set("u_outline", 0, 0);
  program.set("u_flat", 0.f, 0.f, 0.f, 0.f);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_STENCIL_TEST);
}

void Renderer::paintSegments(const std::vector<std::array<std::uint8_t, 2>>& segments)
{
  painted_ = calls_.instances();
  for(const DrawCalls::Call& call : calls_.calls())
    for(int i = call.first; i < call.first + call.count; ++i)
    {
      const auto node = static_cast<std::size_t>(calls_.nodeOf(i));
      std::array<std::uint8_t, 2> value{ImageSettings::Other, 0};
      if(call.style.backdrop)
        value[0] = ImageSettings::Nothing;
      else if(node < segments.size())
        value = segments[node];
      painted_[static_cast<std::size_t>(i)].glow = {value[0] / 255.f, value[1] / 255.f, 0, 0};
    }
  store_.setPicture(painted_, {}, commands_);
}

void Renderer::drawSegments(const SceneDrawing& scene)
{
  draw(solid_, useShapeProgram(Look::Segments));
  glDisable(GL_CULL_FACE);
  ground_.draw(scene, {eye_, lighting_, viewProjection_, Vec3f::Zero(), height_, Look::Segments},
               [](ShaderProgram&) {});
}

void Renderer::drawLit(const SceneDrawing& scene, const Options& options, const Vec3f& background, Look look)
{
  glPolygonMode(GL_FRONT_AND_BACK, options.appearance == Appearance::Wire ? GL_LINE : GL_FILL);
  if(options.appearance != Appearance::SeeThrough)
    draw(solid_, useShapeProgram(look));
  glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
  glDisable(GL_CULL_FACE);
  if(!options.clearBackground)
  {
    ground_.draw(scene, {eye_, lighting_, viewProjection_, background, height_, look},
                 [this](ShaderProgram& program) { soften(program); });
    if(quality_.corners == Quality::Corners::Plain && calls_.leftOut() == 0)
      ground_.drawShades(calls_, scene, viewProjection_);
    drawSky(scene, background);
  }
  ShaderProgram& shape = useShapeProgram(look);
  if(quality_.shadows == Quality::Shadows::Hard && !options.clearBackground)
    drawFlatShadows(shape);
  {
    const SeeThroughScope seeThrough;
    if(options.appearance == Appearance::SeeThrough)
    {
      shape.set("u_opacity", 0.3f);
      draw(solid_, shape);
      shape.set("u_opacity", 1.f);
    }
    shape.set("u_seeThrough", 1);
    if(options.appearance == Appearance::Solid || options.appearance == Appearance::Flat)
      draw(seeThrough_, shape);
    shape.set("u_seeThrough", 0);
  }
  if(quality_.glow == Quality::Glow::Around && !options.clearBackground)
  {
    glow_.apply(width_, height_);
    glEnable(GL_DEPTH_TEST);
    useShapeProgram(look);
  }
  drawGhosts(options, shape);
  for(std::size_t m = 0; m < options.marks.size(); ++m)
    drawMark(options.marks[m], marked_[m], shape, options.pixelRatio);
}

void Renderer::render(const SceneDrawing& scene, const Eye& eye, const Options& options, int width, int height)
{
  eye_ = eye;
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
  viewProjection_ = eye.projection * eye.view();
  quality_ = options.quality;
  faceted_ = options.appearance == Appearance::Flat;
  const Vec3f background = linear(options.background);
  lighting_ = Lighting::of(scene, background);
  store_.update(scene);
  calls_.setBudget(options.budget, static_cast<double>(width_) * height_);
  calls_.choose(scene, eye.whole * eye.view(), eye.position, eye.projection(1, 1) * static_cast<float>(height_) / 2,
                quality_.detail);
  if(calls_.leftOut() > 0) // A picture that is not complete is not worth what draws everything several times.
  {
    quality_.shadows = Quality::Shadows::None;
    quality_.corners = Quality::Corners::Plain;
    quality_.glow = Quality::Glow::None;
  }
  if(options.appearance == Appearance::Off)
    calls_.keepBackdrop();
  gather(scene, options);
  if(options.segments)
    paintSegments(*options.segments);
  else
    store_.setPicture(calls_.instances(), ghosts_, commands_);
  ground_.resetCounts();
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_STENCIL_TEST);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  const bool soft = quality_.hasSoftLight() && !options.segments;
  const Look look = soft ? Look::Soft : Look::Plain;
  if(soft)
    prepareSoftLight(scene);

  glViewport(0, 0, width_, height_);
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
  glStencilMask(0xff);
  glClearColor(0, 0, 0, 0);
  glClear((options.clearBackground || options.segments ? GL_COLOR_BUFFER_BIT : 0) | GL_DEPTH_BUFFER_BIT |
          GL_STENCIL_BUFFER_BIT);
  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  if(options.segments)
    drawSegments(scene);
  else
    drawLit(scene, options, background, look);
  glDisable(GL_CULL_FACE);
  glBindVertexArray(0);
  glUseProgram(0);
  statistics_ = {store_.drawCalls() + ground_.drawCalls() + (options.clearBackground ? 0 : 1), store_.triangles(),
                 static_cast<int>(calls_.instances().size()), calls_.leftOut()};
}

void Renderer::overlay(const QImage& picture, int x, int y, int width, int height)
{
  overlays_.draw(picture, x, y, width, height);
}

} // namespace sparkwright
