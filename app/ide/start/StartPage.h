#pragma once

#include "app/ide/start/StartModel.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QWidget>

namespace sparkwright
{

/// A list whose entries are opened by a click or by Enter, and removed by Delete.
class StartList : public QListView
{
  Q_OBJECT
public:
  explicit StartList(QWidget* parent) : QListView(parent) {}

signals:
  void chosen(const QModelIndex& index);
  void removeWanted(const QModelIndex& index);
  void pinWanted(const QModelIndex& index);

protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

/// What the window shows while no scene is open: recent files, examples with pictures, and what else one can begin
/// with. A filter at the top finds among both.
class StartPage : public QWidget
{
  Q_OBJECT
public:
  /// @param pictures  of the examples; must outlive this
  explicit StartPage(Thumbnails& pictures, QWidget* parent = nullptr);

  /// @param pinned  whether a file is
  /// @param unsaved  files with edits that can be restored: they come first, recent or not
  void setRecent(const QStringList& files, const std::function<bool(const QString&)>& pinned,
                 const QStringList& unsaved = {});
  /// @param name  of the scene that is open, to which a button leads back; empty: none is
  void setScene(const QString& name);
  void retranslate();
  /// Puts the cursor into the filter.
  void focusFilter() { filter_->setFocus(Qt::OtherFocusReason); }

  QLineEdit& filter() { return *filter_; }
  StartList& recent() { return *recentList_; }
  StartList& examples() { return *exampleList_; }

signals:
  void openWanted(const QString& file);
  void removeWanted(const QString& file);
  void pinWanted(const QString& file, bool pinned);
  void backWanted();
  void newWanted();
  void newSceneWanted();
  void chooseWanted();

protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QPushButton* button(const char* icon);
  StartList* list(QSortFilterProxyModel& shown, const QString& name);
  void connectLists();
  void filterBy(const QString& words);
  void look(const QStringList& files);
  void showMenu(const QPoint& place);
  void showEmpty();

  StartModel *examples_, *files_;
  QSortFilterProxyModel *shownExamples_, *shownFiles_;
  QLineEdit* filter_;
  StartList *exampleList_, *recentList_;
  QLabel *title_, *exampleTitle_, *recentTitle_, *noRecent_, *noExample_;
  QPushButton *back_, *new_, *newScene_, *open_, *soccer_, *demo_;
};

} // namespace sparkwright
