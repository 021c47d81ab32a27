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

struct SourceTreeModel::Row
{
  Row* parent = nullptr;
  OutlinedFile* file = nullptr; ///< That the item stands in.
  Id item = 0;
  OutlinedFile* childFile = nullptr; ///< That its children stand in.
  int place = 0;                     ///< Among its siblings; see `placed` of the parent.
  mutable bool placed = true;        ///< Whether the children know their places.
  bool loaded = false;
  std::vector<std::unique_ptr<Row>> children{};
};

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
  findMatches();
  if(file_)
  {
    root_ = std::make_unique<Row>();
    root_->file = root_->childFile = file_;
    rows_[file_].emplace(0, root_.get());
  }
  endResetModel();
}

void SourceTreeModel::setFilter(const QString& words)
{
  if(words == filter_)
    return;
  filter_ = words;
  words_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  restart();
}

void SourceTreeModel::findMatches()
{
  matches_.clear();
  if(words_.isEmpty() || !file_)
    return;
  const SourceOutline& outline = *file_->outline;
  std::vector<QByteArray> words;
  for(const QString& word : words_)
    words.push_back(word.toUtf8().toLower());
  for(const Id id : outline.order())
  {
    const Item& item = *outline.find(id);
    if(item.kind == Kind::Group)
      continue;
    QByteArray text = QByteArray::fromStdString(item.head) + ' ' + QByteArray::fromStdString(item.name);
    for(const SourceOutline::Value& value : item.values)
      text += ' ' + QByteArray::fromStdString(value.text);
    text = text.toLower();
    const bool matches = std::ranges::all_of(words, [&](const QByteArray& word) { return text.contains(word); });
    if(!matches)
      continue;
    for(Id around = id; around != 0 && matches_.insert(around).second; around = outline.find(around)->parent)
      ;
  }
}

// Rows

SourceTreeModel::Row* SourceTreeModel::rowOf(const QModelIndex& index) const
{
  return index.isValid() ? static_cast<Row*>(index.internalPointer()) : root_.get();
}

QModelIndex SourceTreeModel::indexOf(const Row* row) const
{
  if(!row || !row->parent)
    return {};
  const Row& parent = *row->parent;
  if(!parent.placed)
  {
    for(std::size_t i = 0; i < parent.children.size(); ++i)
      parent.children[i]->place = static_cast<int>(i);
    parent.placed = true;
  }
  return createIndex(row->place, 0, const_cast<Row*>(row));
}

OutlinedFile* SourceTreeModel::importedBy(const Row& row) const
{
  const Item* const item = row.file->outline->find(row.item);
  if(!item || item->kind != Kind::Import)
    return nullptr;
  OutlinedFile* const file = files_.imported(*row.file->outline, row.item);
  for(const Row* around = &row; file && around; around = around->parent)
    if(around->file == file)
      return nullptr;
  return file;
}

std::vector<SourceTreeModel::Id> SourceTreeModel::childrenOf(const Row& row, OutlinedFile*& file) const
{
  const Item* const item = row.file->outline->find(row.item);
  file = row.file;
  if(!item)
    return {};
  if(item->kind == Kind::Import)
  {
    file = importedBy(row);
    return file ? file->outline->shown(0) : std::vector<Id>();
  }
  std::vector<Id> children = row.file->outline->shown(row.item);
  if(!words_.isEmpty() && row.file == file_)
    std::erase_if(children, [&](Id id) { return !matches_.contains(id); });
  return children;
}

void SourceTreeModel::load(Row& row) const
{
  if(row.loaded)
    return;
  row.loaded = true;
  const std::vector<Id> children = childrenOf(row, row.childFile);
  auto& rows = rows_[row.childFile];
  row.children.reserve(children.size());
  for(const Id id : children)
  {
    auto child = std::make_unique<Row>();
    child->parent = &row;
    child->file = child->childFile = row.childFile;
    child->item = id;
    child->place = static_cast<int>(row.children.size());
    rows.emplace(id, child.get());
    row.children.push_back(std::move(child));
  }
  if(row.childFile && row.childFile != row.file)
    rows.emplace(0, &row);
}

/// Takes a row and those in it out of the list of rows.
void SourceTreeModel::forget(Row& row) const
{
  std::vector<Row*> all{&row};
  while(!all.empty())
  {
    Row* const one = all.back();
    all.pop_back();
    for(const auto& child : one->children)
      all.push_back(child.get());
    const auto drop = [&](const OutlinedFile* file, Id id)
    {
      auto& rows = rows_[file];
      const auto [begin, end] = rows.equal_range(id);
      for(auto it = begin; it != end; ++it)
        if(it->second == one)
        {
          rows.erase(it);
          return;
        }
    };
    drop(one->file, one->item);
    if(one->loaded && one->childFile && one->childFile != one->file)
      drop(one->childFile, 0);
  }
}

void SourceTreeModel::refresh(Row& row)
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
      forget(**child);
    row.children.erase(at(front), at(row.children.size() - back));
    row.placed = false;
    endRemoveRows();
  }
  if(!same)
  {
    if(row.childFile && row.childFile != row.file)
    {
      auto& rows = rows_[row.childFile];
      const auto [begin, end] = rows.equal_range(0);
      for(auto it = begin; it != end; ++it)
        if(it->second == &row)
        {
          rows.erase(it);
          break;
        }
    }
    row.childFile = file;
    if(file && file != row.file)
      rows_[file].emplace(0, &row);
  }
  if(now.size() <= front + back)
    return;
  beginInsertRows(self, static_cast<int>(front), static_cast<int>(now.size() - back) - 1);
  std::vector<std::unique_ptr<Row>> added;
  for(std::size_t i = front; i < now.size() - back; ++i)
  {
    auto child = std::make_unique<Row>();
    child->parent = &row;
    child->file = child->childFile = file;
    child->item = now[i];
    rows_[file].emplace(now[i], child.get());
    added.push_back(std::move(child));
  }
  row.children.insert(at(front), std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
  row.placed = false;
  endInsertRows();
}

void SourceTreeModel::followEdit(OutlinedFile* file, const SourceOutline::Update& update)
{
  const auto known = rows_.find(file);
  if(known == rows_.end())
    return;
  if(update.all)
    return restart();
  if(!words_.isEmpty() && !update.children.empty())
    filterAgain_.start();
  std::vector<Id> parents;
  for(const Id id : update.children)
    if(const Item* const item = file->outline->find(id))
      parents.push_back(item->kind == Kind::Group ? file->outline->shownParent(id) : id);
  std::ranges::sort(parents);
  parents.erase(std::ranges::unique(parents).begin(), parents.end());
  const auto each = [&](Id id, auto&& function)
  {
    std::vector<Row*> rows;
    const auto [begin, end] = known->second.equal_range(id);
    for(auto it = begin; it != end; ++it)
      rows.push_back(it->second);
    for(Row* const row : rows)
    {
      // What was done for another row may have taken this one out.
      const auto [first, last] = known->second.equal_range(id);
      if(std::any_of(first, last, [&](const auto& entry) { return entry.second == row; }))
        function(*row);
    }
  };
  for(const Id id : parents)
    each(id, [&](Row& row) { refresh(row); });
  for(const Id id : update.labels)
    each(id,
         [&](Row& row)
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
  const Row* const row = rowOf(index);
  return row ? row->file->outline->find(row->item) : nullptr;
}

OutlinedFile* SourceTreeModel::fileOf(const QModelIndex& index) const
{
  const Row* const row = rowOf(index);
  return row ? row->file : nullptr;
}

SourceNode SourceTreeModel::nodeOf(const QModelIndex& index) const
{
  const Row* const row = rowOf(index);
  return row && row->parent ? SourceNode{row->file->document, row->item} : SourceNode{};
}

SourceTreeModel::Import SourceTreeModel::importOf(const QModelIndex& index) const
{
  const Row* const row = rowOf(index);
  const Item* const item = row ? row->file->outline->find(row->item) : nullptr;
  if(!item || item->kind != Kind::Import || importedBy(*row))
    return Import::Fine;
  if(OutlineFiles::nameOf(*row->file->outline, row->item).empty())
    return Import::Computed;
  return files_.imported(*row->file->outline, row->item) ? Import::Recursive : Import::Missing;
}

std::vector<std::pair<OutlinedFile*, SourceOutline::Id>> SourceTreeModel::importsOf(const QModelIndex& index) const
{
  std::vector<std::pair<OutlinedFile*, Id>> imports;
  for(const Row* row = rowOf(index); row && row->parent; row = row->parent)
    if(row->parent->parent && row->parent->file != row->file)
      imports.insert(imports.begin(), {row->parent->file, row->parent->item});
  return imports;
}

SourceTreeModel::Row* SourceTreeModel::find(Row& from, OutlinedFile* file, Id item) const
{
  std::vector<Id> way;
  for(Id id = item; id != 0; id = file->outline->shownParent(id))
    way.push_back(id);
  Row* row = &from;
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
  const auto rows = rows_.find(file);
  if(rows == rows_.end())
    return {};
  const auto import = rows->second.find(0);
  return import == rows->second.end() ? QModelIndex() : indexOf(find(*import->second, file, item));
}

QModelIndex SourceTreeModel::index(int row, int column, const QModelIndex& parent) const
{
  Row* const around = rowOf(parent);
  if(!around || row < 0 || column != 0)
    return {};
  load(*around);
  const auto place = static_cast<std::size_t>(row);
  return place < around->children.size() ? createIndex(row, 0, around->children[place].get()) : QModelIndex();
}

QModelIndex SourceTreeModel::parent(const QModelIndex& child) const
{
  const Row* const row = child.isValid() ? rowOf(child) : nullptr;
  return row ? indexOf(row->parent) : QModelIndex();
}

int SourceTreeModel::rowCount(const QModelIndex& parent) const
{
  Row* const row = rowOf(parent);
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
  const Row* const row = rowOf(parent);
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
  flags |= Qt::ItemIsDragEnabled;
  if(!fileOf(index)->document)
    return flags;
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
