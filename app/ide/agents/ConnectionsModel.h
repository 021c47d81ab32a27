#pragma once

#include "app/ide/session/Session.h"

#include <QAbstractTableModel>

namespace sparkwright
{

/// Model of the connections: one row per agent or monitor.
class ConnectionsModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Team,
    Number,
    Robot,
    Battery,
    Hottest,
    Answer,
    Missed,
    Skipped,
    Message,
    Address,
    ColumnCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setState(const SessionState& state);
  /// Whether cycles continue or have continued without late agents, so that Skipped has values.
  bool tellsSkips() const { return tellsSkips_; }
  /// Whether a column has values: Robot, Battery, Hottest.
  bool tells(Column column) const;
  /// AgentInfo::rootId of a row's robot; 0 if it has none.
  quint64 rootId(int row) const;
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  struct Row
  {
    ConnectionInfo info;
    QString team, number;
    std::shared_ptr<const RobotModel> model;
    AgentInfo::Motors motors;
    quint64 rootId = 0;
    bool waitedFor = false;
    bool operator==(const Row& other) const;
  };
  QString toolTip(const Row& row) const;
  static QString robotName(const Row& row);
  static QString robotToolTip(const Row& row);
  static bool isHot(const Row& row);

  std::vector<Row> rows_;
  bool tellsSkips_ = false;
};

} // namespace sparkwright
