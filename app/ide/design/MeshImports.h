#pragma once

#include "app/ide/common/WindowPart.h"
#include "core/design/MeshImport.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace sparkwright
{

class MeshDialog;

/// Puts mesh files into the scene that is edited: by a command, or dropped on a view.
class MeshImports : public QObject
{
  Q_OBJECT
public:
  /// @param around  must outlive this
  explicit MeshImports(const WindowPart::Surroundings& around) : around_(around) {}

  /// Asks how a mesh is put into the scene, at a place of the ground. @param file  empty: chosen in the dialog
  void ask(const QString& file, const Vec3f& place);
  /// The same for the meshes among these files, one after the other. @param at  on the screen
  /// @return false, without effect, if there is no mesh among them
  bool drop(const QStringList& files, const QPoint& at);
  /// The dialog that is open; null: none.
  MeshDialog* dialog() const;

private:
  void insert(const design::MeshFile& mesh, const design::MeshPlacing& placing);
  void askNext();
  void refuse(const QString& why);
  Vec3f groundAt(const QPoint& at) const;

  WindowPart::Surroundings around_;
  QPointer<MeshDialog> dialog_;
  QString scene_;       ///< File that the open dialog is about.
  QStringList waiting_; ///< Dropped files that are still to be asked about.
  Vec3f place_ = Vec3f::Zero();
  QString folder_;
};

} // namespace sparkwright
