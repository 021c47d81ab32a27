#include <epoxy/gl.h>

#include "viewer/render/RenderStore.h"

#include "viewer/render/DigitPictures.h"
#include "viewer/graphics/GraphicsState.h"
#include "viewer/graphics/MipLevels.h"

#include <cstddef>

namespace sparkwright
{

namespace
{

using Vertex = MeshData::Vertex;
using Instance = SceneDrawing::Instance;

const void* offset(std::size_t bytes)
{
  return reinterpret_cast<const void*>(bytes); // What the card means by a pointer.
}

template<class T>
void fill(unsigned kind, unsigned buffer, std::span<const T> content, unsigned usage)
{
  glBindBuffer(kind, buffer);
  // A new store each time, so that the card need not wait for the last one.
  glBufferData(kind, static_cast<GLsizeiptr>(content.size_bytes()), content.data(), usage);
}

} // namespace

void RenderStore::initialize()
{
  atOnce_ = epoxy_gl_version() >= 43;
  glGenVertexArrays(1, &array_);
  for(unsigned* const buffer : {&vertices_, &indices_, &instances_, &indirect_})
    glGenBuffers(1, buffer);
  glBindVertexArray(array_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  constexpr std::size_t offsets[] = {offsetof(Vertex, position), offsetof(Vertex, normal), offsetof(Vertex, hull),
                                     offsetof(Vertex, uv)};
  for(unsigned a = 0; a < 4; ++a)
  {
    glEnableVertexAttribArray(a);
    glVertexAttribPointer(a, 3, GL_FLOAT, GL_FALSE, sizeof(Vertex), offset(offsets[a]));
  }
  for(unsigned a = 4; a < 10; ++a)
  {
    glEnableVertexAttribArray(a);
    glVertexAttribDivisor(a, 1);
  }
  pointInstancesAt(0);
  glBindVertexArray(0);
  makeDigits();
}

void RenderStore::release()
{
  glDeleteVertexArrays(1, &array_);
  for(unsigned* const buffer : {&vertices_, &indices_, &instances_, &indirect_})
    glDeleteBuffers(1, buffer);
  glDeleteTextures(static_cast<GLsizei>(textures_.size()), textures_.data());
  glDeleteTextures(1, &digits_);
  *this = RenderStore();
}

void RenderStore::pointInstancesAt(std::uint32_t first)
{
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  for(unsigned a = 0; a < 6; ++a)
    glVertexAttribPointer(4 + a, 4, GL_FLOAT, GL_FALSE, sizeof(Instance),
                          offset(first * sizeof(Instance) + a * 4 * sizeof(float)));
}

void RenderStore::makeDigits()
{
  glGenTextures(1, &digits_);
  glBindTexture(GL_TEXTURE_2D, digits_);
  uploadWithLevels(GL_R8, GL_RED, digitPictures());
  setTextureSampling(GL_LINEAR_MIPMAP_LINEAR, GL_LINEAR);
}

void RenderStore::update(const SceneDrawing& scene)
{
  if(source_ != scene.libraryId())
  {
    source_ = scene.libraryId();
    pieces_.clear();
    glDeleteTextures(static_cast<GLsizei>(textures_.size()), textures_.data());
    textures_.clear();
  }
  if(scene.library().shapes().size() != pieces_.size())
    uploadShapes(scene);
  uploadTextures(scene);
}

void RenderStore::uploadShapes(const SceneDrawing& scene)
{
  // New shapes come rarely, and then many at once: all buffers are filled anew.
  std::vector<Vertex> vertices;
  std::vector<std::uint32_t> indices;
  pieces_.clear();
  for(const MeshLibrary::Shape& shape : scene.library().shapes())
  {
    auto& piece = pieces_.emplace_back();
    for(std::size_t level = 0; level < piece.size(); ++level)
    {
      const MeshData& mesh = shape.level[level];
      piece[level] = {static_cast<std::uint32_t>(mesh.indices.size()), static_cast<std::uint32_t>(indices.size()),
                      static_cast<std::int32_t>(vertices.size())};
      vertices.insert(vertices.end(), mesh.vertices.begin(), mesh.vertices.end());
      indices.insert(indices.end(), mesh.indices.begin(), mesh.indices.end());
    }
  }
  glBindVertexArray(array_);
  fill<Vertex>(GL_ARRAY_BUFFER, vertices_, vertices, GL_STATIC_DRAW);
  fill<std::uint32_t>(GL_ELEMENT_ARRAY_BUFFER, indices_, indices, GL_STATIC_DRAW);
  glBindVertexArray(0);
}

void RenderStore::uploadTextures(const SceneDrawing& scene)
{
  const auto& pictures = scene.textures().pictures();
  for(std::size_t i = textures_.size(); i < pictures.size(); ++i)
  {
    const QImage& image = pictures[i].image;
    glGenTextures(1, &textures_.emplace_back());
    glBindTexture(GL_TEXTURE_2D, textures_.back());
    uploadWithLevels(GL_RGBA8, GL_RGBA, image);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    // A picture of a few pixels, such as the checked pattern, keeps its edges.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, image.width() > 16 ? GL_LINEAR : GL_NEAREST);
  }
}

RenderStore::Command RenderStore::command(int shape, int level, int firstInstance, int instances) const
{
  const Piece& piece = pieces_[static_cast<std::size_t>(shape)][static_cast<std::size_t>(level)];
  return {piece.indices, static_cast<std::uint32_t>(instances), piece.firstIndex, piece.baseVertex,
          static_cast<std::uint32_t>(firstInstance)};
}

void RenderStore::setPicture(std::span<const Instance> instances, std::span<const Instance> more,
                             std::span<const Command> commands)
{
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instances.size_bytes() + more.size_bytes()), nullptr,
               GL_STREAM_DRAW);
  glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(instances.size_bytes()), instances.data());
  glBufferSubData(GL_ARRAY_BUFFER, static_cast<GLintptr>(instances.size_bytes()),
                  static_cast<GLsizeiptr>(more.size_bytes()), more.data());
  if(atOnce_)
    fill(GL_DRAW_INDIRECT_BUFFER, indirect_, commands, GL_STREAM_DRAW);
  commands_.assign(commands.begin(), commands.end());
  drawCalls_ = 0;
  triangles_ = 0;
}

void RenderStore::draw(int first, int count)
{
  glBindVertexArray(array_);
  if(atOnce_)
  {
    glBindBuffer(GL_DRAW_INDIRECT_BUFFER, indirect_);
    glMultiDrawElementsIndirect(GL_TRIANGLES, GL_UNSIGNED_INT,
                                offset(static_cast<std::size_t>(first) * sizeof(Command)), count, 0);
    ++drawCalls_;
  }
  for(int i = first; i < first + count; ++i)
  {
    const Command& c = commands_[static_cast<std::size_t>(i)];
    triangles_ += static_cast<long>(c.indices / 3) * c.instances;
    if(atOnce_)
      continue;
    pointInstancesAt(c.firstInstance);
    glDrawElementsInstancedBaseVertex(GL_TRIANGLES, static_cast<GLsizei>(c.indices), GL_UNSIGNED_INT,
                                      offset(c.firstIndex * sizeof(std::uint32_t)),
                                      static_cast<GLsizei>(c.instances), c.baseVertex);
    ++drawCalls_;
  }
}

} // namespace sparkwright
