#include "editor/tree/SceneTreeModel.h"

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

/// `models/naohead.obj` → `naohead`
QString shortMesh(const std::string& mesh)
{
  QString name = QString::fromStdString(mesh);
  name = name.mid(name.lastIndexOf(QLatin1Char('/')) + 1);
  return name.section(QLatin1Char('.'), 0, 0);
}

} // namespace

SceneTreeModel::SceneTreeModel(QObject* parent) : QAbstractItemModel(parent) {}

void SceneTreeModel::setStructure(std::shared_ptr<const SceneStructure> structure)
{
  if(structure == structure_)
    return;
  beginResetModel();
  structure_ = std::move(structure);
  children_.clear();
  row_.clear();
  if(structure_)
  {
    children_.resize(structure_->nodes.size() + 1);
    row_.resize(structure_->nodes.size());
    for(int i = 0; i < static_cast<int>(structure_->nodes.size()); ++i)
    {
      auto& siblings = children_[static_cast<std::size_t>(structure_->nodes[static_cast<std::size_t>(i)].parent + 1)];
      row_[static_cast<std::size_t>(i)] = static_cast<int>(siblings.size());
      siblings.push_back(i);
    }
  }
  endResetModel();
}

void SceneTreeModel::setLabels(QHash<quint64, QString> labels)
{
  if(labels == labels_)
    return;
  labels_ = std::move(labels);
  retranslate();
}

void SceneTreeModel::retranslate()
{
  for(const std::vector<int>& siblings : children_)
    if(!siblings.empty())
      emit dataChanged(indexOf(siblings.front()), indexOf(siblings.back()));
}

int SceneTreeModel::nodeOf(const QModelIndex& index) const
{
  return index.isValid() ? static_cast<int>(index.internalId()) : -1;
}

QModelIndex SceneTreeModel::indexOf(int node) const
{
  if(!structure_ || node < 0 || node >= static_cast<int>(row_.size()))
    return {};
  return createIndex(row_[static_cast<std::size_t>(node)], 0, static_cast<quintptr>(node));
}

QModelIndex SceneTreeModel::index(int row, int column, const QModelIndex& parent) const
{
  if(!hasIndex(row, column, parent))
    return {};
  const int node = children_[static_cast<std::size_t>(nodeOf(parent) + 1)][static_cast<std::size_t>(row)];
  return createIndex(row, column, static_cast<quintptr>(node));
}

QModelIndex SceneTreeModel::parent(const QModelIndex& child) const
{
  const int node = nodeOf(child);
  return node < 0 || !structure_ ? QModelIndex() : indexOf(structure_->nodes[static_cast<std::size_t>(node)].parent);
}

int SceneTreeModel::rowCount(const QModelIndex& parent) const
{
  if(!structure_ || parent.column() > 0)
    return 0;
  return static_cast<int>(children_[static_cast<std::size_t>(nodeOf(parent) + 1)].size());
}

int SceneTreeModel::columnCount(const QModelIndex&) const
{
  return 1;
}

QString SceneTreeModel::kindName(Node::Kind kind) const
{
  switch(kind)
  {
  case Node::Kind::Transform: return tr("Transform");
  case Node::Kind::Light: return tr("Light");
  case Node::Kind::Mesh: return tr("Mesh");
  case Node::Kind::SingleMesh: return tr("Shape");
  }
  return {};
}

bool SceneTreeModel::isEmpty(int node) const
{
  const int end = structure_->nodes[static_cast<std::size_t>(node)].end;
  for(int i = node; i < end; ++i)
    if(const Node& n = structure_->nodes[static_cast<std::size_t>(i)];
       n.kind != Node::Kind::Transform || (n.id && labels_.contains(n.id)))
      return false;
  return true;
}

QString SceneTreeModel::title(int node) const
{
  if(!structure_ || node < 0 || node >= static_cast<int>(structure_->nodes.size()))
    return {};
  const Node& n = structure_->nodes[static_cast<std::size_t>(node)];
  if(const auto label = labels_.find(n.id); n.id && label != labels_.end())
    return *label;
  const QString name = QString::fromStdString(n.name);
  if(!name.isEmpty() && !name.startsWith(QLatin1Char('<')))
    return name;
  if(!n.mesh.empty())
    return shortMesh(n.mesh);
  // A transform without a name borrows that of the only thing it places.
  if(n.kind == Node::Kind::Transform && n.end > node + 1)
  {
    const Node& child = structure_->nodes[static_cast<std::size_t>(node) + 1];
    if(child.end == n.end)
      return title(node + 1);
  }
  return kindName(n.kind);
}

QVariant SceneTreeModel::data(const QModelIndex& index, int role) const
{
  const int node = nodeOf(index);
  if(node < 0 || !structure_)
    return {};
  const Node& n = structure_->nodes[static_cast<std::size_t>(node)];
  switch(role)
  {
  case Qt::DisplayRole: return title(node);
  case NodeRole: return node;
  case KindRole: return static_cast<int>(n.kind);
  case EmptyRole: return isEmpty(node);
  case Qt::ToolTipRole:
    if(n.mesh.empty())
      return kindName(n.kind);
    return tr("%1 %2, scale %3 × %4 × %5")
        .arg(kindName(n.kind), QString::fromStdString(n.mesh))
        .arg(static_cast<double>(n.scale.x()))
        .arg(static_cast<double>(n.scale.y()))
        .arg(static_cast<double>(n.scale.z()));
  default: return {};
  }
}

} // namespace sparkwright
