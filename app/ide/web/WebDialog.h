#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace sparkwright
{

/// Tells where the simulation is to be seen in a browser, and asks on which port and for whom.
class WebDialog : public QDialog
{
  Q_OBJECT
public:
  explicit WebDialog(QWidget* parent);

  QLineEdit& address() const { return *address_; }
  QSpinBox& port() const { return *port_; }
  QCheckBox& everywhere() const { return *everywhere_; }
  QPushButton& copyButton() const { return *copy_; }
  QPushButton& openButton() const { return *open_; }
  QPushButton& stopButton() const { return *stop_; }
  QString viewersText() const { return viewers_->text(); }
  QString problem() const { return problem_->text(); }

  /// @param port  that is open
  void showAddress(const QString& url, int port);
  /// In place of an address.
  void showProblem(const QString& words);
  void showViewers(int count);

signals:
  /// The user has chosen another port, or whom it is for.
  void choiceChanged();
  void stopped();

private:
  void takeCopied();

  QLineEdit* address_;
  QPushButton *copy_, *open_, *stop_;
  QSpinBox* port_;
  QCheckBox* everywhere_;
  QLabel *viewers_, *problem_;
};

} // namespace sparkwright
