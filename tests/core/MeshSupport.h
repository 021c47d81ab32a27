#pragma once

#include "core/files/FileService.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/GeometryServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace sparkwright
{

/// A data directory and what is needed to find meshes and materials there; the root of its tree is a Scene.
class MeshFixture
{
public:
  MeshFixture();
  ~MeshFixture();

  /// Writes a file into the data directory; folders are made.
  void file(const std::string& name, const std::string& content);
  MeshPtr mesh(const std::string& name) { return meshes.mesh(name, {}); }

  /// Makes a node below `parent` (the root unless given) and links it.
  template<class T>
  T& add(const std::string& className, const std::string& name, Object* parent = nullptr)
  {
    std::shared_ptr<Object> node = registry.create(className);
    node->setName(name);
    (parent ? parent : root.get())->addChild(node);
    return dynamic_cast<T&>(*node);
  }
  /// Calls a method as a script would. @return why it was refused; empty if it was not
  QString call(Object& object, const std::string& method, const std::vector<std::string>& arguments = {});

  QStringList messages; ///< `file:line: severity: message` of everything from notes on.

  QTemporaryDir directory;
  Log log;
  FileService files;
  Registry registry;
  Context context;
  Meshes meshes{context};
  std::shared_ptr<Object> root;
  MaterialServer* materials = nullptr;
  GeometryServer* geometry = nullptr;
};

/// An .obj of one square of 1 m in the xy plane, in two triangles, with normals, of material `paint`.
std::string squareObj(const std::string& library = {});

/// Whether groups, indices and normals of a mesh fit together.
bool isSound(const Mesh& mesh);

} // namespace sparkwright
