#pragma once

#include "core/engine/World.h"
#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/object/SceneImporters.h"

#include <string_view>

namespace sparkwright::fuzz
{

/// A World without files that imports one text after the other below nodes of their own.
class SceneStage
{
public:
  SceneStage() : world_(options())
  {
    world_.log().setSink([this](const Diagnostic& diagnostic) { bytesLogged_ += diagnostic.text().size(); });
  }

  Object& scene() { return *world_.root().find("/usr/scene"); }
  /// Imports the text as a file of its own; then nothing is left of it.
  void import(std::string_view text)
  {
    Object& root = scene();
    const std::size_t before = root.children().size();
    world_.context().importer->importText(text, "fuzz.rsg", root, {});
    while(root.children().size() > before)
      root.removeChild(*root.children().back());
  }
  void update(std::string_view text)
  {
    world_.context().importer->importText(text, "fuzz.rsg", scene(), {});
  }

private:
  static WorldOptions options()
  {
    WorldOptions options;
    options.seed = 1;
    options.strict = true;
    options.scriptBudget = 20'000;
    options.scriptMemory = 64u << 20;
    return options;
  }

  World world_;
  std::size_t bytesLogged_ = 0;
};

} // namespace sparkwright::fuzz
