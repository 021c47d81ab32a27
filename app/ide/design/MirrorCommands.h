#pragma once

#include "core/design/SymmetricCopy.h"
#include "editor/document/SourceSelection.h"

#include <QMenu>

#include <memory>

namespace sparkwright
{

class Actions;

/// The entries of the menu that copy the selected part of a robot to its other side.
class MirrorCommands : public QObject
{
  Q_OBJECT
public:
  /// @param selection  of forms; must outlive this
  MirrorCommands(Actions& actions, SourceSelection& selection);
  ~MirrorCommands() override;

  QAction* menuEntry() const;
  void retranslate();

  /// Adds the mirrored form behind the selected one, as one undo step, and selects it. Else tells why not.
  void copy(design::SideAxis axis);

signals:
  void told(const QString& words);
  /// Why nothing was copied.
  void refused(const QString& why);

private:
  SourceSelection& selection_;
  std::unique_ptr<QMenu> menu_;
};

} // namespace sparkwright
