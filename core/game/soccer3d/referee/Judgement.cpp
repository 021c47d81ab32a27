#include "core/game/soccer3d/referee/Judgement.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"
#include "core/game/soccer3d/referee/Restarts.h"
#include "core/game/soccer3d/referee/Situation.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace sparkwright
{

namespace
{

using Kind = MatchEvent::Kind;

bool isOn(const SoccerSettings& settings)
{
  return settings.confirmFouls || settings.confirmGoals;
}

bool isAsked(const SoccerSettings& settings, Kind kind)
{
  return kind == Kind::Goal ? settings.confirmGoals : settings.confirmFouls;
}

/// `charging by L5`, `goal`
LocalText titleOf(const MatchEvent& event)
{
  LocalText title = event.kind == Kind::Goal      ? soccerText("name.goal")
                    : event.kind == Kind::Offence ? ruleText(event.rule)
                                                  : foulText(event.foul);
  if(event.kind == Kind::Goal || event.players.empty())
    return title;
  return soccerText("verdict.by", std::move(title), nameOf(event.players.front()));
}

/// What people say about a decision.
void tellVerdict(Situation& now, Kind verdict, const MatchEvent& about, LocalText reason, LocalText consequence)
{
  now.tell(verdict, about.rule, std::move(reason), std::move(consequence),
           {.side = about.side, .players = about.players, .position = about.position});
}

bool isFree(const Situation& now, PlayerId id, const Vec3f& place)
{
  return std::ranges::none_of(now.pitch.players,
                              [&](const Pitch::Player& other)
                              {
                                return other.id != id && distanceOnGround(other.position, place) <
                                                             2 * now.settings.agentRadius;
                              });
}

/// The player that a foul has moved goes back to where it was, or near to it if somebody is there now.
/// @return what that means, for people
LocalText putBack(Situation& now, const MatchMemory& before, const std::vector<Pitch::Player>& players, PlayerId id,
             double secondsSince)
{
  const auto was = std::ranges::find(players, id, &Pitch::Player::id);
  if(was == players.end() || !now.pitch.find(id))
    return {};
  const bool moved =
      Situation::secondsOf(now.tallies[id].sinceMoved) <= static_cast<float>(secondsSince) + Situation::stepSeconds;
  now.tallies[id] = before.tallies[id];
  now.spl.penalties[id] = before.spl.penalties[id];
  if(!moved)
    return {};
  now.decisions.postures.push_back(id);
  if(isFree(now, id, was->position))
    now.movePlayer(id, was->position);
  else
    PlayerMover(now).move(id, was->position);
  return soccerText("verdict.putBack", nameOf(id), textOf(now.pitch.find(id)->position));
}

} // namespace

/// A decision that was carried out, and how things were before.
struct Judgement::Carried
{
  Decision decision;
  MatchMemory before;
  std::vector<Pitch::Player> players;
  Vec3f ball = Vec3f::Zero();
  std::array<int, 2> goals{}; ///< That it has added to the score.
  bool changedMode = false;
};

bool Judgement::Pardon::covers(const MatchEvent& event) const
{
  if(event.kind != decision.kind || event.rule != decision.rule)
    return false;
  if(event.kind == Kind::Goal)
    return event.side == decision.side;
  // Whoever was concerned: of a group that touches, another one may be accused next.
  return event.foul == decision.foul && !event.players.empty() &&
         std::ranges::find(decision.players, event.players.front()) != decision.players.end();
}

bool Judgement::isPardoned(const MatchEvent& event)
{
  const auto pardon = std::ranges::find_if(pardons_, [&](const Pardon& p) { return p.covers(event); });
  if(pardon == pardons_.end())
    return false;
  pardon->age = 0;
  return true;
}

void Judgement::decide(Situation& now, Decision decision)
{
  if(isPardoned(decision.event))
  {
    if(decision.drop)
      decision.drop(now);
  }
  else if(isAsked(now.settings, decision.event.kind))
  {
    pending_.push_back(std::move(decision));
    ++version_;
  }
  else
    carryOut(now, std::move(decision));
}

void Judgement::carryOut(Situation& now, Decision decision)
{
  if(!isOn(now.settings) || now.settings.undoWindow <= 0)
    return decision.carryOut(now, decision.event);
  auto carried =
      std::make_shared<Carried>(Carried{std::move(decision), now, now.pitch.players, now.pitch.ball.position});
  const Decision& kept = carried->decision;
  now.decisions.keepPostures = true;
  kept.carryOut(now, kept.event);
  carried->changedMode = now.clock.mode() != carried->before.clock.mode();
  for(std::size_t i = 0; i < carried->goals.size(); ++i)
    carried->goals[i] = now.score[i] - carried->before.score[i];
  last_ = std::move(carried);
  lastAge_ = 0;
  ++version_;
}

double Judgement::timeLeft(const SoccerSettings& settings) const
{
  const auto window = static_cast<double>(settings.confirmWindow);
  return window > 0 ? std::max(window - waited_, 0.) : std::numeric_limits<double>::infinity();
}

const MatchEvent* Judgement::undoable(const SoccerSettings& settings) const
{
  const bool inTime = last_ && isOn(settings) && lastAge_ <= static_cast<double>(settings.undoWindow);
  return inTime && !isPending() ? &last_->decision.event : nullptr;
}

void Judgement::settle(Situation& now, bool stands, LocalText reason, std::optional<Decision> instead)
{
  Decision decision = std::move(pending_.front());
  pending_.erase(pending_.begin());
  waited_ = 0;
  ++version_;
  const MatchEvent event = decision.event;
  const LocalText title = titleOf(event);
  if(stands)
  {
    carryOut(now, std::move(decision));
    tellVerdict(now, Kind::Confirmed, event, soccerText("verdict", title, std::move(reason)), {});
    return;
  }
  if(decision.drop)
    decision.drop(now);
  pardons_.push_back({event});
  tellVerdict(now, Kind::Overruled, event, soccerText("verdict.overruled", title, std::move(reason), event.reason),
              instead ? soccerText("verdict.instead", titleOf(instead->event)) : soccerText("verdict.nothing"));
  if(instead)
    carryOut(now, *std::move(instead));
}

LocalText Judgement::confirm(Situation& now)
{
  if(!isPending())
    return soccerText("verdict.noneToConfirm");
  settle(now, true, soccerText("verdict.confirmedByHuman"));
  return {};
}

LocalText Judgement::overrule(Situation& now, std::optional<Decision> instead)
{
  if(!isPending())
    return soccerText("verdict.noneToOverrule");
  settle(now, false, soccerText("verdict.overruledByHuman"), std::move(instead));
  return {};
}

LocalText Judgement::undo(Situation& now)
{
  if(!isOn(now.settings))
    return soccerText("verdict.undoOff");
  if(isPending())
    return soccerText("verdict.pendingFirst");
  if(!undoable(now.settings))
    return soccerText("verdict.noneSince", now.settings.undoWindow);
  const std::shared_ptr<const Carried> carried = last_;
  const MatchEvent& event = carried->decision.event;
  if(carried->before.clock.half() != now.clock.half())
    return soccerText("verdict.otherHalf");
  last_ = nullptr;
  ++version_;

  const PlayMode mode = now.clock.mode();
  LocalText consequence;
  if(carried->changedMode)
  {
    const float time = now.clock.time();
    const std::array<int, 2> score = now.score;
    static_cast<MatchMemory&>(now) = carried->before;
    now.setTime(time);
    for(std::size_t i = 0; i < score.size(); ++i)
      now.score[i] = std::max(score[i] - carried->goals[i], 0);
    for(const Pitch::Player& player : carried->players)
      if(now.pitch.find(player.id))
      {
        now.decisions.postures.push_back(player.id);
        now.movePlayer(player.id, player.position);
      }
    now.pitch.ball.position = carried->ball;
    now.decisions.ball = carried->ball;
  }
  else if(!event.players.empty())
    consequence = putBack(now, carried->before, carried->players, event.players.front(), lastAge_);
  if(carried->decision.drop)
    carried->decision.drop(now);
  pardons_.push_back({event});
  now.decisions.takenBack = event;
  tellVerdict(now, Kind::Undone, event, soccerText("verdict", titleOf(event), soccerText("verdict.undoneByHuman")),
              std::move(consequence));
  MatchEvent& told = now.decisions.events.back();
  told.mode = mode;
  if(event.kind == Kind::Goal)
    told.consequence = scoreText(now.score);
  return {};
}

void Judgement::advance(double seconds)
{
  lastAge_ += seconds;
  std::erase_if(pardons_, [seconds](Pardon& pardon) { return (pardon.age += seconds) > Pardon::lasts; });
}

void Judgement::wait(Situation& now, double seconds)
{
  constexpr double rounding = 1e-6;
  waited_ += seconds;
  if(!isPending() || timeLeft(now.settings) > rounding)
    return;
  if(now.settings.confirmByDefault)
    settle(now, true, soccerText("verdict.nobodyObjected", now.settings.confirmWindow));
  else
    settle(now, false, soccerText("verdict.nobodyConfirmed", now.settings.confirmWindow));
}

void Judgement::archive(StateArchive& a)
{
  a(waited_, pardons_, lastAge_, version_);
  if(!a.isLoading())
    return;
  pending_.clear();
  last_ = nullptr;
}

} // namespace sparkwright
