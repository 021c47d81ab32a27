#pragma once

#include "core/game/Formation.h"
#include "viewer/scene/SceneDrawing.h"

#include <QString>
#include <QStringList>

namespace sparkwright
{

/// The commands that move the present players to a formation, or back.
struct FormationMoves
{
  QString commands;    ///< In one message, so that players still to be moved are no obstacles.
  QStringList missing; ///< Players of the formation that are not present.
  QStringList aside;   ///< Players without a place in it, moved beside the field.
  int placed = 0;      ///< Number of players with a place.

  static FormationMoves of(const Formation& formation, const SceneDrawing& scene);
  /// The commands that bring all present players and the ball back to their present positions.
  static FormationMoves back(const SceneDrawing& scene);
  /// The present positions of players and ball as a formation.
  static Formation present(const SceneDrawing& scene);
  /// Sizes of the scene's field.
  static Formation::Field field(const SceneDrawing& scene);
};

} // namespace sparkwright
