#include "core/game/soccer3d/game/Referee.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/Penalties.h"
#include "core/game/soccer3d/referee/PlayerMover.h"
#include "core/game/soccer3d/referee/Restarts.h"
#include "core/game/soccer3d/rules/KickOffRules.h"
#include "core/game/soccer3d/rules/MatchTimeRules.h"
#include "core/game/soccer3d/rules/OpenPlayRules.h"
#include "core/game/soccer3d/rules/PassRules.h"
#include "core/game/soccer3d/rules/SetPlayRules.h"
#include "core/game/soccer3d/rules/SpecialGameRules.h"
#include "core/game/soccer3d/rules/SplRules.h"
#include "core/game/soccer3d/rules/fouls/AreaRules.h"
#include "core/game/soccer3d/rules/fouls/ChargingRules.h"
#include "core/game/soccer3d/rules/fouls/PostureRules.h"
#include "core/game/soccer3d/rules/fouls/SelfCollisionRule.h"
#include "core/game/soccer3d/rules/fouls/TouchingRule.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

template <class... Rules>
std::vector<std::unique_ptr<Rule>> make()
{
  std::vector<std::unique_ptr<Rule>> rules;
  (rules.push_back(std::make_unique<Rules>()), ...);
  return rules;
}

/// The rules of the 3D soccer league, in order.
std::vector<std::unique_ptr<Rule>> leagueRules()
{
  return make<LostBallRule, HalvesRule, KickOffBanRule,                                        // The match
              BeforeKickOffRule, KickOffRule, GoalPauseRule, SetPlayRule, GoalKickRule,        // Restarts
              PassModeRule, DoubleTouchRule, PassBanRule, GoalRule, BallOutRule, PassDistanceRule, // Open play
              KeepawayRule, QuitRule,                                                          //
              ShootoutRule, PostureRule, TouchTimesRule, ChargingRule, SelfCollisionRule,      // Fouls
              CrowdingRule, IllegalDefenceRule, IncapableRule, TouchingRule, PenaltyRule, DisciplineRule>();
}

std::vector<std::unique_ptr<Rule>> splRules()
{
  return make<LostBallRule, SplPhaseRule, SplGoalRule, SplBallReturnRule, SplSetRule, SplPenaltyRule, QuitRule>();
}

/// Who decides what is not decided by a rule, and why.
constexpr const char* command = "command";
constexpr SoccerKey asked = "command.asked";
constexpr const char* humanReferee = "human referee";

} // namespace

Referee::Referee(const SoccerSettings& settings, std::uint64_t seed)
    : now_(settings, seed), rules_(settings.splRules ? splRules() : leagueRules()), enabled_(rules_.size(), true)
{
  now_.kickOffTurn.next = settings.coinTossForKickOff ? Side::None : Side::Left;
  applySettings();
}

Referee::~Referee() = default;

std::vector<std::string> Referee::ruleNames()
{
  std::vector<std::string> names;
  for(const auto& rules : {leagueRules(), splRules()})
    for(const std::unique_ptr<Rule>& rule : rules)
      if(std::ranges::find(names, rule->name()) == names.end())
        names.emplace_back(rule->name());
  return names;
}

void Referee::applySettings()
{
  now_.lots.setRandom(now_.settings.drawLots);
  if(disabled_ == now_.settings.disabledRules)
    return;
  for(const std::string& name : disabled_)
    setEnabled(name, true);
  disabled_ = now_.settings.disabledRules;
  for(const std::string& name : disabled_)
    setEnabled(name, false);
}

bool Referee::isEnabled(std::string_view rule) const
{
  for(std::size_t i = 0; i < rules_.size(); ++i)
    if(rules_[i]->name() == rule)
      return enabled_[i];
  return false;
}

bool Referee::setEnabled(std::string_view rule, bool enabled)
{
  for(std::size_t i = 0; i < rules_.size(); ++i)
    if(rules_[i]->name() == rule)
    {
      // What it has begun is over: nobody else would end it.
      if(enabled_[i] && !enabled)
        rules_[i]->pause(now_);
      enabled_[i] = enabled;
      return true;
    }
  return false;
}

void Referee::advance(float seconds)
{
  now_.judgement.advance(static_cast<double>(seconds));
  now_.clock.advance(seconds);
  now_.advanceTallies();
  const Pitch& pitch = now_.pitch;
  Situation::BallMemory& ball = now_.ball;
  if(!pitch.touching.empty())
  {
    ball.toucher = pitch.touching.front();
    ball.touchTime = now_.clock.time();
  }
  if(!pitch.ball.present)
    return;
  ball.onField = now_.field.holdsBall(pitch.ball.position);
  if(!ball.onField)
    return;
  ball.lastOnField = pitch.ball.position;
  if(openPlay.has(now_.clock.mode()))
    ball.kickSpot = {pitch.ball.position.x(), pitch.ball.position.y(), now_.settings.ballRadius};
}

void Referee::judge()
{
  begun_ = now_.clock.mode();
  stage_ = Stage::Time;
  next_ = 0;
  judgeOn();
}

void Referee::judgeOn()
{
  while(next_ < rules_.size() && !halted())
  {
    const std::size_t i = next_++;
    Rule& rule = *rules_[i];
    if(rule.stage() != stage_)
    {
      stage_ = rule.stage();
      begun_ = now_.clock.mode();
    }
    if(!enabled_[i])
      continue;
    if(stage_ >= Stage::Count && now_.clock.paused())
      rule.pause(now_);
    // In the mode that the stage began with, and in one that it has changed to if the rule is for both.
    else if(rule.modes().has(begun_) && (now_.clock.mode() == begun_ || rule.modes().has(now_.clock.mode())))
      rule.judge(now_);
  }
}

void Referee::wait(float seconds)
{
  now_.judgement.wait(now_, static_cast<double>(seconds));
  judgeOn();
}

LocalText Referee::answered(LocalText refusal)
{
  if(refusal.empty())
    judgeOn();
  return refusal;
}

LocalText Referee::confirm()
{
  return answered(now_.judgement.confirm(now_));
}

LocalText Referee::overrule()
{
  return answered(now_.judgement.overrule(now_));
}

LocalText Referee::overrule(FoulType instead, PlayerId offender)
{
  if(!halted())
    return now_.judgement.overrule(now_);
  if(!now_.pitch.find(offender))
    return soccerText("trainer.noPlayer");
  Situation::Penalty penalty;
  if(instead == FoulType::IllegalDefence && !now_.settings.illegalDefenseBeamPenalty)
    penalty.measure = Situation::Penalty::Measure::LeaveArea;
  if(instead == FoulType::Touching && !now_.settings.touchingFoulBeamPenalty)
  {
    penalty.measure = Situation::Penalty::Measure::LeaveGroup;
    penalty.middle = now_.judgement.pending().position;
  }
  return answered(now_.judgement.overrule(
      now_, foulDecision(now_, instead, humanReferee, {offender}, soccerText("command.human"), penalty)));
}

LocalText Referee::undo()
{
  return now_.judgement.undo(now_);
}

void Referee::kickOff(Side side)
{
  if(now_.settings.kickOffMovesBall)
    now_.placeBall(now_.field.centreSpot());
  sparkwright::kickOff(now_, side, command, soccerText(asked));
}

void Referee::dropBall()
{
  sparkwright::dropBall(now_, now_.pitch.ball.position, command, soccerText(asked));
}

void Referee::setMode(PlayMode mode)
{
  now_.setMode(mode, command, soccerText(asked));
}

void Referee::setScore(int left, int right)
{
  if(now_.score == std::array{left, right})
    return;
  LocalText before = scoreText(now_.score);
  now_.score = {left, right};
  now_.tell(MatchEvent::Kind::Score, command, soccerText(asked),
            soccerText("command.score", std::move(before), scoreText(now_.score)),
            {.position = Vec3f(Vec3f::Zero())});
}

void Referee::setTime(float time)
{
  now_.setTime(time);
}

bool Referee::giveYellowCard(PlayerId player)
{
  Situation::Discipline& discipline = now_.discipline[player];
  if(++discipline.yellowCards > 1)
  {
    discipline.redCard = true;
    tellOf(player, soccerText("command.secondYellowCard", nameOf(player)), soccerText("command.sentOff"));
    return true;
  }
  tellOf(player, soccerText("command.yellowCard", nameOf(player)), {});
  return false;
}

void Referee::giveRedCard(PlayerId player)
{
  now_.discipline[player].redCard = true;
  tellOf(player, soccerText("command.redCard", nameOf(player)), soccerText("command.sentOff"));
}

void Referee::suspend(PlayerId player, float seconds)
{
  // The rule ends it, so that it is told once.
  now_.discipline[player].suspendedTo = now_.clock.time() + std::max(seconds, 0.f);
  if(seconds > 0)
    tellOf(player, soccerText("command.suspended", nameOf(player)), soccerText("command.besideField", seconds));
}

void Referee::tellOf(PlayerId player, LocalText what, LocalText consequence)
{
  const Pitch::Player* const found = now_.pitch.find(player);
  now_.tell(MatchEvent::Kind::Offence, command, std::move(what), std::move(consequence),
            {.side = player.side, .players = {player}, .position = found ? found->position : Vec3f(Vec3f::Zero())});
}

void Referee::requestPass(PlayerId player)
{
  if(passRefusal(now_, player).empty())
    now_.setMode(forSide(PlayMode::PassLeft, player.side), "pass mode", soccerText("pass.asked", nameOf(player)),
                 {player});
}

void Referee::clearAround(const Vec3f& point, PlayerId except)
{
  PlayerMover mover(now_);
  for(const Side side : now_.lots.teams())
    mover.clearAround(side, point, except);
}

void Referee::archive(StateArchive& a)
{
  a(now_);
  for(const std::unique_ptr<Rule>& rule : rules_)
    rule->archive(a);
  std::vector<bool> enabled = enabled_;
  a(enabled, disabled_);
  if(a.require(enabled.size() == rules_.size()))
    enabled_ = std::move(enabled);
  a.choice(stage_, Stage::Punish);
  a.choice(begun_, static_cast<PlayMode>(playModeCount - 1));
}

} // namespace sparkwright
