#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace sparkwright
{

/// Asks for the name under which a state of the run is kept.
class KeepStateDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param name    offered  @param folder  where the file goes
  KeepStateDialog(const QString& name, const QString& folder, QWidget* parent);

  QLineEdit& name() { return *name_; }
  QPushButton& keepButton() { return *keep_; }

signals:
  void named(const QString& name);

private:
  QLineEdit* name_;
  QPushButton* keep_;
};

} // namespace sparkwright
