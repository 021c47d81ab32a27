#include "app/ide/start/StartModel.h"

#include "app/ide/start/Examples.h"
#include "core/run/Project.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace sparkwright
{

namespace
{

/// `~/robots` instead of `/home/ada/robots`.
QString shortPath(const QString& path)
{
  const QString home = QDir::homePath();
  return path.startsWith(home + QLatin1Char('/')) ? QLatin1Char('~') + path.mid(home.size()) : path;
}

} // namespace

StartModel::StartModel(Thumbnails* pictures, QObject* parent) : QAbstractListModel(parent), pictures_(pictures)
{
  if(pictures_)
    connect(pictures_, &Thumbnails::ready, this,
            [this](const QString& scene)
            {
              for(std::size_t i = 0; i < items_.size(); ++i)
                if(items_[i].file == scene)
                  emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)), {PictureRole});
            });
}

void StartModel::setItems(std::vector<Item> items)
{
  beginResetModel();
  items_ = std::move(items);
  endResetModel();
}

void StartModel::setMissing(const QStringList& files)
{
  for(std::size_t i = 0; i < items_.size(); ++i)
    if(const bool missing = files.contains(items_[i].file); missing != items_[i].missing)
    {
      items_[i].missing = missing;
      emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

int StartModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(items_.size());
}

QVariant StartModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const Item& item = items_[static_cast<std::size_t>(index.row())];
  switch(role)
  {
  case Qt::DisplayRole:
    return item.title;
  case Qt::ToolTipRole:
    return item.file;
  case Qt::AccessibleTextRole:
    return item.title + QStringLiteral(": ") + item.line + (item.missing ? tr(", missing") : QString()) +
           (item.pinned ? tr(", pinned") : QString()) + (item.unsaved ? tr(", unsaved edits") : QString());
  case FileRole:
    return item.file;
  case LineRole:
    return item.missing   ? tr("Missing: %1").arg(item.line)
           : item.unsaved ? tr("Unsaved edits: open to restore")
                          : item.line;
  case PictureRole:
    return pictures_ && item.cycles > 0 ? pictures_->picture({item.file, item.cycles}) : QImage();
  case PinnedRole:
    return item.pinned;
  case MissingRole:
    return item.missing;
  case WordsRole:
    return QString(item.title + QLatin1Char(' ') + item.line + QLatin1Char(' ') + item.file);
  default:
    return {};
  }
}

std::vector<StartModel::Item> StartModel::exampleItems()
{
  std::vector<Item> items;
  const auto translated = [](const char* text) { return QCoreApplication::translate("sparkwright::Examples", text); };
  for(const Example& each : examples())
    items.push_back(
        {QString::fromLatin1(each.file), translated(each.title), translated(each.line), std::max(each.cycles, 1)});
  return items;
}

std::vector<StartModel::Item> StartModel::fileItems(const QStringList& files,
                                                    const std::function<bool(const QString&)>& pinned,
                                                    const QStringList& unsaved)
{
  std::vector<Item> items;
  for(const QString& file : files)
  {
    const QFileInfo info(file);
    const bool project = isProject(file.toStdString());
    items.push_back({file, project ? info.completeBaseName() : info.fileName(),
                     project ? tr("Project in %1").arg(shortPath(info.path())) : shortPath(info.path()), 0,
                     pinned(file), false, unsaved.contains(file)});
  }
  return items;
}

} // namespace sparkwright
