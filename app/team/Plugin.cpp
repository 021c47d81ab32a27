// The players as agents inside the simulator: `importBundle 'sparkwright-team'`, then a TeamPlayer for each of them.

#include "app/team/play/Player.h"
#include "core/object/Plugin.h"
#include "core/robot/behavior/Behavior.h"
#include "core/text/ReadNumber.h"

#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace sparkwright
{

namespace
{

/// A player of the sample team. Its command says who it is, such as `team=Red number=3`.
class TeamPlayer : public Behavior
{
public:
  std::string_view begin() override
  {
    makePlayer();
    return player_->begin();
  }

  std::string_view think(std::string_view percepts) override
  {
    return player_ ? player_->act(percepts) : std::string_view();
  }

  std::optional<std::string> memory() const override
  {
    StateArchive archive;
    if(player_)
      player_->archive(archive);
    return archive.takeBytes();
  }

  bool remember(std::string_view memory) override
  {
    if(memory.empty())
      return true; // It has not begun.
    makePlayer();
    StateArchive archive(memory);
    player_->archive(archive);
    return !archive.failed() && archive.left() == 0;
  }

private:
  void makePlayer()
  {
    std::string team = "Sparkwright";
    int number = 1;
    std::istringstream words(command());
    for(std::string word; words >> word;)
    {
      if(word.starts_with("team="))
        team = word.substr(5);
      else if(!word.starts_with("number=") || !readNumber(word.substr(7), 1, team::WorldModel::mostPlayers, number))
        throw std::invalid_argument("TeamPlayer: '" + word + "' in its command; it has to be like `team=Red number=3`");
    }
    player_ = std::make_unique<team::Player>(team, number);
  }

  std::unique_ptr<team::Player> player_;
};

void registerClasses(Registry& registry)
{
  ClassBuilder<TeamPlayer>(registry, "TeamPlayer", {"Behavior"},
                           "A player of the team that comes along; the command names it, such as `team=Red number=3`.");
}

} // namespace

} // namespace sparkwright

SPARKWRIGHT_PLUGIN(sparkwright::registerClasses)
