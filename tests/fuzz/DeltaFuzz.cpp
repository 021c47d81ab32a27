// Delta scenes, applied to a small scene with nodes of several classes.

#include "tests/fuzz/SceneStage.h"

#include <memory>

namespace
{

constexpr std::string_view scene =
    "(RSG 0 1)((nd TRF (setName a) (nd StaticMesh) (nd TRF (setName b) (nd Box) (nd RigidBody)))"
    "(nd Light)(nd TRF (setName c) (nd SMN) (nd Camera)))";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  static std::unique_ptr<sparkwright::fuzz::SceneStage> stage;
  static int uses = 0;
  if(!stage || !stage->usable() || ++uses % 200 == 0)
  {
    stage = std::make_unique<sparkwright::fuzz::SceneStage>();
    stage->update(scene);
  }
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const bool hasHeader = text.starts_with("(R");
  stage->update(hasHeader ? std::string(text) : "(RDS 0 1)((nd)(nd)" + std::string(text) + ")");
  return 0;
}
