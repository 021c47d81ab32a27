// Complete scenes, read into a World without files.

#include "tests/fuzz/SceneStage.h"

#include <memory>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  // A fresh one now and then, so that what scripts leave behind does not add up.
  static std::unique_ptr<sparkwright::fuzz::SceneStage> stage;
  static int uses = 0;
  if(!stage || !stage->usable() || ++uses % 200 == 0)
    stage = std::make_unique<sparkwright::fuzz::SceneStage>();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const bool hasHeader = text.starts_with("(R");
  stage->import(hasHeader ? std::string(text) : "(RSG 0 1)(" + std::string(text) + ")");
  return 0;
}
