#pragma once

#include "core/game/GameState.h"

#include <QAbstractTableModel>

#include <deque>
#include <memory>

namespace sparkwright
{

/// What the referee has decided, the newest last.
class EventModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Time,
    What,
    Who,
    Why,
    ColumnCount
  };
  enum Role
  {
    TextRole = Qt::UserRole, ///< Everything in one line, for the filter and the clipboard.
    GroupsRole               ///< Groups that it belongs to, as bits.
  };
  enum Group
  {
    Goals = 1,
    Fouls = 2,
    Restarts = 4
  };
  using Event = std::shared_ptr<const GameEvent>;

  using QAbstractTableModel::QAbstractTableModel;

  /// Takes over a list, which may be null. If it goes on from the former one, rows are only added at the end and taken away
  /// at the front.
  void setEvents(const std::shared_ptr<const GameEvents>& events);
  void retranslate();
  /// Null for a row that there is not.
  Event event(int row) const;

  /// Whether they are records of one decision, of which the later one may say that it does not stand any more.
  static bool isSame(const Event& a, const Event& b);
  /// What was decided, in a few words: "Goal 2 : 1", "Charging", "Kick-in left".
  static QString what(const GameEvent& event);
  /// "Red 4, Blue 7", or the name of the team.
  static QString who(const GameEvent& event);
  /// Name of the rule that has decided.
  static QString rule(const GameEvent& event);
  static QString iconOf(const GameEvent& event);
  static QString teamName(const GameEvent& event, int team);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  std::shared_ptr<const GameEvents> shown_;
  std::deque<Event> events_;
};

} // namespace sparkwright
