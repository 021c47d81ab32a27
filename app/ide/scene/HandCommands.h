#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"
#include "viewer/manipulation/Grab.h"

#include <QMenu>
#include <QObject>

#include <functional>
#include <optional>

namespace sparkwright
{

class ViewArea;
class Viewport;

/// What the user can have the hand in the viewports do: how it moves things, and its wishes as commands to the simulation.
class HandCommands : public QObject
{
  Q_OBJECT
public:
  /// What moving a thing does to how it moves.
  enum class Velocities
  {
    Keep, ///< It goes on as before.
    Zero, ///< It stands still.
    Adopt, ///< It moves with the mouse, pushes what is in its way, and goes on so.
    Throw ///< It flies off as the mouse did in the end.
  };

  /// @param actions,session,area  must outlive this
  HandCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const;
  void retranslate();
  Velocities velocities() const { return velocities_; }

  /// Whom wishes go to instead of the simulation. There are no pushes then, and nothing moves before it is let go.
  struct Editor
  {
    std::function<void(const Handling&)> carryOut;
    std::function<std::optional<Grab::Settings::Range>(const Grip&)> widen; ///< As Grab::Settings::widen.
  };
  /// @param editor  nothing: wishes go to the simulation
  void setEditor(std::optional<Editor> editor);


  /// Carries a wish out, between two cycles, or leaves it to the editor.
  void carryOut(const Handling& handling);
  /// The commands that carry a wish out, as trainers send them, thing by thing; empty: none.
  static QStringList commandsFor(const Handling& handling, Velocities velocities);

private:
  static QStringList commandsForOne(const Handling& handling, Velocities velocities, const QString& ignored);
  void connectTo(Viewport& viewport);
  void apply(Viewport& viewport);
  void applyAll();
  void choose(Velocities velocities);

  Actions& actions_;
  Session& session_;
  ViewArea& area_;
  std::optional<Editor> editor_;
  QMenu* velocitiesMenu_;
  Velocities velocities_ = Velocities::Zero;
};

} // namespace sparkwright
