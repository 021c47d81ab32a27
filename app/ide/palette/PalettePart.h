#pragma once

#include "app/ide/common/FilterPalette.h"
#include "app/ide/common/WindowPart.h"

#include <QDockWidget>
#include <QPointer>

#include <vector>

class QMenu;

namespace sparkwright
{

/// The command palette: every command of the window by its name, with its menu and its key.
class PalettePart : public WindowPart
{
  Q_OBJECT
public:
  explicit PalettePart(const Surroundings& around);

  FilterPalette& palette() { return *palette_; }
  QAction& action() { return *open_; }

  void retranslate() override;

private:
  void ask();
  QDockWidget* dockOf(const QAction* action) const;
  /// Adds what stands in a menu and in those below it. @param path  names of the menus, each followed by ` › `
  void addMenu(QMenu& menu, const QString& path, std::vector<FilterPalette::Entry>& entries);
  /// @param inUse  whether the menu that it stands in is
  void addAction(QAction& action, const QString& path, std::vector<FilterPalette::Entry>& entries, bool inUse = true);

  Surroundings around_;
  FilterPalette* palette_;
  QAction* open_;
  std::vector<QPointer<QAction>> commands_; ///< Of the entries.
};

} // namespace sparkwright
