#include "viewer/view/Viewport.h"

// What of a view is locked.

namespace sparkwright
{

void Viewport::setLocks(const std::shared_ptr<ViewLocks>& locks)
{
  if(locks_)
    locks_->disconnect(this);
  locks_ = locks;
  navigation_.setLocks(locks);
  picking_.setLocks(locks);
  cameraControl_.setLock([this] { return locks_->refuses(ViewLocks::Camera); });
  connect(locks_.get(), &ViewLocks::changed, this, &Viewport::showLocks);
  showLocks();
}

void Viewport::showLocks()
{
  tools_.cancel();
  navigation_.left();
  ManipulationTool::Settings settings = manipulation_.settings();
  settings.locked = locks_->holds(ViewLocks::Things);
  manipulation_.setSettings(settings);
  if(locks_->holds(ViewLocks::Selection))
    selection_.setHovered(-1); // Until the mouse moves.
  showHint();
}

} // namespace sparkwright
