#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/ViewArea.h"
#include "core/game/Formation.h"

#include <QMenu>
#include <QObject>

namespace sparkwright
{

struct FormationPlan;

/// Formations that the user can choose, keep, rename and delete: their menu, their files, and what they tell.
class FormationCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,session,area  must outlive this
  FormationCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent);

  QMenu* menu() { return menu_; }
  void setState(const SessionState& state);
  void retranslate();

  const std::vector<Formation>& shipped() const { return shipped_; }
  const std::vector<Formation>& kept() const { return kept_; }
  /// What a formation is called in the user's language.
  static QString title(const Formation& formation);
  /// Where the user's formations are kept.
  static QString keptFile();

  void choose(const Formation& formation);
  void putBack();
  /// Keeps how all stand now; a name that is taken already gets a number.
  void keep(const QString& name);
  /// @param index  in kept()
  void rename(std::size_t index, const QString& name);
  void remove(std::size_t index);

signals:
  /// For the log.
  void noted(Diagnostic::Severity severity, const QString& message);

private:
  void fillMenu();
  void addFormation(const Formation& formation);
  void readKept();
  void writeKept();
  void askForName();
  void manage();
  void say(const Formation& formation, const FormationPlan& plan);
  QString freeName(const QString& wanted) const;

  Actions& actions_;
  Session& session_;
  ViewArea& area_;
  QMenu* menu_;
  QList<QAction*> entries_;
  std::vector<Formation> shipped_, kept_;
  bool keptSpoilt_ = false; ///< There is more in the file than we could read: it must not be written over.
  QString back_;            ///< Commands that put everybody back; empty: nothing to undo.
  long generation_ = 0;
};

} // namespace sparkwright
