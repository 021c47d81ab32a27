#pragma once

#include "core/text/Diagnostic.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Positions of players and ball: for a kick-off, a corner, or saved by the user. Fits fields of any size.
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
  /// A point in the world, m; the left goal is at -x.
  struct Spot
  {
    double x = 0, y = 0;
  };
  struct Field
  {
    double length = 30, width = 20, circle = 2; ///< m; circle: radius
  };

  std::string name;       ///< Given by the user; empty if it has a kind.
  std::string kind;       ///< `kick-off`, `corner`, `goal-kick`, `penalty` …; empty: saved by the user.
  std::string league;     ///< That it is for: League::name(); empty: any.
  int players = 0;        ///< Of each team that it is for; 0: any number.
  std::string version;    ///< Of a kind: `left`, `right`, and `upper` or `lower` where there are both.
  std::string mode;       ///< Play mode that belongs to it, as on the wire; empty: any.
  bool exact = false;     ///< Places are known to be free: they are taken as they are, however near to one another.
  bool ownHalves = false; ///< Both teams stay in their halves, the one not kicking outside the centre circle.
  std::optional<Point> ball;
  std::vector<Place> places;

  /// The team that kicks: 1 left, 2 right, 0 either.
  int kicking() const;
  /// Position of a player on a field, corrected to be legal with ownHalves.
  Spot spotOf(const Place& place, const Field& field) const;
  static Spot spotOf(const Point& point, const Field& field);
  static Point pointAt(const Spot& spot, const Field& field);
};

/// The contents of a file of formations. Invalid entries are reported and left out.
struct FormationFile
{
  std::vector<Formation> formations; ///< One for each version.
  std::vector<Diagnostic> problems;
};

/// @param text  TOML; resources/formations.toml describes the format
/// @param file  for diagnostics
FormationFile parseFormations(const std::string& text, const std::string& file);
/// Reads a file. A missing file has no formations and no problems.
FormationFile readFormations(const std::filesystem::path& file);
/// Writes the user's formations. @return empty, or an error message
std::string writeFormations(const std::filesystem::path& file, const std::vector<Formation>& formations);

} // namespace sparkwright
