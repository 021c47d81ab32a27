#pragma once

#include "core/services/GameControlNodes.h"
#include "core/text/LocalText.h"

#include <filesystem>
#include <string>

namespace sparkwright
{

/// A control aspect that is a whole game: begins it when it is linked, and ends it when it is unlinked.
class GameAspect : public ControlAspect
{
protected:
  /// The scene in which its game can begin; null, after a warning, if there is a game already.
  Object* sceneForGame() const;
  /// A library that a script names, in a folder beside that of plugins; empty: there is none. Scripts must not load other
  /// files.
  std::filesystem::path libraryIn(const std::string& folder, const std::string& name) const;
  /// The names of all libraries there, for messages: `attack, zone_defence`, or that there are none.
  LocalText librariesIn(const std::string& folder) const;
};

} // namespace sparkwright
