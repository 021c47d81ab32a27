#pragma once

#include "app/ide/common/WindowPart.h"
#include "viewer/input/ViewLocks.h"

#include <QList>
#include <QTimer>

#include <functional>

namespace sparkwright
{

/// Locks camera, selection and things of the views, and says so once when somebody tries to change what is locked.
class LockCommands : public QObject
{
  Q_OBJECT
public:
  LockCommands(const WindowPart::Surroundings& around, QObject* parent);

  /// For the menu, before that which locks things.
  QList<QAction*> entries() const { return {camera_, selection_}; }
  /// Locks just these.
  void set(ViewLocks::Parts parts);
  /// Whether people can change what is locked.
  void setEnabled(bool enabled);

signals:
  /// Somebody has tried to change what is locked. Not while the words about the same part can still be read.
  void refused(const QString& words);

private:
  QAction* actionOf(ViewLocks::Part part) const;
  void tell(ViewLocks::Part part);

  WindowPart::Surroundings around_;
  QAction *camera_, *selection_;
  QTimer told_;                                ///< Runs as long as one needs not be told again …
  ViewLocks::Part toldOf_ = ViewLocks::Camera; ///< … about this.
};

} // namespace sparkwright
