#pragma once

#include <QDialog>
#include <QListWidget>
#include <QPushButton>

namespace sparkwright
{

/// The user's formations: F2 or a double click renames one, Delete deletes it.
class FormationList : public QDialog
{
  Q_OBJECT
public:
  /// Deletes itself when it is closed.
  explicit FormationList(const QStringList& names, QWidget* parent = nullptr);

  QListWidget& list() { return *list_; }
  QPushButton& deleteButton() { return *delete_; }

signals:
  void renamed(int row, const QString& name);
  void removed(int row);

private:
  void removeCurrent();

  QListWidget* list_;
  QPushButton *rename_, *delete_;
};

} // namespace sparkwright
