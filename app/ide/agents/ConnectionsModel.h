#pragma once

#include "app/ide/agents/AgentProcesses.h"
#include "app/ide/agents/programs/Programs.h"
#include "app/ide/session/Session.h"

#include <QAbstractTableModel>

namespace sparkwright
{

/// Model of the agents: one row per connection of an agent or monitor, and one per program that was started here and
/// has none.
class ConnectionsModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Team,
    Number,
    Program,
    Robot,
    Battery,
    Hottest,
    Answer,
    Missed,
    Skipped,
    Received,
    Sent,
    Message,
    Address,
    ColumnCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  /// The programs that were started here, and which processes agents are; both must outlive this. Null: unknown.
  void setPrograms(const Programs* programs, const AgentProcesses* processes);

  void setState(const SessionState& state);
  /// Whether cycles continue or have continued without late agents, so that Skipped has values.
  bool tellsSkips() const { return tellsSkips_; }
  /// Whether a column has values: Program, Robot, Battery, Hottest.
  bool tells(Column column) const;
  /// AgentInfo::rootId of a row's robot; 0 if it has none.
  quint64 rootId(int row) const;

  /// What a row is about; what it does not have is 0.
  struct Subject
  {
    AgentId agent = 0;        ///< With or without a connection.
    bool connected = false;   ///< It can be disconnected.
    quint64 rootId = 0;       ///< Of its robot.
    Programs::Id program = 0; ///< Started here.
    long pid = 0;             ///< Of its process on this machine.
    QString name;
    /// Whether two are about the same, as rows come and go.
    bool isSame(const Subject& other) const
    {
      return agent == other.agent && (agent > 0 || program == other.program) && name == other.name;
    }
  };
  Subject subject(int row) const;
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
    bool switchedOff = false;
    bool connection = true; ///< False: a program alone.
    Programs::Id program = 0;
    long pid = 0;
    QString programWords, programIcon;
    bool operator==(const Row& other) const;
  };
  QString toolTip(const Row& row) const;
  static QString robotName(const Row& row);
  static QString robotToolTip(const Row& row);
  static bool isHot(const Row& row);

  void addProgram(Row& row, const Programs::Program& program) const;

  const Programs* programs_ = nullptr;
  const AgentProcesses* processes_ = nullptr;
  std::vector<Row> rows_;
  bool tellsSkips_ = false;
};

} // namespace sparkwright
