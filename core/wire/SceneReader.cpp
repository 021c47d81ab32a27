#include "core/wire/SceneReader.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

constexpr int deepest = 200; // Nesting of nodes.

// What a server may send; a match of the league has about 3,000 nodes. More would cost whoever shows the scene too much,
// and is left out.
constexpr std::size_t maxNodes = 60'000, maxMaterials = 4'096, maxMaterialsOfNode = 256, maxParameters = 16, maxTags = 256;

bool isMesh(const Node& node)
{
  return node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
}

void readPose(WireReader& in, Mat4f& pose)
{
  for(int i = 0; i < 16; ++i)
    pose.data()[i] = in.number();
}

void readColour(WireReader& in, std::array<float, 4>& colour)
{
  for(float& part : colour)
    part = in.number();
}

/// Reads a full scene.
class FullReader
{
public:
  FullReader(WireReader& in, SceneStructure& structure, Frame& frame, std::vector<SceneTag>& tags)
      : in_(in), structure_(structure), frame_(frame), tags_(tags)
  {
  }

  void read()
  {
    while(!in_.closes())
    {
      in_.open();
      if(in_.word() != "nd")
        in_.fail("`nd`");
      node(-1, 0);
    }
    in_.close();
  }

private:
  /// After `(nd`, up to its `)`.
  void node(int parent, int depth)
  {
    if(depth > deepest)
      in_.fail("fewer nested nodes");
    if(structure_.nodes.size() >= maxNodes)
      return in_.skipList();
    const std::string_view kind = in_.opens() || in_.closes() ? std::string_view() : in_.word();
    const int index = static_cast<int>(structure_.nodes.size());
    Node& made = structure_.nodes.emplace_back();
    made.parent = parent;
    const bool tagged = kind == "DSC";
    if(kind == "TRF" || kind == "BN" || kind.empty() || tagged)
    {
      made.kind = Node::Kind::Transform;
      made.slot = structure_.transformCount++;
      frame_.local.push_back(Mat4f::Identity());
    }
    else if(kind == "Light")
      made.kind = Node::Kind::Light;
    else if(kind == "StaticMesh" || kind == "SMN")
    {
      made.kind = kind == "SMN" ? Node::Kind::SingleMesh : Node::Kind::Mesh;
      made.slot = structure_.meshCount++;
      frame_.visible.push_back(1);
    }
    else
      in_.fail("TRF, Light, StaticMesh or SMN after `nd`");
    content(index, tagged, depth);
    structure_.nodes[static_cast<std::size_t>(index)].end = static_cast<int>(structure_.nodes.size());
  }

  void content(int index, bool tagged, int depth)
  {
    while(!in_.closes())
    {
      in_.open();
      const std::string_view name = in_.word();
      if(name == "nd")
      {
        node(index, depth + 1);
        continue;
      }
      if(tagged)
        tag(name, index);
      else
        attribute(name, index);
      in_.skipList();
    }
    in_.close();
  }

  void tag(std::string_view name, int index)
  {
    SceneTag tag;
    tag.node = index;
    tag.ball = name == "ball";
    if(name == "agent")
    {
      tag.team = in_.name();
      tag.unum = in_.integer();
    }
    if((tag.ball || tag.unum > 0) && tags_.size() < maxTags)
      tags_.push_back(std::move(tag));
  }

  void attribute(std::string_view name, int index)
  {
    Node& node = structure_.nodes[static_cast<std::size_t>(index)];
    const bool mesh = isMesh(node);
    const auto slot = static_cast<std::size_t>(std::max(node.slot, 0));
    if(name == "SLT" && node.kind == Node::Kind::Transform)
      readPose(in_, frame_.local[slot]);
    else if(name == "setVisible" && mesh)
      frame_.visible[slot] = in_.number() != 0;
    else if(name == "setTransparent")
      node.transparent = true;
    else if(name == "load" && mesh)
    {
      node.mesh = in_.name();
      if(node.mesh == "StdCCylinder") // Older servers call it so.
        node.mesh = "StdCapsule";
      while(!in_.closes() && node.meshParameters.size() < maxParameters)
        node.meshParameters.push_back(in_.number());
    }
    else if(name == "sSc")
      for(int i = 0; i < 3; ++i)
        node.scale[i] = in_.number();
    else if((name == "resetMaterials" || name == "sMat") && mesh)
      while(!in_.closes() && node.materials.size() < maxMaterialsOfNode)
        node.materials.push_back(in_.name());
    else if(name == "rgba" && mesh)
      paint(node);
    else if(name == "setDiffuse")
      readColour(in_, node.diffuse);
    else if(name == "setAmbient")
      readColour(in_, node.ambient);
    else if(name == "setSpecular")
      readColour(in_, node.specular);
  }

  /// A colour of its own instead of a named material.
  void paint(Node& node)
  {
    Material material;
    readColour(in_, material.diffuse);
    material.name = "rgba";
    for(const float part : material.diffuse)
      material.name += '_' + std::to_string(static_cast<int>(std::clamp(part, 0.0f, 1.0f) * 255 + 0.5f));
    material.ambient = material.diffuse;
    node.transparent = node.transparent || material.diffuse[3] < 1;
    node.materials = {material.name};
    if(painted_.size() < maxMaterials && painted_.insert(material.name).second)
      structure_.materials.push_back(std::move(material));
  }

  WireReader& in_;
  SceneStructure& structure_;
  Frame& frame_;
  std::vector<SceneTag>& tags_;
  std::unordered_set<std::string> painted_; ///< Names of the colours so far.
};

/// Reads a diff scene into a copy of the frame before it.
class DiffReader
{
public:
  DiffReader(WireReader& in, Frame& frame) : in_(in), nodes_(frame.structure->nodes), frame_(frame) {}

  void read()
  {
    children(-1);
    if(next_ != nodes_.size())
      in_.fail("more nodes, as in the last full scene");
  }

private:
  void children(int parent)
  {
    while(!in_.closes())
    {
      if(!in_.opens())
      {
        in_.word(); // The kind of the node.
        continue;
      }
      in_.open();
      const std::string_view name = in_.word();
      if(name == "nd")
      {
        if(next_ >= maxNodes)
        {
          in_.skipList(); // Left out of the full scene, too.
          continue;
        }
        if(next_ >= nodes_.size() || nodes_[next_].parent != parent)
          in_.fail("no node here, as in the last full scene");
        const int index = static_cast<int>(next_++);
        children(index); // Not deeper than the structure, whose depth is bounded.
        if(nodes_[static_cast<std::size_t>(index)].end != static_cast<int>(next_))
          in_.fail("more nodes here, as in the last full scene");
        continue;
      }
      if(parent >= 0)
        attribute(name, nodes_[static_cast<std::size_t>(parent)]);
      in_.skipList();
    }
    in_.close();
  }

  void attribute(std::string_view name, const Node& node)
  {
    if(node.slot < 0)
      return;
    if(name == "SLT" && node.kind == Node::Kind::Transform)
      readPose(in_, frame_.local[static_cast<std::size_t>(node.slot)]);
    else if(name == "setVisible" && node.kind != Node::Kind::Transform)
      frame_.visible[static_cast<std::size_t>(node.slot)] = in_.number() != 0;
  }

  WireReader& in_;
  const std::vector<Node>& nodes_;
  Frame& frame_;
  std::size_t next_ = 0;
};

bool sameNode(const Node& a, const Node& b)
{
  return a.kind == b.kind && a.parent == b.parent && a.end == b.end && a.slot == b.slot && a.mesh == b.mesh &&
         a.meshParameters == b.meshParameters && a.scale == b.scale && a.transparent == b.transparent &&
         a.materials == b.materials && a.diffuse == b.diffuse && a.ambient == b.ambient && a.specular == b.specular;
}

} // namespace

void readScene(WireReader& in, SceneStructure& structure, Frame& frame, std::vector<SceneTag>& tags)
{
  FullReader(in, structure, frame, tags).read();
}

void readSceneDiff(WireReader& in, Frame& frame)
{
  DiffReader(in, frame).read();
}

bool sameStructure(const SceneStructure& a, const SceneStructure& b)
{
  return std::ranges::equal(a.nodes, b.nodes, sameNode);
}

} // namespace sparkwright
