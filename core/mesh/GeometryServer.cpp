#include "core/mesh/GeometryServer.h"

#include "core/mesh/MeshImporter.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
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
    return CallResult::refuse(objectText("made.noClass", className));
  if(auto* const known = dynamic_cast<MeshImporter*>(child(info->name)))
  {
    if(Meshes* const meshes = context()->service<Meshes>())
      meshes->join(*known);
    return {true, Value(true), {}};
  }
  const std::shared_ptr<Object> made = context()->registry->create(className);
  if(!dynamic_cast<MeshImporter*>(made.get()))
    return CallResult::refuse(objectText("made.noMeshImporter", className));
  made->setName(info->name);
  addChild(made);
  return {true, Value(true), {}};
}

CallResult GeometryServer::initExporter(const std::string& className)
{
  const std::shared_ptr<Object> made =
      context() && context()->registry ? context()->registry->create(className) : nullptr;
  if(!dynamic_cast<MeshExporter*>(made.get()))
    return CallResult::refuse(objectText("made.noMeshExporter", className));
  made->setName(made->classInfo().name);
  addChild(made);
  return {true, Value(true), {}};
}

} // namespace sparkwright
