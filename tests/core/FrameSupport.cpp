#include "FrameSupport.h"

#include "core/game/StandardLeagues.h"

namespace sparkwright
{

using Node = SceneStructure::Node;

FrameBuilder::FrameBuilder()
{
  frame_.game.present = true;
  frame_.game.league = standardLeagues().front();
  frame_.game.mode = frame_.game.league->modes().front();
  frame_.game.environment = std::make_shared<const std::vector<std::pair<std::string, float>>>(
      std::vector<std::pair<std::string, float>>{{"FieldLength", 30.0f}, {"BallRadius", 0.042f}});
}

Node& FrameBuilder::add(Node::Kind kind)
{
  const int index = static_cast<int>(structure_.nodes.size());
  Node& node = structure_.nodes.emplace_back();
  node.kind = kind;
  node.parent = open_.empty() ? -1 : open_.back();
  node.end = index + 1;
  for(const int above : open_)
    structure_.nodes[static_cast<std::size_t>(above)].end = index + 1;
  return node;
}

FrameBuilder& FrameBuilder::transform(float x, float y, float z)
{
  add(Node::Kind::Transform).slot = structure_.transformCount++;
  Mat4f& pose = frame_.local.emplace_back(Mat4f::Identity());
  setTranslation(pose, {x, y, z});
  open_.push_back(static_cast<int>(structure_.nodes.size()) - 1);
  return *this;
}

FrameBuilder& FrameBuilder::end()
{
  open_.pop_back();
  return *this;
}

FrameBuilder& FrameBuilder::light()
{
  add(Node::Kind::Light).specular = {0.1f, 0.1f, 0.1f, 1};
  return *this;
}

FrameBuilder& FrameBuilder::mesh(const std::string& file, std::vector<std::string> materials, std::uint64_t id)
{
  Node& node = add(Node::Kind::Mesh);
  node.slot = structure_.meshCount++;
  node.mesh = file;
  node.materials = std::move(materials);
  node.id = id;
  frame_.visible.push_back(1);
  return *this;
}

FrameBuilder& FrameBuilder::single(const std::string& shape, std::vector<float> parameters, const std::string& material,
                                   std::uint64_t id, bool visible)
{
  Node& node = add(Node::Kind::SingleMesh);
  node.slot = structure_.meshCount++;
  node.mesh = shape;
  node.meshParameters = std::move(parameters);
  node.materials = {material};
  node.id = id;
  node.transparent = !visible;
  frame_.visible.push_back(visible);
  return *this;
}

std::shared_ptr<Frame> FrameBuilder::frame(std::uint64_t version) const
{
  auto structure = std::make_shared<SceneStructure>(structure_);
  structure->version = version;
  auto frame = std::make_shared<Frame>(frame_);
  frame->structure = std::move(structure);
  return frame;
}

std::shared_ptr<Frame> moved(const Frame& frame, std::size_t slot, float x, float y, float z)
{
  auto copy = std::make_shared<Frame>(frame);
  setTranslation(copy->local[slot], {x, y, z});
  return copy;
}

int countOf(std::string_view text, std::string_view part)
{
  int count = 0;
  for(std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size()))
    ++count;
  return count;
}

std::string statePart(std::string_view message)
{
  return std::string(message.substr(0, message.find("))(R") + 2));
}

std::string headerPart(std::string_view message)
{
  // Environment keys may begin with R too: the header follows the end of the state.
  const std::size_t at = message.find("))(R") + 2;
  return std::string(message.substr(at, message.find(')', at) + 1 - at));
}

std::string scenePart(std::string_view message)
{
  const std::size_t at = message.find("))(R") + 2;
  return std::string(message.substr(message.find(')', at) + 1));
}

} // namespace sparkwright
