#include "app/ide/shell/PaneCycle.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QDockWidget>
#include <QToolBar>

#include <algorithm>
#include <tuple>

namespace sparkwright
{

std::vector<QWidget*> PaneCycle::panes() const
{
  std::vector<QWidget*> panes;
  for(Viewport* const view : area_.viewports())
    panes.push_back(view);
  for(QDockWidget* const dock : window_.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
    if(dock->isVisible() && dock->widget() && !dock->widget()->visibleRegion().isEmpty()) // Not behind another tab.
      panes.push_back(dock);
  for(QToolBar* const bar : window_.findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
    if(bar->isVisible())
      panes.push_back(bar);
  std::ranges::stable_sort(panes, {},
                           [](const QWidget* pane)
                           {
                             const QPoint at = pane->mapToGlobal(QPoint());
                             const bool bar = qobject_cast<const QToolBar*>(pane);
                             return std::tuple(bar, at.x(), at.y());
                           });
  return panes;
}

QWidget* PaneCycle::paneOf(QWidget* widget, const std::vector<QWidget*>& panes) const
{
  for(QWidget* const pane : panes)
    if(widget && (widget == pane || pane->isAncestorOf(widget)))
      return pane;
  return nullptr;
}

QWidget* PaneCycle::firstIn(QWidget& pane)
{
  if(pane.focusPolicy() != Qt::NoFocus && !qobject_cast<QDockWidget*>(&pane))
    return &pane;
  auto* const dock = qobject_cast<QDockWidget*>(&pane);
  QWidget& content = dock ? *dock->widget() : pane;
  if(content.focusPolicy() != Qt::NoFocus || content.focusProxy())
    return &content;
  for(QWidget* const each : content.findChildren<QWidget*>())
    if((each->focusPolicy() & Qt::TabFocus) && each->isEnabled() && each->isVisible())
      return each;
  return &content;
}

void PaneCycle::go(bool next)
{
  const std::vector<QWidget*> all = panes();
  if(all.empty())
    return;
  QWidget* const focus = QApplication::focusWidget();
  QWidget* const now = paneOf(focus, all);
  if(now)
    last_[now] = focus;
  const auto count = static_cast<std::ptrdiff_t>(all.size());
  const auto index = now ? std::ranges::find(all, now) - all.begin() : next ? count - 1 : 0;
  QWidget& wanted = *all[static_cast<std::size_t>((index + (next ? 1 : count - 1)) % count)];
  const QPointer<QWidget> before = last_[&wanted];
  QWidget* const target =
      before && before->isVisible() && before->isEnabled() && (before == &wanted || wanted.isAncestorOf(before))
          ? before.data()
          : firstIn(wanted);
  target->setFocus(Qt::ShortcutFocusReason);
}

} // namespace sparkwright
