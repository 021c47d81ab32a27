#include "core/wire/MonitorDecoder.h"

#include "core/game/StandardLeagues.h"
#include "core/wire/WireReader.h"

#include <algorithm>
#include <span>
#include <utility>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

constexpr int deepest = 200; // Nesting of nodes.
constexpr std::size_t mostValues = 64; // Of a field of a league.

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
class SceneReader
{
public:
  SceneReader(WireReader& in, SceneStructure& structure, Frame& frame) : in_(in), structure_(structure), frame_(frame)
  {
  }

  void read()
  {
    in_.open();
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
    const std::string_view kind = in_.word();
    if(kind == "BN")
    {
      content(parent, parent, depth);
      return;
    }
    const int index = static_cast<int>(structure_.nodes.size());
    Node& made = structure_.nodes.emplace_back();
    made.parent = parent;
    if(kind == "TRF")
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
    content(index, index, depth);
    structure_.nodes[static_cast<std::size_t>(index)].end = static_cast<int>(structure_.nodes.size());
  }

  void content(int index, int parent, int depth)
  {
    while(!in_.closes())
    {
      in_.open();
      const std::string_view name = in_.word();
      if(name == "nd")
      {
        node(parent, depth + 1);
        continue;
      }
      if(index >= 0)
        attribute(name, index);
      in_.skipList();
    }
    in_.close();
  }

  void attribute(std::string_view name, int index)
  {
    Node& node = structure_.nodes[static_cast<std::size_t>(index)];
    const bool mesh = node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh;
    const auto slot = static_cast<std::size_t>(std::max(node.slot, 0));
    if(name == "SLT" && node.kind == Node::Kind::Transform)
      readPose(in_, frame_.local[slot]);
    else if(name == "setVisible" && mesh)
      frame_.visible[slot] = in_.number() != 0;
    else if(name == "setTransparent")
      node.transparent = true;
    else if(name == "load" && mesh)
    {
      node.mesh = in_.word();
      while(!in_.closes())
        node.meshParameters.push_back(in_.number());
    }
    else if(name == "sSc")
      for(int i = 0; i < 3; ++i)
        node.scale[i] = in_.number();
    else if((name == "resetMaterials" || name == "sMat") && mesh)
      while(!in_.closes())
        node.materials.emplace_back(in_.word());
    else if(name == "setDiffuse")
      readColour(in_, node.diffuse);
    else if(name == "setAmbient")
      readColour(in_, node.ambient);
    else if(name == "setSpecular")
      readColour(in_, node.specular);
  }

  WireReader& in_;
  SceneStructure& structure_;
  Frame& frame_;
};

/// Reads a diff scene into a copy of the frame before it.
class DiffReader
{
public:
  DiffReader(WireReader& in, Frame& frame) : in_(in), nodes_(frame.structure->nodes), frame_(frame) {}

  void read()
  {
    in_.open();
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

std::vector<std::string> readModes(WireReader& in)
{
  std::vector<std::string> modes;
  while(!in.closes())
    modes.emplace_back(in.word());
  return modes;
}

/// The numbers at the start of a list. What follows is a word of a newer server, and not ours to judge.
std::vector<float> readNumbers(WireReader& in)
{
  std::vector<float> values;
  try
  {
    while(!in.closes() && !in.opens() && values.size() < mostValues)
      values.push_back(in.number());
  }
  catch(const Malformed&)
  {
  }
  return values;
}

/// Reads the state list. Unknown numbers go to `environment`.
void readState(WireReader& in, GameState& game, std::vector<std::string>& modes,
               std::vector<std::pair<std::string, float>>& environment)
{
  game.present = true;
  game.league = standardLeagues().front();
  game.league->startMessage(game);
  if(game.mode.empty())
    game.mode = game.league->modes().front();
  in.open();
  while(!in.closes())
  {
    in.open();
    const std::string_view name = in.word();
    if(name == "time")
      game.time = in.number();
    else if(name == "team_left")
      game.team[0] = in.word();
    else if(name == "team_right")
      game.team[1] = in.word();
    else if(name == "half")
      game.period = in.integer();
    else if(name == "score_left")
      game.score[0] = in.integer();
    else if(name == "score_right")
      game.score[1] = in.integer();
    else if(name == "play_modes")
      modes = readModes(in);
    else if(name == "play_mode")
    {
      const int mode = in.integer();
      const std::span<const std::string> known =
          modes.empty() ? game.league->modes() : std::span<const std::string>(modes);
      if(mode < 0 || mode >= static_cast<int>(known.size()))
        in.fail("the index of a play mode");
      game.mode = known[static_cast<std::size_t>(mode)];
    }
    else if(!in.closes() && !in.opens())
    {
      const std::vector<float> values = readNumbers(in);
      if(!values.empty() && !game.league->takeField(game, name, values))
        environment.emplace_back(name, values.front());
    }
    in.skipList();
  }
  in.close();
}

bool sameNode(const Node& a, const Node& b)
{
  return a.kind == b.kind && a.parent == b.parent && a.end == b.end && a.slot == b.slot && a.mesh == b.mesh &&
         a.meshParameters == b.meshParameters && a.scale == b.scale && a.transparent == b.transparent &&
         a.materials == b.materials && a.diffuse == b.diffuse && a.ambient == b.ambient && a.specular == b.specular;
}

bool sameStructure(const SceneStructure& a, const SceneStructure& b)
{
  return a.nodes.size() == b.nodes.size() && std::equal(a.nodes.begin(), a.nodes.end(), b.nodes.begin(), sameNode);
}

/// The name of the scene header, with the rest of it skipped.
std::string_view readHeader(WireReader& in)
{
  in.open();
  const std::string_view name = in.word();
  in.skipList();
  if(name != "RSG" && name != "RDS")
    in.fail("(RSG …) or (RDS …)");
  return name;
}

} // namespace

MonitorDecoder::Result MonitorDecoder::decode(std::string_view message)
{
  try
  {
    WireReader in(message);
    auto frame = frame_ ? std::make_shared<Frame>(*frame_) : std::make_shared<Frame>();
    std::vector<std::string> modes = modes_;
    std::vector<std::pair<std::string, float>> environment;
    readState(in, frame->game, modes, environment);
    if(readHeader(in) == "RSG")
    {
      frame->game.environment = std::make_shared<const decltype(environment)>(std::move(environment));
      auto structure = std::make_shared<SceneStructure>();
      frame->local.clear();
      frame->visible.clear();
      SceneReader(in, *structure, *frame).read();
      if(frame_ && sameStructure(*structure, *frame_->structure))
        frame->structure = frame_->structure;
      else
      {
        structure->version = ++version_;
        frame->structure = std::move(structure);
      }
    }
    else if(frame_)
      DiffReader(in, *frame).read();
    else
      in.fail("a full scene first");
    if(!in.atEnd())
      in.fail("the end of the message");

    frame->time = static_cast<double>(frame->game.time);
    frame->cycle = ++messages_;
    modes_ = std::move(modes);
    frame_ = frame;
    return {frame, {}};
  }
  catch(const Malformed& problem)
  {
    return {nullptr, problem.what()};
  }
}

} // namespace sparkwright
