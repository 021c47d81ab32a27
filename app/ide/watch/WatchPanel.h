#pragma once

#include "app/ide/common/SignalEdit.h"
#include "app/ide/watch/WatchModel.h"

#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QTreeView>

namespace sparkwright
{

/// The dock of watched numbers: a field for a new expression, and the list with values.
/// Signals can be dropped onto it.
class WatchPanel : public QWidget
{
  Q_OBJECT
public:
  explicit WatchPanel(QWidget* parent = nullptr);

  WatchModel& model() const { return *model_; }
  SignalEdit& edit() const { return *edit_; }
  QTreeView& list() const { return *list_; }
  QToolButton& addButton() const { return *add_; }
  QToolButton& plotButton() const { return *plot_; }
  QToolButton& removeButton() const { return *remove_; }
  QToolButton& forgetButton() const { return *forget_; }
  QToolButton& copyButton() const { return *copy_; }
  /// What is wrong with the text of the field; empty: nothing is said.
  QString problem() const { return problem_->isHidden() ? QString() : problem_->text(); }
  /// What stands in place of an empty list.
  QString hint() const { return hint_->text(); }
  /// Watches the expression of the field, if there is nothing wrong with it.
  void addWritten();
  void retranslate();

signals:
  /// By the user.
  void expressionsChanged();
  /// Plots these expressions.
  void plotWanted(const std::vector<std::string>& expressions);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  std::vector<std::string> selected() const;
  void say(const QString& problem);
  void removeSelected();
  void showMenu(const QPoint& place);
  void showState();

  WatchModel* model_;
  SignalEdit* edit_;
  QToolButton *add_, *plot_, *remove_, *forget_, *copy_;
  QLabel *problem_, *hint_;
  QTreeView* list_;
  QStackedLayout* pages_;
};

} // namespace sparkwright
