#pragma once

#include "core/object/Arguments.h"
#include "core/object/Object.h"

#include <string>

namespace sparkwright
{

/// Lets scripts choose importers of meshes: its children are importers and exporters, at first the built-in ones.
class GeometryServer : public Object
{
public:
  /// Installs an importer of that class, which is tried before all others. An existing one is moved to the front.
  CallResult initImporter(const std::string& className);
  CallResult initExporter(const std::string& className);

protected:
  void onLink() override;
};

} // namespace sparkwright
