#pragma once

#include <QImage>
#include <QString>

#include <atomic>
#include <filesystem>

namespace sparkwright
{

/// Draws what a scene looks like, without a window: loads it into a World of its own, and runs that for a moment.
struct ScenePicture
{
  static constexpr QSize size{384, 216}; ///< Pixels.

  QString scene; ///< As for World::load().
  int cycles = 1;

  /// Takes seconds: for a worker thread.
  /// @param data  directory of scenes and set-ups  @param stop  ends it early
  /// @return null if it was stopped, or the scene or OpenGL is not there
  QImage draw(const std::filesystem::path& data, const std::atomic<bool>& stop) const;
};

} // namespace sparkwright
