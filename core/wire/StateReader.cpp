#include "core/wire/StateReader.h"

#include "core/game/StandardLeagues.h"

#include <span>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostValues = 64; // Of a field of a league.
constexpr std::size_t maxModes = 256, maxFields = 256;

std::vector<std::string> readModes(WireReader& in)
{
  std::vector<std::string> modes;
  while(!in.closes() && modes.size() < maxModes)
    modes.push_back(in.name());
  return modes;
}

/// The numbers at the start of a list. What follows is a word of a newer server, and not ours to judge.
std::vector<float> readNumbers(WireReader& in)
{
  std::vector<float> values;
  try
  {
    while(!in.closes() && !in.opens() && values.size() < mostValues)
      values.push_back(in.number());
  }
  catch(const Malformed&)
  {
  }
  return values;
}

} // namespace

StateReader::StateReader(GameState& game, std::vector<std::string>& modes) : game_(game), modes_(modes)
{
  game.present = true;
  game.league = standardLeagues().front();
  game.league->startMessage(game);
  if(game.mode.empty())
    game.mode = game.league->modes().front();
}

void StateReader::read(WireReader& in, Environment& environment)
{
  while(!in.closes())
  {
    in.open();
    const std::string_view name = in.word();
    if(name == "time")
      game_.time = in.number();
    else if(name == "team_left")
      game_.team[0] = in.name();
    else if(name == "team_right")
      game_.team[1] = in.name();
    else if(name == "half")
      game_.period = in.integer();
    else if(name == "score_left")
      game_.score[0] = in.integer();
    else if(name == "score_right")
      game_.score[1] = in.integer();
    else if(name == "play_modes")
      modes_ = readModes(in);
    else if(name == "play_mode")
      mode_ = in.integer();
    else if(!in.closes() && !in.opens())
    {
      const std::vector<float> values = readNumbers(in);
      if(!values.empty() && name.size() <= WireReader::maxNameSize && environment.size() < maxFields &&
         !game_.league->takeField(game_, name, values))
        environment.emplace_back(name, values.front());
    }
    in.skipList();
  }
  in.close();
}

void StateReader::finish(WireReader& in)
{
  if(!mode_)
    return;
  const std::span<const std::string> known =
      modes_.empty() ? game_.league->modes() : std::span<const std::string>(modes_);
  if(*mode_ < 0 || *mode_ >= static_cast<int>(known.size()))
    in.fail("the index of a play mode");
  game_.mode = known[static_cast<std::size_t>(*mode_)];
}

} // namespace sparkwright
