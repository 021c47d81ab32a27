#include "app/ide/layout/Perspectives.h"

#include <QDockWidget>
#include <QMainWindow>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr int textHeight = 300; // Pixels, in the default layout of Design.

} // namespace

Perspectives::Perspectives(QMainWindow& window, LayoutStore store, Ways ways, QObject* parent)
    : QObject(parent), window_(window), store_(std::move(store)), ways_(std::move(ways))
{
}

bool Perspectives::begin()
{
  built_ = ways_.save();
  QString problem;
  layouts_ = store_.load({}, &problem);
  if(!problem.isEmpty())
    emit failed(problem);
  if(!layouts_.perspective)
    return ways_.restore(layouts_.unnamed);
  current_ = layouts_.perspective;
  apply(*current_);
  emit changed(*current_);
  return true;
}

void Perspectives::show(Perspective perspective)
{
  if(current_ == perspective)
    return;
  // Docks come and go at once: each on its own would be laid out, drawn and moved along.
  const bool animated = window_.isAnimated();
  window_.setUpdatesEnabled(false);
  window_.setAnimated(false);
  keepPresent();
  current_ = perspective;
  apply(perspective);
  window_.setAnimated(animated);
  window_.setUpdatesEnabled(true);
  emit changed(perspective);
}

void Perspectives::keepPresent()
{
  if(current_)
    layouts_.states[static_cast<std::size_t>(*current_)] = ways_.save();
}

void Perspectives::apply(Perspective perspective)
{
  const QByteArray& state = layouts_.states[static_cast<std::size_t>(perspective)];
  if(state.isEmpty() || !ways_.restore(state))
    applyDefault(perspective);
}

void Perspectives::applyDefault(Perspective perspective)
{
  ways_.restore(built_);
  const QList<QDockWidget*> docks = window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
  for(QDockWidget* const dock : docks)
    dock->setVisible(isOpenIn(perspective, dock->objectName()));
  // Plots are read beside the view: at the bottom is the time.
  QDockWidget* const plots = window_.findChild<QDockWidget*>(QStringLiteral("plotsDock"));
  QDockWidget* const right = window_.findChild<QDockWidget*>(QStringLiteral("layersDock"));
  if(perspective == Perspective::Review && plots && right)
    window_.tabifyDockWidget(right, plots);
  ways_.arranged();
  for(QDockWidget* const dock : docks)
    if(isInFront(perspective, dock->objectName()))
      dock->raise();
  ways_.defaultSizes();
  // A text of six lines is none.
  if(QDockWidget* const text = window_.findChild<QDockWidget*>(QStringLiteral("textDock"));
     text && perspective == Perspective::Design)
    window_.resizeDocks({text}, {textHeight}, Qt::Vertical);
}

void Perspectives::reset()
{
  if(current_)
    applyDefault(*current_);
  else
  {
    ways_.restore(built_);
    ways_.defaultSizes();
  }
}

void Perspectives::showScene(const QString& scene, Perspective usual)
{
  if(scene == scene_)
    return;
  if(!scene_.isEmpty())
    store();
  scene_ = scene;
  QString problem;
  const SavedLayouts found = store_.load(scene, &problem);
  if(!problem.isEmpty())
    emit failed(problem);
  keepPresent();
  const Perspective wanted = found.perspective.value_or(usual);
  if(!found.empty())
    layouts_ = found;
  if(found.empty() && current_ == wanted)
    return; // Nothing moves for a scene that has no layout of its own.
  current_ = wanted;
  apply(wanted);
  emit changed(wanted);
}

bool Perspectives::raiseFront(Qt::DockWidgetArea area)
{
  for(QDockWidget* const dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
    if(current_ && isInFront(*current_, dock->objectName()) && window_.dockWidgetArea(dock) == area &&
       !dock->isHidden())
    {
      dock->raise();
      return true;
    }
  return false;
}

void Perspectives::store()
{
  keepPresent();
  if(!current_)
    layouts_.unnamed = ways_.save();
  layouts_.perspective = current_;
  for(const QString& scene : {scene_, QString()})
    if(const QString problem = store_.save(scene, layouts_); !problem.isEmpty())
      emit failed(problem);
}

} // namespace sparkwright
