#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"

#include <QObject>

namespace sparkwright
{

class MatchDirector;

/// Actions that command a match; each sends a trainer command.
class MatchCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,session,director  must outlive this
  MatchCommands(Actions& actions, Session& session, MatchDirector& director, QObject* parent = nullptr);

  /// The actions for menus: those that direct the match, and those about decisions of the referee.
  QList<QAction*> directing() const;
  QList<QAction*> judging() const;
  /// Updates which actions are enabled and checked.
  void setState(const SessionState& state);

private:
  Actions& actions_;
  MatchDirector& director_;
};

} // namespace sparkwright
