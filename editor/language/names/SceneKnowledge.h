#pragma once

#include "core/files/FileService.h"
#include "core/object/Registry.h"
#include "editor/language/names/SceneIndex.h"

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// What is known beside the text of a scene when it is edited. Nothing of it changes while it is in use, so that worker
/// threads may read it.
struct SceneKnowledge
{
  const Registry& registry;
  const FileService* files = nullptr;        ///< To look files up; nullptr: files are not looked up.
  std::shared_ptr<const SceneIndex> index{}; ///< Null: nothing is known of other files.
  std::string name{};                        ///< By which other scenes import this one; empty: by none.
  /// Variables of scripts and materials that a World has, beside those of the index.
  std::vector<std::string> scriptVariables{}, materials{};
};

} // namespace sparkwright
