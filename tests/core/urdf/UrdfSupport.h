#pragma once

#include "core/body/RigidBody.h"
#include "core/urdf/UrdfFile.h"
#include "tests/core/WorldSupport.h"

#include <Eigen/Geometry>

#include <QStringList>
#include <QTemporaryDir>

#include <fstream>
#include <iterator>

namespace sparkwright
{

inline std::string urdfText(const std::string& file)
{
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::string sampleRobot(const std::string& name)
{
  return std::string(SPARKWRIGHT_SOURCE_DIR) + "/tests/data/urdf/" + name + ".urdf";
}

/// A converted robot in a World.
struct ConvertedRobot
{
  explicit ConvertedRobot(const std::string& urdfFile, bool ground = false, urdf::MeshShape meshes = {})
  {
    const std::string scene = folder.filePath("robot.rsg").toStdString();
    converted = urdf::convertFile(urdfFile, scene, {.ground = ground, .meshes = meshes}, diagnostics);
    text = urdfText(scene);
    world.log().setSink(
        [this](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            complaints << QString::fromStdString(d.text());
        });
    loaded = converted && world.load(scene);
  }

  template <class T = Object>
  T& at(const std::string& path)
  {
    return dynamic_cast<T&>(*world.root().find("/usr/scene/" + path));
  }
  void set(const std::string& joint, double value)
  {
    world.manipulate(SetJoint{{0, "/usr/scene/" + joint}, 0, static_cast<float>(value)});
  }
  /// In the world, of the Transform at a path.
  Eigen::Isometry3d pose(const std::string& path)
  {
    world.publish();
    std::vector<Mat4f> all;
    world.frame()->worldTransforms(all);
    for(const SceneStructure::Node& node : world.frame()->structure->nodes)
      if(node.path == "/usr/scene/" + path)
        return Eigen::Isometry3d(all[static_cast<std::size_t>(node.slot)].cast<double>());
    return Eigen::Isometry3d(Eigen::Translation3d(1e9, 0, 0));
  }

  /// Messages of the conversion whose text begins so.
  QStringList said(const QString& beginning) const
  {
    QStringList found;
    for(const Diagnostic& d : diagnostics)
      if(const QString message = QString::fromStdString(d.message); message.startsWith(beginning))
        found << message;
    return found;
  }
  /// The fastest of all bodies, m/s.
  double fastest()
  {
    double speed = 0;
    world.root().visit<RigidBody>(
        [&](RigidBody& body)
        { speed = std::max(speed, static_cast<double>(body.body().linearVelocity().norm())); });
    return speed;
  }
  void run(double seconds)
  {
    for(int i = 0; i < seconds * 50; ++i)
      world.cycle();
  }

  QTemporaryDir folder;
  Diagnostics diagnostics;
  bool converted = false, loaded = false;
  std::string text;
  QStringList complaints;
  World world{test::soccerOptions(false)};
};

} // namespace sparkwright
