#pragma once

#include "core/frame/Frame.h"

#include <memory>
#include <string>
#include <string_view>

namespace sparkwright
{

/// Builds Frames by hand.
class FrameBuilder
{
public:
  FrameBuilder();

  /// Opens a transform; what follows hangs below it until end().
  FrameBuilder& transform(float x = 0, float y = 0, float z = 0);
  FrameBuilder& end();
  FrameBuilder& light();
  FrameBuilder& mesh(const std::string& file, std::vector<std::string> materials, std::uint64_t id);
  FrameBuilder& single(const std::string& shape, std::vector<float> parameters, const std::string& material,
                       std::uint64_t id, bool visible = true);

  /// A game in its state before kick-off.
  GameState& game() { return frame_.game; }

  std::shared_ptr<Frame> frame(std::uint64_t version) const;

private:
  SceneStructure::Node& add(SceneStructure::Node::Kind kind);

  SceneStructure structure_;
  Frame frame_;
  std::vector<int> open_;
};

/// A copy whose transform `slot` has moved there.
std::shared_ptr<Frame> moved(const Frame& frame, std::size_t slot, float x, float y, float z);

/// How often `part` stands in `text`.
int countOf(std::string_view text, std::string_view part);

/// The state, header or scene of a monitor message.
std::string statePart(std::string_view message);
std::string headerPart(std::string_view message);
std::string scenePart(std::string_view message);

} // namespace sparkwright
