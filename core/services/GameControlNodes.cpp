#include "core/services/GameControlNodes.h"

#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/object/Log.h"

#include <algorithm>

namespace sparkwright
{

SoccerGame* ControlAspect::game() const
{
  return context() ? context()->service<SoccerGame>() : nullptr;
}

Parsers GameControlServer::parsers() const
{
  Parsers parsers;
  for(const auto& child : children())
    if(auto parser = std::dynamic_pointer_cast<BaseParser>(child))
      parsers.push_back(std::move(parser));
  return parsers;
}

CallResult GameControlServer::addParser(const std::string& className)
{
  return makeChild(className, withoutNameSpace(className), "BaseParser");
}

CallResult GameControlServer::setFormats(const std::string& formats)
{
  const Parsers former = parsers();
  for(const auto& parser : former)
    removeChild(*parser);
  for(std::size_t at = 0; at <= formats.size();)
  {
    const std::size_t end = std::min(formats.find(',', at), formats.size());
    const std::string format = formats.substr(at, end - at);
    const CallResult made = addParser(format == "sexp" ? "SexpParser" : format == "json" ? "JsonParser" : format);
    if(!made.accepted)
      return made;
    at = end + 1;
  }
  return {};
}

GameStateAspect::GameStateAspect() = default;
GameStateAspect::~GameStateAspect() = default;

void GameStateAspect::onLink()
{
  Object* const scene = context()->service<Object>();
  if(game() || !scene)
  {
    if(log())
      log()->warning(path() + ": there is a match already, or no scene to play in; this node has no effect");
    return;
  }
  game_ = std::make_unique<SoccerGame>(*context(), *scene, isSpl());
  game_->setRefereed(parent()->childOf<SoccerRuleAspect>() != nullptr);
}

void GameStateAspect::onUnlink()
{
  game_.reset();
}

void SoccerRuleAspect::onLink()
{
  if(SoccerGame* const soccer = game())
    soccer->setRefereed(true);
}

void SoccerRuleAspect::onUnlink()
{
  if(SoccerGame* const soccer = game())
    soccer->setRefereed(false);
}

} // namespace sparkwright
