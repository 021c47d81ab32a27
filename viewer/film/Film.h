#pragma once

#include "core/record/export/FilmChoice.h"

namespace sparkwright
{

/// Draws a run as a video or as pictures in a folder, without a window or a display; see FilmMaker. Every picture shows
/// its exact moment, between two frames if need be, with the drawings of the nearer one.
///
/// Videos need a QCoreApplication, and ffmpeg. Texts of drawings need a QGuiApplication, without which they are left out.
/// @return ExportResult::frames is the number of pictures
ExportResult makeFilm(FrameSequence& run, const std::filesystem::path& target, const FilmChoice& choice,
                      const ExportProgress& progress = {});

} // namespace sparkwright
