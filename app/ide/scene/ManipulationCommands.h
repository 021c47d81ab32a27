#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"
#include "viewer/manipulation/ManipulationTool.h"

#include <QMenu>
#include <QObject>

#include <functional>
#include <optional>
#include <vector>

namespace sparkwright
{

class ViewArea;
class Viewport;

/// Carries out in the simulation what people do to things with the mouse, and offers how that moves them.
class ManipulationCommands : public QObject
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
  ManipulationCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const;
  void retranslate();
  Velocities velocities() const { return velocities_; }

  /// Receives drags in edit mode. There are no pushes then, and nothing moves before it is let go.
  struct Editor
  {
    std::function<void(const ManipulationRequest&)> carryOut;
    std::function<std::optional<ManipulationTool::Settings::Range>(const Movable&)> widen; ///< As ManipulationTool::Settings::widen.
  };
  /// @param editor  nothing: drags go to the simulation
  void setEditor(std::optional<Editor> editor);

  /// Carries it out between two cycles, or hands it to the editor.
  void carryOut(const ManipulationRequest& request);
  /// What carries it out, thing by thing.
  static std::vector<Manipulation> manipulationsFor(const ManipulationRequest& request, Velocities velocities);

private:
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
