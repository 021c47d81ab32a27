#pragma once

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/world/World.h"

#include <memory>
#include <string_view>

namespace sparkwright::fuzz
{

/// A World without files that imports one text after the other below nodes of their own.
class SceneStage
{
public:
  SceneStage() : world_(options()), scene_(world_.root().find("/usr/scene")->shared_from_this())
  {
    world_.log().setSink([this](const Diagnostic& diagnostic) { bytesLogged_ += diagnostic.text().size(); });
  }

  /// False once a scene has taken the scene itself out of the tree, as it may.
  bool usable() const { return scene_->context() != nullptr; }
  /// Imports the text as a file of its own; then nothing is left of it.
  void import(std::string_view text)
  {
    const std::size_t before = scene_->children().size();
    update(text);
    while(scene_->children().size() > before)
      scene_->removeChild(*scene_->children().back());
  }
  void update(std::string_view text) { world_.context().importer->importText(text, "fuzz.rsg", *scene_, {}); }

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
  std::shared_ptr<Object> scene_;
  std::size_t bytesLogged_ = 0;
};

} // namespace sparkwright::fuzz
