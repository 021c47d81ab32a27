#pragma once

#include "app/ide/remote/ServerList.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>

namespace sparkwright
{

/// What a person says about the server that is shown: a name, and by how much its pictures are shown later. Takes effect
/// at once, and does not block the window.
class ServerDialog : public QDialog
{
  Q_OBJECT
public:
  ServerDialog(const KnownServer& server, QWidget* parent);

  /// Shows how the connection is now.
  void setState(const RemoteState& state);
  QLineEdit& name() const { return *name_; }
  QSpinBox& delay() const { return *delay_; }
  QSlider& slider() const { return *slider_; }
  const QLabel& measured() const { return *measured_; }

protected:
  bool event(QEvent* event) override;

signals:
  void changed(const sparkwright::KnownServer& server);

private:
  void tell();

  KnownServer server_;
  QLineEdit* name_;
  QSpinBox* delay_;
  QSlider* slider_;
  QLabel* measured_;
};

} // namespace sparkwright
