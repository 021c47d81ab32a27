#pragma once

#include "core/frame/Frame.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::test
{

/// Makes Frames by hand: a soccer field, robots, boxes, without a World.
class FrameBuilder
{
public:
  FrameBuilder() : structure_(std::make_shared<SceneStructure>()), frame_(std::make_shared<Frame>())
  {
    structure_->version = 1;
  }

  using Node = SceneStructure::Node;

  /// Opens a transform; every node until close() is below it. @param body  whether a rigid body is there
  int open(std::string name, const Mat4f& local, bool body = true)
  {
    const int index = add(Node::Kind::Transform, std::move(name));
    structure_->nodes.back().body = body;
    structure_->nodes.back().slot = structure_->transformCount++;
    frame_->local.push_back(local);
    open_.push_back(index);
    return index;
  }
  int open(std::string name, const Vec3f& at, bool body = true) { return open(std::move(name), at3(at), body); }
  void close()
  {
    structure_->nodes[static_cast<std::size_t>(open_.back())].end = static_cast<int>(structure_->nodes.size());
    open_.pop_back();
  }

  int mesh(std::string mesh, const Vec3f& scale, std::vector<std::string> materials,
           std::vector<float> parameters = {}, bool visible = true)
  {
    const bool single = mesh.starts_with("Std");
    const int index = add(single ? Node::Kind::SingleMesh : Node::Kind::Mesh, "");
    Node& node = structure_->nodes.back();
    node.slot = structure_->meshCount++;
    node.mesh = std::move(mesh);
    node.scale = scale;
    node.materials = std::move(materials);
    node.meshParameters = std::move(parameters);
    frame_->visible.push_back(visible);
    return index;
  }

  void light(const Vec3f& at)
  {
    open("light", at, false);
    add(Node::Kind::Light, "");
    close();
  }

  /// Field, sky, goals, walls and ball of the 30 × 20 m soccer scene.
  void soccerScene()
  {
    Mat4f yUp = Mat4f::Zero();
    yUp(0, 0) = -1;
    yUp(2, 1) = yUp(1, 2) = yUp(3, 3) = 1;
    light({-10, 10, 10});
    light({10, -10, 10});
    open("field", yUp, false);
    mesh("models/naosoccerfield.obj", {2.5f, 1, 2.5f}, {"None_rcs-naofield.png"});
    close();
    open("sky", yUp, false);
    mesh("models/skybox.obj", {10, 10, 10}, {"sky"});
    close();
    for(const float side : {-1.f, 1.f})
    {
      Mat4f goal = at3({side * 15.3f, 0, 0.4f});
      if(side > 0)
        goal(0, 0) = goal(1, 1) = -1;
      open(side < 0 ? "leftgoal" : "rightgoal", goal, false);
      Mat4f m = Mat4f::Zero();
      m(1, 0) = m(2, 1) = m(0, 2) = m(3, 3) = 1;
      m(0, 3) = 0.3f;
      m(2, 3) = -0.4f;
      open("mesh", m, false);
      mesh(side < 0 ? "models/leftsoccergoal.obj" : "models/rightsoccergoal.obj", {2.18f, 0.88f, 0.68f},
           {"naogoalnet", side < 0 ? "yellow" : "sky-blue"});
      close();
      close();
    }
    for(const float side : {-1.f, 1.f})
    {
      open("wall", Vec3f(side * 24.99f, 0, 0), false);
      mesh("StdUnitBox", {1, 51, 1}, {"matGrey"});
      close();
      open("wall", Vec3f(0, side * 25, 0), false);
      mesh("StdUnitBox", {50.98f, 1, 1}, {"matGrey"});
      close();
    }
    open("Ball", Vec3f(0, 0, 0.042f));
    mesh("models/soccerball.obj", Vec3f::Constant(0.042f), {"soccerball_rcs-soccerball.png"});
    close();
    frame_->game.present = true;
    frame_->game.mode = "BeforeKickOff";
    frame_->game.environment = std::make_shared<std::vector<std::pair<std::string, float>>>(
        std::vector<std::pair<std::string, float>>{{"FieldLength", 30.f}, {"FieldWidth", 20.f}, {"GoalWidth", 2.1f},
                                                   {"FreeKickDistance", 2.f}});
  }

  /// A standing robot: torso at (x, y), turned by `yaw` radians about z.
  /// @return the node of the agent
  int robot(float x, float y, float yaw, bool left, int number)
  {
    const Mat4f base = multiply(at3({x, y, 0.385f}), rotationZ(yaw));
    const std::string team = left ? "matLeft" : "matRight", num = "matNum" + std::to_string(number);
    const int agent = open("agent", Mat4f(Mat4f::Identity()), false);
    const auto body = [&](const std::string& name, const Vec3f& at, const std::string& model, float scale,
                          std::vector<std::string> materials)
    {
      open(name, multiply(base, at3(at)));
      if(name == "body" || name == "head")
      {
        Mat4f yUp = Mat4f::Zero();
        yUp(0, 0) = -1;
        yUp(2, 1) = yUp(1, 2) = yUp(3, 3) = 1;
        open("", yUp, false);
      }
      if(model.starts_with("Std"))
        mesh(model, model == "StdCapsule" ? Vec3f::Ones() : Vec3f::Constant(scale), materials,
             model == "StdCapsule" ? std::vector<float>{0.015f, 0.08f} : std::vector<float>{});
      else
        mesh("models/" + model + ".obj", Vec3f::Constant(scale), materials);
      if(name == "body" || name == "head")
        close();
      close();
    };
    body("body", {0, 0, 0}, "naobody0", 0.1f, {num, team, "matType0", "naowhite"});
    body("neck", {0, 0, 0.09f}, "StdCapsule", 1, {"matDarkGrey"});
    body("head", {0, 0, 0.155f}, "naohead", 0.1f, {team, "naoblack", "naogrey", "naowhite"});
    for(const float s : {1.f, -1.f})
    {
      const std::string p = s > 0 ? "r" : "l";
      body(p + "shoulder", {s * 0.098f, 0, 0.075f}, "StdUnitSphere", 0.01f, {"matYellow"});
      body(p + "upperarm", {s * 0.108f, 0.02f, 0.075f}, p + "upperarm0", 0.07f, {team, "matType0", "naowhite"});
      body(p + "elbow", {s * 0.098f, 0.09f, 0.084f}, "StdUnitSphere", 0.01f, {"matYellow"});
      body(p + "lowerarm", {s * 0.098f, 0.14f, 0.084f}, p + "lowerarm", 0.05f, {team, "naowhite"});
    }
    for(const float s : {1.f, -1.f})
    {
      const std::string p = s > 0 ? "r" : "l";
      body(p + "hip1", {s * 0.055f, -0.01f, -0.115f}, "StdUnitSphere", 0.01f, {"matYellow"});
      body(p + "hip2", {s * 0.055f, -0.01f, -0.115f}, "StdUnitSphere", 0.01f, {"matYellow"});
      body(p + "thigh", {s * 0.055f, 0, -0.155f}, p + "thigh", 0.07f, {num, team, "naowhite"});
      body(p + "shank", {s * 0.055f, 0.005f, -0.28f}, p + "shank0", 0.08f, {team, "matType0", "naowhite"});
      body(p + "ankle", {s * 0.055f, -0.005f, -0.335f}, "StdUnitSphere", 0.01f, {"matRed"});
      body(p + "foot", {s * 0.055f, 0.025f, -0.375f}, p + "foot", 0.08f, {team, "naowhite"});
    }
    close();
    AgentInfo info;
    info.id = static_cast<int>(frame_->agents.size()) + 1;
    info.team = left ? 1 : 2;
    info.unum = number;
    info.robotType = 0;
    info.hasBody = true;
    info.rootId = structure_->nodes[static_cast<std::size_t>(agent)].id;
    frame_->agents.push_back(info);
    return agent;
  }

  Frame& frame() { return *frame_; }
  SceneStructure& structure() { return *structure_; }

  FramePtr take()
  {
    while(!open_.empty())
      close();
    frame_->structure = structure_;
    return frame_;
  }

  static Mat4f at3(const Vec3f& at)
  {
    Mat4f m = Mat4f::Identity();
    setTranslation(m, at);
    return m;
  }

private:
  int add(Node::Kind kind, std::string name)
  {
    Node node;
    node.kind = kind;
    node.parent = open_.empty() ? -1 : open_.back();
    node.name = std::move(name);
    const int index = static_cast<int>(structure_->nodes.size());
    node.end = index + 1;
    node.id = static_cast<std::uint64_t>(index) + 1000;
    structure_->nodes.push_back(std::move(node));
    return index;
  }

  std::shared_ptr<SceneStructure> structure_;
  std::shared_ptr<Frame> frame_;
  std::vector<int> open_;
};

} // namespace sparkwright::test
