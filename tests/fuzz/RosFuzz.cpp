// RoSi scenes, read into a World without files.

#include "tests/fuzz/SceneStage.h"

#include <memory>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  // A fresh one now and then, so that the macros of earlier texts do not add up.
  static std::unique_ptr<sparkwright::fuzz::SceneStage> stage;
  static int uses = 0;
  if(!stage || !stage->usable() || ++uses % 200 == 0)
    stage = std::make_unique<sparkwright::fuzz::SceneStage>();
  const std::string text(reinterpret_cast<const char*>(data), size);
  const bool isWhole =
      text.starts_with("<Sim") || text.starts_with("<RoSi") || text.starts_with("<?") || text.starts_with("<!");
  stage->import(isWhole ? text : "<Simulation><Scene><Elements>" + text + "</Elements></Scene></Simulation>");
  return 0;
}
