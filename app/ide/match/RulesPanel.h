#pragma once

#include "app/ide/match/RulesModel.h"
#include "app/ide/session/Session.h"

#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QWidget>

namespace sparkwright
{

/// The dock of a game's rules: which are applied, and all variables with values, units, ranges and meanings. Changes
/// take effect in the running match if possible.
class RulesPanel : public QWidget
{
  Q_OBJECT
public:
  explicit RulesPanel(QWidget* parent = nullptr);

  void setState(const SessionState& state);

  RulesModel& model() { return model_; }
  QTreeView& tree() { return *tree_; }
  QLineEdit& filter() { return *filter_; }
  QToolButton& resetButton() { return *reset_; }
  QString explanation() const { return explanation_->text(); }

signals:
  /// @param value  `default`: the value of the set-up
  void variableChanged(const QString& name, const QString& value);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showCurrent();
  void expandFirst();
  void resetCurrent();
  QModelIndex current() const;

  RulesModel model_;
  QSortFilterProxyModel filtered_;
  QLabel* empty_;
  QLineEdit* filter_;
  QTreeView* tree_;
  QLabel* explanation_;
  QToolButton* reset_;
  QWidget* page_;
};

} // namespace sparkwright
