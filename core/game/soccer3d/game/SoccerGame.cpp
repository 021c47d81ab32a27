#include "core/game/soccer3d/game/SoccerGame.h"

#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/rules/PassRules.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/types/RobotTypes.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

/// How a heading in the field coordinates of a side is turned in the world, where 0 degrees face +y.
float headingOffset(Side side)
{
  return side == Side::Right ? 90.f : -90.f;
}

} // namespace

float fieldDirectionDeg(Side side, const Vec3f& vector)
{
  return side == Side::Right ? toDegrees(std::atan2(-vector.y(), -vector.x()))
                             : toDegrees(std::atan2(vector.y(), vector.x()));
}

SoccerGame::SoccerGame(const League& league, Context& context, Object& scene, bool spl)
    : league_(league), context_(context), rulebook_(context.scripts, spl), teams_(settings()),
      ballSensors_(*this), referee_(settings(), context.random->runSeed()), selfCollisions_(*this), trainer_(*this)
{
  context_.provide<SoccerGame>(this);
  context_.provide<Game>(this);
  rulebook_.open(referee_);
  scene.visit<ObjectState>(
      [&](ObjectState& object)
      {
        if(auto* const player = dynamic_cast<AgentState*>(&object))
          addPlayer(*player);
        else if(!agentRoot(object))
          field_.add(object);
      });
  scene.visit<Line>([&](Line& line) { field_.add(line); });
  scene.visit<Ball>([&](Ball& ball) { field_.add(ball); });
}

SoccerGame::~SoccerGame()
{
  context_.provide<SoccerGame>(nullptr);
  context_.provide<Game>(nullptr);
}

void SoccerGame::update(double seconds)
{
  rulebook_.refresh();
  if(isHalted())
  {
    judge([seconds](Referee& referee) { referee.wait(static_cast<float>(seconds)); });
    return;
  }
  ballSensors_.collectTouches(touching_);
  for(AgentState* const player : moving_)
    if(std::ranges::find(touching_, player) == touching_.end())
      touching_.push_back(player);
  moving_.clear();
  contacts_.endStep();
  fillPitch();
  referee_.now().pitch.selfCollisions.clear();
  // Costs more than all else that is told, so only if somebody wants to know.
  if(refereed_ && settings().foulOnSelfCollisions && !clock().paused() && referee_.isEnabled("self collision"))
    selfCollisions_.measure(referee_.now().pitch.selfCollisions);
  referee_.advance(static_cast<float>(seconds));
  if(!refereed_)
    return;
  referee_.judge();
  carryOut();
}

void SoccerGame::officiate(const std::function<void(Referee&)>& action)
{
  fillPitch();
  action(referee_);
  carryOut();
}

LocalText SoccerGame::setRule(std::string_view name, const std::string& value)
{
  LocalText problem = rulebook_.set(name, value);
  if(problem.empty())
    officiate([&](Referee& referee)
              {
                referee.now().tell(MatchEvent::Kind::Notice, "command", soccerText("command.asked"),
                                   soccerText("command.set", name, value));
              });
  return problem;
}

void SoccerGame::judge(const std::function<void(Referee&)>& action)
{
  const int before = shownJudgement_;
  officiate(action);
  if(shownJudgement_ != before)
    showAll();
}

void SoccerGame::showJudgement()
{
  const Judgement& judgement = referee_.now().judgement;
  if(judgement.version() == shownJudgement_)
    return;
  shownJudgement_ = judgement.version();
  const auto shared = [this](const MatchEvent& event)
  { return std::make_shared<const GameEvent>(recordOf(event, teamNames())); };
  const MatchEvent* const undoable = judgement.undoable(settings());
  undoable_ = undoable ? shared(*undoable) : nullptr;
  pending_ = judgement.isPending() ? shared(judgement.pending()) : nullptr;
  if(!pending_)
    return;
  showAll(); // The rules that are left look at the pitch anew.
  if(context_.log)
    context_.log->note(settings().confirmWindow > 0
                           ? soccerText("verdict.pendingFor", lineOf(*pending_), settings().confirmWindow)
                           : soccerText("verdict.pending", lineOf(*pending_)));
}

void SoccerGame::showAll()
{
  if(Ball* const ball = field_.ball())
    ball->showPose();
  for(AgentState* const player : players_)
    player->robot().showPoses();
}

void SoccerGame::fillPitch()
{
  Pitch& pitch = referee_.now().pitch;
  pitch.agents = agentCount();
  pitch.players.clear();
  for(const AgentState* const player : players_)
    if(player->inTeam())
      pitch.players.push_back(
          {player->id(), player->position(), player->robot().velocity(), player->robot().bounds()});
  pitch.touching.clear();
  for(const AgentState* const player : touching_)
    if(player->inTeam())
      pitch.touching.push_back(player->id());
  pitch.contacts.clear();
  for(const AgentContacts::Contact& contact : contacts_.contacts())
    if(contact.first->inTeam() && contact.second->inTeam())
      pitch.contacts.push_back({contact.first->id(), contact.second->id(), contact.position()});
  const Ball* const ball = field_.ball();
  pitch.ball.present = ball != nullptr;
  if(!ball)
    return;
  pitch.ball.position = ball->position();
  pitch.ball.velocity = ball->velocity();
  for(const Side side : {Side::Left, Side::Right})
    pitch.ball.inGoal[static_cast<std::size_t>(indexOf(side))] = ballSensors_.ballInGoal(side);
}

void SoccerGame::carryOut()
{
  Situation::Decisions& decided = referee_.now().decisions;
  if(decided.takenBack)
    log_.strike(*decided.takenBack);
  if(!decided.events.empty())
    log_.record(decided.events, teamNames(), context_);
  if(decided.keepPostures)
    postures_.keep(players_);
  selfCollisionRecord_.write(decided.events, settings(), context_);
  if(decided.swapSides)
  {
    teams_.swapSides();
    for(AgentState* const player : players_)
      player->changeSides();
  }
  for(const PlayerId id : decided.postures)
    if(AgentState* const restored = player(id.side, id.unum))
      postures_.restore(*restored);
  for(const Situation::Move& move : decided.moves)
    if(AgentState* const moved = player(move.id.side, move.id.unum))
    {
      if(move.headingDeg)
        moved->robot().place(move.position, *move.headingDeg);
      else
        moved->robot().moveTo(move.position);
    }
  if(Ball* const ball = field_.ball(); ball && decided.ball)
    ball->placeAt(*decided.ball);
  if(decided.releaseJoints)
    selfCollisions_.release();
  for(const Situation::JointChange& change : decided.joints)
    selfCollisions_.setFrozen(change.id, change.joint, change.frozen);
  isOver_ = isOver_ || decided.finish;
  decided.clear();
  showJudgement();
}

std::vector<std::string> SoccerGame::commandNames() const
{
  return Trainer::names();
}

bool SoccerGame::command(const Action& action)
{
  return trainer_.command(action);
}

void SoccerGame::describe(GameState& state) const
{
  state.present = true;
  state.league = &league_;
  state.time = time();
  state.period = half();
  state.mode = nameOf(playMode());
  auto& own = state.ownPart<SoccerState>();
  for(const Side side : {Side::Left, Side::Right})
  {
    const auto i = static_cast<std::size_t>(indexOf(side));
    state.team[i] = teams_.name(side);
    state.score[i] = score(side);
    own.passScoreWait[i] = passScoreWait(referee_.now(), side);
  }
  own.fouls.clear();
  for(const Situation::Foul& foul : referee_.now().fouls)
    own.fouls.push_back({foul.index, static_cast<int>(foul.type), indexOf(foul.id.side) + 1, foul.id.unum});
  describeDiscipline(state);
  state.switchedOff.clear();
  if(const AgentHost* const host = context_.service<AgentHost>())
    for(const AgentState* const player : players_)
      if(player->inTeam() && host->isSwitchedOff(player->agentId()))
        state.switchedOff.push_back({indexOf(player->side()) + 1, player->unum()});
  state.environment = settings().environment;
  state.events = log_.events();
  state.rules = rulebook_.list();
  const Judgement& judgement = referee_.now().judgement;
  state.judgement.fouls = settings().confirmFouls;
  state.judgement.goals = settings().confirmGoals;
  state.judgement.pending = pending_;
  state.judgement.left = pending_ ? judgement.timeLeft(settings()) : 0;
  state.judgement.stands = settings().confirmByDefault;
  state.judgement.undoable = judgement.undoable(settings()) ? undoable_ : nullptr;
}

void SoccerGame::describeDiscipline(GameState& state) const
{
  state.discipline.clear();
  const Situation& now = referee_.now();
  for(const Side side : {Side::Left, Side::Right})
    for(int unum = 1; unum <= SoccerTeams::teamSize; ++unum)
    {
      const Situation::Discipline& given = now.discipline[{side, unum}];
      const Situation::Spl::Penalty& spl = now.spl.penalties[{side, unum}];
      const float until = spl.name.empty() ? given.suspendedTo : std::max(given.suspendedTo, spl.until);
      const int seconds = static_cast<int>(std::ceil(std::clamp(until - now.clock.time(), 0.f, 1e6f)));
      if(given.yellowCards > 0 || given.redCard || seconds > 0)
        state.discipline.push_back({indexOf(side) + 1, unum, given.yellowCards, given.redCard, seconds});
    }
}

void SoccerGame::describeAgents(std::span<AgentInfo> agents) const
{
  for(AgentInfo& agent : agents)
    for(const AgentState* const player : players_)
      if(player->agentId() == agent.id)
      {
        agent.team = player->inTeam() ? indexOf(player->side()) + 1 : 0;
        agent.unum = player->unum();
        agent.robotType = player->robotType;
      }
}

void SoccerGame::setScores(int left, int right)
{
  officiate([&](Referee& referee)
            { referee.setScore(std::clamp(left, 0, highestScore), std::clamp(right, 0, highestScore)); });
}

AgentState* SoccerGame::player(Side side, int unum) const
{
  if(side == Side::None)
    return nullptr;
  for(AgentState* const player : players_)
    if(player->side() == side && player->unum() == unum)
      return player;
  return nullptr;
}

AgentState* SoccerGame::playerOf(const AgentAspect* root) const
{
  if(root)
    for(AgentState* const player : players_)
      if(player->robot().root() == root)
        return player;
  return nullptr;
}

void SoccerGame::addPlayer(AgentState& player)
{
  players_.push_back(&player);
}

void SoccerGame::removePlayer(AgentState& player)
{
  std::erase(players_, &player);
  std::erase(touching_, &player);
  std::erase(moving_, &player);
  contacts_.remove(player);
  teams_.leave(player.side(), player.unum());
}

int SoccerGame::agentCount() const
{
  const AgentHost* const host = context_.service<AgentHost>();
  return host ? host->agentCount() : 0;
}

void SoccerGame::noteTouch(AgentState& player) { moving_.push_back(&player); }

void SoccerGame::noteMoved(AgentState& player)
{
  if(player.inTeam())
    referee_.now().tallies[player.id()].sinceMoved = 0;
}

void SoccerGame::onManipulated(const Object& node)
{
  // A set play that a command begins now is taken from where the ball has been put.
  const Ball* const ball = field_.ball();
  for(const Object* above = &node; above && ball; above = above->parent())
    if(above == ball)
      referee_.now().ball.kickSpot = {ball->position().x(), ball->position().y(), settings().ballRadius};
  const AgentAspect* const root = agentRoot(node);
  for(AgentState* const player : players())
    if(root && player->robot().root() == root)
      noteMoved(*player);
}

bool SoccerGame::enlist(AgentState& player, std::string_view teamName, int unum)
{
  if(player.inTeam())
  {
    const bool same = teamName == teams_.name(player.side()) && (unum == 0 || unum == player.unum());
    if(!same && context_.log) // Agents that ask once more for what they have are many.
      context_.log->warning(soccerText("init.second", player.agentId(), std::string(teamName.substr(0, 40)), unum,
                                       teams_.name(player.side()), player.unum()));
    return false;
  }
  const auto* const types = context_.service<RobotTypes>();
  const RobotTypes::Entry* const type = types ? types->withId(player.robotType) : nullptr;
  const SoccerTeams::Place place =
      teams_.join(teamName, unum, player.robotType, type ? type->type.most : std::optional<int>());
  if(place.side == Side::None)
  {
    if(context_.log)
      context_.log->warning(soccerText("init.refused", player.agentId(), place.refusal));
    return false;
  }
  player.join(place.side, place.unum);
  player.robot().place(teams_.nextWaitingPlace(place.side), headingOffset(place.side));
  noteMoved(player);
  return true;
}

bool SoccerGame::rejoin(AgentState& player, Side side, int unum)
{
  const SoccerTeams::Place place = teams_.join(teams_.name(side), unum, player.robotType);
  if(place.side != side)
    return false;
  player.join(place.side, place.unum);
  return true;
}

void SoccerGame::beam(AgentState& player, float x, float y, float angleDeg)
{
  if(!traitsOf(playMode()).mayBeam || !std::isfinite(x) || !std::isfinite(y) || !std::isfinite(angleDeg))
    return;
  const auto noise = [this](float amplitude)
  { return amplitude > 0 ? static_cast<float>(context_.random->uniform(-amplitude, amplitude)) : 0.f; };
  x += noise(settings().beamNoiseXY);
  y += noise(settings().beamNoiseXY);
  angleDeg += noise(settings().beamNoiseAngle);
  if(!settings().startAnyFieldPosition)
  {
    x = std::clamp(x, -settings().fieldLength / 2, 0.f);
    y = std::clamp(y, -settings().fieldWidth / 2, settings().fieldWidth / 2);
  }
  if(player.side() == Side::Right)
  {
    x = -x;
    y = -y;
  }
  player.robot().place({x, y, settings().agentRadius}, angleDeg + headingOffset(player.side()));
  noteMoved(player);
}

void SoccerGame::say(AgentState& speaker, const Utterance& said)
{
  if(!speaker.inTeam())
    return;
  const std::string& team = teams_.name(speaker.side());
  const Vec3f from = speaker.position();
  speaker.hearing.hear(Hearing::Self, team, 0, said);
  for(AgentState* const listener : players_)
  {
    if(listener == &speaker || !listener->inTeam())
      continue;
    const Vec3f direction = from - listener->position();
    if(direction.norm() > settings().sayRange)
      continue;
    listener->hearing.hear(listener->side() == speaker.side() ? Hearing::Mate : Hearing::Opponent, team,
                           fieldDirectionDeg(listener->side(), direction), said);
  }
}

void SoccerGame::archive(StateArchive& a, std::vector<AgentState*>& players)
{
  players.resize(a.count(players.size(), sizeof(std::uint64_t)));
  for(AgentState*& player : players)
    a.link(player);
  std::erase(players, nullptr);
}

void SoccerGame::archive(StateArchive& a)
{
  if(a.isLoading())
    rulebook_.refresh(); // Variables of scripts are loaded already.
  a(teams_, contacts_, newcomers_, refereed_, isOver_, referee_, log_, postures_);
  archive(a, touching_);
  archive(a, moving_);
  if(!a.isLoading())
    return;
  shownJudgement_ = referee_.now().judgement.version();
  pending_ = undoable_ = nullptr;
  fillPitch();
}

LocalText SoccerGame::whyInexact() const
{
  const Judgement& judgement = referee_.now().judgement;
  if(judgement.isPending())
    return stateText("state.pending");
  return judgement.undoable(settings()) ? stateText("state.undoable") : LocalText();
}

void SoccerGame::renew(int agent)
{
  for(AgentState* const player : players_)
    if(player->agentId() == agent && player->inTeam())
      player->join(player->side(), player->unum());
}

} // namespace sparkwright
