#pragma once

#include "app/ide/agents/ConnectionsModel.h"

#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

namespace sparkwright
{

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
