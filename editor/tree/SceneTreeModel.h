#pragma once

#include "core/frame/Frame.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>

namespace sparkwright
{

/// The visible structure of a scene as a tree of named things.
///
/// Items are addressed by their index in SceneStructure::nodes. setStructure() with the structure that is already shown
/// does nothing, so it may be called for each frame.
class SceneTreeModel : public QAbstractItemModel
{
  Q_OBJECT
public:
  enum Role
  {
    NodeRole = Qt::UserRole, ///< Index in the structure.
    KindRole,                ///< SceneStructure::Node::Kind as int.
    EmptyRole                ///< Whether there is nothing to see in it: a mere place, such as a flag.
  };

  explicit SceneTreeModel(QObject* parent = nullptr);

  void setStructure(std::shared_ptr<const SceneStructure> structure);
  const std::shared_ptr<const SceneStructure>& structure() const { return structure_; }
  /// Names for objects that have none of their own (robots), by id; they win over the object's.
  void setLabels(QHash<quint64, QString> labels);
  /// Translated texts have changed.
  void retranslate();

  QModelIndex indexOf(int node) const;
  /// Index in the structure; -1 for an invalid index.
  int nodeOf(const QModelIndex& index) const;
  /// What a node is called: its name, else what it shows.
  QString title(int node) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

private:
  bool isEmpty(int node) const;
  QString kindName(SceneStructure::Node::Kind kind) const;

  std::shared_ptr<const SceneStructure> structure_;
  std::vector<std::vector<int>> children_; ///< By node index + 1; [0] is the top level.
  std::vector<int> row_;
  QHash<quint64, QString> labels_;
};

} // namespace sparkwright
