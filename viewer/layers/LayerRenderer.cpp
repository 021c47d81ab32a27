#include <epoxy/gl.h>

#include "viewer/layers/LayerRenderer.h"

#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace sparkwright
{

namespace
{

using Style = LayerCanvas::Style;

constexpr float nearer = 1e-4f, throughThings = 0.3f;
constexpr double finestLabels = 4; // Pixels per pixel of a window; larger ones are painted so and enlarged.

const void* offset(std::size_t bytes)
{
  return reinterpret_cast<const void*>(bytes); // What glVertexAttribPointer means by a pointer.
}

void attribute(unsigned index, int size, std::size_t stride, std::size_t at, unsigned divisor = 0)
{
  glEnableVertexAttribArray(index);
  glVertexAttribPointer(index, size, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(stride), offset(at));
  glVertexAttribDivisor(index, divisor);
}

template<class T>
void fill(unsigned target, unsigned buffer, const std::vector<T>& data)
{
  glBindBuffer(target, buffer);
  glBufferData(target, static_cast<GLsizeiptr>(data.size() * sizeof(T)), data.data(), GL_STATIC_DRAW);
}

struct Corner
{
  std::array<float, 4> from, to;
  std::array<float, 2> corner;
};

std::vector<Corner> cornersOf(const std::vector<LayerGeometry::Edge>& edges)
{
  constexpr std::array<std::array<float, 2>, 6> corners{{{0, -1}, {1, -1}, {1, 1}, {0, -1}, {1, 1}, {0, 1}}};
  std::vector<Corner> made;
  made.reserve(edges.size() * corners.size());
  for(const LayerGeometry::Edge& edge : edges)
    for(const auto& corner : corners)
      made.push_back({edge.from, edge.to, corner});
  return made;
}

} // namespace

QString LayerRenderer::initialize()
{
  for(const QString& problem :
      {surface_.build("layer.vert", "layer.frag"), line_.build("layer_line.vert", "layer_line.frag"),
       label_.build("layer_label.vert", "overlay.frag")})
    if(!problem.isEmpty())
      return problem;
  for(std::size_t i = 0; i < shapes; ++i)
    shapes_[i] = upload(layerGeometry(static_cast<LayerShape>(i)));
  for(const LayerShape flat : {LayerShape::Disc, LayerShape::Triangle})
    shapes_[static_cast<std::size_t>(flat)].twoSided = true;
  glGenBuffers(1, &instances_);
  glGenVertexArrays(1, &labelArray_);
  glGenBuffers(1, &labelBuffer_);
  glBindVertexArray(0);
  shownPictures_ = -1;
  ready_ = true;
  return {};
}

void LayerRenderer::release()
{
  if(!ready_)
    return;
  for(ShaderProgram* const program : {&surface_, &line_, &label_})
    program->release();
  for(Geometry& geometry : shapes_)
    free(geometry);
  for(auto& [mesh, kept] : meshes_)
    free(kept.second);
  meshes_.clear();
  glDeleteBuffers(1, &instances_);
  glDeleteBuffers(1, &labelBuffer_);
  glDeleteVertexArrays(1, &labelArray_);
  if(labelTexture_)
    glDeleteTextures(1, &labelTexture_);
  labelTexture_ = 0;
  ready_ = false;
}

LayerRenderer::Geometry LayerRenderer::upload(const LayerGeometry& geometry)
{
  using Vertex = LayerGeometry::Vertex;
  Geometry made;
  glGenVertexArrays(1, &made.surface);
  glGenVertexArrays(1, &made.lines);
  glGenBuffers(static_cast<GLsizei>(made.buffers.size()), made.buffers.data());
  glBindVertexArray(made.surface);
  fill(GL_ARRAY_BUFFER, made.buffers[0], geometry.vertices);
  fill(GL_ELEMENT_ARRAY_BUFFER, made.buffers[1], geometry.indices);
  static_assert(offsetof(Vertex, half) == offsetof(Vertex, position) + 3 * sizeof(float));
  attribute(0, 4, sizeof(Vertex), offsetof(Vertex, position));
  attribute(1, 3, sizeof(Vertex), offsetof(Vertex, normal));
  glBindVertexArray(made.lines);
  const std::vector<Corner> corners = cornersOf(geometry.edges);
  fill(GL_ARRAY_BUFFER, made.buffers[2], corners);
  attribute(0, 4, sizeof(Corner), offsetof(Corner, from));
  attribute(1, 4, sizeof(Corner), offsetof(Corner, to));
  attribute(2, 2, sizeof(Corner), offsetof(Corner, corner));
  made.indices = static_cast<int>(geometry.indices.size());
  made.corners = static_cast<int>(corners.size());
  return made;
}

void LayerRenderer::free(Geometry& geometry)
{
  glDeleteVertexArrays(1, &geometry.surface);
  glDeleteVertexArrays(1, &geometry.lines);
  glDeleteBuffers(static_cast<GLsizei>(geometry.buffers.size()), geometry.buffers.data());
  geometry = {};
}

void LayerRenderer::uploadMeshes(const LayerCanvas& canvas)
{
  for(auto& [mesh, kept] : meshes_)
    kept.second.used = false;
  for(const LayerCanvas::MeshInstance& m : canvas.meshes())
  {
    auto& kept = meshes_[m.mesh.get()];
    if(!kept.first)
    {
      kept = {m.mesh, upload(layerGeometry(*m.mesh))};
      kept.second.twoSided = true;
    }
    kept.second.used = true;
  }
  for(auto at = meshes_.begin(); at != meshes_.end();)
  {
    if(!at->second.second.used)
      free(at->second.second);
    at = at->second.second.used ? std::next(at) : meshes_.erase(at);
  }
}

/// All lists one after the other, in the order in which draw() goes through them; then the meshes.
void LayerRenderer::uploadInstances(const LayerCanvas& canvas)
{
  all_.clear();
  for(std::size_t style = 0; style < static_cast<std::size_t>(Style::Count); ++style)
    for(std::size_t shape = 0; shape < shapes; ++shape)
      for(const bool inside : {false, true})
      {
        const auto& list = canvas.instances(static_cast<LayerShape>(shape), static_cast<Style>(style), inside);
        all_.insert(all_.end(), list.begin(), list.end());
      }
  for(const LayerCanvas::MeshInstance& m : canvas.meshes())
    all_.push_back(m.instance);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(all_.size() * sizeof(LayerInstance)), all_.data(),
               GL_STREAM_DRAW);
}

void LayerRenderer::use(ShaderProgram& program, float fade, bool faceted)
{
  program.use();
  program.set("u_viewProjection", viewProjection_);
  program.set("u_fade", fade);
  program.set("u_faceted", faceted ? 1 : 0);
  program.set("u_nearer", nearer);
  program.set("u_eye", eye_->position);
  program.set("u_size", static_cast<float>(width_), static_cast<float>(height_));
  program.set("u_pixelRatio", static_cast<float>(ratio_));
}

void LayerRenderer::drawInstances(const Geometry& geometry, bool lines, std::size_t first, std::size_t count)
{
  const int vertices = lines ? geometry.corners : geometry.indices;
  if(count == 0 || vertices == 0)
    return;
  glBindVertexArray(lines ? geometry.lines : geometry.surface);
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  static_assert(sizeof(LayerInstance) == 5 * 4 * sizeof(float));
  for(unsigned a = 0; a < 5; ++a)
    attribute(3 + a, 4, sizeof(LayerInstance), first * sizeof(LayerInstance) + a * 4 * sizeof(float), 1);
  (lines || geometry.twoSided) ? glDisable(GL_CULL_FACE) : glEnable(GL_CULL_FACE);
  if(lines)
    glDrawArraysInstanced(GL_TRIANGLES, 0, vertices, static_cast<GLsizei>(count));
  else
    glDrawElementsInstanced(GL_TRIANGLES, vertices, GL_UNSIGNED_INT, nullptr, static_cast<GLsizei>(count));
  ++drawCalls_;
}

void LayerRenderer::draw(const LayerCanvas& canvas, Style wanted, bool onlyInside, float fade)
{
  use(wanted == Style::Wire ? line_ : surface_, fade, wanted == Style::Flat);
  std::size_t first = 0;
  for(std::size_t style = 0; style < static_cast<std::size_t>(Style::Count); ++style)
    for(std::size_t shape = 0; shape < shapes; ++shape)
    {
      const auto countOf = [&](bool inside)
      { return canvas.instances(static_cast<LayerShape>(shape), static_cast<Style>(style), inside).size(); };
      const std::size_t outside = countOf(false), inside = countOf(true);
      if(static_cast<Style>(style) == wanted)
        drawInstances(shapes_[shape], wanted == Style::Wire, onlyInside ? first + outside : first,
                      onlyInside ? inside : outside + inside);
      first += outside + inside;
    }
}

void LayerRenderer::drawMeshes(const LayerCanvas& canvas, Style style)
{
  const std::size_t first = all_.size() - canvas.meshes().size();
  use(style == Style::Wire ? line_ : surface_, 1, style == Style::Flat);
  for(std::size_t i = 0; i < canvas.meshes().size(); ++i)
    if(const auto& m = canvas.meshes()[i]; m.style == style)
      drawInstances(meshes_[m.mesh.get()].second, style == Style::Wire, first + i, 1);
}

void LayerRenderer::render(const LayerCanvas& canvas, const Eye& eye, const QFont& font, double pixelRatio, int width,
                           int height)
{
  drawCalls_ = 0;
  if(!ready_ || canvas.isEmpty())
    return;
  eye_ = &eye;
  viewProjection_ = eye.projection * eye.view();
  width_ = std::max(width, 1);
  height_ = std::max(height, 1);
  ratio_ = pixelRatio;
  uploadMeshes(canvas);
  uploadInstances(canvas);

  glEnable(GL_DEPTH_TEST);
  glDepthFunc(GL_LESS);
  glDisable(GL_STENCIL_TEST);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  for(const Style style : {Style::Solid, Style::Flat})
  {
    draw(canvas, style, false, 1);
    drawMeshes(canvas, style);
  }
  glEnable(GL_BLEND);
  glDepthMask(GL_FALSE);
  for(const Style style : {Style::SeeThrough, Style::Wire})
  {
    drawMeshes(canvas, style);
    draw(canvas, style, false, 1);
  }
  // What is inside of things shows through them.
  glDepthFunc(GL_GREATER);
  for(const Style style : {Style::Solid, Style::Flat, Style::SeeThrough, Style::Wire})
    draw(canvas, style, true, throughThings);
  glDepthFunc(GL_LESS);
  glDisable(GL_CULL_FACE);
  if(qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
  {
    pictures_.begin(font, std::min(pixelRatio, finestLabels));
    drawLabels(canvas);
  }
  glDisable(GL_BLEND);
  glDepthMask(GL_TRUE);
  glBindVertexArray(0);
  glUseProgram(0);
}

void LayerRenderer::drawLabels(const LayerCanvas& canvas)
{
  struct Placed
  {
    float depth;
    std::array<float, 8> numbers; ///< Place on the screen, place in the picture.
  };
  std::vector<Placed> placed;
  const auto ratio = static_cast<float>(ratio_), larger = std::max(1.f, ratio / static_cast<float>(finestLabels));
  for(const LayerCanvas::Label& label : canvas.labels())
  {
    const Eigen::Vector4f clip = viewProjection_ * Eigen::Vector4f(label.place.x(), label.place.y(), label.place.z(), 1);
    if(clip.w() <= 0)
      continue;
    // Of the middle of a pixel, from the top left corner.
    const float x = (clip.x() / clip.w() + 1) / 2 * static_cast<float>(width_) - ratio / 2;
    const float y = (1 - clip.y() / clip.w()) / 2 * static_cast<float>(height_) - ratio / 2;
    const float beyond = 300 * std::max(1.f, ratio);
    if(!(x > -beyond && x < static_cast<float>(width_) + beyond && y > -beyond &&
         y < static_cast<float>(height_) + beyond))
      continue;
    const QRect where = pictures_.place(label.text, label.colour);
    if(where.isEmpty())
      continue;
    // Whole pixels, so that the texts stay crisp.
    const auto w = static_cast<float>(where.width()), h = static_cast<float>(where.height());
    constexpr float side = LabelPictures::size;
    placed.push_back({eye_->forward.dot(label.place - eye_->position),
                      {std::round(x - larger * w / 2), std::round(y - larger * h), larger * w, larger * h, static_cast<float>(where.x()) / side,
                       static_cast<float>(where.y()) / side, w / side, h / side}});
  }
  if(placed.empty())
    return;
  std::ranges::stable_sort(placed, [](const Placed& a, const Placed& b) { return a.depth > b.depth; });
  std::vector<std::array<float, 8>> numbers;
  for(const Placed& p : placed)
    numbers.push_back(p.numbers);

  glActiveTexture(GL_TEXTURE0);
  if(!labelTexture_)
    glGenTextures(1, &labelTexture_);
  glBindTexture(GL_TEXTURE_2D, labelTexture_);
  if(shownPictures_ != pictures_.version() || smoothPictures_ != (larger > 1))
  {
    smoothPictures_ = larger > 1;
    shownPictures_ = pictures_.version();
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, LabelPictures::size, LabelPictures::size, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 pictures_.image().constBits());
    for(const unsigned filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
      glTexParameteri(GL_TEXTURE_2D, filter, smoothPictures_ ? GL_LINEAR : GL_NEAREST);
  }
  label_.use();
  label_.set("u_image", 0);
  label_.set("u_size", static_cast<float>(width_), static_cast<float>(height_));
  glBindVertexArray(labelArray_);
  glBindBuffer(GL_ARRAY_BUFFER, labelBuffer_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(numbers.size() * sizeof(numbers[0])), numbers.data(),
               GL_STREAM_DRAW);
  attribute(0, 4, sizeof(numbers[0]), 0, 1);
  attribute(1, 4, sizeof(numbers[0]), 4 * sizeof(float), 1);
  glDisable(GL_DEPTH_TEST);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4, static_cast<GLsizei>(numbers.size()));
  ++drawCalls_;
  glEnable(GL_DEPTH_TEST);
}

} // namespace sparkwright
