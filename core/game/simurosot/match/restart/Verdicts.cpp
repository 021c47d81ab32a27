#include "core/game/simurosot/match/restart/Verdicts.h"

#include "core/archive/StateArchive.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sparkwright::simurosot
{

namespace
{

void makeFinite(double& number)
{
  if(!std::isfinite(number))
    number = 0;
}

/// The objects that are named, up to the first that does not exist.
std::int32_t soundCount(const sref_evidence& evidence)
{
  const auto most = static_cast<std::int32_t>(std::size(evidence.robots));
  const std::int32_t count = std::clamp<std::int32_t>(evidence.count, 0, most);
  const auto isObject = [](std::int32_t object) { return object >= 0 && object < SREF_BALL; };
  const auto* const end = std::find_if_not(evidence.robots, evidence.robots + count, isObject);
  return static_cast<std::int32_t>(end - evidence.robots);
}

void makeSound(sref_evidence& evidence)
{
  for(double* number : {&evidence.place.x, &evidence.place.y, &evidence.value, &evidence.limit, &evidence.left,
                        &evidence.bottom, &evidence.right, &evidence.top})
    makeFinite(*number);
  evidence.count = soundCount(evidence);
}

} // namespace

std::optional<Side> sideOf(int number)
{
  if(number == SREF_BLUE)
    return Side::Blue;
  if(number == SREF_YELLOW)
    return Side::Yellow;
  return {};
}

int numberOf(std::optional<Side> side)
{
  return side ? indexOf(*side) : SREF_NOBODY;
}

Side actorOf(const sref_verdict& verdict)
{
  return sideOf(verdict.actor).value_or(Side::Blue);
}

Side offendedBy(const sref_verdict& verdict)
{
  const std::optional<Side> offender = sideOf(verdict.offender_side);
  return offender ? other(*offender) : actorOf(verdict);
}

bool isGoal(const sref_verdict& verdict)
{
  return sideOf(verdict.goal_for).has_value();
}

bool endsPeriod(const sref_verdict& verdict)
{
  return verdict.reason == SREF_R0_PERIOD_OVER ||
         (verdict.kind == SST_PLAY_ON && verdict.reason != SREF_SHOOT_OUT_OVER);
}

bool isSameOffence(const sref_verdict& a, const sref_verdict& b)
{
  return a.reason == b.reason && a.offender_side == b.offender_side && a.offender_robot == b.offender_robot;
}

sref_verdict noVerdict()
{
  sref_verdict verdict{};
  verdict.size = sizeof verdict;
  verdict.kind = SST_PLAY_ON;
  verdict.actor = SREF_NOBODY;
  verdict.offender_side = SREF_NOBODY;
  verdict.offender_robot = -1;
  verdict.reason = SREF_NO_RULE;
  verdict.hardness = SREF_CERTAIN;
  verdict.goal_for = SREF_NOBODY;
  return verdict;
}

sref_verdict madeVerdict(Restart restart, Side actor, int reason, std::string_view text)
{
  sref_verdict verdict = noVerdict();
  verdict.kind = static_cast<std::int32_t>(restart);
  verdict.actor = indexOf(actor);
  verdict.reason = reason;
  text.copy(verdict.text, std::size(verdict.text) - 1);
  return verdict;
}

void copyText(const sref_verdict& from, sst_verdict& to)
{
  const std::string_view whole(from.text, strnlen(from.text, sizeof from.text));
  std::size_t length = std::min(whole.size(), sizeof to.text - 1);
  while(length > 0 && length < whole.size() && (static_cast<unsigned char>(whole[length]) & 0xc0) == 0x80)
    --length; // Not within a character.
  whole.copy(to.text, length);
  to.text[length] = '\0';
}

bool makeSound(sref_verdict& verdict)
{
  verdict.size = sizeof verdict;
  verdict.text[std::size(verdict.text) - 1] = 0;
  verdict.offender_side = numberOf(sideOf(verdict.offender_side));
  verdict.goal_for = numberOf(sideOf(verdict.goal_for));
  if(verdict.offender_robot < 0 || verdict.offender_robot >= SST_MAX_ROBOTS)
    verdict.offender_robot = -1;
  if(verdict.hardness != SREF_CERTAIN)
    verdict.hardness = SREF_NEEDS_HUMAN;
  makeSound(verdict.evidence);
  if(verdict.kind < 0 || verdict.kind >= restartCount)
    return false;
  return verdict.kind == SST_PLAY_ON || sideOf(verdict.actor);
}

void archiveVerdict(StateArchive& a, sref_verdict& verdict)
{
  a(verdict.kind, verdict.actor, verdict.offender_side, verdict.offender_robot, verdict.reason, verdict.hardness,
    verdict.goal_for);
  for(char& letter : verdict.text)
    a(letter);
  sref_evidence& evidence = verdict.evidence;
  a(evidence.place.x, evidence.place.y, evidence.value, evidence.limit, evidence.count);
  for(std::int32_t& robot : evidence.robots)
    a(robot);
  a(evidence.left, evidence.bottom, evidence.right, evidence.top);
  if(a.isLoading())
    a.require(makeSound(verdict));
}

void archiveTargets(StateArchive& a, sref_targets& targets)
{
  targets.size = sizeof targets;
  a(targets.n, targets.ball_wanted, targets.ball.x, targets.ball.y);
  for(sst_pose& pose : targets.pose)
    a(pose.x, pose.y, pose.angle);
  if(a.isLoading() && !a.require(targets.n >= 0 && targets.n <= SST_MAX_ROBOTS))
    targets.n = 0;
}

void archiveSide(StateArchive& a, std::optional<Side>& side)
{
  auto number = static_cast<std::uint8_t>(numberOf(side));
  a(number);
  if(!a.isLoading())
    return;
  a.require(number <= SREF_NOBODY);
  side = sideOf(number);
}

void archiveCount(StateArchive& a, int& number)
{
  constexpr int most = 1'000'000'000;
  a(number);
  if(!a.require(number >= 0 && number <= most))
    number = 0;
}

} // namespace sparkwright::simurosot
