#include "core/mesh/GeometryServer.h"

#include "core/mesh/MeshImporter.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"

namespace sparkwright
{

void GeometryServer::onLink()
{
  for(const char* const name : {"AssimpImporter", "ObjImporter", "StdMeshImporter"})
    if(!child(name))
      initImporter(name);
}

CallResult GeometryServer::initImporter(const std::string& className)
{
  const ClassInfo* const info = context() && context()->registry ? context()->registry->find(className) : nullptr;
  if(!info)
    return CallResult::refuse("there is no class " + className);
  if(auto* const known = dynamic_cast<MeshImporter*>(child(info->name)))
  {
    if(Meshes* const meshes = context()->service<Meshes>())
      meshes->join(*known);
    return {true, Value(true), {}};
  }
  const std::shared_ptr<Object> made = context()->registry->create(className);
  if(!dynamic_cast<MeshImporter*>(made.get()))
    return CallResult::refuse(className + " is no mesh importer");
  made->setName(info->name);
  addChild(made);
  return {true, Value(true), {}};
}

CallResult GeometryServer::initExporter(const std::string& className)
{
  const std::shared_ptr<Object> made =
      context() && context()->registry ? context()->registry->create(className) : nullptr;
  if(!dynamic_cast<MeshExporter*>(made.get()))
    return CallResult::refuse(className + " is no mesh exporter");
  made->setName(made->classInfo().name);
  addChild(made);
  return {true, Value(true), {}};
}

} // namespace sparkwright
