#include "core/wire/MonitorDecoder.h"

#include "core/wire/NumberText.h"
#include "core/wire/WireMessage.h"
#include "core/wire/SceneAgents.h"

#include <utility>

namespace sparkwright
{

namespace
{

using Environment = StateReader::Environment;

/// Only full messages of classic servers tell the environment, and each message of newer ones.
void takeEnvironment(GameState& game, MessageContent& content, bool full)
{
  if(content.newer ? content.environment.empty() : !full)
    return;
  if(!game.environment || *game.environment != content.environment)
    game.environment = std::make_shared<const Environment>(std::move(content.environment));
}

/// m; 0: the server does not tell.
float ballRadiusOf(const GameState& game)
{
  if(game.environment)
    for(const auto& [name, value] : *game.environment)
      if(name == "BallRadius")
        return value;
  return 0;
}

} // namespace

MonitorDecoder::Result MonitorDecoder::decode(std::string_view message)
{
  try
  {
    WireReader in(message);
    const auto frame = frame_ ? std::make_shared<Frame>(*frame_) : std::make_shared<Frame>();
    if(!frame_)
      frame->game = game_;
    const auto teams = frame->game.team;
    std::vector<std::string> modes = modes_;
    std::vector<SceneTag> tags = tags_;
    std::shared_ptr<SceneStructure> structure; // Of a full scene.
    StateReader state(frame->game, modes);
    MessageContent content = readMessage(in, state,
                                         [&](SceneForm form)
                                         {
                                           if(form == SceneForm::Full)
                                           {
                                             structure = std::make_shared<SceneStructure>();
                                             frame->local.clear();
                                             frame->visible.clear();
                                             tags.clear();
                                             readScene(in, *structure, *frame, tags);
                                           }
                                           else if(frame_)
                                             readSceneDiff(in, *frame);
                                           else
                                             in.fail("a full scene first");
                                         });
    takeEnvironment(frame->game, content, structure != nullptr);
    const bool another = structure && !(structure_ && tags == tags_ && sameStructure(*structure, *structure_));
    if(another)
    {
      nameNodes(*structure, tags, ballRadiusOf(frame->game));
      structure->version = ++version_;
    }
    if(structure)
      frame->structure = another ? std::move(structure) : structure_;
    if(!frame_ || another || (!tags.empty() && frame->game.team != teams))
      frame->agents = findAgents(*frame->structure, tags, frame->game.team);
    structure_ = frame->structure;
    frame->time = decimalOf(content.simulated.value_or(frame->game.time));
    frame->cycle = ++messages_;
    modes_ = std::move(modes);
    tags_ = std::move(tags);
    frame_ = frame;
    return {frame_, {}};
  }
  catch(const Malformed& problem)
  {
    return {nullptr, problem.what()};
  }
}

void MonitorDecoder::restart(GameState game)
{
  frame_.reset();
  game_ = std::move(game);
  modes_.clear();
}

} // namespace sparkwright
