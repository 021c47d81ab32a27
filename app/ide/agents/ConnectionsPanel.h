#pragma once

#include "app/ide/agents/ConnectionsModel.h"
#include "core/programs/TeamFile.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace sparkwright
{

class PortNotice;

/// The dock of agents: those that are connected, and the programs that were started here. Without any, it explains how
/// to get some.
class ConnectionsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ConnectionsPanel(QWidget* parent = nullptr);

  /// See ConnectionsModel::setPrograms().
  void setPrograms(const Programs* programs, const AgentProcesses* processes);
  void setState(const SessionState& state);
  /// The command line that connects an agent, as it is shown.
  QString command() const;
  /// Adds a button for an action to the page without agents.
  void offer(QAction* action);
  /// Adds a button for an action above the agents.
  void addTool(QAction* action);

  QTableView& table() const { return *table_; }
  QPushButton& copyButton() const { return *copy_; }
  PortNotice& portNotice() const { return *notice_; }
  /// What the current row is about.
  ConnectionsModel::Subject current() const;

signals:
  /// The user has selected an agent with a robot.
  void robotSelected(quint64 rootId);
  void programSelected(int program);
  void activated(const sparkwright::ConnectionsModel::Subject& subject);
  void menuWanted(const sparkwright::ConnectionsModel::Subject& subject, const QPoint& place);
  void portsWanted(int agentPort, int monitorPort);

protected:
  void changeEvent(QEvent* event) override;

private:
  QWidget* makeEmptyPage();
  QWidget* makeTablePage();
  void retranslate();
  void showCommand();
  void showCurrent(const QModelIndex& current);
  void selectAgain();
  ConnectionsModel::Subject subjectAt(const QModelIndex& index) const;

  ConnectionsModel model_;
  QSortFilterProxyModel filtered_;
  PortNotice* notice_;
  QStackedWidget* pages_;
  QTableView* table_;
  QLineEdit* filter_;
  QWidget* tools_;
  QLabel *invitation_, *command_, *explanation_;
  QComboBox* commands_;
  QPushButton* copy_;
  QWidget* offers_;
  bool hasOffers_ = false;
  TeamPlace place_;
  bool sync_ = false;
  int gamePort_ = 0;   ///< Of programs that take part in the game in its own way; 0: it has none.
  bool teams_ = false; ///< They lead whole teams.
  QString problem_;
  bool udp_ = false, openToOthers_ = false;
  SessionState::Source source_ = SessionState::Source::Own;
  ConnectionsModel::Subject selected_;
};

} // namespace sparkwright
