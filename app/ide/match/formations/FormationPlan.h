#pragma once

#include "core/game/Formation.h"
#include "viewer/scene/SceneDrawing.h"

#include <QString>
#include <QStringList>

namespace sparkwright
{

/// How those who are there take up a formation, or go back, as commands to the simulation.
struct FormationPlan
{
  QString commands;    ///< All in one message: nobody is in the way of those who are still to be moved.
  QStringList missing; ///< Players of the formation who are not there.
  QStringList aside;   ///< Players who have no place in it: they stand beside the field.
  int placed = 0;      ///< Players who have one.

  static FormationPlan of(const Formation& formation, const SceneDrawing& scene);
  /// Brings everybody who is there now, and the ball, to where they are, whatever happens meanwhile.
  static FormationPlan back(const SceneDrawing& scene);
  /// How players and ball stand now.
  static Formation present(const SceneDrawing& scene);
  /// Of the field that is shown.
  static Formation::Field field(const SceneDrawing& scene);
};

} // namespace sparkwright
