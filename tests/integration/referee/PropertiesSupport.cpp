#include "PropertiesSupport.h"

#include "core/game/soccer3d/referee/Rule.h"

#include <algorithm>
#include <cmath>

using namespace sparkwright;

namespace
{

constexpr float tolerance = 0.01f; // m
constexpr qsizetype kept = 10;     // of what is wrong with a property

constexpr ModeSet cornerKicks{PlayMode::CornerKickLeft, PlayMode::CornerKickRight};
constexpr ModeSet goalKicks{PlayMode::GoalKickLeft, PlayMode::GoalKickRight};
constexpr ModeSet kickIns{PlayMode::KickInLeft, PlayMode::KickInRight};
constexpr ModeSet freeKicks{PlayMode::FreeKickLeft, PlayMode::FreeKickRight};
constexpr ModeSet goalModes{PlayMode::GoalLeft, PlayMode::GoalRight};
constexpr ModeSet kickOffs{PlayMode::KickOffLeft, PlayMode::KickOffRight};
constexpr ModeSet passModes{PlayMode::PassLeft, PlayMode::PassRight};

bool isSetPlay(PlayMode mode)
{
  return cornerKicks.has(mode) || goalKicks.has(mode) || kickIns.has(mode) || freeKicks.has(mode);
}

bool isNear(const Vec3f& a, float x, float y)
{
  return std::abs(a.x() - x) <= tolerance && std::abs(a.y() - y) <= tolerance;
}

QString text(const Vec3f& v)
{
  return QString("(%1, %2, %3)").arg(v.x(), 0, 'f', 3).arg(v.y(), 0, 'f', 3).arg(v.z(), 0, 'f', 3);
}

QString text(const RandomGame::Player& player)
{
  return QString::fromStdString(nameOf(player.id)) + " at " + text(player.position);
}

int indexOf(PlayerId id)
{
  return 100 * (id.side == Side::Right ? 2 : 1) + id.unum;
}

} // namespace

QString modeText(PlayMode mode)
{
  return QString::fromStdString(nameOf(mode));
}

QStringList Properties::wrong(const QString& property) const
{
  const auto found = wrong_.find(property);
  return found == wrong_.end() ? QStringList() : found->second;
}

QStringList Properties::wrong() const
{
  QStringList all;
  for(const auto& [property, list] : wrong_)
    for(const QString& one : list)
      all << property + ": " + one;
  return all;
}

int Properties::proofs(const QString& property) const
{
  const auto found = proofs_.find(property);
  return found == proofs_.end() ? 0 : found->second;
}

void Properties::expect(bool holds, const char* property, const QString& what)
{
  ++proofs_[property];
  if(QStringList& list = wrong_[property]; !holds && list.size() < kept)
    list << QString("%1 s, %2: %3").arg(step_.time, 0, 'f', 2).arg(modeText(step_.mode), what);
}

void Properties::look(const Step& step)
{
  step_ = step;
  ++steps_;
  expect(step.isFinite, "numbers", "a place or velocity is none");
  for(const auto& event : step.events)
    if(event->rule == "free place")
      for(const GameEvent::Player& player : event->players)
        withoutPlace_[100 * player.team + player.unum] = steps_;
  if(isFirst_)
    restartBegin_ = step.time;
  else
  {
    lookAtModes(step);
    lookAtScores(step);
    lookAtClock(step);
    lookAtOpponents(step);
    lookAtOverlaps(step);
    lookAtPauses(step);
    lookAtSentOff(step);
    lookAtBall(step);
    lookAtFormation(step);
  }
  isFirst_ = false;
  last_ = step;
}

/// Whether a referee may change the mode so, without a command. Source: referee specification 6.1.
bool Properties::isEdge(const Step& from, const Step& to) const
{
  if(to.mode == PlayMode::BeforeKickOff)
    return from.half == 1 && to.half == 2 && to.time >= settings_.ruleHalfTime;
  if(to.mode == PlayMode::GameOver)
    return to.half == 2 && to.time >= 2 * settings_.ruleHalfTime;
  switch(from.mode)
  {
  case PlayMode::BeforeKickOff:
    return kickOffs.has(to.mode);
  case PlayMode::GoalLeft:
    return to.mode == PlayMode::KickOffRight;
  case PlayMode::GoalRight:
    return to.mode == PlayMode::KickOffLeft;
  case PlayMode::PlayOn:
    return passModes.has(to.mode) || isSetPlay(to.mode) || goalModes.has(to.mode);
  case PlayMode::PassLeft:
  case PlayMode::PassRight:
    return to.mode == PlayMode::PlayOn || isSetPlay(to.mode) || goalModes.has(to.mode);
  default:
    return (kickOffs.has(from.mode) || isSetPlay(from.mode)) && to.mode == PlayMode::PlayOn;
  }
}

void Properties::lookAtModes(const Step& step)
{
  if(step.mode != last_.mode)
  {
    ++entered_[step.mode];
    expect(isEdge(last_, step), "H1", "after " + modeText(last_.mode));
    restartBegin_ = step.time;
  }
  if(!kickOffs.has(step.mode) && !isSetPlay(step.mode))
    return;
  const float lasted = step.time - restartBegin_;
  longestRestart_ = std::max(longestRestart_, lasted);
  // The clock counts in single precision.
  expect(lasted < 15.02f + 0.005f, "H3", QString::number(lasted));
}

void Properties::lookAtScores(const Step& step)
{
  for(const auto& event : step.events)
    if(event->kind == GameEvent::Kind::Goal)
      ++goals_.at(static_cast<std::size_t>(event->team - 1));
  for(const Side side : {Side::Left, Side::Right})
  {
    const auto i = static_cast<std::size_t>(sparkwright::indexOf(side));
    const PlayMode goal = forSide(PlayMode::GoalLeft, side);
    const int change = step.mode == goal && last_.mode != goal ? 1 : 0;
    expect(step.score[i] - last_.score[i] == change, "H2",
           QString("%1 after %2").arg(step.score[i]).arg(last_.score[i]));
    expect(goals_[i] == step.score[i], "events", QString("%1 goals, score %2").arg(goals_[i]).arg(step.score[i]));
  }
}

void Properties::lookAtClock(const Step& step)
{
  // The mode that a cycle begins in tells which clock runs.
  const bool stands = traitsOf(last_.mode).clock != GameClock::Game;
  expect(stands ? step.time == last_.time : step.time > last_.time, "H6", QString("after %1 s").arg(last_.time));
}

/// Where a player goes that is too near to the ball. Source: referee specification 7.3.
Vec3f Properties::wayBack(const Player& player, const Vec3f& from) const
{
  const float distance = settings_.freeKickMoveDist;
  const float x = from.x() + (player.id.side == Side::Left ? -distance : distance);
  if(std::abs(x) <= settings_.fieldLength / 2)
    return {x, player.before.y(), 0};
  return {player.before.x(), from.y() + (from.y() < 0 ? distance : -distance), 0};
}

/// Whether the search for a free place has put the player elsewhere than where it should go, or has failed lately: the
/// same failure is told once per second only.
bool Properties::isExcused(const Player& player, const Vec3f& regular) const
{
  if(player.isMoved && !isNear(player.position, regular.x(), regular.y()))
    return true;
  const auto failed = withoutPlace_.find(indexOf(player.id));
  return failed != withoutPlace_.end() && steps_ - failed->second <= 51;
}

void Properties::lookAtOpponents(const Step& step)
{
  if(!isSetPlay(step.mode) || step.modeTime < settings_.ruleKickInPauseTime + 0.005f)
    return;
  const Side kicking = traitsOf(step.mode).side;
  const FieldGeometry field(settings_);
  const Bounds area = field.penaltyArea(kicking);
  for(const Player& player : step.players)
  {
    if(player.id.side == kicking)
      continue;
    const bool isNear = goalKicks.has(step.mode) ? player.box.meetsOnGround(area)
                                                 : player.box.meetsSphere(step.ball, settings_.freeKickDistance);
    const float front = field.areaFront() - settings_.freeKickMoveDist;
    const Vec3f regular = goalKicks.has(step.mode) ? Vec3f(kicking == Side::Left ? -front : front, player.before.y(), 0)
                                                   : wayBack(player, step.ball);
    expect(!isNear || isExcused(player, regular), "H4", text(player) + ", ball at " + text(step.ball));
  }
}

void Properties::lookAtOverlaps(const Step& step)
{
  const bool fails = std::ranges::any_of(withoutPlace_, [&](const auto& entry) { return steps_ - entry.second <= 51; });
  for(const std::string& overlap : step.overlaps)
    expect(fails, "H5", QString::fromStdString(overlap));
  proofs_["H5"] += static_cast<int>(step.moves.size());
}

void Properties::lookAtPauses(const Step& step)
{
  if(step.paused)
    expect(!step.counted && !(last_.paused && step.fouls != last_.fouls), "H9",
           QString("%1 fouls after %2").arg(step.fouls).arg(last_.fouls));
}

void Properties::lookAtSentOff(const Step& step)
{
  constexpr int within = 27; // steps
  // A pause ends all punishment.
  if(step.paused)
    sentOff_.clear();
  const float beside = settings_.fieldWidth / 2 + 0.5f;
  for(const Player& player : step.players)
  {
    const auto due = sentOff_.find(indexOf(player.id));
    if(due == sentOff_.end())
      continue;
    // Source: referee specification 7.7. Beside the place if somebody is too near to it.
    const float x = (player.id.side == Side::Left ? 0.6f : -0.6f) * static_cast<float>(player.id.unum - 7);
    const float y = std::copysign(beside, player.position.y());
    const bool isTaken =
        std::ranges::any_of(step.players,
                            [&](const Player& other)
                            {
                              return other.id != player.id && other.box.meetsSphere({x, y, settings_.agentRadius},
                                                                                    settings_.agentRadius + tolerance);
                            }) ||
        distanceOnGround(step.ball, {x, y, 0}) < 1 + tolerance;
    const bool isThere = player.isMoved && (isNear(player.position, x, y) || (isTaken && isExcused(player, {x, y, 0})));
    const bool hangs = player.position.z() > 1;
    if((isThere && !hangs) || steps_ > due->second)
    {
      expect(steps_ <= due->second, "H10", text(player));
      sentOff_.erase(due);
    }
  }
  for(const auto& event : step.events)
    if(event->kind == GameEvent::Kind::Foul && event->consequence.english().starts_with("sent off"))
      sentOff_.emplace(100 * event->players.front().team + event->players.front().unum, steps_ + within);
}

void Properties::lookAtBall(const Step& step)
{
  const FieldGeometry field(settings_);
  const Vec3f& ball = step.ball;
  if(kickOffs.has(step.mode) && step.mode != last_.mode)
    expect(isNear(ball, 0, 0), "ball", "at " + text(ball));
  const bool isDropped = std::ranges::any_of(
      step.events, [](const auto& event) { return event->consequence.english().starts_with("the ball is dropped"); });
  if(isDropped)
    expect(std::abs(ball.y()) < field.halfWidth() && field.holdsBall(ball) &&
               std::abs(ball.x()) <= field.halfLength() + tolerance,
           "ball", "dropped at " + text(ball));
  if(!isSetPlay(step.mode) || step.modeTime < settings_.ruleKickInPauseTime + 0.005f)
    return;
  const float insideX = field.halfLength() - settings_.ballRadius, insideY = field.halfWidth() - settings_.ballRadius;
  const float x = std::abs(ball.x()), y = std::abs(ball.y());
  bool isLegal = field.holdsBall(ball);
  if(kickIns.has(step.mode))
    isLegal = isLegal && std::abs(y - insideY) < tolerance;
  else if(cornerKicks.has(step.mode))
    isLegal = std::abs(x - insideX) < tolerance && std::abs(y - 5.483f) < tolerance;
  else if(freeKicks.has(step.mode))
  {
    // The corner of an area is where balls go that were inside.
    const bool isInside = x > field.areaFront() + tolerance && y < field.areaHalfWidth() - tolerance;
    isLegal = isLegal && !(isInside && x < field.halfLength());
  }
  expect(isLegal, "ball", "at " + text(ball));
}

void Properties::lookAtFormation(const Step& step)
{
  // The step that begins a mode may not have seen to it yet.
  if(goalModes.has(last_.mode) && last_.mode == step.mode)
    checkKickOff(step, opponentOf(traitsOf(step.mode).side));
  else if(kickOffs.has(step.mode) && (last_.mode == step.mode || goalModes.has(last_.mode)))
    checkKickOff(step, traitsOf(step.mode).side);
  if(step.mode != PlayMode::BeforeKickOff || last_.mode != step.mode)
    return;
  const FieldGeometry field(settings_);
  for(const Player& player : step.players)
  {
    const Vec3f regular(FieldGeometry::homeward(player.id.side) * settings_.freeKickMoveDist, player.before.y(), 0);
    expect(!player.box.meetsOnGround(field.half(opponentOf(player.id.side))) || isExcused(player, regular), "formation",
           text(player));
  }
}

/// Source: referee specification 7.4.
void Properties::checkKickOff(const Step& step, Side kicking)
{
  const FieldGeometry field(settings_);
  for(const Player& player : step.players)
  {
    const Bounds& box = player.box;
    const bool isAway = box.meetsOnGround(field.half(opponentOf(player.id.side)));
    const float farX = std::max(std::abs(box.min.x()), std::abs(box.max.x()));
    const float farY = std::max(std::abs(box.min.y()), std::abs(box.max.y()));
    const bool isWrong = player.id.side == kicking
                             ? isAway && std::hypot(farX, farY) > settings_.freeKickDistance
                             : isAway || box.meetsSphere(field.centreSpot(), settings_.freeKickDistance);
    const Vec3f regular(FieldGeometry::homeward(player.id.side) * settings_.freeKickMoveDist, player.before.y(), 0);
    expect(!isWrong || isExcused(player, regular), "formation", text(player));
  }
}
