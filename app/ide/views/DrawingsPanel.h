#pragma once

#include "app/ide/views/ShownDrawings.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <map>

namespace sparkwright
{

/// The dock of drawings: the names of all sets as a tree, split at dots, with check boxes that show and hide them, and
/// the numbers of their shapes and texts. A filter chooses what is listed.
class DrawingsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit DrawingsPanel(QWidget* parent = nullptr);

  /// The UDP port on which drawings are received; 0: none.
  void setPort(int port);
  /// Lists these drawings; null: none. Cheap if it is the same object as before, or the panel is hidden.
  void setDrawings(const DrawingsPtr& drawings);
  const DrawingChoice& choice() const { return choice_; }

  QTreeWidget& tree() const { return *tree_; }
  QLineEdit& filter() const { return *filter_; }
  QCheckBox& isPattern() const { return *pattern_; }
  QToolButton& showAll() const { return *showAll_; }
  QToolButton& hideAll() const { return *hideAll_; }
  /// What is wrong with the filter, or why nothing is listed; empty: all is well.
  QString hint() const { return hint_->isHidden() ? QString() : hint_->text(); }

signals:
  /// By the user.
  void choiceChanged();

protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

private:
  enum Column
  {
    Name,
    Count
  };

  void rebuild();
  void showCounts();
  void showChecks();
  void applyFilter();
  void chooseListed(bool shown);
  void retranslate();

  DrawingsPtr drawings_;
  int port_ = 0;
  bool listed_ = false; ///< The tree has the names of drawings_.
  DrawingChoice choice_;
  std::map<QString, QTreeWidgetItem*> items_; ///< By name, groups included.
  QLineEdit* filter_;
  QCheckBox* pattern_;
  QToolButton *showAll_, *hideAll_;
  QTreeWidget* tree_;
  QLabel* hint_;
  bool filling_ = false;
};

} // namespace sparkwright
