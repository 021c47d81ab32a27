#include "core/game/soccer3d/referee/Situation.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cstdio>

namespace sparkwright
{

void Situation::Decisions::clear()
{
  moves.clear();
  ball.reset();
  joints.clear();
  releaseJoints = swapSides = finish = keepPostures = false;
  events.clear();
  takenBack.reset();
  postures.clear();
}

bool Situation::passBan(Side side) const
{
  const PassHistory& history = pass(side);
  return !history.cleared && clock.time() - history.last < settings.passModeScoreWaitTime;
}

void Situation::forgetKicks()
{
  kick = {};
  for(const Side side : {Side::Left, Side::Right})
    pass(side).cleared = true;
}

void Situation::advanceTallies()
{
  PerPlayer<bool> present;
  for(const Pitch::Player& player : pitch.players)
    present[player.id] = true;
  auto isPresent = present.begin();
  for(Tally& tally : tallies)
  {
    if(!*isPresent++)
      tally = {};
    ++tally.sinceMoved;
    if(tally.isPenalised() && tally.penalty->held == 0)
      tally.forget();
  }
}

void Situation::placeBall(const Vec3f& position)
{
  pitch.ball.position = position;
  pitch.ball.velocity = Vec3f::Zero();
  ball.kickSpot = {position.x(), position.y(), settings.ballRadius};
  decisions.ball = position;
}

void Situation::swapSides()
{
  decisions.swapSides = !decisions.swapSides;
  for(Pitch::Player& player : pitch.players)
    player.id.side = opponentOf(player.id.side);
  tallies.swapSides();
  discipline.swapSides();
  ball.toucher.side = opponentOf(ball.toucher.side);
  std::swap(score[0], score[1]);
  kick = {};
  kickOffBan = Side::None;
  pass(Side::Left) = pass(Side::Right) = {};
}

void Situation::movePlayer(PlayerId id, const Vec3f& position, std::optional<float> headingDeg)
{
  Pitch::Player* const player = pitch.find(id);
  if(!player)
    return;
  player->box = player->box.movedBy(position - player->position);
  player->position = position;
  player->velocity = Vec3f::Zero();
  tallies[id].sinceMoved = 0;
  const auto known = std::ranges::find(decisions.moves, id, &Move::id);
  if(known == decisions.moves.end())
    decisions.moves.push_back({id, position, headingDeg});
  else
  {
    known->position = position;
    if(headingDeg)
      known->headingDeg = headingDeg;
  }
}

void Situation::setMode(PlayMode mode, std::string_view rule, LocalText reason, std::vector<PlayerId> players,
                        LocalText consequence)
{
  if(mode == clock.mode())
    return;
  MatchEvent event = eventOf(MatchEvent::Kind::Mode, rule, std::move(reason), std::move(consequence),
                             {.side = traitsOf(mode).side, .players = std::move(players)});
  event.next = mode;
  decisions.events.push_back(std::move(event));
  clock.setMode(mode);
  kickPlace = KickPlace::KickSpot;
  setPlayPrepared = false;
}

MatchEvent Situation::eventOf(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
                              MatchEvent::About about) const
{
  MatchEvent event;
  event.kind = kind;
  event.rule = rule;
  event.mode = event.next = clock.mode();
  event.side = about.side;
  event.players = std::move(about.players);
  event.position = about.position.value_or(pitch.ball.position);
  event.reason = std::move(reason);
  event.consequence = std::move(consequence);
  event.moment = {clock.time(), clock.half(), score, decisions.swapSides};
  return event;
}

void Situation::tell(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
                     MatchEvent::About about)
{
  decisions.events.push_back(eventOf(kind, rule, std::move(reason), std::move(consequence), std::move(about)));
}

MatchEvent Situation::foulOf(FoulType type, std::vector<PlayerId> players, std::string_view rule, LocalText reason,
                             LocalText consequence, bool quiet) const
{
  const PlayerId offender = players.front();
  const Pitch::Player* const player = pitch.find(offender);
  MatchEvent event = eventOf(MatchEvent::Kind::Foul, rule, std::move(reason), std::move(consequence),
                             {.side = offender.side,
                              .players = std::move(players),
                              .position = player ? player->position : Vec3f(Vec3f::Zero())});
  event.foul = type;
  event.quiet = quiet;
  return event;
}

void Situation::addFoul(MatchEvent foul)
{
  if(fouls.size() == foulsKept)
    fouls.erase(fouls.begin());
  fouls.push_back({fouls.empty() ? 1 : fouls.back().index + 1, foul.foul, foul.players.front()});
  decisions.events.push_back(std::move(foul));
}

std::string nameOf(PlayerId id)
{
  return (id.side == Side::Right ? "R" : "L") + std::to_string(id.unum);
}

std::string numberText(float number)
{
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", static_cast<double>(number));
  return text;
}

std::string groundText(const Vec3f& position)
{
  return '(' + numberText(position.x()) + ", " + numberText(position.y()) + ')';
}

void Situation::archive(StateArchive& a)
{
  MatchMemory::archive(a);
  a(lots, judgement, fouls);
}

} // namespace sparkwright
