#pragma once

#include "core/files/FileService.h"
#include "core/setup/StandardRegistry.h"
#include "editor/language/names/SceneKnowledge.h"
#include "tests/bench/Scenes.h"

#include <string>

namespace sparkwright
{

/// The generated scene of 100,000 lines, cut behind its last line but for its end.
inline const std::string& largeScene()
{
  constexpr std::ptrdiff_t lines = 100'000;
  static const std::string text = []
  {
    std::string scene = generatedScene(10'000'000);
    std::size_t at = 0;
    for(std::ptrdiff_t line = 0; line < lines; ++line)
      at = scene.find('\n', at) + 1;
    at = scene.find("\n  (nd Transform", at); // Between two groups.
    return scene.substr(0, at) + "\n  (nd HingeJoint (attach ../../group1))\n)\n";
  }();
  return text;
}

/// Of that scene.
inline const SceneKnowledge& knowledge()
{
  static const auto registry = standardRegistry();
  static FileService files;
  static const SceneKnowledge known = []
  {
    files.addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
    return SceneKnowledge{*registry, &files, SceneIndex::read({SPARKWRIGHT_SOURCE_DIR "/resources"}), "large.rsg"};
  }();
  return known;
}

} // namespace sparkwright
