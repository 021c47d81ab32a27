#pragma once

#include "core/object/Context.h"
#include "core/text/SyntaxTree.h"

#include <memory>
#include <string>
#include <vector>

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

class Evaluator;

/// What the imports that are under way, nested in each other, share. Private to core/rsg.
struct ImportState
{
  static constexpr std::size_t deepestImport = 64;
  static constexpr int deepestList = 1000;
  static constexpr int mostFiles = 20000;

  struct Level
  {
    std::string identity; ///< File and arguments: the same twice means that it would never end.
    std::string name;
    Evaluator* evaluator = nullptr;
  };

  Context& context;
  std::vector<Level> levels; ///< Outermost first.
  int listDepth = 0;         ///< Lists being evaluated, over all levels.
  int files = 0;             ///< Files since the outermost import began.
};

} // namespace sparkwright::rsg
