#pragma once

#include "core/game/f2000/shape/Primitive.h"
#include "core/text/Diagnostic.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright::f2000
{

/// The sizes of a field, m. Whoever plays towards the yellow goal plays along +x.
struct FieldForm
{
  double length = 10, width = 5;
  double runOff = 1;       ///< Floor around the field.
  double wallHeight = 0;   ///< Of walls in place of boundary lines; 0: none.
  double goalWidth = 2, goalHeight = 0.9, goalDepth = 0.5;
  double lineWidth = 0.125;
  double goalAreaDepth = 0.5, goalAreaWidth = 3; ///< 0: no such area.
  double penaltyAreaDepth = 1.5, penaltyAreaWidth = 4;
  double penaltyMark = 2;  ///< From the goal line.
  double centreCircle = 1; ///< Its radius.
  double postDiameter = 0.2, postHeight = 1; ///< Of those in the corners; 0: none.
  double ballRadius = 0.11, ballMass = 0.43; ///< m, kg

  /// Everything that stands or is painted on it: goals, walls, lines, posts.
  std::vector<Primitive> primitives() const;
};

/// A file of a field, `.f2kfield`: `(field (length 10000) (width 5000) …)`, mm.
struct FieldFile
{
  FieldForm field;
  Diagnostics problems; ///< With place, and `file` as given.
};

FieldFile parseField(std::string text, const std::string& file = {});
FieldFile readField(const std::filesystem::path& file);

} // namespace sparkwright::f2000
