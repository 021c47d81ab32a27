#pragma once

#include "core/urdf/UrdfToRsg.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <optional>
#include <stop_token>

namespace sparkwright
{

/// Converts a robot from a file to a scene in the background, reports what was kept, changed and lost, and opens the scene.
class RobotImportDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param folder  shown first when files are chosen
  RobotImportDialog(QString folder, QWidget* parent);
  /// Stops a conversion; nothing is written then.
  ~RobotImportDialog() override;

  void setFile(const QString& robot);
  /// Starts to convert; finished() tells of the end.
  void convert();

signals:
  /// @param written  whether there is a scene now
  void converted(bool written);
  void openWanted(const QString& scene);
  /// To be opened, and driven at once.
  void driveWanted(const QString& scene);
  /// A line of the robot's file, from the report.
  void lineWanted(const QString& file, int line);

private:
  QWidget* withButton(QLineEdit* edit, const QString& name, void (RobotImportDialog::*choose)());
  void addRows();
  void addButtons();
  urdf::Options options() const;
  /// Asks before it replaces a file that it has not written itself.
  void convertUnlessRefused();
  void chooseFile();
  void chooseScene();
  void choosePackage();
  void check();
  void showProgress(int done, int all);
  void take(bool written, const Diagnostics& diagnostics);
  void showReport(const Diagnostics& diagnostics);

  QString folder_;
  QLineEdit* file_;
  QLineEdit* scene_;
  QLineEdit* packages_; ///< Separated by semicolons.
  QComboBox* meshes_;
  QCheckBox* fixed_;
  QCheckBox* ground_;
  QLabel* outcome_;
  QProgressBar* progress_;
  QTreeWidget* report_;
  QPushButton* convert_ = nullptr;
  QPushButton* cancel_ = nullptr;
  QPushButton* open_ = nullptr;
  QPushButton* drive_ = nullptr;
  QString written_;                           ///< The scene that was written last.
  std::optional<std::stop_source> converting_; ///< Nothing: no conversion is under way.
};

} // namespace sparkwright
