#pragma once

#include "app/ide/common/WindowPart.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>

#include <array>
#include <vector>

namespace sparkwright
{

/// Collects the menu entries, tools and docks of parts, and adds them to the window in order.
class WindowPlaces
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::WindowPlaces)
public:
  /// @param window  must outlive this
  explicit WindowPlaces(QMainWindow& window);

  /// See WindowShell. Only before build(), but for docks.
  void addEntry(const MenuPlace& place, QAction* action);
  void addTool(const ToolPlace& place, QAction* action);
  void addTool(const ToolPlace& place, QWidget* widget);
  QDockWidget& addDock(const DockPlace& place, QWidget* content);
  void removeDock(QDockWidget& dock);
  /// Docks that no stored layout knows, such as those of plugins, go to their areas, and none stays out of the window.
  void bringBack();

  /// Adds everything to the window. Call it once.
  void build();
  /// From build() on.
  QMenu& menu(MenuPlace::Menu menu) { return *menus_[static_cast<std::size_t>(menu)]; }
  /// To be called after the texts of actions and docks have been set.
  void retranslate();
  void setDefaultSizes();
  void raiseFirst(Qt::DockWidgetArea area);

private:
  static constexpr int menuCount = MenuPlace::Help + 1;
  struct Entry
  {
    int group;
    int position;
    QAction* action;
    QWidget* widget; ///< Instead of an action; tool bar only.
  };
  struct Dock
  {
    DockPlace place;
    QDockWidget* dock;
  };

  void buildDocks();
  void addLate(const DockPlace& place, QDockWidget& dock);
  void buildToolBar();
  QDockWidget* first(Qt::DockWidgetArea area) const;
  bool isLate(const QDockWidget& dock) const;
  static void sort(std::vector<Entry>& entries);

  QMainWindow& window_;
  QToolBar* toolBar_;
  std::array<std::vector<Entry>, menuCount> entries_;
  std::array<QMenu*, menuCount> menus_{};
  QMenu* docksMenu_; ///< Opens and closes docks.
  std::vector<Entry> tools_;
  std::vector<Dock> docks_;
  QStringList late_; ///< Names of docks that came when the window was complete.
};

} // namespace sparkwright
