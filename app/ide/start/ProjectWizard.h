#pragma once

#include "core/design/NewProject.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QToolButton>
#include <QWizard>

namespace sparkwright
{

class RobotWizard;

/// Asks what a new project shall be, makes it, and says where it is.
class ProjectWizard : public QWizard
{
  Q_OBJECT
public:
  /// @param folder  in which the project's folder is proposed  @param data  directory with scenes and set-ups
  ProjectWizard(QString folder, QString data, QWidget* parent);

  design::NewProject plan() const;
  void setKind(design::NewProject::Kind kind);
  QLineEdit& name() { return *name_; }
  QLineEdit& folder() { return *folder_; }
  QLineEdit& team() { return *team_; }
  QLineEdit& scene() { return *scene_; }
  QComboBox& agent() { return *agent_; }
  /// What is wrong, as shown; empty: nothing.
  QString problem() const { return problem_->text(); }
  /// The wizard for the robot, after this one; null: none.
  RobotWizard* robotWizard() const;

  bool validateCurrentPage() override;
  void accept() override;

signals:
  /// The project was made.
  void made(const QString& project);

private:
  QWizardPage* kindPage();
  QWizardPage* placePage();
  QWizardPage* lastPage();
  QWidget* withButton(QLineEdit* edit, QToolButton* button);
  void chooseFolder();
  void chooseScene();
  void proposeFolder();
  void showKind();
  void showFiles();
  void askForRobot();
  bool make(const design::NewProject& plan);

  QString base_, data_;
  QListWidget* kinds_;
  QLineEdit *name_, *folder_, *team_, *scene_;
  QComboBox* agent_;
  QFormLayout* form_ = nullptr;
  QWidget* sceneRow_ = nullptr;
  QLabel *problem_, *files_;
  QPointer<RobotWizard> robot_;
  bool folderTyped_ = false; ///< By the user: no more proposals.
};

} // namespace sparkwright
