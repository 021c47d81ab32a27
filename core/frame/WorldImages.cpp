#include "core/frame/WorldImages.h"

#include "core/frame/SceneAssets.h"
#include "core/mesh/Meshes.h"

namespace sparkwright
{

const FramePtr& WorldImages::shown()
{
  if(meshes_.drawn())
    return frame_;
  if(source_ == frame_)
    return shown_;
  source_ = frame_;
  if(plain_ != source_->structure)
  {
    plain_ = source_->structure;
    auto structure = std::make_shared<SceneStructure>(*plain_);
    dress(*structure, meshes_);
    dressed_ = std::move(structure);
  }
  auto frame = std::make_shared<Frame>(*source_);
  frame->structure = dressed_;
  shown_ = std::move(frame);
  return shown_;
}

std::string_view WorldImages::draw(const ImageSettings& settings, const Mat4f& pose, std::vector<std::uint8_t>& bytes)
{
  if(!make_)
    return "this program draws no images";
  if(!made_)
    drawer_ = make_(problem_);
  made_ = true;
  if(!drawer_)
    return problem_;
  told_ = drawer_->draw(shown(), settings, pose, bytes);
  return told_;
}

} // namespace sparkwright
