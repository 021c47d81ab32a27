#include "app/ide/window/RelevantDocks.h"

#include <QAction>
#include <QDockWidget>

namespace sparkwright
{

void RelevantDocks::set(QDockWidget& dock, bool relevant)
{
  const auto known = hidden_.find(dock.objectName());
  if(relevant == (known == hidden_.end()))
    return;
  if(!relevant)
    return hide(hidden_[dock.objectName()] = {&dock, true});
  const bool wasOpen = known->wasOpen;
  hidden_.erase(known);
  dock.toggleViewAction()->setVisible(true);
  dock.setVisible(wasOpen);
}

/// A dock behind another tab is not hidden, though it cannot be seen.
void RelevantDocks::hide(Hidden& hidden)
{
  hidden.wasOpen = !hidden.dock->isHidden();
  hidden.dock->toggleViewAction()->setVisible(false);
  hidden.dock->hide();
}

void RelevantDocks::beforeSaving()
{
  for(const Hidden& hidden : qAsConst(hidden_))
    if(hidden.dock)
      hidden.dock->setVisible(hidden.wasOpen);
}

void RelevantDocks::afterSaving()
{
  for(const Hidden& hidden : qAsConst(hidden_))
    if(hidden.dock)
      hidden.dock->hide();
}

void RelevantDocks::afterRestoring()
{
  for(Hidden& hidden : hidden_)
    if(hidden.dock)
      hide(hidden);
}

} // namespace sparkwright
