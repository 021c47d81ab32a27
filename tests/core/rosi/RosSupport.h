#pragma once

#include "core/object/Math.h"
#include "core/world/World.h"

#include <QStringList>

#include <string>

namespace sparkwright
{

/// A World that imports RoSi text and keeps what it says.
class RosStage
{
public:
  explicit RosStage(WorldOptions options = {});

  bool import(const std::string& text, const std::string& name = "t.ros");
  /// In line 1, below a Scene.
  bool elements(const std::string& text);
  Object& scene() { return *world.root().find("/usr/scene"); }
  template<class T = Object>
  T* find(const std::string& path)
  {
    return dynamic_cast<T*>(scene().find(path));
  }
  int count(const char* className);

  World world;
  QStringList complaints; ///< Warnings and errors.
};

// Elements as text

/// A cube of 1 m.
std::string box(const std::string& name, const std::string& inside = {}, const std::string& attributes = {});
std::string mass(const std::string& kg);
/// An element that is x, y and z.
std::string at(const std::string& element, const std::string& x, const std::string& y, const std::string& z);
std::string movable(const std::string& inside);

bool near(const Vec3f& a, const Vec3f& b, float tolerance = 1e-5f);

} // namespace sparkwright
