#pragma once

#include "app/ide/Session.h"

#include <QAbstractTableModel>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace sparkwright
{

/// Agents and monitors that are connected, one row each.
class ConnectionsModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  enum Column
  {
    Team,
    Number,
    Answer,
    Missed,
    Skipped,
    Message,
    Address,
    ColumnCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setState(const SessionState& state);
  /// Whether cycles go on without agents who are late, or have done so: then Skipped says something.
  bool tellsSkips() const { return tellsSkips_; }
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
    quint64 rootId = 0;
    bool waitedFor = false;
    bool operator==(const Row& other) const;
  };
  QString toolTip(const Row& row) const;

  std::vector<Row> rows_;
  bool tellsSkips_ = false;
};

/// The dock with the connections; when there are none it says how to make one.
class ConnectionsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ConnectionsPanel(QWidget* parent = nullptr);

  void setState(const SessionState& state);
  /// What to type to attach an agent.
  QString command() const;
  /// Something else to do while nobody is connected, as a button.
  void offer(QAction* action);

signals:
  /// The user chose an agent that has a robot.
  void robotSelected(quint64 rootId);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showCommand();

  ConnectionsModel model_;
  QStackedWidget* pages_;
  QTableView* table_;
  QLabel *invitation_, *command_, *explanation_;
  QPushButton* copy_;
  QToolButton* offered_;
  int agentPort_ = 3100;
  QString problem_;
  bool udp_ = false;
};

} // namespace sparkwright
