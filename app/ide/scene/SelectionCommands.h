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

/// Selection in the views, and actions for selected things, also in the context menu.
class SelectionCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,selection,area  must outlive this
  SelectionCommands(Actions& actions, Selection& selection, ViewArea& area, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const;
  /// Adds an entry to the context menu, which outlives this.
  void addToMenu(QAction* action) { more_.push_back(action); }
  /// The context menu for a place of a view; valid until the next call.
  QMenu& menuAt(Viewport& view, const QPoint& position);

private:
  void connectTo(Viewport& view);
  void addBehind(Viewport& view, const std::vector<int>& parts);
  void addTitle();
  void addCameras();
  void addCopying();
  void selectAt(const std::vector<int>& parts);
  void selectPlayers();
  void putHere();
  void stop();
  void kick();
  void copyPath();
  void copyPosition();
  /// The movable things of the selection; shows a message if there are none.
  std::vector<Movable> selectedMovables();
  void copy(const QString& text);

  Actions& actions_;
  Selection& selection_;
  ViewArea& area_;
  QMenu menu_;
  QList<QAction*> more_; ///< Further entries of the menu.
  std::optional<Vec3f> here_; ///< Point in the world below the context menu, m.
};

} // namespace sparkwright
