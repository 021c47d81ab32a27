#pragma once

#include "viewer/scene/SceneDrawing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright
{

/// What the Renderer keeps on the graphics card: shapes in one pair of buffers, textures, and instances of a picture.
/// All calls need the context of initialize().
class RenderStore
{
public:
  /// One shape, so many times; laid out as the card reads it.
  struct Command
  {
    std::uint32_t indices, instances, firstIndex;
    std::int32_t baseVertex;
    std::uint32_t firstInstance;
  };

  void initialize();
  void release();

  /// Brings shapes and pictures that are new to the card.
  void update(const SceneDrawing& scene);
  Command command(int shape, int level, int firstInstance, int instances) const;
  /// Sets what draw() draws.
  /// @param more  are numbered on behind the instances
  void setPicture(std::span<const SceneDrawing::Instance> instances, std::span<const SceneDrawing::Instance> more,
                  std::span<const Command> commands);
  /// Draws commands [first, first + count): one call where the card can take them all at once.
  void draw(int first, int count);

  unsigned texture(int picture) const { return textures_[static_cast<std::size_t>(picture)]; }
  /// Numbers 0 to 15 side by side.
  unsigned digits() const { return digits_; }

  // Since setPicture()
  int drawCalls() const { return drawCalls_; }
  long triangles() const { return triangles_; }

private:
  struct Piece
  {
    std::uint32_t indices, firstIndex;
    std::int32_t baseVertex;
  };

  /// What of a buffer on the card is in use, and how large it is, in elements.
  struct Store
  {
    std::size_t used = 0, room = 0;
  };
  void uploadShapes(const SceneDrawing& scene);
  void place(const MeshLibrary::Shape& shape);
  void uploadTextures(const SceneDrawing& scene);
  void makeDigits();
  void pointInstancesAt(std::uint32_t first);

  unsigned array_ = 0, vertices_ = 0, indices_ = 0, instances_ = 0, indirect_ = 0, digits_ = 0;
  std::vector<std::array<Piece, MeshLibrary::levels>> pieces_;
  Store vertexStore_, indexStore_;
  std::vector<unsigned> textures_;
  std::shared_ptr<const int> source_; ///< Identifies the scene whose shapes and pictures these are.
  std::vector<Command> commands_;
  bool atOnce_ = false; ///< The card takes many commands in one call.
  int drawCalls_ = 0;
  long triangles_ = 0;
};

} // namespace sparkwright
