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

/// Sends manipulations of the views to the simulation, and offers how they change velocities.
class ManipulationCommands : public QObject
{
  Q_OBJECT
public:
  /// How a drag changes the velocity of a thing.
  enum class Velocities
  {
    Keep,  ///< Unchanged.
    Zero,  ///< At rest.
    Adopt, ///< Moves with the mouse, pushes obstacles, and keeps the mouse's velocity.
    Throw  ///< Gets the mouse's velocity at the end of the drag.
  };

  /// @param actions,session,area  must outlive this
  ManipulationCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const;
  void retranslate();
  Velocities velocities() const { return velocities_; }

  /// Receives drags in edit mode. Things then move when the drag ends, and there are no pushes.
  struct Editor
  {
    std::function<void(const ManipulationRequest&)> carryOut;
    /// See ManipulationTool::Settings::widen.
    std::function<std::optional<ManipulationTool::Settings::Range>(const Movable&)> widen;
  };
  /// @param editor  nothing: drags go to the simulation
  void setEditor(std::optional<Editor> editor);

  /// Steps while Ctrl is held. @param grid  m  @param angleDeg  degrees
  void setSteps(float grid, float angleDeg);
  /// Unit of lengths in labels: m, cm or mm.
  void setLengthUnit(const QString& unit);

  /// Sends a manipulation to the simulation or the editor.
  void carryOut(const ManipulationRequest& request);
  /// Converts a request to manipulations, one per thing.
  static std::vector<Manipulation> manipulationsFor(const ManipulationRequest& request, Velocities velocities);

private:
  float grid_ = 0.1f, angleDeg_ = 15;
  ManipulationTool::LengthUnit lengthUnit_ = ManipulationTool::LengthUnit::Metre;
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
