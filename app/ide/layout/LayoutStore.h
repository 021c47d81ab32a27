#pragma once

#include "app/ide/layout/Perspective.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <functional>

namespace sparkwright
{

/// The layouts of one project or scene.
struct SavedLayouts
{
  std::optional<Perspective> perspective;            ///< The one shown last.
  std::array<QByteArray, perspectiveCount> states{}; ///< QMainWindow::saveState(); empty: the default one.
  QByteArray unnamed{};                              ///< The same, before any perspective was chosen.

  bool empty() const;
  bool operator==(const SavedLayouts&) const = default;
};

/// Stores layouts: one file for each project or scene, and one for all that have none of their own.
///
/// By default the files lie in a folder of the user's settings, named after the full path of the scene. Who knows
/// projects can say where theirs is, beside the project.
class LayoutStore
{
public:
  /// The file for the layouts of a scene; empty: the default one.
  using PlaceOf = std::function<QString(const QString& scene)>;

  /// @param folder  for the default places; need not exist
  explicit LayoutStore(QString folder) : folder_(std::move(folder)) {}

  void setPlaceOf(PlaceOf placeOf) { placeOf_ = std::move(placeOf); }

  /// @param scene  full path; empty: those for all others
  QString fileFor(const QString& scene) const;
  /// Empty if there are none. @param problem  gets a sentence if the file is damaged: it then counts as missing
  SavedLayouts load(const QString& scene, QString* problem = nullptr) const;
  /// @return empty, or an error message
  QString save(const QString& scene, const SavedLayouts& layouts);

  static constexpr int mostFiles = 200; ///< In the default folder; the oldest go.

private:
  void removeOldest() const;

  QString folder_;
  PlaceOf placeOf_;
};

} // namespace sparkwright
