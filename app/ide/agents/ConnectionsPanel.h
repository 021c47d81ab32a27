#pragma once

#include "app/ide/agents/ConnectionsModel.h"
#include "core/services/StandardPorts.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace sparkwright
{

/// The dock of connections; without any, it explains how to make one.
class ConnectionsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ConnectionsPanel(QWidget* parent = nullptr);

  void setState(const SessionState& state);
  /// The command line that connects an agent.
  QString command() const;
  /// Adds a button for an action to the page without connections.
  void offer(QAction* action);

signals:
  /// The user has selected an agent with a robot.
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
  int agentPort_ = standardAgentPort;
  QString problem_;
  bool udp_ = false;
  SessionState::Source source_ = SessionState::Source::Own;
};

} // namespace sparkwright
