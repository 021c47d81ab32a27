#include "app/ide/layout/Perspective.h"

#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

enum Place : unsigned char
{
  Closed,
  Open,
  Front
};

struct DockRow
{
  const char* dock;
  std::array<Place, perspectiveCount> places; ///< Design, match, review.
};

constexpr DockRow dockRows[] = {
    {"sceneDock", {Open, Closed, Open}},       {"sourceDock", {Front, Closed, Closed}},
    {"historyDock", {Open, Closed, Closed}},   {"matchDock", {Closed, Front, Front}},
    {"rulesDock", {Closed, Open, Closed}},     {"connectionsDock", {Closed, Front, Closed}},
    {"cameraDock", {Open, Open, Open}},        {"layersDock", {Open, Open, Open}},
    {"drawingsDock", {Closed, Open, Open}},    {"propertiesDock", {Front, Closed, Closed}},
    {"jointsDock", {Open, Closed, Closed}},    {"massesDock", {Open, Closed, Closed}},
    {"textDock", {Front, Closed, Closed}},     {"problemsDock", {Open, Closed, Closed}},
    {"searchDock", {Open, Closed, Closed}},    {"timelineDock", {Closed, Front, Front}},
    {"logDock", {Open, Open, Open}},           {"plotsDock", {Closed, Closed, Front}},
    {"playersDock", {Closed, Open, Open}},     {"sensorsDock", {Open, Closed, Closed}},
    {"loadDock", {Closed, Open, Closed}},      {"pinnedPropertiesDock", {Closed, Closed, Closed}},
    {"strategiesDock", {Closed, Front, Closed}}, {"robotsDock", {Closed, Open, Closed}},
    {"programsDock", {Open, Open, Closed}},    {"messagesDock", {Closed, Open, Closed}},
    {"experimentsDock", {Closed, Open, Open}}, {"watchDock", {Closed, Closed, Open}},
    {"cameraDock2", {Closed, Closed, Closed}}, {"cameraDock3", {Closed, Closed, Closed}},
    {"cameraDock4", {Closed, Closed, Closed}}, {"cameraDock5", {Closed, Closed, Closed}},
    {"cameraDock6", {Closed, Closed, Closed}}, {"cameraDock7", {Closed, Closed, Closed}},
    {"cameraDock8", {Closed, Closed, Closed}},
};

constexpr const char* perspectiveIds[] = {"design", "match", "review"};
static_assert(std::size(perspectiveIds) == perspectiveCount);

Place placeOf(Perspective perspective, const QString& dock)
{
  const auto found =
      std::ranges::find_if(dockRows, [&](const DockRow& row) { return dock == QLatin1String(row.dock); });
  return found == std::end(dockRows) ? Open : found->places[static_cast<std::size_t>(perspective)];
}

} // namespace

QString idOf(Perspective perspective)
{
  return QLatin1String(perspectiveIds[static_cast<std::size_t>(perspective)]);
}

std::optional<Perspective> perspectiveOf(const QString& id)
{
  for(std::size_t i = 0; i < perspectiveCount; ++i)
    if(id == QLatin1String(perspectiveIds[i]))
      return static_cast<Perspective>(i);
  return {};
}

bool isOpenIn(Perspective perspective, const QString& dock)
{
  return placeOf(perspective, dock) != Closed;
}

bool isInFront(Perspective perspective, const QString& dock)
{
  return placeOf(perspective, dock) == Front;
}

Perspective perspectiveFor(const QString& file)
{
  const QString ending = QFileInfo(file).suffix().toLower();
  if(ending == QLatin1String("rb") || ending == QLatin1String("sparkproject"))
    return Perspective::Match; // Set-ups run matches.
  static const QStringList recordings{"mcap", "swr", "log", "sparkmonitor", "zip", "bz2", "tbz2", "gz", "tgz", "xz", "txz", "zst", "tzst"};
  return recordings.contains(ending) ? Perspective::Review : Perspective::Design;
}

} // namespace sparkwright
