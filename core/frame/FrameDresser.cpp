#include "core/frame/FrameDresser.h"

namespace sparkwright
{

FramePtr FrameDresser::dress(const FramePtr& frame)
{
  if(!frame || !frame->structure)
    return frame;
  if(frame->structure != plain_)
  {
    auto dressed = std::make_shared<SceneStructure>(*frame->structure);
    assets_.dress(*dressed);
    plain_ = frame->structure;
    dressed_ = std::move(dressed);
  }
  auto copy = std::make_shared<Frame>(*frame);
  copy->structure = dressed_;
  return copy;
}

} // namespace sparkwright
