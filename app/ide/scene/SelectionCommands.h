#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/views/ViewArea.h"

#include <QMenu>

#include <optional>

namespace sparkwright
{

struct Movable;
class Viewport;

/// How things are selected in the views, and what can be done with them: by actions, and by the menu that a right click
/// opens.
class SelectionCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,selection,area  must outlive this
  SelectionCommands(Actions& actions, Selection& selection, ViewArea& area, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const;
  /// The menu for a place of a view; it stays until the next one is asked for.
  QMenu& menuAt(Viewport& view, const QPoint& position);

private:
  void connectTo(Viewport& view);
  void addBehind(Viewport& view, const std::vector<int>& parts);
  void selectAt(const std::vector<int>& parts);
  void selectPlayers();
  void putHere();
  void stop();
  void kick();
  void copyPath();
  void copyPosition();
  /// What of the selection can be moved; if nothing, says so.
  std::vector<Movable> selectedMovables();
  void copy(const QString& text);

  Actions& actions_;
  Selection& selection_;
  ViewArea& area_;
  QMenu menu_;
  std::optional<Vec3f> here_; ///< Where the menu was opened, on what was there.
};

} // namespace sparkwright
