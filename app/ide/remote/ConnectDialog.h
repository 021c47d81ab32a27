#pragma once

#include "netserver/client/RemoteServer.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QStringList>

namespace sparkwright
{

/// Asks for a server to be watched: host and port, or one of those used recently.
class ConnectDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param recent  addresses like `localhost:3200`, newest first
  ConnectDialog(const QStringList& recent, QWidget* parent);

  RemoteAddress address() const;
  /// Reads `host`, `host:port`. @return without a port if there is none; port 0 if it is wrong
  static RemoteAddress read(const QString& text);

private:
  void check();

  QComboBox* host_;
  QSpinBox* port_;
  QLabel* hint_;
  QPushButton* connect_;
};

} // namespace sparkwright
