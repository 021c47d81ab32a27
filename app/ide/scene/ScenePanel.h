#pragma once

#include "core/frame/Frame.h"
#include "editor/tree/SceneTreeModel.h"

#include <QAction>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QWidget>

namespace sparkwright
{

/// The dock of the scene tree, with a filter.
class ScenePanel : public QWidget
{
  Q_OBJECT
public:
  explicit ScenePanel(QWidget* parent = nullptr);

  void setFrame(const FramePtr& frame);
  /// Selects nodes of the structure without a signal.
  void setSelectedNodes(const std::vector<int>& nodes);
  const SceneTreeModel& model() const { return model_; }
  QTreeView& tree() { return *tree_; }
  /// What the tree itself offers, with keys that act there only: expand all, collapse all.
  QList<QAction*> commands() const { return tree_->actions(); }

signals:
  /// The user's selection, the node chosen last at the end.
  void nodesSelected(const std::vector<int>& nodes);
  /// A node was activated by double click or Enter.
  void nodeActivated(int node);
  /// The menu of the selected nodes. @param at  of the screen
  void menuWanted(const QPoint& at);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void setStructure(const std::shared_ptr<const SceneStructure>& structure);
  int nodeAt(const QModelIndex& shown) const;
  void tellSelection();
  void makeCommands();
  void setExpanded(bool expanded);

  /// Passes names that contain a text; without a text, all nodes except empty ones (SceneTreeModel::EmptyRole).
  class Filter : public QSortFilterProxyModel
  {
  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  };

  SceneTreeModel model_;
  Filter filtered_;
  QLineEdit* filter_;
  QTreeView* tree_;
  QAction *expand_, *collapse_;
  std::vector<int> selected_; ///< Including those hidden by the filter.
  bool quiet_ = false;        ///< The program, not the user, changes the selection.
};

} // namespace sparkwright
