#pragma once

#include "core/mesh/MeshImporter.h"

#include <string>
#include <string_view>

namespace sparkwright
{

/// A mesh on its way from one process to another of the same program, before it is checked.
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
