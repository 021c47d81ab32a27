#include "app/web/live/LiveStream.h"

namespace sparkwright
{

namespace
{

QByteArray bytesOf(const std::string& text)
{
  return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

void LiveStream::take(const FramePtr& frame, double now)
{
  const std::size_t known = game_.eventCount();
  freshScene_ = scene_.take(frame);
  game_.take(*frame, scene_);
  const bool again = frame->time < time_;
  time_ = frame->time;
  ++frame_;
  sceneNumber_ += freshScene_ ? 1 : 0;
  firstNews_ = game_.epoch() == epoch_ ? known : 0;
  news_ = game_.epoch() != epoch_ || game_.eventCount() > known;
  epoch_ = game_.epoch();
  whole_ = freshScene_ || again || now - wholeAt_ >= wholeEvery;
  if(whole_)
    wholeAt_ = now;
  change_.reset();
  catchUp_.reset();
  all_.reset();
}

QByteArray LiveStream::next(Known& known)
{
  if(frame_ == 0 || known.frame == frame_)
    return {};
  const bool inStep = known.frame > 0 && known.frame == frame_ - 1;
  const bool sameScene = known.frame > 0 && known.scene == sceneNumber_;
  known = {frame_, sceneNumber_};
  if(inStep)
  {
    if(!change_)
      change_ = bytesOf((freshScene_ ? scene_.change() : "") + (game_.changed() ? game_.state() : "") +
                        (news_ ? webMessage(WebMessage::Events, game_.events(firstNews_)) : "") +
                        (whole_ ? scene_.poses().whole() : scene_.poses().change()));
    return *change_;
  }
  if(!catchUp_)
    catchUp_ =
        bytesOf(game_.state() + webMessage(WebMessage::Events, game_.events(0)) + scene_.poses().whole());
  if(sameScene)
    return *catchUp_;
  if(!all_)
    all_ = bytesOf(scene_.whole()) + *catchUp_;
  return *all_;
}

} // namespace sparkwright
