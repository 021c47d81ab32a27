#include "viewer/scene/SampleScene.h"

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

namespace
{

struct Thing
{
  const char* mesh;
  float scale;
  std::vector<std::string> materials;
  Vec3f at;
};

} // namespace

FramePtr sampleScene()
{
  using Node = SceneStructure::Node;
  const std::vector<Thing> things{{"models/naosoccerfield.obj", 0.2f, {}, {0, 0, 0}},
                                  {"models/soccerball.obj", 0.042f, {"soccerball_rcs-soccerball.png"}, {0, 0, 0.042f}},
                                  {"models/leftsoccergoal.obj", 0.3f, {"naogoalnet", "yellow"}, {-0.3f, 0, 0}},
                                  {"models/naobody0.obj", 0.1f, {"matNum1", "matLeft", "naowhite"}, {0.2f, 0, 0.2f}},
                                  {"StdUnitBox", 0.1f, {"matGrey"}, {0.4f, 0, 0.05f}}};
  const auto structure = std::make_shared<SceneStructure>();
  const auto frame = std::make_shared<Frame>();
  structure->version = 1;
  const auto add = [&](Node node, int end)
  {
    node.id = structure->nodes.size() + 1;
    node.end = static_cast<int>(structure->nodes.size()) + end;
    structure->nodes.push_back(std::move(node));
  };
  for(const Thing& thing : things)
  {
    Node place;
    place.kind = Node::Kind::Transform;
    place.slot = structure->transformCount++;
    add(std::move(place), 2);
    Mat4f upright = Mat4f::Zero(); // Meshes of files have y up.
    upright(0, 0) = -1;
    upright(2, 1) = upright(1, 2) = upright(3, 3) = 1;
    setTranslation(upright, thing.at);
    frame->local.push_back(upright);
    Node mesh;
    mesh.parent = static_cast<int>(structure->nodes.size()) - 1;
    mesh.kind = std::string_view(thing.mesh).starts_with("Std") ? Node::Kind::SingleMesh : Node::Kind::Mesh;
    mesh.slot = structure->meshCount++;
    mesh.mesh = thing.mesh;
    mesh.scale = Vec3f::Constant(thing.scale);
    mesh.materials = thing.materials;
    add(std::move(mesh), 1);
    frame->visible.push_back(1);
  }
  frame->structure = structure;
  return frame;
}

} // namespace sparkwright
