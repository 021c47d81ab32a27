#pragma once

#include "core/engine/Frame.h"
#include "editor/SceneTreeModel.h"

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
  /// Selects a node of the structure without telling; -1: none.
  void setSelectedNode(int node);
  const SceneTreeModel& model() const { return model_; }

signals:
  void nodeSelected(int node);
  /// Double click, Enter: look at it.
  void nodeActivated(int node);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void setStructure(const std::shared_ptr<const SceneStructure>& structure);
  int nodeAt(const QModelIndex& shown) const;

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
  bool quiet_ = false; ///< Changes come from the program.
};

} // namespace sparkwright
