#pragma once

#include "core/design/RobotPlan.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QWizard>

namespace sparkwright
{

/// Asks what a first robot shall be like, shows its scene, and saves it.
class RobotWizard : public QWizard
{
  Q_OBJECT
public:
  /// @param folder  where the scene is saved, unless the user chooses another
  RobotWizard(const QString& folder, QWidget* parent);

  design::RobotPlan plan() const;
  void setKind(design::RobotPlan::Kind kind);
  /// Where the scene will be saved.
  QString file() const { return file_->text(); }
  void setFile(const QString& file) { file_->setText(file); }

  /// Somebody else saves the robot: planned() takes the place of a file, and ground and lamps are there already.
  void planOnly();

  bool validateCurrentPage() override;
  void accept() override;

signals:
  /// The scene was saved there.
  void made(const QString& scene);
  /// Instead, if the robot is to be driven at once.
  void driveWanted(const QString& scene);
  /// Instead, after planOnly().
  void planned(const sparkwright::design::RobotPlan& plan);

private:
  QWizardPage* kindPage();
  QWizardPage* sizePage();
  QWizardPage* lastPage();
  QDoubleSpinBox* length(double most, double value);
  void fill(const design::RobotPlan& plan);
  void showKind();
  void showScene();

  QString folder_;
  QComboBox* kind_;
  QLineEdit* name_;
  QDoubleSpinBox *width_, *depth_, *height_, *mass_, *torque_, *speed_;
  QSpinBox *wheels_, *legs_, *joints_;
  QDoubleSpinBox *wheelRadius_, *wheelWidth_, *wheelMass_, *legLength_, *legMass_;
  QCheckBox *inertial_, *position_, *camera_, *feet_, *ground_, *drive_;
  QLabel* problem_;
  QPlainTextEdit* preview_;
  QLineEdit* file_;
  QWidget* fileRow_ = nullptr;
  bool planOnly_ = false;
};

} // namespace sparkwright
