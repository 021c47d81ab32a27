#pragma once

#include "core/frame/Frame.h"
#include "editor/tree/SceneTreeModel.h"

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QWidget>

namespace sparkwright
{

/// The scene as a tree, with a box that filters as one types.
class ScenePanel : public QWidget
{
  Q_OBJECT
public:
  explicit ScenePanel(QWidget* parent = nullptr);

  void setFrame(const FramePtr& frame);
  /// Selects nodes of the structure without telling.
  void setSelectedNodes(const std::vector<int>& nodes);
  const SceneTreeModel& model() const { return model_; }

signals:
  /// All that the user has selected, the last chosen one last.
  void nodesSelected(const std::vector<int>& nodes);
  /// Double click, Enter: look at it.
  void nodeActivated(int node);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void setStructure(const std::shared_ptr<const SceneStructure>& structure);
  int nodeAt(const QModelIndex& shown) const;
  void tellSelection();

  /// Lets names with a text through; without one all but mere places, which are many and show nothing.
  class Filter : public QSortFilterProxyModel
  {
  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  };

  SceneTreeModel model_;
  Filter filtered_;
  QLineEdit* filter_;
  QTreeView* tree_;
  std::vector<int> selected_; ///< Whether the filter shows them or not.
  bool quiet_ = false; ///< Changes come from the program.
};

} // namespace sparkwright
