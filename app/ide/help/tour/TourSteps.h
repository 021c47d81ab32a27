#pragma once

#include <array>
#include <span>

namespace sparkwright
{

/// What a person can do in the window that confirms a step of the tour.
enum class TourDeed
{
  None,
  MoveCamera,
  RunOrPause,
  Select,
  OpenPalette,
  LookBack,
  OpenHelp
};

/// What a step of the tour points at.
enum class TourTarget
{
  Views,
  RunButtons, ///< In the tool bar.
  MenuBar,
  HelpMenu,
  Docks ///< TourStep::docks.
};

/// A step of the guided tour. Texts are of context sparkwright::Tour; `%run%` in them stands for the key of a command,
/// see TourGuide.
struct TourStep
{
  const char* title;
  const char* text;
  const char* task; ///< What to try; empty: nothing.
  TourDeed deed;    ///< That confirms it.
  TourTarget target;
  /// Object names of docks that the step opens and points at, or that it only opens; the first is in front.
  std::array<const char*, 3> docks{};
  const char* help; ///< Place of the help where one reads on.
};

std::span<const TourStep> tourSteps();

} // namespace sparkwright
