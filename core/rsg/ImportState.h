#pragma once

#include "core/object/Context.h"
#include "core/object/SceneImporter.h"
#include "core/text/SyntaxTree.h"

#include <memory>
#include <string>

namespace sparkwright::rsg
{

/// A scene file, parsed once and evaluated often.
struct ParsedFile
{
  ParsedFile(std::string text, std::string fileName)
      : tree(std::move(text), 2), name(std::make_shared<const std::string>(std::move(fileName)))
  {
  }

  SyntaxTree tree; ///< Header and body; what follows them is not looked at.
  std::shared_ptr<const std::string> name;
};

/// What the imports that are under way, nested in each other, share. Private to core/rsg.
struct ImportState
{
  static constexpr int deepestList = 1000;

  Context& context;
  ImportOptions options;
  bool sceneDictionary = true;
  int listDepth = 0; ///< Lists being evaluated, over all levels.
};

} // namespace sparkwright::rsg
