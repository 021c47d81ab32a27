#include "app/ide/agents/inspector/MessagesModel.h"

#include <QLocale>

namespace sparkwright
{

void MessagesModel::setCycles(int cycles)
{
  cycles_ = cycles;
  prune();
}

void MessagesModel::add(std::vector<MessageTap::Message> messages)
{
  if(messages.empty())
    return;
  beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(messages.size()) - 1);
  for(MessageTap::Message& message : messages)
  {
    bytes_ += message.text.size();
    messages_.push_back(std::move(message));
  }
  endInsertRows();
  prune();
}

/// Forgets what is too old.
void MessagesModel::prune()
{
  if(messages_.empty())
    return;
  const long newest = messages_.back().cycle;
  std::size_t count = 0, bytes = bytes_;
  while(count + 1 < messages_.size() &&
        (messages_[count].cycle <= newest - cycles_ || messages_.size() - count > mostMessages || bytes > mostBytes))
    bytes -= messages_[count++].text.size();
  if(count == 0)
    return;
  beginRemoveRows({}, 0, static_cast<int>(count) - 1);
  messages_.erase(messages_.begin(), messages_.begin() + static_cast<std::ptrdiff_t>(count));
  bytes_ = bytes;
  endRemoveRows();
}

void MessagesModel::clear()
{
  beginResetModel();
  messages_.clear();
  bytes_ = 0;
  endResetModel();
}

void MessagesModel::retranslate()
{
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  if(rowCount() > 0)
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int MessagesModel::rowCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : static_cast<int>(messages_.size());
}

int MessagesModel::columnCount(const QModelIndex& parent) const
{
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant MessagesModel::data(const QModelIndex& index, int role) const
{
  if(!index.isValid() || index.row() >= rowCount())
    return {};
  const MessageTap::Message& message = this->message(index.row());
  if(role == DirectionRole)
    return static_cast<int>(message.direction);
  if(role == TextRole)
    return QString::fromStdString(message.text);
  if(role == Qt::TextAlignmentRole)
    return index.column() == Time || index.column() == Size ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter)
                                                            : QVariant();
  if(role == Qt::ToolTipRole && index.column() == Time)
    return tr("Cycle %1").arg(QLocale().toString(static_cast<qlonglong>(message.cycle)));
  if(role != Qt::DisplayRole)
    return {};
  constexpr std::size_t longestShown = 400;
  switch(index.column())
  {
  case Time:
    return tr("%1 s").arg(QLocale().toString(message.time, 'f', 2));
  case Direction:
    switch(message.direction)
    {
    case MessageTap::Direction::ToAgent:
      return tr("→ to agent");
    case MessageTap::Direction::FromAgent:
      return tr("← from agent");
    case MessageTap::Direction::Command:
      return tr("← command");
    }
    return {};
  case Agent:
    return names_ && message.agent > 0 ? names_(message.agent) : QString();
  case Size:
    return QLocale().toString(static_cast<qulonglong>(message.text.size()));
  case Text:
    return QString::fromStdString(message.text.substr(0, longestShown));
  default:
    return {};
  }
}

QVariant MessagesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
  if(orientation != Qt::Horizontal || role != Qt::DisplayRole)
    return {};
  switch(section)
  {
  case Time:
    return tr("Time");
  case Direction:
    return tr("Direction");
  case Agent:
    return tr("Agent");
  case Size:
    return tr("Bytes");
  case Text:
    return tr("Message");
  default:
    return {};
  }
}

void MessagesFilter::setShown(Shown shown)
{
  shown_ = shown;
  invalidateFilter();
}

void MessagesFilter::setText(const QString& text)
{
  text_ = text;
  invalidateFilter();
}

bool MessagesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
  const QModelIndex index = sourceModel()->index(row, 0, parent);
  const bool toAgent =
      index.data(MessagesModel::DirectionRole).toInt() == static_cast<int>(MessageTap::Direction::ToAgent);
  if((shown_ == Shown::ToAgent && !toAgent) || (shown_ == Shown::FromAgent && toAgent))
    return false;
  return text_.isEmpty() || index.data(MessagesModel::TextRole).toString().contains(text_, Qt::CaseInsensitive);
}

} // namespace sparkwright
