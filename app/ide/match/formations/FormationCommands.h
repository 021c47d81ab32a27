#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/ViewArea.h"
#include "core/game/Formation.h"

#include <QMenu>
#include <QObject>

namespace sparkwright
{

struct FormationMoves;

/// Formations that the user can choose, save, rename and delete: their menu, files and messages.
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
  /// Name of a formation in the user's language.
  static QString title(const Formation& formation);
  /// The file of the user's formations.
  static QString keptFile();

  void choose(const Formation& formation);
  void putBack();
  /// Saves the present positions; appends a number to a name that is taken.
  void keep(const QString& name);
  /// @param index  in kept()
  void rename(std::size_t index, const QString& name);
  void remove(std::size_t index);

signals:
  /// For the log.
  void noted(Diagnostic::Severity severity, const QString& message);

private:
  bool fits(const Formation& formation) const;
  void followGame(const SessionState& state);
  void fillMenu();
  void addFormation(const Formation& formation);
  void readKept();
  void writeKept();
  void askForName();
  void manage();
  void say(const Formation& formation, const FormationMoves& moves);
  QString freeName(const QString& wanted) const;

  Actions& actions_;
  Session& session_;
  ViewArea& area_;
  QMenu* menu_;
  QList<QAction*> entries_;
  std::vector<Formation> shipped_, kept_;
  bool keptSpoilt_ = false; ///< The file has content that could not be read, so it must not be overwritten.
  QString back_;            ///< Commands that undo the last formation; empty: nothing to undo.
  long generation_ = 0;
  std::string league_; ///< Of the present game.
  int players_ = 0;    ///< The highest number of a player in it.
};

} // namespace sparkwright
