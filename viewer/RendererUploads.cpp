#include "viewer/Renderer.h"

#include <QFont>
#include <QPainter>

#include <cstddef>

// What the Renderer puts on the card: meshes, textures, digits, and the instances of each frame.

namespace sparkwright
{

void Renderer::makeDigits()
{
  constexpr int cell = 96;
  QImage image(16 * cell, cell, QImage::Format_Grayscale8);
  image.fill(Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont font;
  font.setBold(true);
  font.setPixelSize(84);
  painter.setFont(font);
  painter.setPen(Qt::white);
  for(int number = 1; number < 16; ++number)
  {
    painter.save();
    painter.translate(number * cell + cell / 2, cell / 2);
    if(number > 9)
      painter.scale(0.74, 1);
    painter.drawText(QRect(-cell, -cell / 2, 2 * cell, cell), Qt::AlignCenter, QString::number(number));
    painter.restore();
  }
  painter.end();
  glGenTextures(1, &digits_);
  glBindTexture(GL_TEXTURE_2D, digits_);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, image.width(), image.height(), 0, GL_RED, GL_UNSIGNED_BYTE,
               image.constBits());
  glGenerateMipmap(GL_TEXTURE_2D);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void Renderer::upload(Shape& s, const MeshData& mesh)
{
  using Vertex = MeshData::Vertex;
  s.count = static_cast<int>(mesh.indices.size());
  glGenVertexArrays(1, &s.vertexArray);
  glBindVertexArray(s.vertexArray);
  glGenBuffers(1, &s.vertices);
  glBindBuffer(GL_ARRAY_BUFFER, s.vertices);
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.vertices.size() * sizeof(Vertex)), mesh.vertices.data(),
               GL_STATIC_DRAW);
  glGenBuffers(1, &s.indices);
  glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, s.indices);
  glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(mesh.indices.size() * sizeof(std::uint32_t)),
               mesh.indices.data(), GL_STATIC_DRAW);
  constexpr std::size_t offsets[] = {offsetof(Vertex, position), offsetof(Vertex, normal), offsetof(Vertex, hull),
                                     offsetof(Vertex, uv)};
  for(unsigned a = 0; a < 4; ++a)
  {
    glEnableVertexAttribArray(a);
    glVertexAttribPointer(a, 3, GL_FLOAT, GL_FALSE, sizeof(Vertex), reinterpret_cast<const void*>(offsets[a]));
  }
}

void Renderer::uploadShapes(const SceneDrawing& scene)
{
  const auto& shapes = scene.library().shapes();
  for(std::size_t i = shapes_.size(); i < shapes.size(); ++i)
  {
    auto& made = shapes_.emplace_back();
    for(std::size_t k = 0; k < made.size(); ++k)
      upload(made[k], shapes[i].level[k]);
  }
}

void Renderer::uploadTextures(const SceneDrawing& scene)
{
  const auto& pictures = scene.textures().pictures();
  for(std::size_t i = textures_.size(); i < pictures.size(); ++i)
  {
    const QImage& image = pictures[i].image;
    glGenTextures(1, &textures_.emplace_back());
    glBindTexture(GL_TEXTURE_2D, textures_.back());
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, image.width(), image.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 image.constBits());
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    // A picture of a few pixels, such as the checked pattern, keeps its edges.
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, image.width() > 16 ? GL_LINEAR : GL_NEAREST);
  }
}

void Renderer::uploadInstances()
{
  glBindBuffer(GL_ARRAY_BUFFER, instances_);
  const auto& instances = calls_.instances();
  if(instances.size() > instanceCapacity_)
    instanceCapacity_ = instances.size() * 3 / 2 + 64;
  // A new store each frame, so that the card need not wait for the last one.
  glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(instanceCapacity_ * sizeof(SceneDrawing::Instance)), nullptr,
               GL_STREAM_DRAW);
  glBufferSubData(GL_ARRAY_BUFFER, 0, static_cast<GLsizeiptr>(instances.size() * sizeof(SceneDrawing::Instance)), instances.data());
}

} // namespace sparkwright
