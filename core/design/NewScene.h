#pragma once

#include "core/text/LocalText.h"

#include <filesystem>
#include <string>

namespace sparkwright::design
{

/// What a new scene shall be: a file made from a template, ready to run and with comments.
struct NewScene
{
  enum class Kind
  {
    Empty,
    Ground,  ///< Ground and two lamps.
    Falling, ///< A few things that fall, and a robot of the examples.
    Soccer,  ///< The field of the 3D league, with goals and ball.
    SetUp    ///< A script in Ruby, and the scene that it imports, of the same name.
  };

  Kind kind = Kind::Ground;
  std::string name;               ///< Of the file; the ending may be left out.
  std::filesystem::path folder{}; ///< Absolute; is made, with those above it.

  static constexpr std::size_t longestName = 100; ///< Bytes.
};

/// The file that is made, and opened afterwards.
std::filesystem::path fileOf(const NewScene& scene);
/// What is wrong with its name or folder, or that a file of this name is there; empty: nothing.
LocalText problemOf(const NewScene& scene);
/// Writes the scene. On failure, nothing of it is left.
/// @param data     directory with `templates/`
/// @param problem  set if the result is empty
/// @return the file to open
std::filesystem::path makeScene(const NewScene& scene, const std::filesystem::path& data, LocalText& problem);

} // namespace sparkwright::design
