#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QSpinBox>

namespace sparkwright
{

/// Asks which robot shall be brought to which message board.
class BoardDialog : public QDialog
{
  Q_OBJECT
public:
  explicit BoardDialog(QWidget* parent = nullptr);

  QString robot() const { return robot_->text(); }
  QString host() const { return host_->text(); }
  int port() const { return port_->value(); }

private:
  QLineEdit *robot_, *host_;
  QSpinBox* port_;
};

} // namespace sparkwright
