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

template<class T>
void reserve(unsigned kind, std::size_t elements)
{
  glBufferData(kind, static_cast<GLsizeiptr>(elements * sizeof(T)), nullptr, GL_STATIC_DRAW);
}

/// Writes elements into the bound buffer, and goes on behind them.
template<class T>
void write(unsigned kind, std::size_t& at, const std::vector<T>& elements)
{
  glBufferSubData(kind, static_cast<GLintptr>(at * sizeof(T)), static_cast<GLsizeiptr>(elements.size() * sizeof(T)),
                  elements.data());
  at += elements.size();
}

/// In the buffers of vertices and indices, in elements.
struct Place
{
  std::size_t vertices = 0, indices = 0;
};

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

/// Where a shape lies in the buffers: behind those before it.
void RenderStore::place(const MeshLibrary::Shape& shape)
{
  auto& piece = pieces_.emplace_back();
  for(std::size_t level = 0; level < piece.size(); ++level)
  {
    const MeshData& mesh = shape.level[level];
    piece[level] = {static_cast<std::uint32_t>(mesh.indices.size()), static_cast<std::uint32_t>(indexStore_.used),
                    static_cast<std::int32_t>(vertexStore_.used)};
    indexStore_.used += mesh.indices.size();
    vertexStore_.used += mesh.vertices.size();
  }
}

void RenderStore::uploadShapes(const SceneDrawing& scene)
{
  const auto& shapes = scene.library().shapes();
  if(pieces_.empty())
    vertexStore_.used = indexStore_.used = 0;
  std::size_t first = pieces_.size();
  Place from{vertexStore_.used, indexStore_.used};
  for(std::size_t i = first; i < shapes.size(); ++i)
    place(shapes[i]);
  // Room for as much again: shapes that come little by little are not brought to the card anew each time.
  const bool grows = vertexStore_.used > vertexStore_.room || indexStore_.used > indexStore_.room;
  glBindVertexArray(array_);
  glBindBuffer(GL_ARRAY_BUFFER, vertices_);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_);
  if(grows)
  {
    const bool again = first > 0;
    vertexStore_.room = vertexStore_.used * (again ? 2 : 1);
    indexStore_.room = indexStore_.used * (again ? 2 : 1);
    reserve<Vertex>(GL_ARRAY_BUFFER, vertexStore_.room);
    reserve<std::uint32_t>(GL_ELEMENT_ARRAY_BUFFER, indexStore_.room);
    first = 0;
    from = {};
  }
  for(std::size_t i = first; i < shapes.size(); ++i)
    for(const MeshData& mesh : shapes[i].level)
    {
      write<Vertex>(GL_ARRAY_BUFFER, from.vertices, mesh.vertices);
      write<std::uint32_t>(GL_ELEMENT_ARRAY_BUFFER, from.indices, mesh.indices);
    }
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
