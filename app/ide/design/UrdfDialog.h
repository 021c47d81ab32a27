#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

namespace sparkwright
{

/// Converts a robot in URDF to a scene, lists what was not kept, and opens the scene.
class UrdfDialog : public QDialog
{
  Q_OBJECT
public:
  /// @param folder  shown first when files are chosen
  UrdfDialog(QString folder, QWidget* parent);

  void setFile(const QString& urdf);
  /// Converts, and shows the results. @return whether the scene was written
  bool convert();

signals:
  void openWanted(const QString& scene);

private:
  QWidget* withButton(QLineEdit* edit, const QString& name, void (UrdfDialog::*choose)());
  /// Asks before it replaces a file that it has not written itself.
  void convertUnlessRefused();
  void chooseFile();
  void chooseScene();
  void choosePackage();

  QString folder_;
  QLineEdit* file_;
  QLineEdit* scene_;
  QLineEdit* packages_; ///< Separated by semicolons.
  QCheckBox* ground_;
  QLabel* outcome_;
  QTreeWidget* results_;
  QPushButton* convert_;
  QPushButton* open_;
  QString written_; ///< The scene that was written last.
};

} // namespace sparkwright
