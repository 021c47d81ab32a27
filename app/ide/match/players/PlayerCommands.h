#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/common/WindowPart.h"
#include "app/ide/session/Session.h"
#include "core/object/Math.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <optional>

class QAction;
class QMenu;

namespace sparkwright
{

class BeamDialog;
class MatchDirector;

/// What a human referee may do to the selected player: cards, suspension, a place on or beside the field, its robot off
/// and on, out of the match.
class PlayerCommands : public QObject
{
  Q_OBJECT
public:
  PlayerCommands(const WindowPart::Surroundings& around, MatchDirector& director, QObject* parent);
  ~PlayerCommands() override;

  /// In the order of a menu.
  const QList<QAction*>& actions() const { return actions_; }
  /// With these actions; for the menu of matches and of the views.
  QMenu& menu() const { return *menu_; }
  void retranslate();
  /// Updates which are enabled.
  void setState(const SessionState& state);

private:
  struct Target
  {
    const char* side; ///< As in commands.
    int unum;
    QString name;
    bool suspended;
    bool switchedOff;
    int robotType;
    Mat4f body; ///< Pose of its trunk in the world, m: x right, y ahead.
  };
  std::optional<Target> target(const SessionState& state) const;
  /// Adds an action that sends a command with `%1` for side and number.
  QAction* add(const Actions::Words& words, const char* command);
  QAction* add(const char* icon, const char* text, const char* toolTip, const char* command)
  {
    return add({"", icon, text, toolTip}, command);
  }
  void order(const Target& player, const QString& command, QString name);
  /// Asks for a place.
  void beam();
  void switchPower();
  void showPower(bool switchedOff);

  WindowPart::Surroundings around_;
  MatchDirector& director_;
  std::unique_ptr<QMenu> menu_;
  QList<QAction*> actions_;
  QAction *release_, *beam_, *power_;
  QPointer<BeamDialog> dialog_;
  long generation_ = 0; ///< Of the session, whose player the dialog is about.
  bool switchedOff_ = false; ///< As the action tells.
};

} // namespace sparkwright
