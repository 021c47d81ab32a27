#pragma once

#include "core/record/export/DataExport.h"

#include <limits>
#include <string>

namespace sparkwright
{

/// How a run is filmed.
struct FilmChoice
{
  double from = -std::numeric_limits<double>::infinity(); ///< Simulated s …
  double until = std::numeric_limits<double>::infinity(); ///< … inclusive.
  int width = 1280, height = 720;                         ///< Pixels, 16 to 8192; even numbers for videos.
  int rate = 30;                                          ///< Pictures per simulated second, 1 to 120.
  /// From where: `home` (the first view of the scene), `1` to `8` (the views of the window's keys), or `ball` (follows
  /// it).
  std::string view = "home";
};

/// Draws a run as a video, `.mp4` or `.webm`, or as numbered PNG files in a folder (any other name). A file appears
/// under its name when it is complete.
using FilmMaker = std::function<ExportResult(FrameSequence& run, const std::filesystem::path& target,
                                             const FilmChoice& choice, const ExportProgress& progress)>;

/// Whether a name is that of a film: it ends with `.mp4`, `.webm`, or with a slash for a folder of pictures.
bool isFilm(const std::filesystem::path& target);
/// Whether a text names a view as FilmChoice::view.
bool isFilmView(const std::string& text);

} // namespace sparkwright
