#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/match/control/BallPoints.h"

#include <QList>
#include <QMenu>
#include <QObject>

namespace sparkwright
{

class MatchDirector;
class MatchKeys;

/// Puts the ball to fixed points of the field: by a menu, and by keys of the number pad while match keys are armed.
class BallCommands : public QObject
{
  Q_OBJECT
public:
  /// @param director,keys  must outlive this
  BallCommands(const WindowPart::Surroundings& around, MatchDirector& director, MatchKeys& keys, QObject* parent);
  ~BallCommands() override;

  QMenu& menu() const { return *menu_; }
  void retranslate();
  /// Updates which are enabled.
  void setState(const SessionState& state);

private:
  /// Puts the ball there, unless the referee would take it away at once.
  void put(const Vec3f& place, const QString& name);
  void putBeforePlayer();

  WindowPart::Surroundings around_;
  MatchDirector& director_;
  std::unique_ptr<QMenu> menu_;
  QList<QAction*> points_;
  QAction* beforePlayer_;
};

} // namespace sparkwright
