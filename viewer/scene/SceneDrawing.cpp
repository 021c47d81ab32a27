#include "viewer/scene/SceneDrawing.h"

#include "core/game/League.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <tuple>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

const Mat4f identity = Mat4f::Identity();

/// Whether a mesh is a wide sheet, as grounds are: it would only shade itself.
bool isSheet(const Mesh& mesh, const Vec3f& scale)
{
  constexpr float wide = 2;
  const Vec3f size = (mesh.high - mesh.low).cwiseProduct(scale.cwiseAbs());
  return size.maxCoeff() > wide && size.minCoeff() < 0.01f * size.maxCoeff();
}

/// Whether this is one of the long, plain walls around a soccer field.
bool isBoard(const Node& node)
{
  constexpr float least = 8, highest = 2.5f;
  return node.mesh == "StdUnitBox" && node.materials.size() == 1 && node.materials[0] == "matGrey" &&
         node.scale.head<2>().maxCoeff() > least && node.scale.head<2>().minCoeff() < highest &&
         node.scale.z() < highest;
}

} // namespace

std::array<float, 4> toLinear(const Colour& colour)
{
  // Gamma 2 on the way in and out: close enough to sRGB, and only a square root in the shader.
  return {colour[0] * colour[0], colour[1] * colour[1], colour[2] * colour[2], colour[3]};
}

int SceneDrawing::transformAbove(const SceneStructure& structure, int index) const
{
  return transformAt(structure, structure.nodes[static_cast<std::size_t>(index)].parent);
}

int SceneDrawing::transformAt(const SceneStructure& structure, int index) const
{
  for(int i = index; i >= 0; i = structure.nodes[static_cast<std::size_t>(i)].parent)
    if(structure.nodes[static_cast<std::size_t>(i)].kind == Node::Kind::Transform)
      return structure.nodes[static_cast<std::size_t>(i)].slot;
  return -1;
}

SceneDrawing::Planned SceneDrawing::planned(const SceneStructure& structure, int index, int shape,
                                            const MaterialColours& materials)
{
  const Node& node = structure.nodes[static_cast<std::size_t>(index)];
  Planned p;
  p.node = index;
  p.transformSlot = transformAbove(structure, index);
  p.visibleSlot = node.slot;
  p.shape = shape;
  p.scale = node.scale;
  p.style.castsShadow = node.castShadows;
  p.style.mirrored = node.scale.prod() < 0;
  Colour own = materials.colour({}), team = materials.colour("naogrey");
  float number = 0;
  const Material* ownMaterial = nullptr;
  bool ownFound = false;
  for(const std::string& name : node.materials)
  {
    if(MaterialColours::team(name))
      team = materials.colour(name);
    if(const int n = MaterialColours::number(name))
      number = static_cast<float>(n);
    if(!ownFound && name != "naogoalnet" && name != "grey_naogoalnet.png") // The latter of older servers.
    {
      own = materials.colour(name);
      ownMaterial = materials.material(name);
      ownFound = true;
    }
  }
  paint(p, ownMaterial, own);
  if(fieldNode_ >= 0 && isBoard(node))
    p.own = toLinear({0.63f, 0.67f, 0.69f, 1}); // As boards in a stadium are: nearly black they would draw all eyes.
  p.team = toLinear(team);
  p.team[3] = number;
  return p;
}

void SceneDrawing::paint(Planned& p, const Material* material, const Colour& colour)
{
  constexpr float dull = 0.05f;
  const MeshLibrary::Shape& shape = library_.shapes()[static_cast<std::size_t>(p.shape)];
  p.own = toLinear(colour);
  p.glow = {0, 0, 0, dull};
  if(material)
  {
    p.glow = toLinear(material->emission);
    // Modelling programs write half a white for everything, grass included.
    p.glow[3] = std::max(dull, 0.12f * *std::max_element(material->specular.begin(), material->specular.end() - 1));
    p.style.depthCheck = material->depthCheck;
    if(shape.pictured)
      p.style.picture = textures_.find(*material);
  }
  // A StaticMesh marked transparent has see-through parts of its own; only a material makes all of it so.
  const bool seeThrough =
      p.style.picture >= 0 && textures_.pictures()[static_cast<std::size_t>(p.style.picture)].seeThrough;
  p.style.transparent = colour[3] < 1 || shape.transparent || seeThrough;
  p.style.castsShadow = p.style.castsShadow && (!p.style.transparent || shape.transparent);
}

/// Each face group in its material: a mesh from a file.
void SceneDrawing::planPieces(const SceneStructure& structure, int index, const MeshLibrary::Entry& entry,
                              const MaterialColours& materials)
{
  const Node& node = structure.nodes[static_cast<std::size_t>(index)];
  const bool backdrop = node.mesh.find("skybox") != std::string::npos;
  hasSky_ |= backdrop;
  const bool casts = node.castShadows && !backdrop && !(node.model && isSheet(*node.model, node.scale));
  for(int piece = 0; piece < entry.pieces; ++piece)
  {
    Planned p;
    p.node = index;
    p.transformSlot = transformAbove(structure, index);
    p.visibleSlot = node.slot;
    p.shape = entry.shape + piece;
    p.scale = node.scale;
    p.style.castsShadow = casts;
    const auto i = static_cast<std::size_t>(piece);
    const bool single = node.kind == Node::Kind::SingleMesh && node.materials.size() == 1;
    const std::string name = single ? node.materials[0] : i < node.materials.size() ? node.materials[i] : "default";
    paint(p, materials.material(name), materials.colour(name));
    if(backdrop)
    {
      // A sky is as bright as it is painted, whatever light there is.
      p.glow = {1, 1, 1, 0};
      p.own = {0, 0, 0, 1};
      p.style.backdrop = true;
    }
    plan_.push_back(p);
  }
}

void SceneDrawing::planAxes(const SceneStructure& structure, const SceneStructure::Axes& axes)
{
  for(int direction = 0; direction < 3; ++direction)
  {
    Planned p;
    p.node = -1;
    p.transformSlot = transformAt(structure, axes.parent);
    p.shape = library_.axis(direction);
    p.scale = Vec3f::Constant(axes.size);
    p.own = {0, 0, 0, 1};
    p.own[static_cast<std::size_t>(direction)] = 0.5f;
    p.glow = {0, 0, 0, 0};
    p.glow[static_cast<std::size_t>(direction)] = 0.4f;
    p.style.castsShadow = false;
    plan_.push_back(p);
  }
}

void SceneDrawing::planLight(const SceneStructure& structure, int index)
{
  const Node& node = structure.nodes[static_cast<std::size_t>(index)];
  constexpr float untold = 10; // The preset: scenes that say nothing want light everywhere.
  plannedLights_.push_back({transformAbove(structure, index),
                            {node.diffuse[0], node.diffuse[1], node.diffuse[2]},
                            std::isfinite(node.radius) && node.radius != untold ? std::max(node.radius, 0.f) : 0.f});
}

void SceneDrawing::setLimits(const std::optional<Limits>& limits)
{
  if(limits.has_value() == limits_.has_value())
    return;
  limits_ = limits;
  library_.setLimits(limits ? std::optional(limits->shapes) : std::nullopt);
  library_.allowNew({});
  structure_.reset(); // So that the next frame is planned anew.
  dropShapes();
}

/// Drops what is drawn, too, since it refers to the shapes.
void SceneDrawing::dropShapes()
{
  library_.clear();
  libraryId_ = std::make_shared<const int>(0);
  plan_.clear();
  instances_.clear();
  nodes_.clear();
  batches_.clear();
}

/// Whether the limits leave room for a mesh; takes it.
bool SceneDrawing::hasRoom(const MeshLibrary::Entry& entry)
{
  if(!limits_)
    return true;
  long triangles = 0;
  for(int piece = 0; piece < entry.pieces; ++piece)
    triangles += static_cast<long>(
        library_.shapes()[static_cast<std::size_t>(entry.shape + piece)].level[0].indices.size() / 3);
  if(triangles_ + triangles > limits_->triangles)
    return false;
  triangles_ += triangles;
  return true;
}

void SceneDrawing::planMesh(const SceneStructure& structure, int index, const MaterialColours& materials)
{
  const Node& node = structure.nodes[static_cast<std::size_t>(index)];
  const MeshLibrary::Entry entry = library_.find(node);
  if(entry.kind == MeshLibrary::Kind::Sky)
    hasSky_ = true;
  else if(entry.kind == MeshLibrary::Kind::Field)
  {
    fieldNode_ = index;
    fieldScale_ = node.scale;
  }
  else if(entry.kind == MeshLibrary::Kind::Later)
  {
    unfinished_ = true;
    ++leftOut_;
  }
  else if(entry.kind == MeshLibrary::Kind::None || !hasRoom(entry))
    ++leftOut_;
  else if(entry.imported)
    planPieces(structure, index, entry, materials);
  else
    plan_.push_back(planned(structure, index, entry.shape, materials));
}

/// Before the plan of a structure, or the rest of it.
void SceneDrawing::begin(const SceneStructure& structure)
{
  if(!limits_)
    return;
  // Shapes of structures before would fill the library in the end. Those of an ordinary scene always fit twice.
  if(structure_.get() != &structure && library_.shapes().size() > limits_->shapes.shapes / 2)
    dropShapes();
  library_.allowNew(limits_->shapesAtOnce);
}

void SceneDrawing::plan(const SceneStructure& structure)
{
  plan_.clear();
  triangles_ = 0;
  leftOut_ = 0;
  unfinished_ = false;
  plannedLights_.clear();
  hasSky_ = false;
  fieldNode_ = -1;
  const MaterialColours materials(structure);
  for(const std::size_t side : {0, 1})
  {
    const Colour c = materials.colour(side ? "matRight" : "matLeft");
    teamColours_[side] =
        QColor::fromRgbF(std::clamp(c[0], 0.f, 1.f), std::clamp(c[1], 0.f, 1.f), std::clamp(c[2], 0.f, 1.f));
  }
  for(int i = 0; i < static_cast<int>(structure.nodes.size()); ++i)
  {
    const Node& node = structure.nodes[static_cast<std::size_t>(i)];
    if(node.kind == Node::Kind::Light)
      planLight(structure, i);
    if(node.kind != Node::Kind::Mesh && node.kind != Node::Kind::SingleMesh)
      continue;
    if(node.hasMaterial)
      planMesh(structure, i, materials);
  }
  for(const SceneStructure::Axes& axes : structure.axes)
    planAxes(structure, axes);
  const auto order = [](const Planned& p) {
    return std::tuple(!p.style.depthCheck, p.style.transparent, !p.style.backdrop, p.shape, p.style);
  };
  std::stable_sort(plan_.begin(), plan_.end(),
                   [&](const Planned& a, const Planned& b) { return order(a) < order(b); });
}

const Mat4f& SceneDrawing::worldOf(int slot) const
{
  return slot >= 0 && slot < static_cast<int>(world_.size()) ? world_[static_cast<std::size_t>(slot)] : identity;
}

namespace
{

/// Takes the sizes that the game tells. @return whether it tells length and width
bool takeSizes(const GameState& game, SceneDrawing::Field& field)
{
  if(!game.environment)
    return false;
  float* const sizes[] = {&field.length, &field.width,         &field.goalWidth,
                          &field.circle, &field.penaltyLength, &field.penaltyWidth};
  constexpr const char* names[] = {"FieldLength",      "FieldWidth",    "GoalWidth",
                                   "FreeKickDistance", "PenaltyLength", "PenaltyWidth"};
  unsigned told = 0;
  for(const auto& [name, value] : *game.environment)
    for(std::size_t i = 0; i < std::size(names); ++i)
      if(name == names[i] && std::isfinite(value) && value > 0 && value <= 1000)
      {
        *sizes[i] = value;
        told |= 1u << i;
      }
  return (told & 3) == 3;
}

} // namespace

void SceneDrawing::readField(const GameState& game)
{
  field_.reset();
  pitch_.reset();
  if(!frame_)
    return;
  if(fieldNode_ < 0)
  {
    if(Field drawn; takeSizes(game, drawn))
      pitch_ = drawn;
    return;
  }
  const int visible = structure_->nodes[static_cast<std::size_t>(fieldNode_)].slot;
  if(visible >= 0 && visible < static_cast<int>(frame_->visible.size()) &&
     !frame_->visible[static_cast<std::size_t>(visible)])
    return;
  Field field;
  field.node = fieldNode_;
  // The league's field mesh is 12 × 8 units large, x to the left and y up.
  field.length = 12 * std::abs(fieldScale_.x());
  field.width = 8 * std::abs(fieldScale_.z());
  const Mat4f& pose = worldOf(transformAbove(*structure_, fieldNode_));
  field.pose.col(0) = -pose.col(0);
  field.pose.col(1) = pose.col(2);
  field.pose.col(2) = pose.col(1);
  field.pose.col(3) = pose.col(3);
  const bool small = field.length < 15;
  field.circle = small ? 0.75f : 2;
  field.penaltyLength = small ? 0.6f : 1.8f;
  field.penaltyWidth = small ? 2.2f : 6;
  takeSizes(game, field);
  field_ = pitch_ = field;
}

void SceneDrawing::setFrame(const FramePtr& frame)
{
  frame_ = frame;
  instances_.clear();
  nodes_.clear();
  batches_.clear();
  lights_.clear();
  if(!frame || !frame->structure)
  {
    structure_.reset();
    plan_.clear();
    leftOut_ = 0;
    unfinished_ = false;
    field_.reset();
    pitch_.reset();
    hasSky_ = false;
    world_.clear();
    subjects_.setFrame(nullptr, world_);
    return;
  }
  if(structure_ != frame->structure || unfinished_)
  {
    begin(*frame->structure);
    structure_ = frame->structure;
    plan(*structure_);
  }
  if(const League* const league = frame->game.league)
    for(const std::size_t team : {0u, 1u})
      if(const std::string_view colour = league->teamColours()[team]; !colour.empty())
        teamColours_[team] = QColor(QString::fromLatin1(colour.data(), static_cast<qsizetype>(colour.size())));
  for(const GameSeat& seat : frame->game.seats)
    if(const QColor colour(QString::fromStdString(seat.colour)); colour.isValid() && (seat.team == 1 || seat.team == 2))
      teamColours_[static_cast<std::size_t>(seat.team - 1)] = colour;
  frame->worldTransforms(world_);
  subjects_.setFrame(frame, world_);
  for(const Planned& p : plan_)
  {
    if(p.visibleSlot >= 0 && p.visibleSlot < static_cast<int>(frame->visible.size()) &&
       !frame->visible[static_cast<std::size_t>(p.visibleSlot)])
      continue;
    const Mat4f& world = worldOf(p.transformSlot);
    if(!world.allFinite())
      continue;
    Instance instance;
    for(int row = 0; row < 3; ++row)
      for(int column = 0; column < 4; ++column)
        instance.model[static_cast<std::size_t>(row * 4 + column)] =
            world(row, column) * (column < 3 ? p.scale[column] : 1);
    instance.own = p.own;
    instance.team = p.team;
    instance.glow = p.glow;
    if(batches_.empty() || batches_.back().shape != p.shape || batches_.back().style != p.style)
      batches_.push_back({p.shape, static_cast<int>(instances_.size()), 0, p.style});
    ++batches_.back().count;
    instances_.push_back(instance);
    nodes_.push_back(p.node);
  }
  for(const PlannedLight& light : plannedLights_)
  {
    const Vec3f position = translation(worldOf(light.transformSlot));
    if(position.allFinite() && position.norm() > 1e-3f)
      lights_.push_back({position.normalized(), light.colour, position, light.reach});
  }
  readField(frame->game);
}

std::optional<SceneDrawing::View> SceneDrawing::view() const
{
  if(!structure_ || structure_->cameras.empty())
    return {};
  const SceneStructure::Camera& camera = structure_->cameras.front();
  const Mat4f& pose = worldOf(transformAt(*structure_, camera.parent));
  View view{translation(pose), pose.col(1).head<3>(), camera.fovDeg};
  if(camera.target)
    view.direction = *camera.target - view.position;
  const float length = view.direction.norm();
  if(!view.position.allFinite() || !(length > 1e-6f) || !std::isfinite(length))
    return {};
  view.direction /= length;
  return view;
}

} // namespace sparkwright
