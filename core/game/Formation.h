#pragma once

#include "core/text/Diagnostic.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// How players and ball stand for something: a kick-off, a corner, or something that the user has kept. It fits fields
/// of any size.
struct Formation
{
  /// Metres = share · half the field + offset. x: the left goal line is at -1, the right one at 1; y: the side lines.
  struct Point
  {
    double x = 0, y = 0;
    double dx = 0, dy = 0; ///< m
  };
  struct Place
  {
    int team = 1; ///< 1 left, 2 right
    int unum = 1;
    Point at;
    double headingDeg = 0; ///< 0: towards the right goal; 90: towards the side line at y = 1; within ±180
  };
  /// In the world: the left goal stands at -x. Metres.
  struct Spot
  {
    double x = 0, y = 0;
  };
  struct Field
  {
    double length = 30, width = 20, circle = 2; ///< m; circle: radius
  };

  std::string name;       ///< That the user has given; empty for those with a kind.
  std::string kind;       ///< `kick-off`, `corner`, `goal-kick`, `penalty` …; empty: the user's own.
  std::string version;    ///< Of a kind: `left`, `right`, and `upper` or `lower` where there are both.
  std::string mode;       ///< Play mode that belongs to it, as on the wire; empty: any.
  bool ownHalves = false; ///< Both teams stay in their halves, who does not kick out of the centre circle.
  std::optional<Point> ball;
  std::vector<Place> places;

  /// The team that kicks; 0: nobody in particular.
  int kicking() const;
  /// Where a player stands on a field, as far as the rules that it names allow.
  Spot spotOf(const Place& place, const Field& field) const;
  static Spot spotOf(const Point& point, const Field& field);
  static Point pointAt(const Spot& spot, const Field& field);
};

/// What a file of formations says. What is wrong in it is left out and told; the rest can be used.
struct FormationFile
{
  std::vector<Formation> formations; ///< Those with versions, once for each.
  std::vector<Diagnostic> problems;
};

/// @param file  TOML, as resources/formations.toml explains; for places in messages
FormationFile parseFormations(const std::string& text, const std::string& file);
/// A file that does not exist has no formations, and nothing is wrong about it.
FormationFile readFormations(const std::filesystem::path& file);
/// The user's own formations. @return why they could not be written; empty: they are
std::string writeFormations(const std::filesystem::path& file, const std::vector<Formation>& formations);

} // namespace sparkwright
