#include "core/game/soccer3d/match/SoccerTexts.h"

#include "core/game/soccer3d/match/SoccerSettings.h"

namespace sparkwright
{

namespace
{

/// The text whose key begins so.
LocalText known(std::string_view group, std::string_view english)
{
  for(const TextKey& key : soccerTextTable)
    if(std::string_view(key.name).starts_with(group) && english == key.english)
      return LocalText(key, {});
  return std::string(english);
}

} // namespace

LocalText foulText(FoulType foul)
{
  /// In the order of FoulType.
  static constexpr SoccerKey names[] = {"name.crowding",  "name.touching", "name.illegalDefence", "name.illegalAttack",
                                        "name.incapable", "name.kickOff",  "name.charging",       "name.selfCollision"};
  return soccerText(names[static_cast<std::size_t>(foul)]);
}

LocalText ruleText(std::string_view rule) { return known("rule.", rule); }

LocalText unitText(std::string_view unit) { return known("unit.", unit); }

std::vector<TextKey> soccerTexts()
{
  std::vector<TextKey> all(std::begin(soccerTextTable), std::end(soccerTextTable));
  for(const SoccerTopic& topic : soccerTopics())
    all.push_back(topic.name);
  for(const SoccerVariable& variable : soccerVariables())
    all.push_back(keyOf(variable));
  return all;
}

} // namespace sparkwright
