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

/// The dock of what can be set about the rules of a game: which rules are applied, and all variables with their values,
/// units, ranges and meanings. Changes act on the running match where that is possible.
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
  /// @param value  `default`: as the set-up says
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
