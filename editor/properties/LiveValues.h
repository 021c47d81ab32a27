#pragma once

#include "editor/document/SourceSelection.h"

#include <QObject>
#include <QString>

#include <vector>

namespace sparkwright
{

/// Values of nodes in the running simulation, to be shown beside the edited ones.
class LiveValues : public QObject
{
  Q_OBJECT
public:
  struct Value
  {
    QString name;   ///< Of the method that sets it (`setLocalPos`), or of what is measured (`angle`).
    QString number; ///< As it is to be shown.
    QString unit;   ///< Empty if there is none.
  };

  using QObject::QObject;

  /// The values of a node now; empty without a simulation, or if it is not in it.
  virtual std::vector<Value> of(const SourceNode& node) const = 0;

signals:
  /// To be emitted when they may have changed, at most as often as the window is drawn.
  void changed();
};

} // namespace sparkwright
