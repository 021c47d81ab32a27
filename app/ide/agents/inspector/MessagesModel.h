#pragma once

#include "core/agents/MessageTap.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <deque>
#include <functional>

namespace sparkwright
{

/// The messages that were read along, newest last; of the newest cycles, within limits.
class MessagesModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Time,
    Direction,
    Agent,
    Size,
    Text,
    ColumnCount
  };
  enum Role
  {
    DirectionRole = Qt::UserRole, ///< MessageTap::Direction as int.
    TextRole                      ///< The whole message.
  };
  static constexpr int presetCycles = 500;
  static constexpr std::size_t mostMessages = 20000, mostBytes = 64u << 20;

  using QAbstractTableModel::QAbstractTableModel;

  /// How many cycles are kept.
  void setCycles(int cycles);
  /// Gives the name of an agent for display.
  void setNames(std::function<QString(int agent)> names) { names_ = std::move(names); }
  void add(std::vector<MessageTap::Message> messages);
  void clear();
  void retranslate();
  const MessageTap::Message& message(int row) const { return messages_[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  void prune();

  std::deque<MessageTap::Message> messages_;
  std::size_t bytes_ = 0;
  int cycles_ = presetCycles;
  std::function<QString(int)> names_;
};

/// Passes messages of a direction that contain a text.
class MessagesFilter : public QSortFilterProxyModel
{
  Q_OBJECT
public:
  enum class Shown
  {
    Both,
    ToAgent,
    FromAgent
  };
  void setShown(Shown shown);
  void setText(const QString& text);

protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
  Shown shown_ = Shown::Both;
  QString text_;
};

} // namespace sparkwright
