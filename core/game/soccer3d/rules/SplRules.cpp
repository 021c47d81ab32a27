#include "core/game/soccer3d/rules/SplRules.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Restarts.h"
#include "core/game/soccer3d/rules/GoalTest.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright
{

namespace
{

using Phase = Situation::Spl::Phase;

/// A place for the ball out of sight and reach.
const Vec3f hidden{0, -500, 500};

constexpr std::array<SoccerKey, 5> phaseKeys = {"spl.initial", "spl.ready", "spl.set", "spl.playing", "spl.finished"};

/// Facing the opponents' goal, as Robot::place() takes it.
float forwardDeg(Side side)
{
  return side == Side::Right ? 90.f : -90.f;
}

} // namespace

const char* nameOf(Phase phase)
{
  return phaseKeys[static_cast<std::size_t>(phase)].key.english;
}

// Phases

void SplPhaseRule::changeTo(Situation& now, Phase phase, LocalText reason)
{
  now.tell(MatchEvent::Kind::Notice, name(), std::move(reason),
           soccerText("spl.phase", soccerText(phaseKeys[static_cast<std::size_t>(phase)])), {.side = now.spl.kickOff});
  now.spl.phase = phase;
  now.spl.phaseTime = 0;
}

void SplPhaseRule::endHalf(Situation& now)
{
  const int half = now.clock.half();
  const float end = static_cast<float>(half) * now.settings.ruleHalfTime;
  if(now.clock.time() < end || now.clock.mode() == PlayMode::GameOver)
    return;
  const LocalText reason = soccerText("clock.limit", now.clock.time(), end);
  if(half == 2 || now.settings.singleHalfTime)
  {
    now.setMode(PlayMode::GameOver, name(), reason);
    return;
  }
  now.setMode(PlayMode::BeforeKickOff, name(), reason);
  now.clock.startSecondHalf();
  waited_ = 0;
}

void SplPhaseRule::judge(Situation& now)
{
  endHalf(now);
  Situation::Spl& spl = now.spl;
  spl.phaseTime += Situation::stepSeconds;
  const PlayMode mode = now.clock.mode();
  const bool fresh = mode != std::exchange(seen_, mode);
  if(mode == PlayMode::GameOver)
  {
    if(spl.phase != Phase::Finished)
      changeTo(now, Phase::Finished, soccerText("spl.matchOver"));
    return;
  }
  if(mode == PlayMode::BeforeKickOff)
  {
    if(spl.phase != Phase::Initial)
      changeTo(now, Phase::Initial, soccerText("spl.waiting"));
    now.placeBall(hidden);
    waited_ = now.pitch.agents > 0 ? waited_ + Situation::stepSeconds : 0;
    if(now.settings.automaticKickOff && waited_ > now.settings.waitBeforeKickOff)
      kickOff(now, Side::None, name(), soccerText("spl.waited", waited_));
    return;
  }
  const bool kickOffMode = mode == PlayMode::KickOffLeft || mode == PlayMode::KickOffRight;
  if(fresh && kickOffMode)
  {
    spl.kickOff = now.clock.side();
    changeTo(now, Phase::Ready, soccerText("spl.kickOff"));
  }
  else if(fresh && mode == PlayMode::PlayOn && spl.phase != Phase::Playing)
    changeTo(now, Phase::Playing, soccerText("spl.command"));
  switch(spl.phase)
  {
  case Phase::Ready:
    now.placeBall(hidden);
    if(spl.phaseTime > now.settings.readyDuration)
      changeTo(now, Phase::Set, soccerText("spl.teamsHad", now.settings.readyDuration));
    break;
  case Phase::Set:
    now.placeBall(now.field.centreSpot());
    if(spl.phaseTime > now.settings.setDuration)
      changeTo(now, Phase::Playing, soccerText("spl.playersStood", now.settings.setDuration));
    break;
  default:
    break;
  }
}

// Illegal positions

/// The middle of the widest gap between the others of the team before their area.
float SplSetRule::freeRow(const Situation& now, PlayerId id) const
{
  constexpr float stripDepth = 1.8f; // m, from the goal line
  const float home = FieldGeometry::homeward(id.side), inner = now.field.halfLength() - stripDepth;
  std::array<float, PlayerId::teamSize + 1> rows;
  std::size_t count = 0;
  rows[count++] = -now.field.halfWidth();
  for(const Pitch::Player& other : now.pitch.players)
    if(const float x = home * other.position.x(); other.id != id && other.id.side == id.side && x >= inner &&
                                                  x <= now.field.halfLength() && count < rows.size())
      rows[count++] = other.position.y();
  std::sort(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(count));
  float widest = -1, middle = 0;
  for(std::size_t i = 0; i < count; ++i)
  {
    const float next = i + 1 < count ? rows[i + 1] : now.field.halfWidth();
    if(next - rows[i] > widest)
    {
      widest = next - rows[i];
      middle = (next + rows[i]) / 2;
    }
  }
  return middle;
}

void SplSetRule::judge(Situation& now)
{
  if(now.spl.phase != Phase::Set)
    return;
  constexpr float beforeArea = 0.3f; // m
  for(std::size_t i = 0; i < now.pitch.players.size(); ++i)
  {
    const Pitch::Player player = now.pitch.players[i];
    const Side side = player.id.side;
    if(!now.spl.penalties[player.id].name.empty())
      continue;
    const Vec3f& p = player.position;
    const float home = FieldGeometry::homeward(side);
    const bool inArea = now.field.penaltyArea(side).coversOnGround(p);
    const bool inHalf =
        home * p.x() >= 0 && std::abs(p.x()) <= now.field.halfLength() && std::abs(p.y()) <= now.field.halfWidth();
    const float reach = now.settings.freeKickDistance;
    const bool inCentre = side != now.spl.kickOff && std::abs(p.x()) <= reach && std::abs(p.y()) <= reach;
    Vec3f target;
    if(player.id.isGoalie() && !inArea)
      target = {home * now.field.halfLength(), 0, now.settings.agentRadius};
    else if(!player.id.isGoalie() && (!inHalf || inCentre || inArea))
      target = {home * (now.field.areaFront() - beforeArea), freeRow(now, player.id), now.settings.agentRadius};
    else
      continue;
    now.tell(MatchEvent::Kind::Offence, name(), soccerText("spl.standsAt", nameOf(player.id), textOf(p)),
             soccerText("spl.putTo", textOf(target)), {.side = side, .players = {player.id}, .position = p});
    now.movePlayer(player.id, target, forwardDeg(side));
  }
}

// Goals and the ball

void SplGoalRule::judge(Situation& now)
{
  if(now.spl.phase != Phase::Playing || !now.pitch.ball.present)
    return;
  const Side conceding = goalWithBall(now);
  if(conceding == Side::None)
    return;
  awardGoal(now, opponentOf(conceding), name(), touchText(now),
            [conceding](Situation& later)
            {
              later.spl.kickOff = conceding;
              later.spl.phase = Phase::Ready;
              later.spl.phaseTime = 0;
              later.spl.ballOutSince = -1;
              later.placeBall(hidden);
            });
}

float SplBallReturnRule::drawDelay(Situation& now) const
{
  constexpr double mean = 2.0, sigma = 1.8, least = 0.5, most = 5.0; // s
  return static_cast<float>(std::clamp(now.lots.normal(mean, sigma), least, most));
}

Vec3f SplBallReturnRule::place(const Situation& now) const
{
  constexpr float inside = 0.4f, fromToucher = 1; // m, from the side line and from who touched the ball
  const float r = now.settings.ballRadius, limit = now.field.halfLength() - fromToucher;
  if(!now.ball.toucher)
    return {0, 0, r};
  const float y = std::copysign(now.field.halfWidth() - inside, now.pitch.ball.position.y());
  if(std::abs(now.pitch.ball.position.x()) >= now.field.halfLength())
    return {0, y, r};
  const Pitch::Player* const toucher = now.pitch.find(now.ball.toucher);
  if(now.settings.splReferenceQuirks || !toucher)
    return {-limit, y, r};
  const float x = toucher->position.x() + FieldGeometry::homeward(toucher->id.side) * fromToucher;
  return {std::clamp(x, -limit, limit), y, r};
}

void SplBallReturnRule::judge(Situation& now)
{
  Situation::Spl& spl = now.spl;
  if(spl.phase != Phase::Playing || !now.pitch.ball.present || now.ball.onField)
  {
    spl.ballOutSince = -1;
    return;
  }
  if(spl.ballOutSince < 0)
  {
    spl.ballOutSince = now.clock.time();
    spl.ballOutLasts = drawDelay(now);
  }
  else if(now.settings.splReferenceQuirks)
    spl.ballOutLasts = drawDelay(now);
  const float since = now.clock.time() - spl.ballOutSince;
  if(since <= spl.ballOutLasts)
    return;
  const Vec3f target = place(now);
  now.tell(MatchEvent::Kind::Notice, name(), soccerText("spl.ballOff", since),
           soccerText("ball.putBack", textOf(target)));
  now.placeBall(target);
  spl.ballOutSince = -1;
}

// Penalties

namespace
{

/// Puts a player beside the field, so far beyond the side line.
void putBeside(Situation& now, PlayerId id, float beyond, float headingDeg)
{
  constexpr float spacing = 0.5f; // m
  const float home = FieldGeometry::homeward(id.side);
  const float x = home * spacing * static_cast<float>(id.unum);
  now.movePlayer(id, {x, home * (now.field.halfWidth() + beyond), now.settings.agentRadius}, headingDeg);
}

/// Takes a player out of the game for a while.
void takeOut(Situation& now, const MatchEvent& offence, const char* what)
{
  constexpr float outside = 0.5f; // m
  const PlayerId id = offence.players.front();
  now.spl.penalties[id] = {what, now.clock.time() + now.settings.penaltyDuration};
  now.decisions.events.push_back(offence);
  putBeside(now, id, outside, id.side == Side::Right ? 0.f : -180.f);
}

} // namespace

void SplPenaltyRule::judge(Situation& now)
{
  if(now.spl.phase != Phase::Playing)
    return;
  constexpr float margin = 0.7f; // m
  constexpr float back = 0.4f;   // m, beyond the side line
  for(std::size_t i = 0; i < now.pitch.players.size(); ++i)
  {
    const Pitch::Player player = now.pitch.players[i];
    const Side side = player.id.side;
    Situation::Spl::Penalty& penalty = now.spl.penalties[player.id];
    if(!penalty.name.empty())
    {
      if(now.clock.time() <= penalty.until)
        continue;
      penalty = {};
      putBeside(now, player.id, back, side == Side::Right ? -180.f : 0.f);
      continue;
    }
    const Vec3f& p = player.position;
    const bool left =
        std::abs(p.x()) > now.field.halfLength() + margin || std::abs(p.y()) > now.field.halfWidth() + margin;
    if(!left && (player.id.isGoalie() || !now.field.penaltyArea(side).coversOnGround(p)))
      continue;
    const char* const what = left ? "leaving_the_field" : "illegal_defender";
    now.judgement.decide(
        now, {now.eventOf(MatchEvent::Kind::Offence, name(),
                          soccerText(left ? SoccerKey("spl.leftField") : SoccerKey("spl.defends"), nameOf(player.id),
                                     textOf(p)),
                          soccerText(left ? SoccerKey("spl.outForLeaving") : SoccerKey("spl.outForDefending"),
                                     now.settings.penaltyDuration),
                          {.side = side, .players = {player.id}, .position = p}),
              [what](Situation& later, const MatchEvent& offence) { takeOut(later, offence, what); },
              {}});
  }
}

void SplPhaseRule::archive(StateArchive& a)
{
  a(waited_);
  a.choice(seen_, static_cast<PlayMode>(playModeCount - 1));
}

} // namespace sparkwright
