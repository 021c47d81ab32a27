#pragma once

#include "BodySupport.h"

#include "core/body/TriMeshCollider.h"
#include "core/files/FileService.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/MeshClasses.h"
#include "core/mesh/Meshes.h"

#include <QTemporaryDir>

#include <fstream>

namespace sparkwright
{

/// A physics scene with meshes: `slope.obj` goes up 1 m along 4 m of x and is 4 m wide, `floor.obj` is flat.
class MeshScene : public BodyScene
{
public:
  MeshScene()
  {
    registerMeshClasses(registry);
    files.addDirectory(directory.path().toStdString());
    context.files = &files;
    context.provide<Meshes>(&meshes);
    add<Object>(*root, "GeometryServer", "geometry");
    file("slope.obj", "v -2 -2 0\nv 2 -2 1\nv 2 2 1\nv -2 2 0\nf 1 2 3 4\n");
    file("floor.obj", "v -2 -2 0\nv 2 -2 0\nv 2 2 0\nv -2 2 0\nf 1 2 3 4\n");
  }
  ~MeshScene()
  {
    root->setContext(nullptr);
    root->removeAllChildren();
  }

  void file(const std::string& name, const std::string& content)
  {
    std::ofstream(directory.filePath(QString::fromStdString(name)).toStdString(), std::ios::binary) << content;
  }
  /// Why a call was refused; empty if it was not.
  std::string why(Object& object, const std::string& method, const std::vector<std::string>& arguments)
  {
    bool known = false;
    return callMethod(object, method, Arguments(arguments), known).why.english();
  }
  TriMeshCollider& ground(const std::string& mesh, const Vec3f& at = Vec3f::Zero())
  {
    Transform& place = add<Transform>(*scene, "Transform", "ground");
    place.setLocalPosition(at);
    auto& collider = add<TriMeshCollider>(place, "TriMeshCollider", "mesh");
    call(collider, "load", {mesh});
    return collider;
  }
  Transform& ball(const Vec3f& at)
  {
    Transform& part = addPart(*scene, "ball", at);
    call(*part.child("body"), "setSphereTotal", words("1 0.1"));
    auto& collider = add<SphereCollider>(part, "SphereCollider", "geometry");
    call(collider, "setRadius", {"0.1"});
    add<ContactJointHandler>(collider, "ContactJointHandler", "handler").bounceMode = false;
    return part;
  }

  QTemporaryDir directory;
  FileService files;
  Meshes meshes{context};
};

inline float height(const Transform& t)
{
  return translation(t.worldPose()).z();
}

} // namespace sparkwright
