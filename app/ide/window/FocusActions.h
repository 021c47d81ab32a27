#pragma once

#include <QAction>
#include <QLabel>
#include <QList>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>
#include <QToolBar>
#include <QToolButton>

#include <map>
#include <set>

namespace sparkwright
{

class Actions;

/// A tool bar whose size does not depend on its buttons, so that others stay where they are; an arrow leads to those for
/// which there is no room.
class SteadyToolBar : public QToolBar
{
  Q_OBJECT
public:
  using QToolBar::QToolBar;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
};

/// Offers what can be done with the dock or view that has the focus: in a tool bar of its own, and in the menu Panel. The
/// title of this dock is bold and marked.
///
/// A place without any actions of its own still has those of every dock. While dialogs, menus or tool bars have the focus,
/// all stays as it is.
class FocusActions : public QObject
{
  Q_OBJECT
public:
  /// @param window  whose docks these are  @param views  are chosen when no dock is; both must outlive this
  FocusActions(QMainWindow& window, Actions& actions, QWidget& views);

  /// See WindowShell::setFocusActions().
  void set(QWidget& place, const QList<QAction*>& actions);
  /// Marks the title of a dock while it has the focus.
  void adopt(QDockWidget& dock);
  /// Shows them in a menu, too, with the actions of every dock. Call it once, when the menus exist.
  void build(QMenu& menu);
  void retranslate();

  /// The dock or the views that had the focus last.
  QWidget* place() const { return place_; }
  QToolBar& toolBar() { return *bar_; }
  /// Moves the focus into the tool bar.
  QAction& goAction() { return *go_; }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget* placeOf(QWidget* widget) const;
  void follow(QWidget* focus);
  void show(QWidget& place);
  void fill();
  void fillMenu();
  void emptyBar();
  void goToBar();
  QList<QToolButton*> buttons() const;
  QDockWidget* dock() const;
  QString title() const;

  QMainWindow& window_;
  QWidget& views_;
  SteadyToolBar* bar_;
  QLabel* label_;
  QMenu* menu_ = nullptr;
  QAction *go_, *close_, *float_;
  std::map<QWidget*, QList<QPointer<QAction>>> offered_; ///< By place.
  std::map<QWidget*, QList<bool>> separators_;
  std::set<QWidget*> behind_; ///< Docks that are hidden, or behind other tabs.
  QPointer<QWidget> place_;
  QPointer<QWidget> before_; ///< Had the focus before the tool bar got it.
};

} // namespace sparkwright
