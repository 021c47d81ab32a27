#include "core/game/GameAspect.h"

#include "core/game/Game.h"
#include "core/game/GameTexts.h"
#include "core/object/Context.h"
#include "core/object/LibraryPlaces.h"
#include "core/object/Log.h"
#include "core/object/ObjectTexts.h"

namespace sparkwright
{

Object* GameAspect::sceneForGame() const
{
  Object* const scene = context()->service<Object>();
  if(scene && !context()->service<Game>())
    return scene;
  if(log())
    log()->warning(objectText("node.says", path(), gameText("game.second")));
  return nullptr;
}

std::filesystem::path GameAspect::libraryIn(const std::string& folder, const std::string& name) const
{
  const auto* const places = context() ? context()->service<LibraryPlaces>() : nullptr;
  return places ? places->find(name, folder) : std::filesystem::path();
}

LocalText GameAspect::librariesIn(const std::string& folder) const
{
  const auto* const places = context() ? context()->service<LibraryPlaces>() : nullptr;
  std::string list;
  for(const std::string& name : places ? places->names(folder) : std::vector<std::string>())
    list += (list.empty() ? "" : ", ") + name;
  return list.empty() ? gameText("game.noLibraries") : LocalText(list);
}

} // namespace sparkwright
