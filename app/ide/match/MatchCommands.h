#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"

#include <QObject>

namespace sparkwright
{

/// What people may command in a match, by actions: each is a command as trainers write it.
class MatchCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,session  must outlive this
  MatchCommands(Actions& actions, Session& session, QObject* parent = nullptr);

  /// The actions as menus show them: what directs the match, and what concerns decisions of the referee.
  QList<QAction*> directing() const;
  QList<QAction*> judging() const;
  /// Enables what makes sense now, and checks what is on.
  void setState(const SessionState& state);

private:
  Actions& actions_;
};

} // namespace sparkwright
