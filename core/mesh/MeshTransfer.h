#pragma once

#include "core/mesh/MeshImporter.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// Serialises a mesh, not validated yet, for another process of the same program.
struct MeshTransfer
{
  MeshDraft draft;
  std::vector<Material> materials;
  std::string problem;

  std::string packed() const;
  /// @return false if the bytes are not complete
  bool unpack(std::string_view bytes);
};

} // namespace sparkwright
