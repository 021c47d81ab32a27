#include "app/ide/window/WindowPlaces.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int leftWidth = 340, rightWidth = 400, bottomHeight = 180;

/// In group 0 of the View menu, which begins with the menu of the docks.
constexpr int docksEntry = 0, toolBarEntry = 100;

} // namespace

WindowPlaces::WindowPlaces(QMainWindow& window)
    : window_(window), toolBar_(window.addToolBar(QString())), docksMenu_(new QMenu(&window))
{
  toolBar_->setObjectName(QStringLiteral("toolBar"));
  toolBar_->setIconSize({24, 24});
  addEntry({MenuPlace::View, 0, docksEntry}, docksMenu_->menuAction());
  addEntry({MenuPlace::View, 0, toolBarEntry}, toolBar_->toggleViewAction());
}

void WindowPlaces::addEntry(const MenuPlace& place, QAction* action)
{
  entries_[static_cast<std::size_t>(place.menu)].push_back({place.group, place.position, action, nullptr});
}

void WindowPlaces::addTool(const ToolPlace& place, QAction* action)
{
  tools_.push_back({place.group, place.position, action, nullptr});
}

void WindowPlaces::addTool(const ToolPlace& place, QWidget* widget)
{
  tools_.push_back({place.group, place.position, nullptr, widget});
}

QDockWidget& WindowPlaces::addDock(const DockPlace& place, QWidget* content)
{
  QDockWidget* const dock = new QDockWidget(&window_);
  dock->setObjectName(QString::fromLatin1(place.name));
  dock->setWidget(content);
  if(menus_[MenuPlace::View]) // The window is built.
    addLate(place, *dock);
  docks_.push_back({place, dock});
  return *dock;
}

/// The window is complete: the dock becomes one more tab of its area, or comes where a stored layout has it.
void WindowPlaces::addLate(const DockPlace& place, QDockWidget& dock)
{
  late_.append(dock.objectName());
  if(!window_.restoreDockWidget(&dock))
  {
    if(QDockWidget* const before = first(place.area))
      window_.tabifyDockWidget(before, &dock);
    else
      window_.addDockWidget(place.area, &dock);
  }
  docksMenu_->addAction(dock.toggleViewAction());
}

void WindowPlaces::bringBack()
{
  for(const auto& [place, dock] : docks_)
  {
    const bool isAway = dock->isFloating() || (isLate(*dock) && window_.dockWidgetArea(dock) != place.area);
    if(!isAway)
      continue;
    const bool shown = dock->isVisible();
    dock->setFloating(false);
    QDockWidget* const before = first(place.area);
    if(before && before != dock)
      window_.tabifyDockWidget(before, dock);
    else
      window_.addDockWidget(place.area, dock);
    dock->setVisible(shown);
  }
}

bool WindowPlaces::isLate(const QDockWidget& dock) const
{
  return std::ranges::find(late_, dock.objectName()) != late_.end();
}

void WindowPlaces::removeDock(QDockWidget& dock)
{
  std::erase_if(docks_, [&dock](const Dock& each) { return each.dock == &dock; });
  late_.removeAll(dock.objectName());
  window_.removeDockWidget(&dock);
  delete &dock;
}

void WindowPlaces::sort(std::vector<Entry>& entries)
{
  std::ranges::stable_sort(entries, {}, [](const Entry& entry) { return std::pair(entry.group, entry.position); });
}

void WindowPlaces::build()
{
  buildDocks();
  buildToolBar();
  for(std::size_t i = 0; i < menus_.size(); ++i)
  {
    menus_[i] = window_.menuBar()->addMenu(QString());
    sort(entries_[i]);
    for(const Entry& entry : entries_[i])
    {
      if(&entry != &entries_[i].front() && entry.group != (&entry - 1)->group)
        menus_[i]->addSeparator();
      menus_[i]->addAction(entry.action);
    }
  }
}

void WindowPlaces::buildDocks()
{
  std::ranges::stable_sort(docks_, {}, [](const Dock& each) { return each.place.position; });
  for(const Dock& each : docks_)
    docksMenu_->addAction(each.dock->toggleViewAction());
  for(const Qt::DockWidgetArea area : {Qt::RightDockWidgetArea, Qt::LeftDockWidgetArea, Qt::BottomDockWidgetArea})
  {
    QDockWidget* before = nullptr;
    for(const auto& [place, dock] : docks_)
      if(place.area == area)
      {
        if(before) // At once: side by side they would make the window wider than a screen.
          window_.tabifyDockWidget(before, dock);
        else
          window_.addDockWidget(area, dock);
        before = dock;
      }
    raiseFirst(area);
    window_.setTabPosition(area, QTabWidget::North);
  }
  setDefaultSizes();
}

void WindowPlaces::buildToolBar()
{
  sort(tools_);
  for(const Entry& tool : tools_)
  {
    if(&tool != &tools_.front() && tool.group != (&tool - 1)->group)
      toolBar_->addSeparator();
    if(tool.action)
      toolBar_->addAction(tool.action);
    else
      toolBar_->addWidget(tool.widget);
  }
}

QDockWidget* WindowPlaces::first(Qt::DockWidgetArea area) const
{
  const auto found = std::ranges::find(docks_, area, [](const Dock& each) { return each.place.area; });
  return found == docks_.end() ? nullptr : found->dock;
}

void WindowPlaces::raiseFirst(Qt::DockWidgetArea area)
{
  if(QDockWidget* const dock = first(area))
    dock->raise();
}

void WindowPlaces::setDefaultSizes()
{
  const auto resize = [this](Qt::DockWidgetArea area, int size, Qt::Orientation orientation)
  {
    if(QDockWidget* const dock = first(area))
      window_.resizeDocks({dock}, {size}, orientation);
  };
  resize(Qt::LeftDockWidgetArea, leftWidth, Qt::Horizontal);
  resize(Qt::RightDockWidgetArea, rightWidth, Qt::Horizontal);
  resize(Qt::BottomDockWidgetArea, bottomHeight, Qt::Vertical);
}

void WindowPlaces::retranslate()
{
  menus_[MenuPlace::File]->setTitle(tr("&File"));
  menus_[MenuPlace::Edit]->setTitle(tr("&Edit"));
  menus_[MenuPlace::Simulation]->setTitle(tr("&Simulation"));
  menus_[MenuPlace::Match]->setTitle(tr("&Match"));
  menus_[MenuPlace::View]->setTitle(tr("&View"));
  menus_[MenuPlace::Panel]->setTitle(tr("&Panel"));
  menus_[MenuPlace::Help]->setTitle(tr("&Help"));
  docksMenu_->setTitle(tr("&Docks"));
  toolBar_->setWindowTitle(tr("Tool bar"));
  for(QAction* const action : toolBar_->actions())
    if(QToolButton* const button = qobject_cast<QToolButton*>(toolBar_->widgetForAction(action)))
      button->setAccessibleName(action->text().remove(QLatin1Char('&')));
}

} // namespace sparkwright
