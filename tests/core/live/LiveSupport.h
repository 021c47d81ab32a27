#pragma once

#include "WorldSupport.h"

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/script/ScriptEngine.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

namespace sparkwright::test
{

inline WorldOptions editableOptions(bool editable = true)
{
  WorldOptions options = soccerOptions();
  options.editable = editable;
  return options;
}

/// A match with two robots, one in each team, that move their legs, and a rolling ball, in a World whose texts can be
/// edited.
class LiveMatch
{
public:
  explicit LiveMatch(WorldOptions options = editableOptions()) : soccer(std::move(options))
  {
    left = soccer.connect();
    say(left, "(init (unum 1)(teamname Red))");
    soccer.cycle();
    right = soccer.connect("(scene rsg/agent/nao/nao_hetero.rsg 1)");
    say(right, "(init (unum 2)(teamname Blue))");
    soccer.cycle(2);
    say(left, "(beam -3 0 0)");
    say(right, "(beam -3 1 0)");
    soccer.cycle();
    world().command("(playMode PlayOn)");
    soccer.cycle();
    auto& ball = dynamic_cast<RigidBody&>(*world().root().find("/usr/scene/Ball/physics"));
    ball.setVelocity({1, 0.5f, 0});
    run(30);
  }

  World& world() { return soccer.world; }
  void say(AgentId agent, const std::string& text) { world().deliver(agent, text + "(syn)"); }
  /// Cycles in which both robots move their joints.
  void run(int cycles)
  {
    for(int i = 0; i < cycles; ++i, ++turn)
    {
      const double speed = turn % 40 < 20 ? 1.5 : -1.5;
      for(const AgentId agent : {left, right})
      {
        std::string message;
        for(const char* const joint : {"he1", "lle3", "lle4", "rle3", "rle4", "lae1"})
          message += "(" + std::string(joint) + " " + std::to_string(speed) + ")";
        say(agent, message);
      }
      soccer.cycle();
    }
  }

  /// The path of a file of the tree, as overlays name it.
  static std::filesystem::path file(const std::string& name)
  {
    return std::filesystem::canonical(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/" + name);
  }
  /// Its text, as it is edited now.
  std::string text(const std::string& name) const
  {
    if(const auto known = texts.find(file(name)); known != texts.end())
      return known->second;
    std::ifstream in(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  /// Replaces the first occurrence of a text in a file, and applies this.
  EditReport edit(const std::string& name, const std::string& from, const std::string& to)
  {
    std::string changed = text(name);
    const std::size_t at = changed.find(from);
    if(at == std::string::npos)
      qFatal("%s does not contain %s", name.c_str(), from.c_str());
    changed.replace(at, from.size(), to);
    return set(name, changed);
  }
  EditReport set(const std::string& name, const std::string& changed)
  {
    TextOverlay next = texts;
    next[file(name)] = changed;
    EditReport report = world().applyEdits(next);
    if(report.kind == EditReport::Kind::Applied || report.kind == EditReport::Kind::Unchanged)
      texts = next;
    return report;
  }

  template<class T>
  T& node(const std::string& path)
  {
    T* const found = dynamic_cast<T*>(world().root().find(path));
    if(!found)
      qFatal("there is no %s", path.c_str());
    return *found;
  }
  /// A node of a robot.
  template<class T>
  T& part(AgentId agent, const std::string& path)
  {
    return node<T>("/usr/scene/AgentAspect" + std::to_string(agent) + "/nao/" + path);
  }

  /// Poses of all bodies by path, as bytes.
  std::map<std::string, std::string> poses(const std::string& below = "/usr/scene")
  {
    std::map<std::string, std::string> result;
    world().root().find(below)->visit<RigidBody>(
        [&](RigidBody& body)
        {
          const physics::Vec3 p = body.body().position(), v = body.body().linearVelocity();
          const physics::Mat3 r = body.body().rotation();
          std::string bytes(reinterpret_cast<const char*>(p.data()), sizeof p);
          bytes.append(reinterpret_cast<const char*>(v.data()), sizeof v);
          bytes.append(reinterpret_cast<const char*>(r.data()), sizeof r);
          result[body.path()] = bytes;
        });
    return result;
  }
  /// Angles of the hinges of a robot by path, degrees.
  std::map<std::string, float> angles(AgentId agent)
  {
    std::map<std::string, float> result;
    world().root().find("/usr/scene/AgentAspect" + std::to_string(agent))->visit<HingeJoint>(
        [&](HingeJoint& joint) { result[joint.path()] = joint.angleDeg(0); });
    return result;
  }

  SoccerWorld soccer;
  TextOverlay texts;
  AgentId left = 0, right = 0;
  int turn = 0;
};

/// A scene of its own file in a temporary folder, in a World whose texts can be edited.
class LiveThings
{
public:
  /// @param body  what follows `(RSG 0 1)`; after the physics world, its space and the ground
  explicit LiveThings(const std::string& body)
  {
    file = std::filesystem::canonical(folder.path().toStdString()) / "things.rsg";
    text = wrap(body);
    std::ofstream(file, std::ios::binary) << text;
    WorldOptions options = editableOptions();
    world = std::make_unique<World>(std::move(options));
    world->log().setSink([this](const Diagnostic& d) { messages.push_back(d.text()); });
    loaded = world->load(file.string());
  }
  static std::string wrap(const std::string& body)
  {
    return "(RSG 0 1)\n(\n(nd PlaneCollider (setName ground) (setParams 0 0 1 0))\n" + body + ")\n";
  }

  EditReport edit(const std::string& from, const std::string& to)
  {
    std::string changed = text;
    const std::size_t at = changed.find(from);
    if(at == std::string::npos)
      qFatal("the scene does not contain %s", from.c_str());
    return set(changed.replace(at, from.size(), to));
  }
  EditReport set(const std::string& changed)
  {
    EditReport report = world->applyEdits({{file, changed}});
    if(report.kind == EditReport::Kind::Applied || report.kind == EditReport::Kind::Unchanged)
      text = changed;
    return report;
  }
  void run(int cycles)
  {
    for(int i = 0; i < cycles; ++i)
      world->cycle();
  }
  template<class T>
  T* find(const std::string& path)
  {
    return dynamic_cast<T*>(world->root().find("/usr/scene/" + path));
  }
  Vec3f at(const std::string& path)
  {
    auto* const transform = find<Transform>(path);
    if(!transform)
      qFatal("there is no %s", path.c_str());
    return translation(transform->worldPose());
  }
  std::vector<std::string> names()
  {
    std::vector<std::string> names;
    for(const auto& child : world->root().find("/usr/scene")->children())
      if(child->isA("BaseNode") && child->classInfo().name != "World" && child->classInfo().name != "Space")
        names.push_back(child->name());
    return names;
  }

  QTemporaryDir folder;
  std::filesystem::path file;
  std::string text;
  std::unique_ptr<World> world;
  std::vector<std::string> messages;
  bool loaded = false;
};

/// A box with a body at a pose: `box("crate", "1 2 0.5")`.
inline std::string boxForm(const std::string& name, const std::string& position)
{
  return "(nd Transform (setName " + name + ") (setLocalPos " + position +
         ")\n  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.2))\n"
         "  (nd BoxCollider (setName collider) (setBoxLengths 0.2 0.2 0.2))\n"
         "  (nd Box (setName look) (setExtents 0.2 0.2 0.2) (setMaterial matGrey)))\n";
}

inline std::string describe(const EditReport& report)
{
  std::string text = std::to_string(static_cast<int>(report.kind)) + " " + report.why.english();
  for(const Diagnostic& problem : report.problems)
    text += "; " + problem.text();
  return text;
}

} // namespace sparkwright::test

#define VERIFY_APPLIED(report)                                                                                        \
  do                                                                                                                  \
  {                                                                                                                   \
    const sparkwright::EditReport applied_ = (report);                                                                \
    QVERIFY2(applied_.kind == sparkwright::EditReport::Kind::Applied, sparkwright::test::describe(applied_).c_str()); \
  } while(false)
