#pragma once

#include "core/object/Arguments.h"
#include "core/object/Object.h"

#include <string>

namespace sparkwright
{

/// Where scripts choose who reads meshes: its children are importers and exporters. It starts with those built in.
class GeometryServer : public Object
{
public:
  /// Installs an importer of that class; it is asked before all others. One that is here already is moved up.
  CallResult initImporter(const std::string& className);
  CallResult initExporter(const std::string& className);

protected:
  void onLink() override;
};

} // namespace sparkwright
