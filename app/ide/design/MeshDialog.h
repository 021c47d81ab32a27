#pragma once

#include "core/design/MeshImport.h"

#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <functional>

namespace sparkwright
{

/// Asks how a mesh file becomes a thing of the scene: unit, axis, collider, name; shows how large it will be. Reads the
/// file in a worker thread.
class MeshDialog : public QDialog
{
  Q_OBJECT
public:
  /// What the dialog needs to know of the scene.
  struct SceneFacts
  {
    std::filesystem::path root; ///< Of its data.
    std::function<bool(const std::string& name)> hasNode;
  };
  /// Deletes itself when it is closed. @param file  may be empty: chosen in the dialog
  MeshDialog(const QString& file, const QString& folder, SceneFacts scene, const Vec3f& place, QWidget* parent);

  /// Reads another file.
  void setFile(const QString& file);
  const design::MeshFile& mesh() const { return mesh_; }
  /// Whether a file is being read.
  bool reading() const { return reading_; }
  design::MeshPlacing placing() const;
  QLineEdit& file() { return *file_; }
  QLineEdit& name() { return *name_; }
  QComboBox& unit() { return *unit_; }
  QComboBox& up() { return *up_; }
  QComboBox& collider() { return *collider_; }
  QPushButton& insert() { return *insert_; }
  QString size() const { return size_->text(); }
  QString problem() const { return problem_->text(); }
  QString notes() const { return notes_->text(); }

signals:
  void insertWanted(const sparkwright::design::MeshFile& mesh, const sparkwright::design::MeshPlacing& placing);

private:
  void addRows();
  void chooseFile();
  void take(design::MeshFile mesh);
  void propose();
  void check();
  std::string freeName() const;

  QString folder_;
  SceneFacts scene_;
  Vec3f place_;
  design::MeshFile mesh_;
  bool reading_ = false;
  int asked_ = 0; ///< Number of the file that is read: answers about others are late.
  QLineEdit *file_, *name_;
  QComboBox *unit_, *up_, *collider_;
  QDoubleSpinBox* scale_;
  QLabel *size_, *notes_, *problem_;
  QPushButton* insert_;
};

} // namespace sparkwright
