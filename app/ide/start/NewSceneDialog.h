#pragma once

#include "core/design/NewScene.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace sparkwright
{

/// Asks what a new scene shall begin with, for its name and its folder, and makes the file.
class NewSceneDialog : public QDialog
{
  Q_OBJECT
public:
  /// Deletes itself when it is closed.
  /// @param folder  proposed for the file  @param data  directory with templates
  NewSceneDialog(const QString& folder, QString data, QWidget* parent);

  design::NewScene plan() const;
  void setKind(design::NewScene::Kind kind) { kinds_->setCurrentRow(static_cast<int>(kind)); }
  QLineEdit& name() { return *name_; }
  QLineEdit& folder() { return *folder_; }
  QPushButton& make() { return *make_; }
  /// What is wrong, as shown; empty: nothing.
  QString problem() const { return problem_->text(); }

  void accept() override;

signals:
  /// The scene was made.
  void made(const QString& file);

private:
  void chooseFolder();
  void check();

  QString data_;
  QListWidget* kinds_;
  QLineEdit *name_, *folder_;
  QLabel *file_, *problem_;
  QPushButton* make_;
};

} // namespace sparkwright
