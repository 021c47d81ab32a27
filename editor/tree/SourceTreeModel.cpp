#include "editor/tree/SourceTreeModel.h"

#include "editor/tree/TreeEdits.h"

#include <QMimeData>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Kind = SourceOutline::Kind;

constexpr int filterDelay = 150; ///< ms after an edit.

} // namespace

SourceTreeModel::SourceTreeModel(OutlineFiles& files, QObject* parent) : QAbstractItemModel(parent), files_(files)
{
  filterAgain_.setSingleShot(true);
  filterAgain_.setInterval(filterDelay);
  connect(&filterAgain_, &QTimer::timeout, this, &SourceTreeModel::restart);
  connect(&files, &OutlineFiles::edited, this, &SourceTreeModel::followEdit);
  connect(&files, &OutlineFiles::replacing, this,
          [this](const OutlinedFile* file)
          {
            if(!rows_.contains(file) && file != file_)
              return;
            // Its rows point to what is about to go. They are made anew when the event loop is reached.
            beginResetModel();
            root_.reset();
            rows_.clear();
            file_ = nullptr;
            endResetModel();
            QMetaObject::invokeMethod(this, &SourceTreeModel::restart, Qt::QueuedConnection);
          });
}

SourceTreeModel::~SourceTreeModel() = default;

void SourceTreeModel::setDocument(SceneDocument* document)
{
  if(document == document_)
    return;
  document_ = document;
  restart();
}

void SourceTreeModel::restart()
{
  beginResetModel();
  root_.reset();
  rows_.clear();
  file_ = files_.of(document_);
  filter_.search(file_, files_);
  if(file_)
  {
    root_ = std::make_unique<SourceRow>();
    root_->file = root_->childFile = file_;
    rows_.add(file_, 0, *root_);
  }
  endResetModel();
}

void SourceTreeModel::setFilter(const QString& words)
{
  if(words == filter_.words())
    return;
  filter_.setWords(words);
  restart();
}

// Rows

SourceRow* SourceTreeModel::rowOf(const QModelIndex& index) const
{
  return index.isValid() ? static_cast<SourceRow*>(index.internalPointer()) : root_.get();
}

QModelIndex SourceTreeModel::indexOf(const SourceRow* row) const
{
  if(!row || !row->parent)
    return {};
  const SourceRow& parent = *row->parent;
  if(!parent.placed)
  {
    for(std::size_t i = 0; i < parent.children.size(); ++i)
      parent.children[i]->place = static_cast<int>(i);
    parent.placed = true;
  }
  return createIndex(row->place, 0, const_cast<SourceRow*>(row));
}

OutlinedFile* SourceTreeModel::importedBy(const SourceRow& row) const
{
  const Item* const item = row.file->outline->find(row.item);
  if(!item || item->kind != Kind::Import)
    return nullptr;
  OutlinedFile* const file = files_.imported(*row.file->outline, row.item);
  for(const SourceRow* around = &row; file && around; around = around->parent)
    if(around->file == file)
      return nullptr;
  return file;
}

std::vector<SourceTreeModel::Id> SourceTreeModel::childrenOf(const SourceRow& row, OutlinedFile*& file) const
{
  const Item* const item = row.file->outline->find(row.item);
  file = row.file;
  if(!item)
    return {};
  if(item->kind == Kind::Import)
  {
    file = importedBy(row);
    if(!file)
      return {};
  }
  std::vector<Id> children = file->outline->shown(file == row.file ? row.item : 0);
  // A file that matches only by its name shows all that it holds.
  if(file == file_ || filter_.isFoundIn(*file))
    std::erase_if(children, [&](Id id) { return !filter_.passes(*file, id); });
  return children;
}

void SourceTreeModel::load(SourceRow& row) const
{
  if(row.loaded)
    return;
  row.loaded = true;
  const std::vector<Id> children = childrenOf(row, row.childFile);
  row.children.reserve(children.size());
  for(const Id id : children)
  {
    row.children.push_back(row.makeChild(id));
    row.children.back()->place = static_cast<int>(row.children.size()) - 1;
    rows_.add(row.childFile, id, *row.children.back());
  }
  if(row.leadsElsewhere())
    rows_.add(row.childFile, 0, row);
}

void SourceTreeModel::refresh(SourceRow& row)
{
  if(!row.loaded)
    return;
  OutlinedFile* file = nullptr;
  const std::vector<Id> now = childrenOf(row, file);
  const bool same = file == row.childFile;
  std::size_t front = 0, back = 0;
  const std::size_t least = same ? std::min(now.size(), row.children.size()) : 0;
  while(front < least && now[front] == row.children[front]->item)
    ++front;
  while(back < least - front && now[now.size() - 1 - back] == row.children[row.children.size() - 1 - back]->item)
    ++back;
  const QModelIndex self = indexOf(&row);
  const auto at = [&](std::size_t place) { return row.children.begin() + static_cast<std::ptrdiff_t>(place); };
  if(row.children.size() > front + back)
  {
    beginRemoveRows(self, static_cast<int>(front), static_cast<int>(row.children.size() - back) - 1);
    for(auto child = at(front); child != at(row.children.size() - back); ++child)
      rows_.removeAll(**child);
    row.children.erase(at(front), at(row.children.size() - back));
    row.placed = false;
    endRemoveRows();
  }
  if(!same)
  {
    if(row.leadsElsewhere())
      rows_.remove(row.childFile, 0, row);
    row.childFile = file;
    if(row.leadsElsewhere())
      rows_.add(file, 0, row);
  }
  if(now.size() <= front + back)
    return;
  beginInsertRows(self, static_cast<int>(front), static_cast<int>(now.size() - back) - 1);
  std::vector<std::unique_ptr<SourceRow>> added;
  for(std::size_t i = front; i < now.size() - back; ++i)
  {
    added.push_back(row.makeChild(now[i]));
    rows_.add(file, now[i], *added.back());
  }
  row.children.insert(at(front), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
  row.placed = false;
  endInsertRows();
}

void SourceTreeModel::followEdit(OutlinedFile* file, const SourceOutline::Update& update)
{
  if(!rows_.contains(file))
    return;
  if(update.all)
    return restart();
  if(filter_.isActive() && !update.children.empty())
    filterAgain_.start();
  std::vector<Id> parents;
  for(const Id id : update.children)
    if(const Item* const item = file->outline->find(id))
      parents.push_back(item->kind == Kind::Group ? file->outline->shownParent(id) : id);
  std::ranges::sort(parents);
  parents.erase(std::ranges::unique(parents).begin(), parents.end());
  const auto each = [&](Id id, auto&& function)
  {
    for(SourceRow* const row : rows_.find(file, id))
      if(rows_.contains(file, id, row)) // What was done for another row may have taken this one out.
        function(*row);
  };
  for(const Id id : parents)
    each(id, [&](SourceRow& row) { refresh(row); });
  for(const Id id : update.labels)
    each(id,
         [&](SourceRow& row)
         {
           const QModelIndex index = indexOf(&row);
           emit dataChanged(index, index);
           if(const Item* const item = file->outline->find(id); item && item->kind == Kind::Import)
             refresh(row); // Perhaps another file.
         });
}

// What is asked

const SourceTreeModel::Item* SourceTreeModel::itemOf(const QModelIndex& index) const
{
  const SourceRow* const row = rowOf(index);
  return row ? row->file->outline->find(row->item) : nullptr;
}

OutlinedFile* SourceTreeModel::fileOf(const QModelIndex& index) const
{
  const SourceRow* const row = rowOf(index);
  return row ? row->file : nullptr;
}

SourceNode SourceTreeModel::nodeOf(const QModelIndex& index) const
{
  const SourceRow* const row = rowOf(index);
  return row && row->parent ? SourceNode{row->file->document, row->item} : SourceNode{};
}

SourceTreeModel::Import SourceTreeModel::importOf(const QModelIndex& index) const
{
  const SourceRow* const row = rowOf(index);
  const Item* const item = row ? row->file->outline->find(row->item) : nullptr;
  if(!item || item->kind != Kind::Import || importedBy(*row))
    return Import::Fine;
  if(OutlineFiles::nameOf(*row->file->outline, row->item).empty())
    return Import::Computed;
  return files_.imported(*row->file->outline, row->item) ? Import::Recursive : Import::Missing;
}

bool SourceTreeModel::holdsMatches(const QModelIndex& import) const
{
  const OutlinedFile* const file = importedBy(*rowOf(import));
  return file && filter_.isFoundIn(*file);
}

std::vector<std::pair<OutlinedFile*, SourceOutline::Id>> SourceTreeModel::importsOf(const QModelIndex& index) const
{
  std::vector<std::pair<OutlinedFile*, Id>> imports;
  for(const SourceRow* row = rowOf(index); row && row->parent; row = row->parent)
    if(row->parent->parent && row->parent->file != row->file)
      imports.insert(imports.begin(), {row->parent->file, row->parent->item});
  return imports;
}

SourceRow* SourceTreeModel::find(SourceRow& from, OutlinedFile* file, Id item) const
{
  std::vector<Id> way;
  for(Id id = item; id != 0; id = file->outline->shownParent(id))
    way.push_back(id);
  SourceRow* row = &from;
  for(auto id = way.rbegin(); id != way.rend() && row; ++id)
  {
    load(*row);
    const auto child = std::ranges::find(row->children, *id, [](const auto& one) { return one->item; });
    row = child == row->children.end() ? nullptr : child->get();
  }
  return row;
}

QModelIndex SourceTreeModel::indexOf(SceneDocument* document, Id item)
{
  if(!root_ || !document)
    return {};
  OutlinedFile* const file = files_.of(document);
  if(!file)
    return {};
  if(!file->outline->find(item) || file->outline->find(item)->kind == Kind::Group)
  {
    // A call: the node that it is about.
    const auto open = file->tokens().find(item);
    item = open ? file->outline->at(open->begin()) : 0;
  }
  if(item == 0)
    return {};
  if(file == file_)
    return indexOf(find(*root_, file, item));
  const std::vector<SourceRow*> imports = rows_.find(file, 0);
  return imports.empty() ? QModelIndex() : indexOf(find(*imports.front(), file, item));
}

QModelIndex SourceTreeModel::index(int row, int column, const QModelIndex& parent) const
{
  SourceRow* const around = rowOf(parent);
  if(!around || row < 0 || column != 0)
    return {};
  load(*around);
  const auto place = static_cast<std::size_t>(row);
  return place < around->children.size() ? createIndex(row, 0, around->children[place].get()) : QModelIndex();
}

QModelIndex SourceTreeModel::parent(const QModelIndex& child) const
{
  const SourceRow* const row = child.isValid() ? rowOf(child) : nullptr;
  return row ? indexOf(row->parent) : QModelIndex();
}

int SourceTreeModel::rowCount(const QModelIndex& parent) const
{
  SourceRow* const row = rowOf(parent);
  if(!row || parent.column() > 0)
    return 0;
  load(*row);
  return static_cast<int>(row->children.size());
}

int SourceTreeModel::columnCount(const QModelIndex&) const
{
  return 1;
}

bool SourceTreeModel::hasChildren(const QModelIndex& parent) const
{
  const SourceRow* const row = rowOf(parent);
  if(!row)
    return false;
  if(row->loaded)
    return !row->children.empty();
  const Item* const item = row->file->outline->find(row->item);
  if(!item)
    return false;
  return item->kind == Kind::Import ? importedBy(*row) != nullptr : !item->children.empty();
}

QVariant SourceTreeModel::data(const QModelIndex& index, int role) const
{
  const Item* const item = index.isValid() ? itemOf(index) : nullptr;
  if(!item)
    return {};
  switch(role)
  {
  case Qt::DisplayRole:
    return QString::fromStdString(item->name.empty() ? item->head : item->head + ' ' + item->name);
  case Qt::EditRole:
  case NameRole:
    return QString::fromStdString(item->name);
  case HeadRole:
    return QString::fromStdString(item->head);
  case ReadOnlyRole:
    return fileOf(index)->document.isNull();
  case Qt::ToolTipRole:
    switch(importOf(index))
    {
    case Import::Fine:
      break;
    case Import::Computed:
      return tr("Which file this is depends on variables.");
    case Import::Missing:
      return tr("%1 is not found below the data folders.").arg(QString::fromStdString(item->head));
    case Import::Recursive:
      return tr("This file imports itself.");
    }
    if(fileOf(index)->document.isNull())
      return tr("Imported from %1. Open that file to edit it.").arg(fileOf(index)->file);
    return {};
  default:
    return {};
  }
}

Qt::ItemFlags SourceTreeModel::flags(const QModelIndex& index) const
{
  if(!index.isValid())
    return Qt::ItemIsDropEnabled;
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  const Item* const item = itemOf(index);
  if(!item)
    return flags;
  if(!fileOf(index)->document)
    return flags; // Its text holds only in its own file, for whose variables it is written.
  flags |= Qt::ItemIsDragEnabled;
  if(item->kind == Kind::Node)
    flags |= Qt::ItemIsEditable;
  if(TreeEdits(*fileOf(index)->outline).takesForms(item->list))
    flags |= Qt::ItemIsDropEnabled;
  return flags;
}

QMimeData* SourceTreeModel::mimeData(const QModelIndexList& indexes) const
{
  std::vector<Id> items;
  OutlinedFile* file = nullptr;
  for(const QModelIndex& index : indexes)
    if(!file || fileOf(index) == file)
    {
      file = fileOf(index);
      items.push_back(itemOf(index)->list);
    }
  if(!file)
    return nullptr;
  auto data = std::make_unique<QMimeData>();
  data->setText(QString::fromStdString(TreeEdits(*file->outline).copy(items)));
  return data.release(); // The drag owns it.
}

} // namespace sparkwright
