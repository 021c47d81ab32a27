#pragma once

#include "core/import/SceneImporter.h"
#include "core/object/Context.h"
#include "core/syntax/SyntaxTree.h"

#include <memory>
#include <string>

namespace sparkwright::rsg
{

/// A scene file, parsed once and evaluated often.
struct ParsedFile
{
  ParsedFile(std::string text, std::string fileName, std::string where)
      : tree(std::move(text), 2), name(std::make_shared<const std::string>(std::move(fileName))),
        location(std::make_shared<const std::string>(std::move(where)))
  {
  }

  SyntaxTree tree; ///< Header and body only.
  std::shared_ptr<const std::string> name;
  std::shared_ptr<const std::string> location; ///< Empty for text in memory.
};

/// Shared by nested imports. Private to core/rsg.
struct ImportState
{
  static constexpr int deepestList = 1000;

  Context& context;
  ImportOptions options;
  bool sceneDictionary = true;
  std::shared_ptr<const std::string> outermost = nullptr; ///< Location of the file that was imported first.
  int listDepth = 0; ///< Lists being evaluated, over all levels.
};

} // namespace sparkwright::rsg
