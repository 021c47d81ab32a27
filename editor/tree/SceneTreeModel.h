#pragma once

#include "core/frame/Frame.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>

namespace sparkwright
{

/// Model of the scene tree: the visible structure of a scene with names.
///
/// Items are addressed by their index in SceneStructure::nodes. setStructure() may be called for each frame; it has no
/// effect for the same structure.
class SceneTreeModel : public QAbstractItemModel
{
  Q_OBJECT
public:
  enum Role
  {
    NodeRole = Qt::UserRole, ///< Index in the structure.
    KindRole,                ///< SceneStructure::Node::Kind as int.
    EmptyRole                ///< Whether there is nothing visible in it, only a pose, such as a flag.
  };

  explicit SceneTreeModel(QObject* parent = nullptr);

  void setStructure(std::shared_ptr<const SceneStructure> structure);
  const std::shared_ptr<const SceneStructure>& structure() const { return structure_; }
  /// Sets names by id, for objects without their own (robots); they override the object's.
  void setLabels(QHash<quint64, QString> labels);
  /// To be called when the language has changed.
  void retranslate();

  QModelIndex indexOf(int node) const;
  /// Index in the structure; -1 for an invalid index.
  int nodeOf(const QModelIndex& index) const;
  /// Displayed name of a node: its name, else its mesh or kind.
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
