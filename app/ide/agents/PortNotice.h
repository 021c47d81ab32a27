#pragma once

#include "app/ide/session/Session.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace sparkwright
{

/// Tells that a port is taken and by whom, and offers free ones. Hidden while all is well.
class PortNotice : public QFrame
{
  Q_OBJECT
public:
  explicit PortNotice(QWidget* parent = nullptr);

  void setState(const SessionState& state);

  QString words() const { return words_->text(); }
  QPushButton& otherPortsButton() const { return *others_; }
  QPushButton& againButton() const { return *again_; }
  QToolButton& dismissButton() const { return *dismiss_; }

signals:
  void portsWanted(int agentPort, int monitorPort);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  QLabel *sign_, *words_;
  QPushButton *others_, *again_;
  QToolButton* dismiss_;
  LocalText problem_, replaced_;
  int agentPort_ = 0, monitorPort_ = 0;         ///< Open ones.
  int freeAgentPort_ = 0, freeMonitorPort_ = 0; ///< Offered ones.
  int usualAgentPort_ = 0, usualMonitorPort_ = 0;
  bool dismissed_ = false;
};

} // namespace sparkwright
