#include "app/ide/plots/SignalModel.h"

#include "app/ide/common/texts/CoreTexts.h"

namespace sparkwright
{

QString unitText(Quantity quantity)
{
  switch(quantity)
  {
  case Quantity::Angle:
    return QStringLiteral("°");
  case Quantity::AngularRate:
    return QStringLiteral("°/s");
  case Quantity::Temperature:
    return QStringLiteral("°C");
  case Quantity::Torque:
    return QStringLiteral("N·m");
  case Quantity::Acceleration:
    return QStringLiteral("m/s²");
  default:
  {
    const std::string_view unit = unitOf(quantity);
    return QString::fromLatin1(unit.data(), static_cast<qsizetype>(unit.size()));
  }
  }
}

void SignalModel::setCatalog(SignalCatalog catalog)
{
  beginResetModel();
  catalog_ = std::move(catalog);
  const auto& nodes = catalog_.nodes();
  children_.assign(nodes.size() + 1, {});
  rows_.assign(nodes.size(), 0);
  for(std::size_t i = 0; i < nodes.size(); ++i)
  {
    auto& siblings = nodes[i].parent < 0 ? children_.back() : children_[static_cast<std::size_t>(nodes[i].parent)];
    rows_[i] = static_cast<int>(siblings.size());
    siblings.push_back(static_cast<int>(i));
  }
  endResetModel();
}

void SignalModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
  beginResetModel();
  endResetModel();
}

void SignalModel::setChecked(std::set<std::string> paths)
{
  beginResetModel();
  checked_ = std::move(paths);
  endResetModel();
  emit checkedChanged();
}

QModelIndex SignalModel::index(int row, int column, const QModelIndex& parent) const
{
  if(children_.empty() || row < 0 || column < 0 || column >= Columns)
    return {};
  const auto& siblings = parent.isValid() ? children_[static_cast<std::size_t>(parent.internalId())] : children_.back();
  return row < static_cast<int>(siblings.size())
             ? createIndex(row, column, static_cast<quintptr>(siblings[static_cast<std::size_t>(row)]))
             : QModelIndex();
}

QModelIndex SignalModel::parent(const QModelIndex& index) const
{
  const int above = index.isValid() ? nodeOf(index).parent : -1;
  return above < 0 ? QModelIndex() : createIndex(rows_[static_cast<std::size_t>(above)], 0, static_cast<quintptr>(above));
}

int SignalModel::rowCount(const QModelIndex& parent) const
{
  if(children_.empty() || parent.column() > 0)
    return 0;
  return static_cast<int>(
      (parent.isValid() ? children_[static_cast<std::size_t>(parent.internalId())] : children_.back()).size());
}

std::string SignalModel::pathOf(int node) const
{
  const auto& nodes = catalog_.nodes();
  std::string path = nodes[static_cast<std::size_t>(node)].part;
  for(int above = nodes[static_cast<std::size_t>(node)].parent; above >= 0;
      above = nodes[static_cast<std::size_t>(above)].parent)
    path = nodes[static_cast<std::size_t>(above)].part + '/' + path;
  return path;
}

std::vector<std::string> SignalModel::signalsAt(const QModelIndex& index) const
{
  std::vector<std::string> paths;
  if(!index.isValid())
    return paths;
  const auto first = static_cast<int>(index.internalId());
  for(int i = first; i < nodeOf(index).end; ++i)
    if(const int signal = catalog_.nodes()[static_cast<std::size_t>(i)].signal; signal >= 0)
      paths.push_back(catalog_.all()[static_cast<std::size_t>(signal)].path);
  return paths;
}

Qt::CheckState SignalModel::stateOf(int node) const
{
  bool on = false, off = false;
  for(int i = node; i < catalog_.nodes()[static_cast<std::size_t>(node)].end; ++i)
    if(const int signal = catalog_.nodes()[static_cast<std::size_t>(i)].signal; signal >= 0)
      (checked_.contains(catalog_.all()[static_cast<std::size_t>(signal)].path) ? on : off) = true;
  return on && off ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked;
}

QVariant SignalModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid())
    return {};
  const SignalCatalog::Node& node = nodeOf(index);
  const auto number = static_cast<int>(index.internalId());
  if(role == pathRole || role == Qt::ToolTipRole)
    return QString::fromStdString(pathOf(number));
  if(role == Qt::DisplayRole && index.column() == Name)
    return inWindow(node.label);
  if(role == Qt::DisplayRole && node.signal >= 0)
    return unitText(catalog_.all()[static_cast<std::size_t>(node.signal)].quantity);
  if(role == Qt::CheckStateRole && checkable_ && index.column() == Name)
    return stateOf(number);
  return {};
}

bool SignalModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
  if(role != Qt::CheckStateRole || !checkable_ || !index.isValid())
    return false;
  for(std::string& path : signalsAt(index))
    if(value.toInt() == Qt::Unchecked)
      checked_.erase(path);
    else
      checked_.insert(std::move(path));
  // What is below, and the groups around.
  const auto tell = [this](auto& self, const QModelIndex& at) -> void
  {
    if(const int rows = rowCount(at); rows > 0)
    {
      emit dataChanged(this->index(0, 0, at), this->index(rows - 1, 0, at), {Qt::CheckStateRole});
      for(int i = 0; i < rows; ++i)
        self(self, this->index(i, 0, at));
    }
  };
  tell(tell, index);
  for(QModelIndex at = index; at.isValid(); at = at.parent())
    emit dataChanged(at, at, {Qt::CheckStateRole});
  emit checkedChanged();
  return true;
}

QVariant SignalModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  return section == Name ? tr("Signal") : tr("Unit");
}

Qt::ItemFlags SignalModel::flags(const QModelIndex& index) const
{
  if(!index.isValid())
    return Qt::NoItemFlags;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  if(checkable_)
    flags |= Qt::ItemIsUserCheckable;
  else if(nodeOf(index).signal >= 0)
    flags |= Qt::ItemIsDragEnabled;
  return flags;
}

QMimeData* SignalModel::mimeOf(const std::vector<std::string>& paths)
{
  QStringList list;
  for(const std::string& path : paths)
    list << QString::fromStdString(path);
  auto* const data = new QMimeData;
  data->setData(QString::fromLatin1(mimeType), list.join('\n').toUtf8());
  data->setText(list.join('\n'));
  return data;
}

QMimeData* SignalModel::mimeData(const QModelIndexList& indexes) const
{
  std::vector<std::string> paths;
  for(const QModelIndex& index : indexes)
    if(index.column() == Name && nodeOf(index).signal >= 0)
      paths.push_back(catalog_.all()[static_cast<std::size_t>(nodeOf(index).signal)].path);
  return paths.empty() ? nullptr : mimeOf(paths);
}

std::vector<std::string> SignalModel::pathsOf(const QMimeData* data)
{
  std::vector<std::string> paths;
  if(data && data->hasFormat(QString::fromLatin1(mimeType)))
    for(const QByteArray& line : data->data(QString::fromLatin1(mimeType)).split('\n'))
      if(!line.isEmpty())
        paths.push_back(line.toStdString());
  return paths;
}

} // namespace sparkwright
