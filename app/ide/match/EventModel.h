#pragma once

#include "core/game/GameState.h"

#include <QAbstractTableModel>

#include <deque>
#include <memory>

namespace sparkwright
{

/// Model of the referee's decisions, newest last.
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
    TextRole = Qt::UserRole, ///< All columns in one line, for the filter and the clipboard.
    GroupsRole               ///< Its groups, as bits.
  };
  enum Group
  {
    Goals = 1,
    Fouls = 2,
    Restarts = 4
  };
  using Event = std::shared_ptr<const GameEvent>;

  using QAbstractTableModel::QAbstractTableModel;

  /// Sets the events; may be null. If the list continues the former one, only adds rows at the end and removes rows at
  /// the front.
  void setEvents(const std::shared_ptr<const GameEvents>& events);
  void retranslate();
  /// The event of a row; null if it does not exist.
  Event event(int row) const;

  /// Whether both are records of one decision, the later one possibly overruled.
  static bool isSame(const Event& a, const Event& b);
  /// Short text of the decision: "Goal 2 : 1", "Charging", "Kick-in left".
  static QString what(const GameEvent& event);
  /// "Red 4, Blue 7", or the name of the team.
  static QString who(const GameEvent& event);
  /// Name of the deciding rule.
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
