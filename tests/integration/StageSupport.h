#pragma once

#include "core/body/RigidBody.h"
#include "core/world/World.h"

#include <QStringList>
#include <QTemporaryDir>

#include <string>
#include <vector>

namespace sparkwright
{

/// A World on our resources that keeps its complaints (warnings and errors).
class Stage
{
public:
  Stage();

  /// Runs a set-up script with this text.
  bool run(const std::string& script);
  /// Writes a file into a directory that is searched before our resources.
  bool write(const std::string& name, const std::string& text);
  /// The scene's node at a path such as `Ball/physics`; nullptr if there is none or it is of another class.
  template<class T>
  T* find(const std::string& path)
  {
    return dynamic_cast<T*>(world.root().find("/usr/scene/" + path));
  }
  /// All bodies but the ball's, in file order.
  std::vector<RigidBody*> bodies();
  /// How many nodes there are of this class or one derived from it.
  int count(const char* className);
  void cycle(double seconds);

private:
  QTemporaryDir directory_;

public:
  World world;
  QStringList complaints;
};

/// Name of the part that the body is in; empty for the static environment.
std::string partOf(const RigidBody* body);

} // namespace sparkwright
