#pragma once

#include "core/mesh/MeshImporter.h"

#include <map>

namespace sparkwright::ros
{

/// Knows the meshes that scenes describe themselves, by name.
class RosMeshes : public MeshImporter
{
public:
  /// Keeps the mesh under that name, or under one with a number behind it if another mesh has it.
  /// @return the name
  std::string define(const std::string& name, MeshPtr mesh);

  bool reads(std::string_view name) const override { return meshes_.contains(name); }
  Content import(const Request& request) const override;

private:
  std::map<std::string, MeshPtr, std::less<>> meshes_;
  std::map<std::string, int> numbers_; ///< Last number behind a name.
};

} // namespace sparkwright::ros
