#pragma once

#include "core/mesh/MeshImporter.h"

#include <map>

namespace sparkwright::ros
{

/// The meshes defined in scenes, by name.
class RosMeshes : public MeshImporter
{
public:
  /// Adds a mesh; if another mesh has the name, a number is appended.
  /// @return the final name
  std::string define(const std::string& name, MeshPtr mesh);

  bool reads(std::string_view name) const override { return meshes_.contains(name); }
  Content import(const Request& request) const override;

private:
  std::map<std::string, MeshPtr, std::less<>> meshes_;
  std::map<std::string, int> numbers_; ///< Last number appended to a name.
};

} // namespace sparkwright::ros
