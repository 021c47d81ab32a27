#pragma once

#include <QString>

#include <array>
#include <optional>

namespace sparkwright
{

/// What the window is used for: which docks are open, never what is loaded.
enum class Perspective
{
  Design, ///< Build a robot or a scene.
  Match,  ///< Run and referee.
  Review, ///< Study a recording, or the past of a run.
  Count
};
inline constexpr std::size_t perspectiveCount = static_cast<std::size_t>(Perspective::Count);

/// In files of layouts.
QString idOf(Perspective perspective);
std::optional<Perspective> perspectiveOf(const QString& id);

/// Whether a dock is open in the default layout of a perspective. Docks that the table does not know are open in all.
/// @param dock  its object name
bool isOpenIn(Perspective perspective, const QString& dock);
/// Whether it stands in front of the tabs of its area there.
bool isInFront(Perspective perspective, const QString& dock);

/// The perspective for a file that is opened for the first time, by its ending.
Perspective perspectiveFor(const QString& file);

} // namespace sparkwright
